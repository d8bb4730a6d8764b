//! Shared by the crash and attack tests: the real program on a port of this machine, and people who play there over HTTP.

// Each test program uses only some parts of it.
#![allow(dead_code)]

pub mod pair;
pub mod served;
pub mod trial;
#[path = "../../../server/tests/http/visitor.rs"]
pub mod visitor;

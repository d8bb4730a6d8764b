//! What tests of crashes and attacks share: the real program on a port of this machine, and people who play there over HTTP.

// Each of its users needs another part of it.
#![allow(dead_code)]

pub mod pair;
pub mod served;
pub mod trial;
#[path = "../../../server/tests/http/visitor.rs"]
pub mod visitor;

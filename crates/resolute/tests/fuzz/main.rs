//! Fuzzes the real server for as long as `RESOLUTE_FUZZ_SECONDS` says.

mod http;
#[path = "../../../server/tests/http/visitor.rs"]
mod visitor;

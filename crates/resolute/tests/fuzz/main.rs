//! The real server under what nobody would send on purpose, for as long as `RESOLUTE_FUZZ_SECONDS` says.

mod http;
#[path = "../../../server/tests/http/visitor.rs"]
mod visitor;

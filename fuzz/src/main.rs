//! One program for all targets. `RESOLUTE_FUZZ_TARGET` names the target that libFuzzer tests.

#![no_main]

use std::sync::OnceLock;

use fuzzing::Target;
use libfuzzer_sys::fuzz_target;

fn chosen() -> &'static Target {
    static CHOSEN: OnceLock<&Target> = OnceLock::new();
    CHOSEN.get_or_init(|| {
        let name = std::env::var("RESOLUTE_FUZZ_TARGET").unwrap_or_default();
        let known: Vec<_> = fuzzing::TARGETS.iter().map(|target| target.name).collect();
        fuzzing::target(&name)
            .unwrap_or_else(|| panic!("RESOLUTE_FUZZ_TARGET is one of {known:?}, not {name:?}"))
    })
}

fuzz_target!(|bytes: &[u8]| (chosen().run)(bytes));

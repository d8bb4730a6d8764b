//! Measures the time from a click to the changed picture for two programs side by side, see bench/CLICK.md.

use std::path::PathBuf;

use serde_json::json;

use crate::browser::Browser;
use crate::house::House;
use crate::play::{choices, is_over, new_table, some, unfold, version};

/// Number of measured clicks per program.
const CLICKS: usize = 240;
/// The first clicks on a page are not representative.
const WARM_UP: usize = 10;
const LONG: [(&str, &str); 1] = [("option.weeks", "20")];

/// Records for each click when the document had the new version, and when that frame was painted.
const WATCH: &str = r##"
    window.clicked = [];
    let since = null;
    const version = () => document.getElementById("table").dataset.version;
    document.addEventListener("click", (event) => {
        if (event.isTrusted && event.target.closest("#act button")) since = { at: event.timeStamp, version: version() };
    }, true);
    new MutationObserver(() => {
        if (!since || version() === since.version) return;
        const { at } = since;
        since = null;
        const changed = performance.now();
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => window.clicked.push([changed - at, performance.now() - at]);
            painted.port2.postMessage(null);
        });
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-version"] });
"##;

/// One program, its page, and its measurements: time to the changed document and time to the painted frame.
struct Side {
    name: &'static str,
    browser: Browser,
    house: House,
    taken: usize,
    times: Vec<[f64; 2]>,
}

impl Side {
    fn open(name: &'static str, program: PathBuf) -> Option<Side> {
        let house = House::of(&program)?;
        let browser = Browser::open();
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        browser.devtools("Emulation.setEmulatedMedia", still);
        let side = Side { name, browser, house, taken: 0, times: Vec::new() };
        side.sit_down();
        Some(side)
    }

    fn sit_down(&self) {
        new_table(&self.browser, &self.house, &LONG);
        self.browser.eval(WATCH, &[]);
    }

    /// Takes one decision by mouse, at its button.
    fn click(&mut self) {
        if is_over(&self.browser) {
            self.sit_down();
        }
        let all = choices(&self.browser);
        let choice = some(&all, self.taken);
        let before = version(&self.browser);
        self.browser.eval("window.clicked = []", &[]);
        unfold(&self.browser, choice);
        self.browser.click(&format!("#{}", choice.id));
        self.browser
            .wait("the frame is painted", |browser| browser.eval("return window.clicked.length", &[]) == 1);
        assert!(version(&self.browser) > before);
        let time = self.browser.eval("return window.clicked[0]", &[]);
        self.taken += 1;
        if self.taken > WARM_UP {
            self.times.push([time[0].as_f64().unwrap(), time[1].as_f64().unwrap()]);
        }
    }

    /// The time below which this many thousandths of the clicks stay.
    fn quantile(&self, what: usize, thousandths: usize) -> f64 {
        let mut times: Vec<f64> = self.times.iter().map(|time| time[what]).collect();
        times.sort_by(f64::total_cmp);
        times[(times.len() - 1) * thousandths / 1000]
    }
}

#[test]
fn a_click_is_answered_as_quickly_as_before() {
    let program = |name: &str| std::env::var_os(name).map(PathBuf::from);
    // Runs only if both programs are named.
    let sides = [("before", "RESOLUTE_BEFORE"), ("now", "RESOLUTE_NOW")]
        .map(|(name, key)| program(key).and_then(|program| Side::open(name, program)));
    let [Some(mut before), Some(mut now)] = sides else { return };
    for n in 0..CLICKS + WARM_UP {
        let mut pair = [&mut before, &mut now];
        // Alternate which program goes first.
        if n % 2 == 1 {
            pair.reverse();
        }
        pair.into_iter().for_each(Side::click);
    }
    for (what, words) in ["changed document", "painted frame"].into_iter().enumerate() {
        for side in [&before, &now] {
            let [middle, most] = [500, 900].map(|part| side.quantile(what, part));
            println!(
                "{:>6}, click to {words}: p50 {middle:.1} ms, p90 {most:.1} ms, {} clicks",
                side.name,
                side.times.len()
            );
        }
        println!("        now against before: {:.2}", now.quantile(what, 500) / before.quantile(what, 500));
    }
    let ratio = now.quantile(1, 500) / before.quantile(1, 500);
    assert!(ratio <= 1.2, "a painted frame takes {ratio:.2} times as long as before");
}

//! One Chromium with a private profile, driven through chromedriver. Everything is removed when the test ends.

use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, PointerAction, TouchActions,
};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const TIMEOUT: Duration = Duration::from_secs(20);
/// How often a driver that finds no port is started.
const STARTS: usize = 10;
const PAUSE: Duration = Duration::from_millis(25);

const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
];

pub const WIDE: (u32, u32) = (1440, 900);
pub const TABLET: (u32, u32) = (1024, 768);
pub const NARROW: (u32, u32) = (390, 844);
/// A telephone held sideways.
pub const SIDEWAYS: (u32, u32) = (844, 390);

pub const TAB: char = '\u{e004}';
pub const ENTER: char = '\u{e007}';
pub const ESCAPE: char = '\u{e00c}';
pub const LEFT: char = '\u{e012}';
pub const RIGHT: char = '\u{e014}';
pub const DOWN: char = '\u{e015}';

/// Finds a point of the element that a pointer reaches, scrolling there first.
const REACH: &str = r#"
    const [selector, words] = arguments;
    const fits = (one) => !words || one.textContent.includes(words);
    const one = [...document.querySelectorAll(selector)].find(fits);
    if (!one) return { fault: "is not there" };
    if (one.closest('#menu:not(:popover-open)')) return { menu: true };
    // What is still on its way is not where it will be clicked.
    if (document.querySelector(".gliding")) return { moves: true };
    const seen = (box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    const scrolled = !seen(one.getBoundingClientRect());
    if (scrolled) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    let over;
    const reach = () => {
        // The surface of a place is as large as the map, and cut to its outline.
        const box = (one.querySelector("use") ?? one).getBoundingClientRect();
        for (const parts of [2, 8, 24]) {
            for (let i = 1; i < parts; i++) for (let j = 1; j < parts; j++) {
                const [x, y] = [box.left + (box.width * i) / parts, box.top + (box.height * j) / parts];
                const hit = document.elementFromPoint(x, y);
                if (hit && (hit === one || one.contains(hit))) return { x, y, scrolled };
                over ??= hit?.outerHTML.slice(0, 200);
            }
        }
    };
    let point = reach();
    if (point) return point;
    // A list that scrolls by itself may have left it behind the bar above: a person would scroll there.
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    point = reach();
    if (point) return point;
    return { fault: `is covered by ${over}` };
"#;

pub struct Browser {
    runtime: Runtime,
    client: Client,
    driver: Child,
    /// Texts of console errors that this test provokes on purpose.
    expected: RefCell<Vec<String>>,
    still: Cell<bool>,
    profile: TempDir,
}

/// A chromedriver command that is not in the standard.
#[derive(Debug)]
struct Own {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Own {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

/// Starts a driver and returns its port. It takes a free port of one address family, and ends if the same port is taken in the other.
fn started() -> Option<(Child, String)> {
    let mut command = Command::new("chromedriver");
    command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    // A process group of its own, so that it can be ended together with every Chromium process.
    let mut driver = command.process_group(0).spawn().unwrap();
    let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let (_, port) = line.split_once("successfully on port ")?;
        Some(port.trim_end_matches('.').to_owned())
    });
    let Some(port) = port else {
        end(&mut driver);
        return None;
    };
    std::thread::spawn(move || lines.for_each(drop));
    Some((driver, port))
}

impl Browser {
    /// Without playback: what happened is shown at once instead of act by act.
    pub fn open() -> Browser {
        let browser = Browser::lively();
        let pace = json!({ "source": "localStorage.getItem('pace') ?? localStorage.setItem('pace', 'off')" });
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", pace);
        browser
    }

    /// With playback as by default: the acts of others are played at the usual pace.
    pub fn lively() -> Browser {
        Browser::with(json!({}))
    }

    /// With scripts disabled.
    pub fn scriptless() -> Browser {
        Browser::with(json!({ "profile.managed_default_content_settings.javascript": 2 }))
    }

    fn with(prefs: Value) -> Browser {
        let profile = tempfile::tempdir().unwrap();
        let (mut driver, port) = (0..STARTS).find_map(|_| started()).expect("chromedriver says its port");
        let data = format!("--user-data-dir={}", profile.path().join("data").display());
        let size = format!("--window-size={},{}", WIDE.0, WIDE.1);
        let args: Vec<&str> = FLAGS.into_iter().chain([data.as_str(), &size, "--lang=en-US"]).collect();
        let mut all_prefs = json!({
            "download.default_directory": profile.path().display().to_string(),
            "intl.accept_languages": "en-US,en",
        });
        all_prefs.as_object_mut().unwrap().extend(prefs.as_object().unwrap().clone());
        let mut wishes = Map::new();
        let chromium = json!({ "binary": "/usr/bin/chromium", "args": args, "prefs": all_prefs });
        wishes.insert("goog:chromeOptions".to_owned(), chromium);
        wishes.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let address = format!("http://127.0.0.1:{port}");
        let client = runtime.block_on(async {
            ClientBuilder::new(HttpConnector::new()).capabilities(wishes).connect(&address).await
        });
        match client {
            Ok(client) => Browser {
                runtime,
                client,
                driver,
                expected: RefCell::default(),
                still: Cell::default(),
                profile,
            },
            Err(error) => {
                end(&mut driver);
                panic!("no Chromium: {error}");
            }
        }
    }

    /// A folder that is removed with the browser. Downloads are saved here.
    pub fn folder(&self) -> &Path {
        self.profile.path()
    }

    /// Opens an address and waits until the page is loaded, including its style.
    pub fn go(&self, address: &str) {
        let _ = self.tried("document.documentElement.dataset.old = ''");
        self.runtime.block_on(self.client.goto(address)).unwrap();
        self.wait_page(address);
    }

    /// The result of a function body, or `None` while the page cannot run it.
    fn tried(&self, script: &str) -> Option<Value> {
        self.runtime.block_on(self.client.execute(script, Vec::new())).ok()
    }

    pub fn address(&self) -> String {
        self.runtime.block_on(self.client.current_url()).unwrap().to_string()
    }

    pub fn back(&self) {
        self.runtime.block_on(self.client.back()).unwrap();
    }

    pub fn reload(&self) {
        self.runtime.block_on(self.client.refresh()).unwrap();
    }

    /// Runs a function body in the page and returns its result.
    #[track_caller]
    pub fn eval(&self, script: &str, args: &[Value]) -> Value {
        let done = self.runtime.block_on(self.client.execute(script, args.to_vec()));
        done.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Like `eval`, for a body that awaits.
    #[track_caller]
    pub fn eval_later(&self, script: &str, args: &[Value]) -> Value {
        let script = format!(
            "const args = [...arguments], done = args.pop(); (async () => {{ {script} }})().then(done, (e) => done({{ fault: String(e) }}));"
        );
        let done = self.runtime.block_on(self.client.execute_async(&script, args.to_vec()));
        done.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    pub fn has(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    pub fn count(&self, selector: &str) -> u64 {
        self.eval("return document.querySelectorAll(arguments[0]).length", &[selector.into()])
            .as_u64()
            .unwrap()
    }

    /// The text of the first match. Empty if there is none.
    pub fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
        self.eval(script, &[selector.into()]).as_str().unwrap().to_owned()
    }

    pub fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null";
        self.eval(script, &[selector.into(), name.into()]).as_str().map(str::to_owned)
    }

    pub fn value(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.value ?? ''";
        self.eval(script, &[selector.into()]).as_str().unwrap().to_owned()
    }

    /// Sets a field without typing. For radio buttons, chooses the one with this value.
    #[track_caller]
    pub fn fill(&self, selector: &str, value: &str) {
        let script = r#"
            const [selector, value] = arguments;
            const all = [...document.querySelectorAll(selector)];
            const one = all.find((one) => one.type === "radio" && one.value === value) ?? all[0];
            if (one.type === "radio") one.checked = true; else one.value = value;
            return one.value;
        "#;
        assert_eq!(self.eval(script, &[selector.into(), value.into()]), value, "{selector}");
    }

    pub fn choose_file(&self, selector: &str, path: &Path) {
        self.runtime.block_on(async {
            let input = self.client.find(Locator::Css(selector)).await.unwrap();
            input.send_keys(&path.display().to_string()).await.unwrap();
        });
    }

    #[track_caller]
    pub fn wait(&self, what: &str, mut holds: impl FnMut(&Browser) -> bool) {
        let begun = Instant::now();
        while !holds(self) {
            if begun.elapsed() > TIMEOUT {
                let page = self.eval("return document.body?.innerText ?? ''", &[]);
                panic!("waited in vain: {what}, at {}\n{}", self.address(), page.as_str().unwrap_or(""));
            }
            std::thread::sleep(PAUSE);
        }
    }

    #[track_caller]
    pub fn wait_for(&self, selector: &str) {
        self.wait(selector, |browser| browser.has(selector));
    }

    #[track_caller]
    pub fn wait_text(&self, selector: &str, words: &str) {
        self.wait(&format!("{words:?} in {selector}"), |browser| browser.text(selector).contains(words));
    }

    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.click_words(selector, "");
    }

    /// Clicks the first match that contains the words, as a pointer does: if something covers it, that gets the click.
    #[track_caller]
    pub fn click_words(&self, selector: &str, words: &str) {
        let reach = || self.eval(REACH, &[selector.into(), words.into()]);
        let mut point = reach();
        if point["menu"] == true {
            self.click("#menu-open");
            point = reach();
        }
        let begun = Instant::now();
        while point["moves"] == true && begun.elapsed() < TIMEOUT {
            std::thread::sleep(PAUSE);
            point = reach();
        }
        if point["scrolled"] == true {
            // Pictures that scroll into view may move what was just measured.
            std::thread::sleep(PAUSE);
            point = reach();
        }
        let (Some(x), Some(y)) = (point["x"].as_f64(), point["y"].as_f64()) else {
            panic!("{selector} {words:?} {} at {}", point["fault"], self.address());
        };
        for (kind, buttons, clicks) in [("mouseMoved", 0, 0), ("mousePressed", 1, 1), ("mouseReleased", 0, 1)]
        {
            let button = if clicks == 0 { "none" } else { "left" };
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": clicks });
            self.devtools("Input.dispatchMouseEvent", event);
        }
    }

    /// Opens a drawer of the desk if it is closed.
    #[track_caller]
    pub fn open_drawer(&self, name: &str) {
        if !self.has(&format!("#drawer-{name}[open]")) {
            self.click(&format!("#drawer-{name} > summary"));
            self.wait_for(&format!("#drawer-{name}[open]"));
        }
    }

    /// Opens a folded part of the page, retrying as needed: pictures that arrive may move it under the pointer.
    #[track_caller]
    pub fn open_details(&self, selector: &str) {
        self.wait(&format!("{selector} opens"), |browser| {
            if !browser.has(&format!("{selector}[open]")) {
                browser.click(&format!("{selector} > summary"));
            }
            browser.has(&format!("{selector}[open]"))
        });
    }

    /// Clicks and waits for the next page.
    #[track_caller]
    pub fn follow(&self, selector: &str, words: &str) {
        self.eval("document.documentElement.dataset.old = '1'", &[]);
        self.click_words(selector, words);
        self.wait_page(&format!("a page after {selector} {words:?}"));
    }

    #[track_caller]
    fn wait_page(&self, what: &str) {
        let script =
            "return document.readyState === 'complete' && !('old' in document.documentElement.dataset)";
        self.wait(what, |browser| browser.tried(script) == Some(Value::Bool(true)));
    }

    /// Presses and releases keys one after the other.
    pub fn keys(&self, keys: &str) {
        for key in keys.chars() {
            let stroke = KeyActions::new("keys".to_owned())
                .then(KeyAction::Down { value: key })
                .then(KeyAction::Up { value: key });
            self.runtime.block_on(self.client.perform_actions(stroke)).unwrap();
        }
    }

    /// A key while Alt is held.
    pub fn with_alt(&self, key: char) {
        self.with_held('\u{e00a}', key);
    }

    /// A key while Control is held.
    pub fn with_control(&self, key: char) {
        self.with_held('\u{e009}', key);
    }

    fn with_held(&self, held: char, key: char) {
        let strokes = [
            KeyAction::Down { value: held },
            KeyAction::Down { value: key },
            KeyAction::Up { value: key },
            KeyAction::Up { value: held },
        ];
        let all =
            strokes.into_iter().fold(KeyActions::new("keys".to_owned()), |all, stroke| all.then(stroke));
        self.runtime.block_on(self.client.perform_actions(all)).unwrap();
    }

    /// Two quick clicks at the same place, as a hand makes them. If something else comes under the pointer in between, it gets the second.
    #[track_caller]
    pub fn double_click(&self, selector: &str) {
        let point = self.eval(REACH, &[selector.into(), "".into()]);
        let (Some(x), Some(y)) = (point["x"].as_f64(), point["y"].as_f64()) else {
            panic!("{selector} {}", point["fault"]);
        };
        for clicks in [1, 2] {
            for kind in ["mousePressed", "mouseReleased"] {
                let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": clicks });
                self.devtools("Input.dispatchMouseEvent", event);
            }
            std::thread::sleep(Duration::from_millis(120));
        }
    }

    /// Whether the focused element matches.
    pub fn focused(&self, selector: &str) -> bool {
        self.eval("return document.activeElement?.matches(arguments[0]) ?? false", &[selector.into()]) == true
    }

    #[track_caller]
    pub fn devtools(&self, command: &str, params: Value) -> Value {
        let own = Own { path: "goog/cdp/execute", body: json!({ "cmd": command, "params": params }) };
        self.runtime.block_on(self.client.issue_cmd(own)).unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    pub fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.devtools("Emulation.setDeviceMetricsOverride", size);
    }

    /// Emulates a touch screen.
    pub fn touch_screen(&self) {
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    }

    /// Taps this many times with one finger in quick succession.
    pub fn tap(&self, (x, y): (f64, f64), times: usize) {
        let finger = TouchActions::new("finger".to_owned());
        let finger = finger.then(PointerAction::MoveTo { duration: None, x, y });
        let tapped = (0..times).fold(finger, |finger, _| {
            finger
                .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
                .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
        });
        self.runtime.block_on(self.client.perform_actions(tapped)).unwrap();
    }

    /// Two fingers that move apart, or together if the factor is below one.
    pub fn pinch(&self, (x, y): (f64, f64), factor: f64) {
        let pinch = json!({ "x": x, "y": y, "scaleFactor": factor, "gestureSourceType": "touch" });
        self.devtools("Input.synthesizePinchGesture", pinch);
    }

    /// Moves one finger by this distance.
    pub fn drag(&self, (x, y): (f64, f64), (right, down): (f64, f64)) {
        let drag =
            json!({ "x": x, "y": y, "xDistance": right, "yDistance": down, "gestureSourceType": "touch" });
        self.devtools("Input.synthesizeScrollGesture", drag);
    }

    /// Emulates the system's colour scheme: `light` or `dark`.
    pub fn prefer(&self, scheme: &str) {
        let motion = if self.still.get() { "reduce" } else { "no-preference" };
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        self.devtools("Emulation.setEmulatedMedia", media);
    }

    /// Emulates the preference for reduced motion. Stays on when the scheme changes.
    pub fn reduce_motion(&self) {
        self.still.set(true);
        self.prefer("light");
    }

    pub fn cut_off(&self, is: bool) {
        self.devtools("Network.enable", json!({}));
        let none = json!({ "offline": is, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", none);
    }

    pub fn picture(&self, path: &Path) {
        let png = self.runtime.block_on(self.client.screenshot()).unwrap();
        std::fs::write(path, png).unwrap();
    }

    /// Opens another tab of the same person and switches to it. Returns both.
    pub fn second_tab(&self) -> [fantoccini::wd::WindowHandle; 2] {
        self.runtime.block_on(async {
            let first = self.client.window().await.unwrap();
            let second = self.client.new_window(true).await.unwrap().handle;
            self.client.switch_to_window(second.clone()).await.unwrap();
            [first, second]
        })
    }

    pub fn switch_to(&self, tab: &fantoccini::wd::WindowHandle) {
        self.runtime.block_on(self.client.switch_to_window(tab.clone())).unwrap();
    }

    /// Console errors with these words are expected by the test.
    pub fn expect(&self, words: &str) {
        self.expected.borrow_mut().push(words.to_owned());
    }

    /// Unexpected console errors and policy violations.
    fn complaints(&self) -> Vec<String> {
        let own = Own { path: "se/log", body: json!({ "type": "browser" }) };
        let Ok(Value::Array(entries)) = self.runtime.block_on(self.client.issue_cmd(own)) else {
            return vec!["the console cannot be read".to_owned()];
        };
        let expected = self.expected.borrow();
        let bad = |entry: &Value| {
            entry["level"] == "SEVERE" || entry["message"].to_string().contains("Content Security")
        };
        let all = entries.iter().filter(|entry| bad(entry)).map(|entry| entry["message"].to_string());
        all.filter(|message| !expected.iter().any(|words| message.contains(words))).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let complaints = if std::thread::panicking() { Vec::new() } else { self.complaints() };
        let closing = self.client.clone().close();
        let _ = self.runtime.block_on(async { tokio::time::timeout(Duration::from_secs(5), closing).await });
        end(&mut self.driver);
        assert!(complaints.is_empty(), "the console complains: {complaints:#?}");
    }
}

fn end(driver: &mut Child) {
    let group = format!("-{}", driver.id());
    let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
    let _ = driver.kill();
    let _ = driver.wait();
}

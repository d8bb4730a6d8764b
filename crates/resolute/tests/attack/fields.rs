//! Puts script into every field of every form and every query parameter: it must come back as text or not at all.

use std::collections::BTreeSet;

use crate::html::{self, Form};
use crate::real::visitor::{Answer, Visitor};
use crate::routes::{self, Places};
use crate::siege::{Siege, elsewhere};

/// Breaks out of an attribute and out of a text.
const TAG: &str = "\"'><i id=x9q>";
/// The form in which it must never appear on a page.
const RAW: &str = "<i id=x9q";
/// The escaped form in which it may be shown.
const SHOWN: &str = "&lt;i id=x9q&gt;";
const WORDS: [&str; 3] = [TAG, "javascript:x9q()", "/\r\nX-Evil: x9q\r\n\r\n<i id=x9q>"];

/// Done last, because it ends the visitor's session.
const SIGN_OUT: &str = "/sign-out";
const FORM_KIND: &str = "application/x-www-form-urlencoded";

/// Asserts that the answer contains no markup that a browser would act on.
#[track_caller]
fn is_text(what: &str, answer: &Answer) {
    assert!(answer.header("x-evil").is_none(), "{what} sets headers");
    let kind = answer.header("content-type").unwrap_or_default();
    // A downloaded file is not rendered as a page.
    if kind.starts_with("text/csv") || answer.header("content-disposition").is_some() {
        return;
    }
    let body = answer.body.to_lowercase();
    for markup in [RAW, "href=\"javascript:", "src=\"javascript:", "action=\"javascript:"] {
        assert!(!body.contains(markup), "{what}: {markup} in {kind}");
    }
}

/// The form with its current values, except for one field.
fn body(form: &Form, field: usize, word: &str) -> (&'static str, Vec<u8>) {
    let fields: Vec<(&str, &str)> = form
        .fields
        .iter()
        .enumerate()
        .map(|(n, (name, value))| (name.as_str(), if n == field { word } else { value.as_str() }))
        .collect();
    if form.is_multipart {
        let part = |(name, value): &(&str, &str)| {
            let file = if *name == "file" { "; filename=\"f\"" } else { "" };
            format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{value}\r\n")
        };
        let parts: String = fields.iter().map(part).collect();
        return ("multipart/form-data; boundary=b", (parts + "--b--\r\n").into_bytes());
    }
    (FORM_KIND, crate::real::visitor::form(&fields).into_bytes())
}

/// The address once for each query parameter, with that parameter replaced.
fn queries(link: &str, word: &str) -> Vec<String> {
    let Some((path, query)) = link.split_once('?') else { return Vec::new() };
    let pairs: Vec<&str> = query.split('&').collect();
    let replaced = |n: usize| {
        let put = |(at, pair): (usize, &&str)| match pair.split_once('=') {
            Some((name, _)) if at == n => format!("{name}={}", crate::real::visitor::encoded(word)),
            _ => (*pair).to_owned(),
        };
        format!("{path}?{}", pairs.iter().enumerate().map(put).collect::<Vec<_>>().join("&"))
    };
    (0..pairs.len()).map(replaced).collect()
}

struct Crawl {
    siege: Siege,
    visitor: Visitor,
    /// Forms by action and field names, so that each is tried only once.
    forms: BTreeSet<(String, Vec<String>)>,
    links: BTreeSet<String>,
    names: BTreeSet<String>,
    fields: usize,
    shown: usize,
}

impl Crawl {
    async fn look(&mut self, path: &str) -> Option<Answer> {
        elsewhere(&mut self.visitor, &mut self.siege.trial.choices);
        match self.visitor.get(path).await {
            Ok(answer) => {
                self.siege.saw(&answer);
                is_text(path, &answer);
                self.shown += answer.body.matches(SHOWN).count();
                Some(answer)
            }
            // A picture cannot be read as text, and shows no markup.
            Err(why) => {
                assert_eq!(why.kind(), std::io::ErrorKind::InvalidData, "{path}: {why}");
                None
            }
        }
    }

    /// Sends the form once for each field and each word.
    async fn poison(&mut self, form: &Form) {
        for n in 0..form.fields.len() {
            for word in WORDS {
                elsewhere(&mut self.visitor, &mut self.siege.trial.choices);
                let (kind, body) = body(form, n, word);
                let what = format!("{} in {} of {}", word, form.fields[n].0, form.action);
                let mut visitor = self.visitor.moved(self.visitor.address);
                let answer = match visitor.ask("POST", &form.action, &[], Some((kind, &body))).await {
                    Ok(answer) => answer,
                    Err(why) => panic!("{what}: {why}"),
                };
                self.siege.saw(&answer);
                // Signing in starts a new session.
                if visitor.cookie("resolute").is_some() {
                    self.visitor.cookies = visitor.cookies.clone();
                }
                is_text(&what, &answer);
                self.shown += answer.body.matches(SHOWN).count();
                self.fields += 1;
                if answer.status == 303 {
                    let place = answer.location().to_owned();
                    self.look(&place).await;
                }
            }
        }
    }

    /// Opens a page, tries all its forms, and remembers its links.
    async fn page(&mut self, path: &str, most: usize) {
        let Some(answer) = self.look(path).await else { return };
        for form in html::forms(&answer.body) {
            let names: Vec<String> = form.fields.iter().map(|(name, _)| name.clone()).collect();
            self.names.extend(names.iter().cloned());
            if form.is_post && form.action != SIGN_OUT && self.forms.insert((form.action.clone(), names)) {
                // Fields of long lists are alike, so a random selection is enough.
                let mut form = form;
                while form.fields.len() > most {
                    let n = self.siege.trial.choices.below(form.fields.len());
                    form.fields.remove(n);
                }
                self.poison(&form).await;
            }
        }
        self.links.extend(html::links(&answer.body).into_iter().filter(|link| link.contains('?')));
    }
}

fn of_all_names(action: &str, names: &[String]) -> Form {
    let names = names.iter().filter(|name| !name.starts_with("option."));
    let value = |name: &str| if name == "seat" { "0" } else { "" }.to_owned();
    let fields = names.map(|name| (name.clone(), value(name))).collect();
    Form { action: action.to_owned(), is_post: true, is_multipart: false, fields }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn script_in_any_field_is_text() {
    let mut siege = Siege::begin().await;
    let is_long = std::env::var_os("RESOLUTE_TRIAL_SECONDS").is_some();
    let most = if is_long { 400 } else { 12 };
    // A malicious name, a table of the visitor's own with a seat for a friend, and a deck.
    let mut visitor = siege.guest(TAG).await;
    let fields = [("seat.0", "me"), ("seat.1", "friend"), ("word", TAG)];
    let opened = siege.post(&mut visitor, "/new/presidential", &fields).await;
    let table = if opened.status == 303 {
        opened.location().to_owned()
    } else {
        siege.post(&mut visitor, "/new/presidential", &fields[..2]).await.is(303).location().to_owned()
    };
    let chat = format!("{table}/chat");
    siege.post(&mut visitor, &chat, &[("text", TAG)]).await.is(303);
    let page = siege.get(&mut visitor, &table).await.is(200);
    let token =
        page.body.split_once("/join/").map_or("x", |(_, rest)| rest.split('"').next().unwrap()).to_owned();
    let decks = siege.get(&mut visitor, "/decks").await.is(200);
    let blank = html::links(&decks.body).into_iter().find(|link| link.starts_with("/decks/new/"));
    let blank = blank.unwrap_or_else(|| "/decks/new/cdg-solo/1960".to_owned());
    let kind = blank.split(['/', '?']).nth(4).unwrap().to_owned();
    let table_id = table.trim_start_matches("/t/").to_owned();
    let mut crawl = Crawl {
        siege,
        visitor,
        forms: BTreeSet::new(),
        links: BTreeSet::new(),
        names: BTreeSet::new(),
        fields: 0,
        shown: 0,
    };
    let games: Vec<&str> = catalogue::titles().iter().map(|title| title.id()).collect();
    let mut pages: Vec<String> = Vec::new();
    for route in routes::all().iter().filter(|route| route.get && !route.path.ends_with("/live")) {
        for game in &games {
            let game = if route.path.starts_with("/decks/") { "cdg-solo" } else { game };
            let places = [
                ("table", table_id.as_str()),
                ("game", game),
                ("deck", "x"),
                ("token", &token),
                ("kind", &kind),
                ("rule", "x"),
                ("name", "table.js"),
            ];
            let path = Places(&places).fill(&route.path);
            if !pages.contains(&path) {
                pages.push(path);
            }
        }
    }
    for path in &pages {
        crawl.page(path, most).await;
    }
    // Then every other route that takes a form, with all field names found on any page.
    let names: Vec<String> = crawl.names.iter().cloned().collect();
    let seen: BTreeSet<String> = crawl.forms.iter().map(|(action, _)| action.clone()).collect();
    for route in routes::all().iter().filter(|route| route.post && route.path != SIGN_OUT) {
        let places = [
            ("table", table_id.as_str()),
            ("game", "presidential"),
            ("deck", "x"),
            ("token", &token),
            ("kind", &kind),
        ];
        let action = Places(&places).fill(&route.path);
        if !seen.contains(&action) {
            crawl.poison(&of_all_names(&action, &names)).await;
        }
    }
    for link in std::mem::take(&mut crawl.links) {
        for word in WORDS {
            for path in queries(&link, word) {
                crawl.look(&path).await;
            }
        }
    }
    // Finally every page again, also as a stranger, and the live updates.
    for path in pages {
        crawl.look(&path).await;
    }
    let stream = crawl.visitor.listen(&format!("{table}/live"), None).await;
    if let Ok(mut stream) = stream {
        let part = stream.next().await.unwrap().expect("a first part");
        assert!(!part.data.contains(RAW), "in a live part");
        assert!(part.data.contains(SHOWN), "the name is on the page");
    }
    crawl.poison(&of_all_names(SIGN_OUT, &names)).await;
    let mut stranger = crawl.siege.stranger();
    for path in ["/", &table] {
        let answer = crawl.siege.get(&mut stranger, path).await.is(200);
        is_text(path, &answer);
        crawl.shown += answer.body.matches(SHOWN).count();
    }
    println!(
        "{} forms, {} poisoned fields, shown as text {} times",
        crawl.forms.len(),
        crawl.fields,
        crawl.shown
    );
    assert!(crawl.forms.len() > 15 && crawl.fields > 300 && crawl.shown > 50, "there was something to see");
    crawl.siege.end("script in every field").await;
}

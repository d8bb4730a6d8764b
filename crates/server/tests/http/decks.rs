//! Decks of one's own: written, checked with the place of a fault, kept, changed, passed on and played with.

use crate::house::House;
use crate::visitor::{Answer, Visitor};

pub const NEW: &str = "/decks/new/cdg-solo/wilderness";

/// The text of the field for cards, as a browser would show it.
pub fn cards(page: &str) -> String {
    let (_, rest) = page.split_once("<textarea class=\"csv\" id=\"text\"").unwrap();
    let (_, rest) = rest.split_once('>').unwrap();
    let (text, _) = rest.split_once("</textarea>").unwrap();
    let text = text.strip_prefix('\n').unwrap_or(text);
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

async fn send(visitor: &mut Visitor, path: &str, fields: &[(&str, &str)]) -> Answer {
    let part = |(name, text): &(&str, &str)| {
        let file = if *name == "file" { "; filename=\"deck.csv\"" } else { "" };
        format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{text}\r\n")
    };
    let body: String = fields.iter().map(part).chain(["--b--\r\n".to_owned()]).collect();
    let kind = "multipart/form-data; boundary=b";
    visitor.ask("POST", path, &[], Some((kind, body.as_bytes()))).await.unwrap()
}

pub async fn save(visitor: &mut Visitor, path: &str, name: &str, text: &str) -> Answer {
    send(visitor, path, &[("name", name), ("text", text), ("file", ""), ("do", "save")]).await
}

pub async fn printed(visitor: &mut Visitor) -> String {
    cards(&visitor.get(NEW).await.unwrap().is(200).body)
}

#[tokio::test]
async fn a_deck_is_written_kept_passed_on_and_played_with() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.visitor(), house.visitor());
    let text = printed(&mut ada).await;
    let own = text.replacen("Campaign", "My <b>own</b> campaign", 1);
    assert_ne!(own, text, "the deck has a card of this title");
    let path = save(&mut ada, NEW, "Köln's <i>deck</i>", &own).await.is(303).location().to_owned();
    let mine = ada.get("/decks").await.unwrap().is(200).body;
    assert!(
        mine.contains(&path) && mine.contains("Köln&#39;s &lt;i&gt;deck")
            || mine.contains("Köln's &lt;i&gt;deck")
    );

    let seen = bob.get(&path).await.unwrap().is(200).body;
    assert!(seen.contains("My &lt;b&gt;own&lt;/b&gt; campaign"), "{seen}");
    assert!(!seen.contains("/edit") && !seen.contains("/delete"), "it is not his");
    assert!(!bob.get("/decks").await.unwrap().is(200).body.contains(&path));
    let csv = bob.get(&format!("{path}/csv")).await.unwrap().is(200);
    assert_eq!(csv.body, own);
    assert!(csv.header("content-disposition").unwrap().starts_with("attachment"));

    let id = path.trim_start_matches("/decks/");
    let form = bob.get(&format!("/new/cdg-solo?deck={id}")).await.unwrap().is(200).body;
    assert!(form.contains("My &lt;b&gt;own&lt;/b&gt; campaign"), "the lines stand in the form");
    let lines = serde_json::to_string(&own.lines().collect::<Vec<_>>()).unwrap();
    let fields = [("option.playsheet", "wilderness"), ("option.deck", &lines), ("seat.0", "me")];
    let table = bob.post("/new/cdg-solo", &fields).await.unwrap().is(303).location().to_owned();
    bob.get(&table).await.unwrap().is(200);

    let copy = bob.get(&format!("{NEW}?from={id}")).await.unwrap().is(200).body;
    assert_eq!(cards(&copy), own);
    let copied = save(&mut bob, NEW, "Mine now", &own).await.is(303).location().to_owned();
    assert_ne!(copied, path);
}

#[tokio::test]
async fn a_deck_that_cannot_be_kept_makes_no_guest() {
    let house = House::open().await;
    let mut nobody = house.visitor();
    let text = printed(&mut nobody).await;
    for name in [" ", &"x".repeat(200)] {
        save(&mut nobody, NEW, name, &text).await.is(422);
    }
    assert!(nobody.cookie("resolute").is_none() && !house.keeps("Guest"));
    save(&mut nobody, NEW, "Mine", &text).await.is(303);
    assert!(nobody.cookie("resolute").is_some() && house.keeps("Guest"));
}

#[tokio::test]
async fn only_its_writer_changes_or_deletes_a_deck() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.visitor(), house.visitor());
    let text = printed(&mut ada).await;
    let path = save(&mut ada, NEW, "One", &text).await.is(303).location().to_owned();
    bob.post("/name", &[("name", "Bob"), ("back", "/")]).await.unwrap().is(303);
    let edit = format!("{path}/edit");
    bob.get(&edit).await.unwrap().is(404);
    save(&mut bob, &edit, "Stolen", &text).await.is(404);
    bob.post(&format!("{path}/delete"), &[]).await.unwrap().is(404);
    assert_eq!(cards(&ada.get(&edit).await.unwrap().is(200).body), text);
    save(&mut ada, &edit, "Two", &text).await.is(303);
    assert!(bob.get(&path).await.unwrap().is(200).body.contains("Two"));
    ada.post(&format!("{path}/delete"), &[]).await.unwrap().is(303);
    bob.get(&path).await.unwrap().is(404);
}

#[tokio::test]
async fn a_faulty_deck_is_refused_with_its_place_and_nothing_changes() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let text = printed(&mut ada).await;
    let path = save(&mut ada, NEW, "Good", &text).await.is(303).location().to_owned();
    let head = text.lines().position(|line| line.starts_with("number,")).unwrap();
    let changed = |line: usize, change: &dyn Fn(&str) -> String| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines[line] = change(&lines[line]);
        lines.join("\n")
    };
    let first = head + 1;
    let number = text.lines().nth(first).unwrap().split(',').next().unwrap().to_owned();
    let cases = [
        ("a missing column", head, changed(head, &|line| line.replace(",tags", ""))),
        (
            "a number twice",
            first + 1,
            changed(first + 1, &|line| format!("{number},{}", line.split_once(',').unwrap().1)),
        ),
        ("an unknown side", first, changed(first, &|line| line.replacen(",,", ",prussian,", 1))),
        ("noise", 0, "\u{1}<script>alert(1)</script>".to_owned()),
    ];
    for (what, line, bad) in cases {
        assert_ne!(bad, text.trim_end(), "{what}");
        for place in [NEW, &format!("{path}/edit")] {
            let page = save(&mut ada, place, "Bad", &bad).await.is(422).body;
            assert!(page.contains(&format!("<pre class=\"excerpt\">{} | ", line + 1)), "{what}: {page}");
            assert!(page.contains("aria-invalid=\"true\"") && !page.contains("<script>alert"), "{what}");
            assert_eq!(cards(&page), bad.trim_start_matches('\u{feff}'), "{what}: what was written stays");
        }
    }
    let noise = "x".repeat(60_000);
    let refused = send(&mut ada, NEW, &[("name", "Noise"), ("file", &noise), ("do", "save")]).await;
    let page = refused.is(422).body;
    assert!(page.contains("<pre class=\"excerpt\">1 | "));
    for long in ["x", "x\n"].map(|sign| sign.repeat(140_000)) {
        let refused = send(&mut ada, NEW, &[("name", "Long"), ("file", &long), ("do", "save")]).await;
        let page = refused.is(422).body;
        assert!(page.contains("128 KB") && page.len() < 20_000, "{}", page.len());
    }
    let mut fresh = ada.moved(house.address);
    let far_too_long = "\n".repeat(12 << 20);
    send(&mut fresh, NEW, &[("name", "Noise"), ("file", &far_too_long), ("do", "save")]).await.is(422);
    save(&mut ada, NEW, " ", &text).await.is(422);
    save(&mut ada, NEW, "Nothing", " \n").await.is(422);
    assert_eq!(ada.get(&format!("{path}/csv")).await.unwrap().is(200).body, text);
    let mine = ada.get("/decks").await.unwrap().is(200).body;
    assert_eq!(mine.matches("href=\"/decks/").count() - 9, 1, "one deck, and nine to begin from: {mine}");
}

#[tokio::test]
async fn a_deck_is_checked_or_loaded_from_a_file_without_being_kept() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let text = printed(&mut ada).await;
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    let loaded =
        send(&mut ada, NEW, &[("name", ""), ("text", "old"), ("file", &windows), ("do", "load")]).await;
    assert_eq!(cards(&loaded.is(200).body), text, "the file takes the place of the text");
    let checked = send(&mut ada, NEW, &[("name", "A"), ("text", &text), ("file", ""), ("do", "check")]).await;
    assert!(checked.is(200).body.contains("notice good"));
    assert_eq!(ada.get("/decks").await.unwrap().body.matches("href=\"/decks/").count(), 9);
    for nowhere in [
        "/decks/new/cdg-solo/nothing",
        "/decks/new/presidential/wilderness",
        "/decks/abc",
        "/new/cdg-solo?deck=abc",
    ] {
        ada.get(nowhere).await.unwrap().is(404);
    }
}

#[tokio::test]
async fn a_deck_for_a_spreadsheet_runs_nothing_and_comes_back_as_it_was() {
    let house = House::open().await;
    let mut ada = house.visitor();
    let text = printed(&mut ada).await;
    let own = text.replacen("Campaign", "=HYPERLINK(A1)", 1);
    assert_ne!(own, text, "the deck has a card of this title");
    let path = save(&mut ada, NEW, "Mine", &own).await.is(303).location().to_owned();
    let file = ada.get(&format!("{path}/csv")).await.unwrap().is(200).body;
    assert!(file.contains(",'=HYPERLINK(A1)") && !file.contains(",=HYPERLINK"), "{file}");
    // The file is taken again, and the card is called as before.
    let again =
        send(&mut ada, NEW, &[("name", "Again"), ("text", ""), ("file", &file), ("do", "save")]).await;
    let seen = ada.get(again.is(303).location()).await.unwrap().is(200).body;
    assert!(seen.contains(">=HYPERLINK(A1)<") && !seen.contains("'=HYPERLINK"), "{seen}");
}

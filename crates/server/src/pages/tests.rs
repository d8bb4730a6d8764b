//! Every page in every language, over random positions: no text is missing, nothing is inline, and hostile input is escaped.

use std::cell::RefCell;

use atlas::states::Apportionment;
use catalogue::{Hosted, NewTable, title, titles};
use kernel::chance::Seed;
use kernel::{FastRng, Player, Seat, SeatSet, Text, Turn, Viewer};
use presidential::calculator::{Brush, Calculator, Contest, Odds, Rating, elections};
use scene::{Item, Lang, Scene};
use serde_json::json;
use store::{AtZero, Clock, Quotas, RetentionPolicy, Room};

mod captions;
mod deciding;
mod news;
mod territories;

use super::*;
use crate::assets::{ASSETS, LARGE, TERRITORIES};
use crate::presidency::{self, PRESIDENCY};
use crate::view::*;

const HOSTILE: &str = "<script>alert('x')</script>\"onload=\"";
/// Maximum size of a part in bytes. A live stream sends it completely once, and then only changes.
const PART: usize = 68_000;
/// The same after the end, when the part is sent only once.
const ENDING_PART: usize = 72_000;
/// Maximum compressed size of a first page with its files.
const FIRST_PAGE: usize = 89_000;

fn who(lang: Lang) -> Who {
    Who {
        lang,
        theme: Theme::Dark,
        name: Some(HOSTILE.to_owned()),
        has_account: false,
        here: "/t/x?at=1&b=\"".to_owned(),
    }
}

/// A table with hostile player names and hostile custom cards.
fn table(seed: u64) -> Box<dyn Hosted> {
    let own = json!([{ "text": HOSTILE, "effect": { "kind": "add", "states": ["OH"], "votes": 1 } }]);
    let options = json!({ "own_cards": own }).as_object().cloned().unwrap_or_default();
    let players = vec![Player::Person(HOSTILE.to_owned()), Player::Bot("greedy".to_owned())];
    let new = NewTable { options, players, seed: Some(Seed::from_number(seed)), ..NewTable::default() };
    title("presidential").unwrap().open(new).unwrap()
}

/// Positions from random games, sampled now and then.
fn positions(each: impl Fn(&dyn Hosted)) {
    for seed in 0..4 {
        let mut table = table(seed);
        let mut rng = FastRng::new(seed);
        let mut next = 0;
        while let Turn::Decide(seats) = table.turn() {
            let seat = seats.first().unwrap();
            if table.len() == next {
                each(&*table);
                next += 1 + rng.below(9) as usize;
            }
            let choices = table.choices(seat);
            table.act(seat, &choices[rng.below(choices.len() as u32) as usize]).unwrap();
        }
        each(&*table);
    }
}

/// A view of a table with everything in it.
fn viewed(table: &dyn Hosted, who: &Who, viewer: Viewer, look: impl Fn(&TableView)) {
    let scene = table.scene(viewer);
    viewed_scene(table, who, viewer, &scene, |_| (), look);
}

fn viewed_scene(
    table: &dyn Hosted,
    who: &Who,
    viewer: Viewer,
    scene: &Scene,
    change: impl Fn(&mut TableView),
    look: impl Fn(&TableView),
) {
    let log = table.log(viewer, 0);
    let commitment = table.commitment();
    let seed = Seed::from_number(1).to_string();
    let over = matches!(table.turn(), Turn::Over(_));
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let chapters = table.chapters();
    let others = |seat| {
        let acts = table.last_acts_of_others(seat);
        table.changes(viewer, acts.start, acts.end)
    };
    let since = seat.map_or(vec![], others);
    let hints = seat.map_or(vec![], |seat| table.hints(seat, 2));
    let chat = [ChatView { id: 1, is_mine: false, name: HOSTILE, text: HOSTILE }];
    let notice =
        Notice { kind: NoticeKind::Refused, words: HOSTILE.to_owned(), rule: Some("TPG-11".to_owned()) };
    let story = table.story();
    let moment = table.moment_at(table.len());
    let invitations = [(Seat(0), None), (Seat(1), Some(HOSTILE.to_owned()))];
    let together = hostile_company(seat);
    let mut view = TableView {
        id: "5f2c9a",
        title: table.title(),
        who,
        viewer,
        my_seats: seat.as_slice(),
        players: table.players(),
        scene,
        log: &log,
        chapters: &chapters,
        since: &since,
        is_opening: false,
        last_decision: None,
        stamp: "1.0.0",
        version: table.len() as u64,
        acts: table.len(),
        at: None,
        over,
        ended_early: table.ending().is_some(),
        tab: None,
        commitment: commitment.as_deref(),
        word: None,
        seed: over.then_some((seed.as_str(), true)),
        undo: UndoView::Free,
        has_hints: seat.is_some_and(|seat| table.has_hints(seat)),
        hints: &hints,
        chat: &chat,
        may_chat: true,
        notes: HOSTILE,
        notice: Some(&notice),
        own: None,
        missing: None,
        roll: None,
        curtain: None,
        waiting: &[Seat(1)],
        may_sit: &[Seat(1)],
        invitations: &invitations,
        may_branch: true,
        origin: "https://table.example",
        story: over.then_some(&story),
        moment: moment.as_ref(),
        is_trial: true,
        lesson: None,
        coach: None,
        has_cards: true,
        together: &together,
    };
    change(&mut view);
    look(&view);
}

/// Everything that people can see of each other, with a hostile name.
fn hostile_company(seat: Option<Seat>) -> Together {
    let one = PersonHere { name: HOSTILE.to_owned(), is_here: true };
    Together {
        is_host: true,
        people: vec![vec![one.clone(), one.clone()], vec![one]],
        players: 3,
        players_here: 3,
        watching: 2,
        teams: vec![(Seat(0), None), (Seat(1), Some(HOSTILE.to_owned()))],
        times: vec![TimeLeft { turn: 59_000, bank: 90_000_000, due: Some(7), unseen: true }; 2],
        at_zero: Some(AtZero::Loss),
        may_leave: seat.is_some(),
        rematch: RematchView::Wanted { table: "5f2c9b".to_owned(), by: HOSTILE.to_owned(), is_mine: true },
        now: 5,
    }
}

/// Elements without an end tag.
const VOID: [&str; 6] = ["input", "meta", "link", "img", "br", "hr"];

/// The tags of a page, each with its attributes. Also checks that they close in the right order.
fn tags(page: &str) -> Vec<(&str, &str)> {
    let mut open = Vec::new();
    let mut tags = Vec::new();
    for rest in page.split('<').skip(1) {
        let (tag, _) = rest.split_once('>').expect("a tag ends");
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "in {}", &page[..200.min(page.len())]);
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if !VOID.contains(&name) {
            open.push(name);
        }
        tags.push((name, attributes));
    }
    assert!(open.is_empty(), "never closed: {open:?}");
    tags
}

/// The first text in brackets that looks like a key: that is how a missing text is rendered.
fn missing(page: &str) -> Option<&str> {
    page.match_indices('[').find_map(|(at, _)| {
        let key = page[at + 1..].split(']').next()?;
        (key.contains('-') && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'))
            .then_some(key)
    })
}

fn sound(page: &str) {
    assert_eq!(missing(page), None);
    for (name, attributes) in tags(page) {
        // Attribute values are cut out, so that only the names are checked.
        let parts = attributes.split('"').step_by(2).flat_map(|part| part.split_whitespace());
        let names: Vec<&str> = parts.map(|name| name.trim_end_matches('=')).collect();
        assert!(
            names.iter().enumerate().all(|(n, name)| !names[..n].contains(name)),
            "twice in {name} {attributes}"
        );
        assert!(!names.contains(&"style") && name != "style", "{name} {attributes}");
        assert!(!names.iter().any(|name| name.starts_with("on")), "{name} {attributes}");
        assert!(name != "script" || attributes.contains("src="), "{attributes}");
    }
    let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(all, ids.len(), "an id stands twice");
}

#[test]
fn every_table_is_sound_in_both_languages_for_every_viewer_and_its_part_is_small() {
    positions(|table| {
        for lang in Lang::ALL {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                viewed(table, &who(lang), viewer, |view| {
                    sound(&super::table(view).into_string());
                    sound(&log(view).into_string());
                    let part = table_part(view).into_string().len();
                    let most = if view.over { ENDING_PART } else { PART };
                    assert!(part < most, "{part} bytes");
                });
            }
        }
    });
}

#[test]
fn every_choice_is_a_button_of_the_one_form_and_no_other_place_is_gold() {
    positions(|table| {
        for seat in [Seat(0), Seat(1)] {
            viewed(table, &who(Lang::En), Viewer::Seat(seat), |view| {
                let part = table_part(view).into_string();
                let form = part
                    .split("<form id=\"act\"")
                    .nth(1)
                    .and_then(|rest| rest.split("</form>").next())
                    .unwrap_or("");
                let choices = &view.scene.prompt.choices;
                assert_eq!(form.matches("name=\"act\"").count(), choices.len());
                for choice in choices {
                    assert!(
                        form.contains(&format!("name=\"act\" value=\"{}\"", choice.act)),
                        "{}",
                        choice.act
                    );
                }
                for place in part.split("<g class=\"p").skip(1).filter(|place| place.starts_with([' ', '"']))
                {
                    let spot = place.split("id=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
                    let gold = place.split('"').next().unwrap().contains("pick");
                    let legal =
                        choices.iter().any(|choice| choice.spot.as_ref().is_some_and(|s| s.0 == spot));
                    assert_eq!(gold, legal, "{spot}");
                }
            });
        }
    });
}

/// The votes may still turn until election night.
#[test]
fn whoever_has_270_before_the_end_is_not_shown_as_the_winner() {
    let table = table(1);
    let with_votes = |votes: i32| {
        let mut scene = table.scene(Viewer::Spectator);
        for item in scene.areas.iter_mut().flat_map(|area| &mut area.items) {
            if let Item::Track(track) = item {
                assert_eq!(track.line, Some(270));
                track.counters[0].value = votes;
            }
        }
        let part = RefCell::default();
        let draw = |view: &TableView| *part.borrow_mut() = table_part(view).into_string();
        viewed_scene(&*table, &who(Lang::En), Viewer::Spectator, &scene, |_| (), draw);
        part.into_inner()
    };
    let (before, after) = (with_votes(269), with_votes(270));
    assert!(before.contains("<b>269") && after.contains("<b>270"), "it is told how many");
    assert!(!after.contains('✓'));
    let classes = |part: &str| -> Vec<String> {
        part.split(" class=\"").skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned())).collect()
    };
    assert_eq!(classes(&before), classes(&after), "nothing is set off");
}

#[test]
fn a_look_back_and_a_curtain_offer_no_choice_and_a_curtain_shows_nothing() {
    let mut table = table(1);
    while table.len() < 40 {
        let Turn::Decide(seats) = table.turn() else { panic!("it is not over yet") };
        let seat = seats.first().unwrap();
        let act = table.choices(seat)[0].clone();
        table.act(seat, &act).unwrap();
    }
    for lang in Lang::ALL {
        for seat in [Seat(0), Seat(1)] {
            let scene = table.scene_at(20, Viewer::Seat(seat)).unwrap();
            let back = |view: &mut TableView| view.at = Some(20);
            viewed_scene(&*table, &who(lang), Viewer::Seat(seat), &scene, back, |view| {
                let page = super::table(view).into_string();
                sound(&page);
                assert!(!page.contains("name=\"act\"") && !page.contains(" pick"));
            });
            let curtain = |view: &mut TableView| view.curtain = Some(seat);
            viewed_scene(&*table, &who(lang), Viewer::Seat(seat), &scene, curtain, |view| {
                let page = super::table(view).into_string();
                sound(&page);
                assert!(
                    !page.contains("name=\"act\"")
                        && !page.contains("class=\"card")
                        && !page.contains("class=\"lines")
                );
            });
        }
    }
}

#[test]
fn every_state_of_taking_back_is_said() {
    let table = table(2);
    for lang in Lang::ALL {
        for undo in [
            UndoView::Nothing,
            UndoView::Free,
            UndoView::Ask,
            UndoView::Asked,
            UndoView::Answer { by: Seat(1) },
        ] {
            let scene = table.scene(Viewer::Seat(Seat(0)));
            let change = |view: &mut TableView| view.undo = undo;
            viewed_scene(&*table, &who(lang), Viewer::Seat(Seat(0)), &scene, change, |view| {
                sound(&super::table(view).into_string());
            });
        }
    }
}

#[test]
fn a_list_says_who_won() {
    let [ada, ben] = ["Ada", "Ben"].map(|name| Player::Person(name.to_owned()));
    let bot = Player::Bot("greedy".to_owned());
    let [first, both] = [Seat(0).alone(), SeatSet::first_n(2)];
    for (game, players, won, english, german) in [
        ("presidential", [&ada, &ben].as_slice(), first, "won by <bdi>Ada</bdi>", "gewonnen: <bdi>Ada</bdi>"),
        ("presidential", &[&bot, &ada], first, "won by Greedy bot", "gewonnen: Gieriger Bot"),
        ("presidential", &[&ada, &ada], first, "won by Democrats", "gewonnen: Demokraten"),
        (
            "idiot",
            &[&ada, &ben, &bot],
            both,
            "shared by <bdi>Ada</bdi>, <bdi>Ben</bdi>",
            "gemeinsam gewonnen: <bdi>Ada</bdi>, <bdi>Ben</bdi>",
        ),
        ("idiot", &[&bot, &bot, &ada], both, "shared by Blue, Red", "gemeinsam gewonnen: Blau, Rot"),
        ("idiot", &[&ada, &ben, &bot], SeatSet::EMPTY, "nobody won", "niemand hat gewonnen"),
        ("cdg-solo", &[&ada], first, "over", "beendet"),
    ] {
        let row = TableRow {
            id: "a".to_owned(),
            title: title(game).unwrap(),
            headline: Text::new("table-running"),
            players: players.iter().map(|player| (*player).clone()).collect(),
            my_turn: false,
            won: Some(won),
            free_seats: 0,
            is_trial: false,
            is_lesson: false,
            age: 0,
            members: Vec::new(),
            days_left: None,
        };
        for (lang, words) in [(Lang::En, english), (Lang::De, german)] {
            let who = &who(lang);
            let rows = std::slice::from_ref(&row);
            let view = LobbyView { who, mine: &[], open: &[], finished: rows, archived: &[], notice: None };
            let page = lobby(&view).into_string();
            assert!(page.contains(&format!("<em>{words}</em>")), "{words}: {page}");
        }
    }
}

/// The shelf must say that The CDG Solo System is played beside a board game that one owns.
#[test]
fn the_shelf_says_which_board_games_the_solo_system_needs() {
    for (lang, words) in [
        (Lang::En, "You need one of nine board games: "),
        (Lang::De, "Nötig ist eines von neun Brettspielen: "),
    ] {
        let who = &who(lang);
        let view = LobbyView { who, mine: &[], open: &[], finished: &[], archived: &[], notice: None };
        let page = lobby(&view).into_string();
        let card = page.split("<article").find(|card| card.contains("The CDG Solo System")).unwrap();
        assert!(card.contains(words), "{card}");
        for game in
            ["Wilderness War", "Pursuit of Glory", "Barbarossa to Berlin", "Empire of the Sun", "1960"]
        {
            assert!(card.contains(game), "{game}: {card}");
        }
        for field in ["Epic Ancients II", "Medieval", "Napoleonics", "Napoleonics Epic"] {
            assert!(card.contains(field), "{field}: {card}");
        }
    }
}

#[test]
fn the_other_pages_are_sound_in_both_languages() {
    let table = table(3);
    let row = |my_turn, won, free_seats| TableRow {
        id: "a".to_owned(),
        title: table.title(),
        headline: table.headline(),
        players: table.players().to_vec(),
        my_turn,
        won,
        free_seats,
        is_trial: true,
        is_lesson: false,
        age: 0,
        members: vec![vec![HOSTILE.to_owned()]],
        days_left: won.is_none().then_some(7),
    };
    let rows =
        [row(true, None, 0), row(false, Some(Seat(0).alone()), 0), row(false, None, 1), row(false, None, 0)];
    let stale = Notice { kind: NoticeKind::Stale, words: HOSTILE.to_owned(), rule: None };
    let entered = [
        ("option.deck", HOSTILE),
        ("option.own_cards.0.text", HOSTILE),
        ("option.own_cards.0.several", "OH"),
        ("option.own_cards.0.effect.votes", HOSTILE),
        ("option.own_cards.1.text", "x"),
        ("seat.1", "open"),
    ];
    let entered = entered.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let fault = |field: &str| FieldFault { field: field.to_owned(), words: HOSTILE.to_owned() };
    let faults =
        ["own_cards.0.text", "own_cards.0.effect.votes", "own_cards.1.effect.states", "own_cards", "weeks"]
            .map(fault);
    let lists = table.cards();
    assert_eq!(lists.len(), 2);
    for lang in Lang::ALL {
        let who = &who(lang);
        let notice = Some(&stale);
        sound(
            &lobby(&LobbyView { who, mine: &rows, open: &rows, finished: &rows, archived: &rows, notice })
                .into_string(),
        );
        for title in titles() {
            for faults in [&faults[..], &faults[..1], &[]] {
                let title = &**title;
                let (focus, offer) = (Some(HOSTILE), &SeedOffer::default());
                let view = NewTableView { who, title, entered: &entered, notice, faults, focus, offer };
                sound(&new_table(&view).into_string());
            }
            sound(&rules(&**title, who).into_string());
            let page = guide(&**title, who).into_string();
            sound(&page);
            assert!(page.contains("<li>"), "{} has no guide in {lang}", title.id());
        }
        let keepings = [RetentionPolicy::default(), RetentionPolicy { days: 90 }];
        for keeping in keepings {
            sound(&about(who, keeping).into_string());
        }
        let room = RoomView { has: Room { tables: 1, decks: 2, bytes: 3 << 20 }, may: Quotas::default() };
        let little = RoomView { may: Quotas { tables: 5, bytes: 64 << 20 }, ..room };
        sound(&account(&AccountView { who, room: None, notice, webhook: None }).into_string());
        for (room, keeping) in [room, little].into_iter().zip(keepings) {
            let view = TablesView { who, rows: &rows, next: Some("5-a"), room, keeping };
            sound(&tables(&view).into_string());
            for has_account in [true, false] {
                let who = &Who { has_account, ..who.clone() };
                sound(&delete_person(&DeletePersonView { who, notice, room, shared: 2 }).into_string());
            }
        }
        for may in [true, false] {
            let view = DeleteTableView {
                who,
                id: "a",
                title: Some(table.title()),
                headline: Some(&table.headline()),
                others: &[HOSTILE.to_owned()],
                may,
                may_save: may,
            };
            sound(&delete_table(&view).into_string());
        }
        sound(
            &account(&AccountView {
                who: &Who { has_account: true, ..who.clone() },
                room: Some(room),
                notice,
                webhook: Some(&HOSTILE.to_owned()),
            })
            .into_string(),
        );
        sound(&name(&NameView { who, back: HOSTILE, notice }).into_string());
        let title = table.title();
        sound(&cards(&CardsView { who, title, id: "a", lists: &lists }).into_string());
        for offer in [SeatOffer::Seat, SeatOffer::Team, SeatOffer::Taken, SeatOffer::Barred] {
            let one = JoinSeat { names: vec![HOSTILE.to_owned(); 2], is_host: true, is_here: true };
            sound(
                &join(&JoinView {
                    known_to: &[HOSTILE],
                    who,
                    title,
                    id: "a",
                    link: HOSTILE,
                    seat: Seat(1),
                    offer,
                    name: HOSTILE,
                    host: Some(HOSTILE),
                    seats: &[one.clone(), one],
                    players: table.players(),
                    options: &serde_json::json!({ "weeks": 7 }),
                    minutes: table.minutes(),
                    clock: Some(Clock { turn: 120_000, bank: 600_000, at_zero: AtZero::Owner }),
                    notice,
                    lists: &lists,
                })
                .into_string(),
            );
        }
        let offers_to_leave_guest = notice.is_some();
        sound(
            &sign_in(&SignInView { who, name: HOSTILE, back: HOSTILE, notice, offers_to_leave_guest })
                .into_string(),
        );
        for status in [400, 403, 404, 409, 413, 418, 429, 500] {
            sound(&problem(who, status, HOSTILE, HOSTILE).into_string());
        }
        sound(&super::notice(&stale, lang, "presidential").into_string());
    }
}

/// A game of each title by random acts, seen by the seat that decides.
fn questions(each: impl Fn(&str)) {
    for title in titles() {
        let players = (0..*title.seats().start()).map(|n| Player::Person(format!("P{n}"))).collect();
        let new = NewTable { players, seed: Some(Seed::from_number(1)), ..NewTable::default() };
        let mut table = title.open(new).unwrap();
        let mut rng = FastRng::new(1);
        for _ in 0..150 {
            let Turn::Decide(seats) = table.turn() else { break };
            let seat = seats.first().unwrap();
            viewed(&*table, &who(Lang::En), Viewer::Seat(seat), |view| {
                each(&table_part(view).into_string());
            });
            let choices = table.choices(seat);
            table.act(seat, &choices[rng.below(choices.len() as u32) as usize]).unwrap();
        }
    }
}

#[test]
fn digits_follow_the_eye_and_a_map_is_named_only_where_there_is_one() {
    questions(|part| {
        let form = part.split("id=\"act\"").nth(1).unwrap().split("</form>").next().unwrap();
        let keys = form.split("data-key=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let keys: Vec<usize> = keys.map(|key| key.parse().unwrap()).collect();
        assert!(keys.iter().all(|key| *key <= 9), "no such key: {keys:?}");
        if form.contains("numbers\"") {
            let own = |sign: &str| form.contains(&format!("data-key=\"{0}\"><b>{sign}{0}</b>", keys[0]));
            assert!(own("") || own("$"), "a number is its own key: {form}");
        } else {
            assert_eq!(keys, (1..=keys.len()).collect::<Vec<_>>(), "{form}");
        }
        assert!(part.contains("<svg class=\"map") || !form.contains("Click the map"), "{form}");
        assert!(!form.contains("here: 0 "), "{form}");
    });
}

#[test]
fn nobody_is_asked_who_plays_where_one_plays_alone() {
    for title in titles() {
        let who = &who(Lang::En);
        let (title, entered, faults, offer) = (&**title, &[], &[], &SeedOffer::default());
        let view = NewTableView { who, title, entered, notice: None, faults, focus: None, offer };
        let page = new_table(&view).into_string();
        let alone = *title.seats().end() == 1;
        assert_ne!(page.contains("<fieldset class=\"seats\""), alone, "{}", title.id());
        assert!(!alone || page.contains("<input type=\"hidden\" name=\"seat.0\" value=\"me\">"));
    }
}

#[test]
fn hostile_words_are_shown_and_never_obeyed() {
    positions(|table| {
        viewed(table, &who(Lang::En), Viewer::Seat(Seat(0)), |view| {
            let page = super::table(view).into_string();
            assert!(!page.contains("<script>") && !page.contains("\"onload=\""));
            assert!(page.contains("<bdi>&lt;script&gt;"));
        });
    });
}

#[test]
fn tpg_24_every_state_is_a_button_that_leads_to_the_next_map() {
    for (apportionment, lang) in Apportionment::ALL.into_iter().zip(Lang::ALL.into_iter().cycle()) {
        let mut map = Calculator::new(apportionment);
        for state in atlas::states::UsState::ALL {
            let page = calculator(&CalculatorView::of(map), &who(lang), "").into_string();
            sound(&page);
            let mut next = map;
            next.click(state.into(), Brush::Cycle);
            assert!(
                page.contains(&format!("<button name=\"m\" value=\"{next}\" data-code=\"{state}\"")),
                "{state}"
            );
            map = next;
        }
    }
}

#[test]
fn a_brush_and_the_odds_stay_in_every_address_of_the_calculator() {
    let map = elections()[6].map;
    let odds = Odds { likely: 95, ..Odds::default() };
    for rating in Rating::ALL {
        let view = CalculatorView { brush: Brush::Paint(rating), odds, ..CalculatorView::of(map) };
        let page = calculator(&view, &who(Lang::De), "").into_string();
        sound(&page);
        let mut next = map;
        next.click(Contest::ALL[0], view.brush);
        let letter = rating.letter();
        assert!(page.contains(&format!("href=\"/map?m={next}&amp;b={letter}&amp;likely=95\"")), "{rating:?}");
        assert!(page.contains(&format!("<input type=\"hidden\" name=\"b\" value=\"{letter}\">")));
    }
}

#[test]
fn every_past_election_is_a_link_and_a_picture() {
    let page = calculator(
        &CalculatorView::of(Calculator::new(Apportionment::Census2020)),
        &who(Lang::En),
        "https://table.example",
    )
    .into_string();
    assert!(
        page.contains("<meta property=\"og:image\" content=\"https://table.example/map.png?m=2024-2028.")
    );
    for election in elections() {
        assert!(page.contains(&format!("href=\"/map?m={}\"", election.map)), "{}", election.year);
        let view = CalculatorView::of(election.map);
        sound(&calculator(&view, &who(Lang::En), "").into_string());
        let picture = calculator_picture(&election.map, &who(Lang::En)).into_string();
        sound(&picture);
        assert!(!picture.contains("class=") && !picture.contains("<a "), "it stands alone");
        let [left, right] = presidential::Team::BOTH.map(|team| election.map.total(team).to_string());
        assert!(picture.contains(&format!(">{left}<")) && picture.contains(&format!(">{right}<")));
        assert!(picture.matches("<path d=\"M").count() >= 51, "every state is drawn");
    }
}

#[test]
fn tpg_24_a_table_opens_the_calculator_with_its_own_map() {
    positions(|table| {
        viewed(table, &who(Lang::En), Viewer::Spectator, |view| {
            let page = super::table(view).into_string();
            let link = page.split("/map?m=").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
            let map: Calculator = link.parse().expect("the link can be read");
            let scene = serde_json::to_value(view.scene).unwrap();
            let race = &scene["areas"][0]["items"][0]["track"]["counters"];
            assert_eq!(race[0]["value"], map.total(presidential::Team::Democrats));
            assert_eq!(race[1]["value"], map.total(presidential::Team::Republicans));
        });
    });
}

#[test]
fn a_first_page_is_small() {
    let table = table(4);
    viewed(&*table, &who(Lang::De), Viewer::Seat(Seat(0)), |view| {
        let page = super::table(view).into_string();
        let files = bytes_asked_for(&page);
        let others = [LARGE, TERRITORIES, "territories.js", "questions.js"];
        assert!(others.iter().all(|name| !page.contains(name)));
        let page = packed(&page);
        println!("{files} + {page} bytes");
        assert!(files + page < FIRST_PAGE, "{files} + {page} bytes");
    });
}

/// The compressed size of a text.
fn packed(text: &str) -> usize {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    std::io::Write::write_all(&mut packer, text.as_bytes()).unwrap();
    packer.finish().unwrap().len()
}

/// The compressed size of the files that a page loads.
fn bytes_asked_for(page: &str) -> usize {
    let asked = |name: &str| page.contains(name);
    assert!(asked("style.css") && asked("table.js"), "files are asked for by their names");
    ASSETS.iter().filter(|asset| asked(asset.name)).map(|asset| packed(&asset.text())).sum()
}

#[test]
fn both_languages_have_the_same_words() {
    let keys = |file: &str| -> Vec<String> {
        let key = |line: &str| Some(line.split_once(" = ")?.0.to_owned());
        let mut keys: Vec<_> =
            file.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(key).collect();
        keys.sort();
        keys
    };
    let [(_, en), (_, de)] = crate::texts::FILES;
    assert_eq!(keys(en), keys(de));
}

/// A made-up large table that is only looked at.
fn presidency(lang: Lang, scene: &Scene, tab: Option<char>, look: impl Fn(&TableView)) {
    let table = table(1);
    let change = |view: &mut TableView| {
        view.title = PRESIDENCY;
        view.tab = tab;
        view.log = &[];
        view.has_hints = true;
        view.hints = &[];
    };
    viewed_scene(&*table, &who(lang), Viewer::Seat(Seat(0)), scene, change, look);
}

/// The part of a page between two texts.
fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    page.split_once(from)
        .and_then(|(_, rest)| Some(rest.split_once(to)?.0))
        .unwrap_or_else(|| panic!("{from}"))
}

#[test]
fn a_large_table_is_sound_and_every_choice_can_be_pressed() {
    for lang in Lang::ALL {
        for scene in [presidency::scene(), presidency::scene_with_few_choices()] {
            presidency(lang, &scene, None, |view| {
                let page = super::table(view).into_string();
                sound(&page);
                let form = between(&page, "<form id=\"act\"", "</form>");
                for choice in &scene.prompt.choices {
                    assert!(
                        form.contains(&format!("name=\"act\" value=\"{}\"", choice.act)),
                        "{}",
                        choice.act
                    );
                }
                let keys: Vec<usize> =
                    form.split("data-key=\"").skip(1).map(|rest| rest[..1].parse().unwrap()).collect();
                assert_eq!(keys, (1..=keys.len()).collect::<Vec<_>>());
            });
        }
    }
}

#[test]
fn steps_name_the_step_of_now_and_say_of_each_other_where_it_stands() {
    presidency(Lang::En, &presidency::scene(), None, |view| {
        let page = table_part(view).into_string();
        assert!(page.contains("Phase 2: 4 actions, step 9 of 10"));
        assert!(page.contains("<i class=\"skipped\" title=\"Group B\"></i>"));
        assert_eq!(page.matches("aria-current=\"step\"").count(), 1);
    });
}

#[test]
fn tabs_are_radio_buttons_with_letters_and_the_asked_one_is_chosen() {
    for (tab, chosen) in [(None, 0), (Some('H'), 1), (Some('m'), 4), (Some('?'), 0)] {
        presidency(Lang::En, &presidency::scene(), tab, |view| {
            let page = super::table(view).into_string();
            let tabs = between(&page, "<fieldset class=\"tabs\">", "</fieldset>");
            let letters: Vec<&str> = tabs.split("data-letter=\"").skip(1).map(|rest| &rest[..1]).collect();
            assert_eq!(letters, ["w", "h", "c", "p", "m", "d"]);
            let checked: Vec<bool> =
                tabs.split("<input").skip(1).map(|one| one.contains(" checked")).collect();
            assert_eq!(checked.iter().position(|is| *is), Some(chosen));
            assert_eq!(checked.iter().filter(|is| **is).count(), 1);
            assert_eq!(page.matches("<section class=\"area side t").count(), tabs.matches("<label").count());
            // No tab has the same letter as the hint.
            assert!(page.contains("<a id=\"hint\" data-letter=\"i\""));
        });
    }
}

#[test]
fn a_game_without_tabs_has_none_and_keeps_its_letters() {
    viewed(&*table(1), &who(Lang::En), Viewer::Seat(Seat(0)), |view| {
        let page = super::table(view).into_string();
        assert!(!page.contains("class=\"tabs\"") && !page.contains("another side of the table"));
        assert!(page.contains("data-letter=\"u\""));
    });
}

#[test]
fn a_long_gauge_shows_a_window_and_every_name_explains_itself() {
    presidency(Lang::En, &presidency::scene(), None, |view| {
        let page = table_part(view).into_string();
        assert!(page.contains("46, box 14 of 27"));
        assert!(
            !page.contains(">38</span>")
                && page.contains("<span class=\"far\">40</span>")
                && page.contains("<span class=\"at\">46</span>")
        );
        assert!(page.contains("▲ improving") && page.contains("▼ worsening"));
        for id in page.split("popovertarget=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(page.contains(&format!("id=\"{id}\" popover>")), "{id}");
        }
    });
}

#[test]
fn a_heading_with_help_explains_itself() {
    let players = vec![Player::Person("Ada".to_owned())];
    let new = NewTable { players, seed: Some(Seed::from_number(1)), ..NewTable::default() };
    let table = title("mr-president").unwrap().open(new).unwrap();
    viewed(&*table, &who(Lang::En), Viewer::Seat(Seat(0)), |view| {
        let page = table_part(view).into_string();
        let heading = page.split("<th ").find(|heading| heading.contains(">Dom.</button>"));
        let heading =
            heading.expect("ratings have a heading that can be pressed").split("</th>").next().unwrap();
        let id = heading.split("popovertarget=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        assert!(heading.contains(&format!("id=\"{id}\" popover><p>Domestic rating, 0 to 2")), "{heading}");
        assert!(page.contains(">Office</th>"), "what needs no help stays as it was");
    });
}

#[test]
fn a_chart_tells_the_roll_its_modifiers_and_the_row_that_was_hit() {
    presidency(Lang::En, &presidency::scene(), None, |view| {
        let page = table_part(view).into_string();
        assert!(page.contains("rolled 7, −1 = 6") && page.contains("rolled 8, +1 = 9"));
        assert!(page.contains("<tr class=\"hit\" aria-current=\"true\"><th scope=\"row\">5–7<span class=\"vh\">, hit</span></th>"));
        assert!(page.contains(
            "<li class=\"on\"><b>−1</b> Special envoy in the region<span class=\"vh\">, applies</span></li>"
        ));
        assert!(page.contains("together at most ±3") && page.contains("Show all columns"));
    });
}

#[test]
fn places_gauges_and_tokens_press_the_buttons_of_their_choices() {
    presidency(Lang::En, &presidency::scene(), None, |view| {
        let page = table_part(view).into_string();
        let button = |act: &str| {
            let (before, _) = page.split_once(&format!("name=\"act\" value=\"{act}\"")).unwrap();
            before.rsplit("<button id=\"").next().unwrap().split('"').next().unwrap().to_owned()
        };
        let gauge = between(&page, "id=\"track:congress\"", "<div class=\"gauge\"");
        assert!(gauge.contains(&format!("<label for=\"{}\">", button("lobby"))));
        let token = between(&page, "id=\"terror:ME\"", "</g>");
        assert!(token.contains(&format!("<label for=\"{}\">", button("raid ME"))));
        let place = between(&page, "id=\"area:SA\"", "</g>");
        assert!(place.contains(&format!("<label for=\"{}\">", button("align SA"))));
        // A token that is not an answer itself stands for its place.
        let plaque = between(&page, "class=\"plaque pick\" data-spot=\"area:SA\"", "class=\"plaque");
        let token = between(plaque, "class=\"token", "</g>");
        assert!(token.contains(&format!("<label for=\"{}\">", button("align SA"))));
        // Two acts in one place: it links to the first.
        let place = between(&page, "id=\"area:ME\"", "</g>");
        assert!(place.contains(&format!("<a href=\"#{}\"", button("relief ME"))));
    });
}

#[test]
fn outcomes_are_a_bar_and_words() {
    presidency(Lang::En, &presidency::scene_with_few_choices(), None, |view| {
        let page = table_part(view).into_string();
        let words = "10% crisis −2 · 60% crisis −1 · 20% nothing · 10% crisis +1";
        assert!(
            page.contains(&format!("<title>{words}</title>"))
                && page.contains(&format!("<small class=\"comes\">{words}</small>"))
        );
        assert!(page.contains("<rect class=\"badly\" x=\"90%\" width=\"10%\" height=\"9\">"));
    });
}

#[test]
fn a_class_of_states_is_looked_up_on_the_card_on_the_map_and_in_the_rules() {
    let mut looked_up = 0;
    for seed in 0..6 {
        let mut table = table(seed);
        let mut rng = FastRng::new(seed);
        while let (Turn::Decide(seats), true) = (table.turn(), table.len() < 120) {
            let seat = seats.first().unwrap();
            // Fundraising draws cards.
            let mut choices = table.choices(seat);
            if choices.iter().any(|act| act.starts_with("fundraise")) {
                choices.retain(|act| act.starts_with("fundraise"));
            }
            table.act(seat, &choices[rng.below(choices.len() as u32) as usize]).unwrap();
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            viewed(&*table, &who(Lang::En), viewer, |view| {
                let (page, part) = (super::table(view).into_string(), table_part(view).into_string());
                // The list is in the page once and not in every part. Its box marks the states on the map.
                let list =
                    page.split("id=\"class-2\" popover").nth(1).unwrap().split("</div>").next().unwrap();
                assert!(
                    list.contains("<b>South</b>: Alabama, Arkansas, ") && list.contains("West Virginia"),
                    "{list}"
                );
                assert!(list.contains("id=\"mark-class-2\"") && !part.contains("id=\"class-2\""));
                let georgia = part.split(" id=\"state:GA\"").next().unwrap().rsplit("class=").next().unwrap();
                assert!(georgia.contains(" k2"), "{georgia}");
                let drawer = part.split("drawer-tpg-area-regions").nth(1).unwrap();
                assert!(drawer.split("</details>").next().unwrap().contains("popovertarget=\"class-2\""));
                assert!(part.contains("data-acts"));
            });
            let scene = table.scene(viewer);
            let cards = scene.areas.iter().flat_map(|area| &area.items).filter_map(|item| match item {
                scene::Item::Cards(cards) => Some(&cards.faces),
                _ => None,
            });
            for card in cards.flatten().filter(|card| !card.classes.is_empty()) {
                looked_up += 1;
                viewed(&*table, &who(Lang::De), viewer, |view| {
                    let part = table_part(view).into_string();
                    let card = part.split(&format!("id=\"{}\"", card.spot.0)).nth(1).unwrap();
                    let card = card.split("</article>").next().unwrap();
                    assert!(
                        card.contains("<button class=\"tip\" type=\"button\" popovertarget=\"class-"),
                        "{card}"
                    );
                });
            }
        }
    }
    assert!(looked_up > 3, "{looked_up} cards");
    for (id, words) in
        [("presidential", "<b>Süden</b></dt><dd>Alabama, "), ("idiot", "<b>im Sonnengürtel</b></dt><dd>")]
    {
        let page = rules(title(id).unwrap(), &who(Lang::De)).into_string();
        assert!(page.contains(words), "{id}");
    }
}

#[test]
fn every_class_that_can_be_marked_has_a_rule_in_the_style_sheet() {
    let style = include_str!("../../assets/style.css");
    for n in 0..12 {
        assert!(style.contains(&format!(":root:has(#mark-class-{n}:checked) .k{n} > use")), "{n}");
    }
    for title in titles() {
        assert!(title.place_classes().len() <= 12, "{}", title.id());
    }
}

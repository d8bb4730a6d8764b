//! A table: the board as the hero, the race above it, the replay below it, and at one desk the question, hand, log and drawers.
//!
//! The part (`<main id="table">`) is what live updates replace; outlines and help stand once in the page around it.

use std::borrow::Cow;

use catalogue::LogLine;
use kernel::chance::Own;
use kernel::{Seat, Text, Viewer};
use maud::{Markup, html};
use scene::{Lang, Place};
use serde_json::json;

use super::calculator::link_of;
use super::enter;
use super::layout::{Page, layout, note};
use crate::assets::{LARGE, TERRITORIES};
use crate::render::{self, Eye};
use crate::texts::Voice;
use crate::view::{Entering, Notice, TableView, UndoView};

/// Lines of the log in a part; all of them are on the page of the log.
const LINES: usize = 18;
/// Lines above the choices that tell what has just happened, at tables of so many seats or more. What befell the viewer comes on top of the newest.
const NEWS: usize = 5;
const MOST_NEWS: usize = 8;
const CROWD: usize = 3;
/// Messages in a part.
const MESSAGES: usize = 30;
const MAX_MESSAGE: usize = 500;
const MAX_NOTES: usize = 4000;

/// The whole page.
pub fn table(view: &TableView) -> Markup {
    let eye = view.eye();
    let body = html! {
        (render::class_lists(&eye))
        (render::definitions(eye.boards().map(|board| board.map), view.players.len(), eye.is_large(), eye.has_territories()))
        (render::of_territories(&eye, view.players.len()))
        (table_part(view))
        (help(&eye))
        // What the script has to say, and only the script.
        div #words hidden data-offline=(eye.voice.own("offline")) data-new=(eye.voice.own("new-acts"))
            data-copy=(eye.voice.own("copy")) data-copied=(eye.voice.own("copied")) data-declined=(eye.voice.own("undo-declined")) {}
    };
    let title = view.window_title(&eye);
    let calculator = view.calculator(&eye);
    layout(Page {
        who: view.who,
        title: &title,
        what: what(view, &eye),
        game: Some(view.title.id()),
        calculator: calculator.as_deref(),
        kind: "wide",
        styles: match (eye.has_territories(), eye.is_large()) {
            (true, _) => &[LARGE, TERRITORIES],
            (false, true) => &[LARGE],
            (false, false) => &[],
        },
        scripts: if eye.has_territories() { &["table.js", "territories.js"] } else { &["table.js"] },
        body,
    })
}

impl<'a> TableView<'a> {
    fn eye(&self) -> Eye<'a> {
        let may_act = self.at.is_none() && self.curtain.is_none() && !self.over;
        let voice = Voice::of(self.who.lang, self.title);
        Eye {
            hints: self.hints,
            viewer: self.seat(),
            ..Eye::new(voice, self.scene, self.id, self.title.id(), may_act)
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn is_my_turn(&self) -> bool {
        !self.over && self.scene.prompt.asked.iter().any(|seat| self.my_seats.contains(seat))
    }

    /// The name of the game, led by a dot while one has to decide.
    fn window_title(&self, eye: &Eye) -> String {
        let name = eye.voice.of_game(format!("{}-name", self.title.id()));
        if self.is_my_turn() {
            format!("● {} · {name}", eye.voice.own("your-turn"))
        } else {
            name.into_owned()
        }
    }

    /// Who sits where; a seat that waits says so.
    fn players(&self, eye: &Eye) -> Vec<Markup> {
        let player = |(n, player): (usize, &kernel::Player)| {
            if self.waiting.iter().any(|seat| seat.index() == n) {
                html! { i { (eye.voice.own("seat-waits")) } }
            } else {
                eye.voice.player(player)
            }
        };
        self.players.iter().enumerate().map(player).collect()
    }

    /// Who plays which side, as plain words: for the bar, which the script keeps up to date.
    fn sides<'b>(&'b self, eye: &'b Eye) -> Vec<(Cow<'b, str>, Cow<'b, str>)> {
        let side = |(n, player): (usize, &'b kernel::Player)| {
            let name = match player {
                _ if self.waiting.iter().any(|seat| seat.index() == n) => eye.voice.own("seat-waits"),
                kernel::Player::Person(name) => name.into(),
                kernel::Player::Bot(level) => eye.voice.bot(level),
            };
            (name, eye.side(Seat(n as u8)))
        };
        // Who plays alone and has no side knows it.
        let is_alone = self.players.len() == 1 && eye.roster().is_none();
        self.players.iter().enumerate().filter(|_| !is_alone).map(side).collect()
    }

    /// The seat whose eyes are not those that the page opens with by itself; behind a curtain nobody has sat down yet.
    fn named_seat(&self) -> Option<Seat> {
        let unclear = |seat: &Seat| self.my_seats.len() > 1 || !self.my_seats.contains(seat);
        self.seat().filter(|seat| self.curtain.is_none() && unclear(seat))
    }

    /// The seats with whose eyes the table can be seen too: all one's own, and any when it is over.
    fn other_eyes(&self) -> Vec<Seat> {
        let all = (0u8..).zip(self.players).map(|(n, _)| Seat(n));
        let may = |seat: &Seat| self.over || self.my_seats.contains(seat);
        all.filter(|seat| may(seat) && !self.viewer.is(*seat)).collect()
    }

    /// The address of this view, with the seat where it must be named.
    fn address(&self, query: &str) -> String {
        self.address_of("", query)
    }

    fn address_of(&self, end: &str, query: &str) -> String {
        let seat = self.named_seat().map_or(String::new(), |seat| format!("seat={seat}"));
        let parts: Vec<_> = [query, &seat].into_iter().filter(|part| !part.is_empty()).collect();
        let mark = if parts.is_empty() { "" } else { "?" };
        format!("/t/{}{end}{mark}{}", self.id, parts.join("&"))
    }

    /// The map calculator with the board of this view.
    fn calculator(&self, eye: &Eye) -> Option<String> {
        eye.boards().find_map(link_of).filter(|_| self.curtain.is_none())
    }

    fn path(&self, end: &str) -> String {
        format!("/t/{}/{end}", self.id)
    }
}

fn what(view: &TableView, eye: &Eye) -> Markup {
    html! {
        h1 { (eye.voice.of_game(format!("{}-name", view.title.id()))) }
        span {
            span #headline { (eye.voice.say(&view.scene.headline)) }
            span.players { @for (name, side) in view.sides(eye) { " · " bdi { (name) } " (" (side) ")" } }
        }
    }
}

/// What live updates replace.
pub fn table_part(view: &TableView) -> Markup {
    let eye = view.eye();
    let players = view.players(&eye);
    let hidden = view.curtain.is_some();
    html! {
        main #table.table.veiled[hidden] data-id=(view.id) data-version=(view.version) data-at=[view.at]
            data-seat=[view.seat().filter(|_| !hidden)] data-hinted=[(!view.hints.is_empty()).then_some("1")] data-game=(view.title.id()) data-acts=(view.acts)
            data-over=[view.over.then_some("1")] data-turn=[view.is_my_turn().then_some("1")] data-title=(view.window_title(&eye))
            data-headline=(eye.voice.say(&view.scene.headline)) data-players=(json!(view.sides(&eye))) data-map=[view.calculator(&eye)]
            data-said=(if hidden { String::new() } else { render::newest(&eye, view.log) }) {
            @match view.curtain {
                Some(seat) => (curtain(view, &eye, seat)),
                None => { (stage(view, &eye, &players)) (desk(view, &eye, &players)) }
            }
        }
    }
}

/// A word to the reader, as the script shows it at the desk.
pub fn notice(notice: &Notice, lang: Lang, game: &str) -> Markup {
    note(Some(notice), &Voice::new(lang), Some(game))
}

/// Pass and play: nothing of the table is in the page until the right person says that they are there.
fn curtain(view: &TableView, eye: &Eye, seat: Seat) -> Markup {
    let player = view.players.get(seat.index()).map(|player| eye.voice.player(player));
    html! {
        section #main.curtain {
            p { (eye.voice.own("curtain-for")) }
            h2 { @if let Some(player) = player { (player) } " " small { (render::shape(seat)) (eye.side(seat)) } }
            form method="get" action={ "/t/" (view.id) } {
                input type="hidden" name="seat" value=(seat);
                button.go autofocus { (eye.voice.own("curtain-open")) }
            }
            p.small { (eye.voice.own("curtain-line")) }
        }
    }
}

fn stage(view: &TableView, eye: &Eye, players: &[Markup]) -> Markup {
    html! {
        section.stage aria-label=(eye.voice.own("stage")) {
            (render::bar(eye, players))
            (render::tabbed(eye, view.tab, players))
            @if eye.is_large() { a.to-question href="#main" { (eye.voice.say(&view.scene.prompt.question)) " ↓" } }
            (rail(view, eye))
        }
    }
}

/// The replay: any act by its number. A slider and two links, and a button for those without scripts.
fn rail(view: &TableView, eye: &Eye) -> Markup {
    let at = view.at.unwrap_or(view.acts);
    let end = |text: &str, key: &str, to: Option<usize>| {
        let label = eye.voice.own(key);
        html! {
            @match to {
                Some(to) => { a.step href=(view.address(&format!("at={to}"))) aria-label=(label) title=(label) { (text) } }
                None => { span.step.off aria-hidden="true" { (text) } }
            }
        }
    };
    html! {
        nav.time aria-label=(eye.voice.own("rail")) {
            (end("‹", "rail-back", at.checked_sub(1)))
            form method="get" action={ "/t/" (view.id) } {
                @if let Some(seat) = view.named_seat() { input type="hidden" name="seat" value=(seat); }
                input #rail type="range" name="at" min="0" max=(view.acts) value=(at) aria-label=(eye.voice.own("rail-slider"));
                button { (eye.voice.own("rail-go")) }
            }
            (end("›", "rail-on", (at < view.acts).then_some(at + 1)))
            span.at {
                @if view.at.is_some() { a #now href=(view.address("")) { (eye.voice.own("rail-now")) } " · " }
                (eye.voice.fill(Text::new("rail-act").number("act", at as i64).number("of", view.acts as i64)))
            }
        }
    }
}

fn desk(view: &TableView, eye: &Eye, players: &[Markup]) -> Markup {
    html! {
        div.desk {
            (ask(view, eye, players))
            (render::sections(eye, Place::Hand, players))
            (log_section(view, eye))
            div.drawers {
                (render::seats_drawer(eye, players))
                (render::drawers(eye, Place::Drawer, players))
                @if view.has_cards { a.drawer.all-cards href=(view.path("cards")) { (eye.voice.own("cards-all")) } }
                (chat(view, eye))
                @if view.seat().is_some() { (notes(view, eye)) }
                (table_drawer(view, eye))
                (fair_dice(view, eye))
            }
        }
    }
}

/// The question, what is at stake, dice, choices, and what else can be done about it.
fn ask(view: &TableView, eye: &Eye, players: &[Markup]) -> Markup {
    let prompt = &view.scene.prompt;
    html! {
        section #main.ask.mine[view.is_my_turn() && view.at.is_none()] aria-labelledby="question" tabindex="-1" {
            div #notice { (note(view.notice, &eye.voice, Some(view.title.id()))) }
            @if view.is_trial { p.notice.stale { (eye.voice.own("is-trial")) } }
            @if let Some(at) = view.at {
                p.notice.stale {
                    (eye.voice.fill(Text::new("looking-back").number("act", at as i64))) " "
                    a href=(view.address("")) { (eye.voice.own("rail-now")) }
                }
            }
            @for seat in view.waiting { (free_seat(view, eye, *seat)) }
            @for (seat, link) in view.invitations { (invitation(view, eye, *seat, link.as_deref())) }
            @if let UndoView::Answer { by } = view.undo { (undo_question(view, eye, by)) }
            h2 #question { bdi { (eye.voice.say(&prompt.question)) } }
            @if let Some(detail) = &prompt.detail { p { bdi { (eye.voice.say(detail)) } } }
            (news(view, eye))
            (render::sections(eye, Place::Desk, players))
            @match (view.entering, view.seat()) {
                (Some(entering), Some(seat)) => (enter(view, eye, entering, seat)),
                (None, Some(seat)) if eye.choices().next().is_some() => {
                    @if let Some(roll) = view.roll { (enter(view, eye, roll, seat)) }
                    (render::act_form(eye, view.version, seat))
                },
                _ => {}
            }
            (tools(view, eye))
        }
    }
}

/// What came of one's own last act and what others have done since: among several it is more than the eye follows.
fn news(view: &TableView, eye: &Eye) -> Markup {
    let is_asked = view.at.is_none() && eye.choices().next().is_some();
    if view.players.len() < CROWD || !is_asked || view.last_act == 0 {
        return html! {};
    }
    let mut lines: Vec<_> =
        view.log.iter().filter(|entry| entry.after >= view.last_act && !entry.line.heading).collect();
    let older = lines.len().saturating_sub(NEWS);
    let befell = |entry: &LogLine| entry.after > view.last_act && entry.line.seat == view.seat();
    let mut nth = 0;
    lines.retain(|entry| {
        nth += 1;
        nth > older || befell(entry)
    });
    html! {
        @if !lines.is_empty() {
            section.news aria-labelledby="news-name" {
                h3 #news-name { (eye.voice.own("news")) }
                ul {
                    @for entry in &lines[lines.len().saturating_sub(MOST_NEWS)..] {
                        li class=[entry.line.seat.map(render::seat_class)] { bdi { (eye.voice.say(&entry.line.text)) } }
                    }
                }
            }
        }
    }
}

/// What did the person roll or draw?
fn enter(view: &TableView, eye: &Eye, entering: &Entering, seat: Seat) -> Markup {
    html! {
        form #enter method="post" action=(view.path("act")) {
            input type="hidden" name="version" value=(view.version);
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="act" value=(entering.act);
            (enter::fields(&eye.voice, view.title.texts(), view.who.lang, entering))
            @if view.entering.is_some() {
                p.tools {
                    @if !entering.given.is_empty() { (enter::back(&eye.voice)) }
                    button name="deal" value="1" { (eye.voice.own("own-deal")) }
                    a href=(view.address("")) { (eye.voice.own("cancel")) }
                }
            }
        }
    }
}

fn hidden_seat(view: &TableView) -> Markup {
    html! {
        input type="hidden" name="version" value=(view.version);
        @if let Some(seat) = view.seat() { input type="hidden" name="seat" value=(seat); }
    }
}

fn free_seat(view: &TableView, eye: &Eye, seat: Seat) -> Markup {
    html! {
        div.notice.stale {
            (eye.voice.fill(Text::new("seat-free").word("side", eye.side(seat))))
            @if view.has_cards { " " a href=(view.path("cards")) { (eye.voice.own("cards-all")) } }
            @if view.may_sit {
                form method="post" action=(view.path("seat")) {
                    input type="hidden" name="seat" value=(seat);
                    button.go.small { (eye.voice.own("sit-down")) }
                }
            }
        }
    }
}

/// The script makes the link whole and copies it.
fn invitation(view: &TableView, eye: &Eye, seat: Seat, link: Option<&str>) -> Markup {
    let words = eye.voice.fill(Text::new("invite").word("side", eye.side(seat)));
    html! {
        div.notice.stale {
            @if let Some(link) = link {
                label.invite { (words) input.copy readonly value=(link); }
            } @else {
                form method="post" action=(view.path("invite")) {
                    (words) " "
                    input type="hidden" name="seat" value=(seat);
                    button.go.small { (eye.voice.own("invite-again")) }
                }
            }
        }
    }
}

fn undo_question(view: &TableView, eye: &Eye, by: Seat) -> Markup {
    html! {
        form.notice.stale method="post" action=(view.path("undo-answer")) {
            (hidden_seat(view))
            (eye.voice.fill(Text::new("undo-asks").word("side", eye.side(by)))) " "
            button.go.small name="answer" value="yes" { (eye.voice.own("undo-yes")) } " "
            button.go.small.alt name="answer" value="no" { (eye.voice.own("undo-no")) }
        }
    }
}

fn tools(view: &TableView, eye: &Eye) -> Markup {
    let live = view.at.is_none();
    let letter = |key: Option<char>| key.map(|key| key.to_ascii_lowercase());
    let undo = match view.undo {
        UndoView::Free => Some("undo"),
        UndoView::Ask => Some("undo-ask"),
        _ => None,
    };
    html! {
        div.tools {
            @if let (Some(key), true) = (undo, live) {
                form method="post" action=(view.path("undo")) { (hidden_seat(view)) button #undo data-letter=[letter(render::key_of_undo(eye))] { (eye.voice.own(key)) } }
            }
            @if view.undo == UndoView::Asked { span #undo-asked { (eye.voice.own("undo-asked")) } }
            @if eye.choices().nth(1).is_some() && view.hints.is_empty() {
                a #hint data-letter=[letter(render::key_of_hint(eye))] href=(view.address("hint=1")) { (eye.voice.own("hint")) }
            }
            @if let Some(rule) = view.scene.prompt.rule {
                a href=(eye.rule_link(rule)) title=(rule) { (eye.voice.own("why")) }
            }
            @if let (Some(own), true) = (view.own, live && !view.over) {
                details.own-chance {
                    summary #own { (eye.voice.own("own-whose")) ": " (eye.voice.own(&format!("own-{}", own.word()))) }
                    form method="post" action=(view.path("own")) {
                        (hidden_seat(view))
                        @for other in Own::ALL.into_iter().filter(|other| *other != own) {
                            button name="own" value=(other.word()) { (eye.voice.own(&format!("own-{}", other.word()))) }
                        }
                    }
                }
            }
            button #keys-open type="button" hidden aria-haspopup="dialog" { (eye.voice.own("keys")) }
            button #notify type="button" hidden { (eye.voice.own("notify")) }
        }
    }
}

fn log_section(view: &TableView, eye: &Eye) -> Markup {
    let shown = view.log.iter().rev().take(LINES);
    html! {
        section.log aria-labelledby="log-name" {
            h3 #log-name {
                (eye.voice.own("log"))
                small { a href=(view.address_of("/log", "")) { (eye.voice.own("log-all")) } }
            }
            (render::lines(eye, shown))
        }
    }
}

fn chat(view: &TableView, eye: &Eye) -> Markup {
    html! {
        details.drawer #drawer-chat {
            summary { (eye.voice.own("chat")) @if !view.chat.is_empty() { small { (view.chat.len()) } } }
            ul.chat {
                @for message in view.chat.iter().rev().take(MESSAGES).rev() {
                    li { b { bdi { (message.name) } } " " bdi { (message.text) } }
                }
            }
            @if view.may_chat {
                form.line method="post" action=(view.path("chat")) {
                    @if let Some(seat) = view.seat() { input type="hidden" name="seat" value=(seat); }
                    input #chat-text name="text" maxlength=(MAX_MESSAGE) required autocomplete="off" dir="auto" aria-label=(eye.voice.own("chat-text"));
                    button { (eye.voice.own("chat-send")) }
                }
            }
        }
    }
}

fn notes(view: &TableView, eye: &Eye) -> Markup {
    html! {
        details.drawer #drawer-notes {
            summary { (eye.voice.own("notes")) }
            form method="post" action=(view.path("notes")) {
                @if let Some(seat) = view.seat() { input type="hidden" name="seat" value=(seat); }
                textarea #notes-text name="text" rows="4" maxlength=(MAX_NOTES) dir="auto" aria-label=(eye.voice.own("notes-text")) { (view.notes) }
                button { (eye.voice.own("notes-save")) }
            }
        }
    }
}

/// What can be done with the table as a whole.
fn table_drawer(view: &TableView, eye: &Eye) -> Markup {
    let go_on = |end: &str, key: &str| {
        html! {
            form method="post" action=(view.path(end)) {
                (hidden_seat(view))
                input type="hidden" name="at" value=(view.at.unwrap_or(view.acts));
                button { (eye.voice.own(key)) }
            }
        }
    };
    html! {
        details.drawer #drawer-table {
            summary { (eye.voice.own("table-drawer")) }
            div.links {
                @for seat in view.other_eyes() {
                    a href={ "/t/" (view.id) "?seat=" (seat) } { (eye.voice.fill(Text::new("see-as").word("side", eye.side(seat)))) }
                }
                // A file tells every hidden card.
                @if !view.is_trial && (view.over || view.my_seats.len() == view.players.len()) {
                    a href=(view.path("export")) download { (eye.voice.own("export")) }
                }
                a href=(view.address_of("/log", "")) { (eye.voice.own("log-all")) }
                a href={ "/new/" (view.title.id()) } { (eye.voice.own("new-table")) }
                @if view.may_branch { (go_on("branch", "branch")) }
                @if view.who.name.is_some() && !view.is_trial { (go_on("try", "try")) }
            }
        }
    }
}

/// The proof that no roll was bent: the commitment from the start, the seed when it is over.
fn fair_dice(view: &TableView, eye: &Eye) -> Markup {
    html! {
        details.drawer #drawer-dice open[view.seed.is_some()] {
            summary { (eye.voice.own("fair-dice")) @if let Some((_, true)) = view.seed { small.good { "✓" } } }
            @match view.commitment {
                None => { p { (eye.voice.own("fair-own")) } }
                Some(commitment) => {
                    dl.fair {
                        dt { (eye.voice.own("fair-commitment")) } dd { code { (commitment) } }
                        @if let Some((seed, holds)) = view.seed {
                            dt { (eye.voice.own("fair-seed")) } dd { code { (seed) } }
                            dt { (eye.voice.own("fair-checked")) } dd { (eye.voice.own(if holds { "fair-holds" } else { "fair-bent" })) }
                        }
                    }
                    @if view.seed.is_none() { p { (eye.voice.own("fair-line")) } }
                }
            }
        }
    }
}

/// The keys of the table, in a dialog that the script opens.
fn help(eye: &Eye) -> Markup {
    let voice = &eye.voice;
    html! {
        dialog #keys aria-labelledby="keys-name" {
            h2 #keys-name { (voice.own("keys")) }
            dl { @for (key, words) in render::shortcuts(eye) { dt { kbd { (key) } } dd { (voice.own(words)) } } }
            form method="dialog" { button.go { (voice.own("close")) } }
        }
    }
}

/// The whole log as a page, for reading and printing.
pub fn log(view: &TableView) -> Markup {
    let eye = Eye { away: true, ..view.eye() };
    let heading = eye.voice.own("log");
    let body = html! {
        main #main.sheet-page.log {
            h1 { (heading) }
            p.lead-in {
                (eye.voice.say(&view.scene.headline)) " · " a href=(view.address("")) { (eye.voice.own("log-back")) } " "
                button #print.go.alt.small type="button" hidden { (eye.voice.own("log-print")) }
            }
            @if view.curtain.is_none() { (render::story(&eye, view.log.iter())) }
        }
    };
    layout(Page {
        who: view.who,
        title: &heading,
        what: what(view, &eye),
        game: Some(view.title.id()),
        calculator: None,
        kind: "plain",
        styles: &[],
        scripts: &["log.js"],
        body,
    })
}

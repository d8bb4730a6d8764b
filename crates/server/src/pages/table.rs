//! A table: mainly the board, the race above it, the replay below it, and a desk with the question, hand, log and drawers.
//!
//! The part (`<main id="table">`) is what live updates replace. Outlines and help are in the page around it, only once.

use std::borrow::Cow;

use catalogue::story::Story;
use kernel::chance::Own;
use kernel::{Seat, Text, Viewer};
use maud::{Markup, html};
use scene::{Lang, Place};
use serde_json::json;

use super::calculator::link_of;
use super::layout::{Page, layout, note};
use super::{coach, ending, own_results, picture, player, together};
use crate::assets::{COACH, DECIDING, LARGE, TERRITORIES, TOGETHER};
use crate::render::{self, RenderContext};
use crate::texts::Voice;
use crate::view::{MissingResult, Notice, TableView, UndoView};

/// Number of log lines in a part. The log page shows all of them.
const LINES: usize = 18;
/// Number of chat messages in a part.
const MESSAGES: usize = 30;
const MAX_MESSAGE: usize = 500;
const MAX_NOTES: usize = 4000;

/// The whole page.
pub fn table(view: &TableView) -> Markup {
    let ctx = view.ctx();
    let body = html! {
        (render::class_lists(&ctx))
        (render::definitions(ctx.boards().map(|board| board.map), view.players.len(), ctx.is_large(), ctx.has_territories()))
        (render::of_territories(&ctx, view.players.len()))
        (table_part(view))
        (help(&ctx))
        // Texts for the script only.
        div #words hidden data-offline=(ctx.voice.own("offline")) data-new=(ctx.voice.own("new-acts"))
            data-close=(ctx.voice.own("close")) data-rulebook=(ctx.voice.own("guide-rules"))
            data-copy=(ctx.voice.own("copy")) data-copied=(ctx.voice.own("copied")) data-declined=(ctx.voice.own("undo-declined"))
            data-turn=(ctx.voice.own("your-turn")) data-here=(ctx.voice.own("is-here")) data-days=(ctx.voice.own("time-days-pattern"))
            data-plays=(ctx.voice.own("plays-pattern"))
            data-seated=(ctx.voice.own("seat-changed")) data-now=(view.together.now) data-sounds-on=(ctx.voice.own("sounds-on")) data-sounds-off=(ctx.voice.own("sounds-off")) {}
    };
    let title = view.window_title(&ctx);
    let calculator = view.calculator(&ctx);
    layout(Page {
        who: view.who,
        title: &title,
        what: what(view, &ctx),
        tools: together::around(view, &ctx),
        menu: menu(view, &ctx),
        game: Some(view.title.id()),
        calculator: calculator.as_deref(),
        kind: "wide",
        styles: match (ctx.has_territories(), ctx.is_large()) {
            (true, _) => &[TOGETHER, DECIDING, LARGE, TERRITORIES, COACH],
            (false, true) => &[TOGETHER, DECIDING, LARGE, COACH],
            (false, false) => &[TOGETHER, DECIDING, COACH],
        },
        scripts: if ctx.has_territories() { &["table.js", "territories.js"] } else { &["table.js"] },
        head: preview(view, &ctx),
        body,
    })
}

impl<'a> TableView<'a> {
    fn ctx(&self) -> RenderContext<'a> {
        let may_act = self.at.is_none() && self.curtain.is_none() && !self.over;
        let voice = Voice::of(self.who.lang, self.title);
        RenderContext {
            hints: self.hints,
            viewer: self.seat(),
            marks: coach::marks(self),
            look: coach::look(self),
            ..RenderContext::new(voice, self.scene, self.id, self.title.id(), may_act)
        }
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The story of a finished game, if its final page is shown and not its board.
    fn ending(&self) -> Option<&Story> {
        self.story.filter(|_| self.over && self.at.is_none())
    }

    fn is_my_turn(&self) -> bool {
        !self.over && self.scene.prompt.asked.iter().any(|seat| self.my_seats.contains(seat))
    }

    /// The name of the game, with a leading dot while the viewer has to decide.
    fn window_title(&self, ctx: &RenderContext) -> String {
        let name = ctx.voice.of_game(format!("{}-name", self.title.id()));
        let name = if self.is_trial { format!("{} · {name}", ctx.voice.own("trial")).into() } else { name };
        if self.is_my_turn() {
            format!("● {} · {name}", ctx.voice.own("your-turn"))
        } else {
            name.into_owned()
        }
    }

    /// The state of the game, and whether it is a lesson.
    fn headline<'b>(&self, ctx: &'b RenderContext) -> Cow<'b, str> {
        match self.lesson {
            Some(_) => {
                let headline = self.scene.headline.clone();
                ctx.voice.say(&Text::new("lesson-headline").text("headline", headline)).into_owned().into()
            }
            None => ctx.voice.say(&ctx.scene.headline),
        }
    }

    /// Who sits where. Seats that wait for somebody are marked.
    fn players(&self, ctx: &RenderContext) -> Vec<Markup> {
        (0..self.players.len()).map(|n| together::player(self, ctx, n)).collect()
    }

    /// The viewer's seat, if it must be named in addresses because the page would not
    /// choose it by itself. None behind a curtain, because nobody has sat down yet.
    pub(super) fn named_seat(&self) -> Option<Seat> {
        let unclear = |seat: &Seat| self.my_seats.len() > 1 || !self.my_seats.contains(seat);
        self.seat().filter(|seat| self.curtain.is_none() && unclear(seat))
    }

    /// The other seats as which the viewer may look: all their own, and any when the game is over.
    fn other_eyes(&self) -> Vec<Seat> {
        let all = (0u8..).zip(self.players).map(|(n, _)| Seat(n));
        let may = |seat: &Seat| self.over || self.my_seats.contains(seat);
        all.filter(|seat| may(seat) && !self.viewer.is(*seat)).collect()
    }

    /// How this viewer watches a great moment.
    pub(super) fn watching(&self) -> render::Watching {
        let people: usize = self.together.people.iter().map(Vec::len).sum();
        let may_steer = !self.my_seats.is_empty();
        let is_alone = may_steer && people == self.my_seats.len();
        render::Watching { act: self.at.unwrap_or(self.acts), may_steer, is_alone }
    }

    /// The address of this view, including the seat if it must be named.
    pub(super) fn address(&self, query: &str) -> String {
        self.address_of("", query)
    }

    pub(super) fn address_of(&self, end: &str, query: &str) -> String {
        let seat = self.named_seat().map_or(String::new(), |seat| format!("seat={seat}"));
        let parts: Vec<_> = [query, &seat].into_iter().filter(|part| !part.is_empty()).collect();
        let mark = if parts.is_empty() { "" } else { "?" };
        format!("/t/{}{end}{mark}{}", self.id, parts.join("&"))
    }

    /// The address of the map calculator with the board of this view.
    fn calculator(&self, ctx: &RenderContext) -> Option<String> {
        ctx.boards().find_map(link_of).filter(|_| self.curtain.is_none())
    }

    pub(super) fn path(&self, end: &str) -> String {
        format!("/t/{}/{end}", self.id)
    }
}

/// How other sites preview a link to the table. Private copies have no preview.
fn preview(view: &TableView, ctx: &RenderContext) -> Markup {
    if view.is_trial {
        return html! {};
    }
    let name = ctx.voice.of_game(format!("{}-name", view.title.id()));
    let title = format!("{name}: {}", picture::headline(&ctx.voice, view.scene, view.over));
    let sides: Vec<(String, String)> =
        together::seats(view, ctx).into_iter().map(|seat| (seat.names.join(", "), seat.side)).collect();
    let words = picture::description(&ctx.voice, view.scene, view.over, &sides);
    picture::preview(view.origin, view.id, &title, &words)
}

fn what(view: &TableView, ctx: &RenderContext) -> Markup {
    html! {
        h1 {
            (ctx.voice.of_game(format!("{}-name", view.title.id())))
            @if view.is_trial { em.trial { (ctx.voice.own("trial")) } }
        }
        span {
            span #headline { (view.headline(ctx)) }
            (together::players(view, ctx))
        }
    }
}

/// Links that are needed only occasionally and stay the same throughout the game.
fn menu(view: &TableView, ctx: &RenderContext) -> Markup {
    html! {
        a href=(view.address_of("/log", "")) { (ctx.voice.own("log-all")) }
        @if view.has_cards { a href=(view.path("cards")) { (ctx.voice.own("cards-all")) } }
        a href="#table-links" { (ctx.voice.own("table-drawer")) }
        a href={ "/new/" (view.title.id()) } { (ctx.voice.own("new-table")) }
    }
}

/// The part that live updates replace.
pub fn table_part(view: &TableView) -> Markup {
    let ctx = view.ctx();
    let players = view.players(&ctx);
    let hidden = view.curtain.is_some();
    html! {
        main #table.table.veiled[hidden] data-id=(view.id) data-version=(view.version) data-stamp=(view.stamp) data-at=[view.at]
            data-seat=[view.seat().filter(|_| !hidden)] data-hinted=(if view.hints.is_empty() { "" } else { "1" }) data-game=(view.title.id()) data-acts=(view.acts)
            data-over=[view.over.then_some("1")] data-opening=[view.is_opening.then_some("1")] data-turn=[view.is_my_turn().then_some("1")] data-title=(view.window_title(&ctx))
            data-look=(ctx.look.join(" "))
            data-headline=(view.headline(&ctx)) data-players=(json!(together::seats(view, &ctx).into_iter().map(|seat| (seat.names, seat.side)).collect::<Vec<_>>())) data-map=[view.calculator(&ctx)]
            data-said=(if hidden { String::new() } else { render::newest(&ctx, view.log) }) {
            @match view.curtain {
                Some(seat) => (curtain(view, &ctx, seat)),
                None => {
                    @match view.ending() {
                        Some(story) => (ending::stage(view, &ctx, story, &players)),
                        None => (stage(view, &ctx, &players)),
                    }
                    (desk(view, &ctx, &players))
                }
            }
        }
    }
}

/// A message, as the script shows it at the desk.
pub fn notice(notice: &Notice, lang: Lang, game: &str) -> Markup {
    note(Some(notice), &Voice::new(lang), Some(game))
}

/// Pass and play: the page contains nothing of the table until the right person confirms that they are at the screen.
fn curtain(view: &TableView, ctx: &RenderContext, seat: Seat) -> Markup {
    let player = view.players.get(seat.index()).map(|player| ctx.voice.player(player));
    html! {
        section #main.curtain {
            p { (ctx.voice.own("curtain-for")) }
            h2 { @if let Some(player) = player { (player) } " " small { (render::shape(seat)) (ctx.side(seat)) } }
            form method="get" action={ "/t/" (view.id) } {
                input type="hidden" name="seat" value=(seat);
                button.go autofocus { (ctx.voice.own("curtain-open")) }
            }
            p.small { (ctx.voice.own("curtain-line")) }
        }
    }
}

fn stage(view: &TableView, ctx: &RenderContext, players: &[Markup]) -> Markup {
    html! {
        section.stage aria-label=(ctx.voice.own("stage")) {
            (render::bar(ctx, players))
            (render::tabbed(ctx, view.tab, players))
            (player::caption(view, ctx, players))
            (player::rail(view, ctx))
        }
    }
}

fn desk(view: &TableView, ctx: &RenderContext, players: &[Markup]) -> Markup {
    html! {
        div.desk {
            @if view.ending().is_some() { (ending::next(view, ctx)) } @else { (ask(view, ctx, players)) }
            // Below the question and in its own space, so that it stays in place whatever is asked.
            div.below {
                // Whatever shows the state of the game is replayed act by act together with the
                // board. When the game is over, the viewer's hand is shown in the wide part.
                div.told { @if view.ending().is_none() { (render::sections(ctx, Place::Hand, players)) } (log_section(view, ctx)) }
                div.drawers {
                    div.told {
                        (render::seats_drawer(ctx, players))
                        (render::payouts_drawer(ctx))
                        (render::drawers(ctx, Place::Drawer, players))
                    }
                    @if view.has_cards { a.drawer.all-cards href=(view.path("cards")) { (ctx.voice.own("cards-all")) } }
                    (chat(view, ctx))
                    @if view.seat().is_some() { (notes(view, ctx)) }
                    (table_drawer(view, ctx))
                    (fair_dice(view, ctx))
                }
            }
        }
    }
}

/// The question, what is at stake, dice, choices, and what else can be done about it.
fn ask(view: &TableView, ctx: &RenderContext, players: &[Markup]) -> Markup {
    let prompt = &view.scene.prompt;
    html! {
        section #main.ask.mine[view.is_my_turn() && view.at.is_none()] aria-labelledby="question" tabindex="-1" {
            div #notice { (note(view.notice, &ctx.voice, Some(view.title.id()))) }
            @if view.is_trial { p.notice.trial { b { (ctx.voice.own("trial")) } " " (ctx.voice.own("is-trial")) } }
            (player::news(view, ctx))
            @for seat in view.waiting { (free_seat(view, ctx, *seat)) }
            @for (seat, link) in view.invitations { (together::invitation(view, ctx, *seat, link.as_deref())) }
            @if let UndoView::Answer { by } = view.undo { (undo_question(view, ctx, by)) }
            (coach::lesson(view, ctx))
            div.head {
                h2 #question { bdi { (ctx.voice.say(&prompt.question)) } }
                @if view.at.is_none() { (together::rematch(view, ctx)) (together::clock_line(view, ctx)) }
                @if let Some(detail) = &prompt.detail { p { bdi { (ctx.voice.say(detail)) } } }
                (player::waiting(ctx))
            }
            @if let Some(moment) = view.moment { (render::moment(ctx, moment, players, &view.watching())) }
            (render::sections(ctx, Place::Desk, players))
            @match (view.missing, view.seat()) {
                (Some(missing), Some(seat)) => (enter(view, ctx, missing, seat)),
                (None, Some(seat)) if ctx.choices().next().is_some() => {
                    @if let Some(roll) = view.roll { (enter(view, ctx, roll, seat)) }
                    (render::act_form(ctx, view.version, seat))
                },
                _ => {}
            }
            (tools(view, ctx))
        }
    }
}

/// The form that asks what the person rolled or drew.
fn enter(view: &TableView, ctx: &RenderContext, missing: &MissingResult, seat: Seat) -> Markup {
    html! {
        form #enter method="post" action=(view.path("act")) {
            input type="hidden" name="version" value=(view.version);
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="act" value=(missing.act);
            (own_results::fields(&ctx.voice, view.title.texts(), view.who.lang, missing))
            @if view.missing.is_some() {
                p.tools {
                    @if !missing.given.is_empty() { (own_results::back(&ctx.voice)) }
                    button name="deal" value="1" { (ctx.voice.own("own-deal")) }
                    a href=(view.address("")) { (ctx.voice.own("cancel")) }
                }
            }
        }
    }
}

pub(super) fn hidden_seat(view: &TableView) -> Markup {
    html! {
        input type="hidden" name="version" value=(view.version);
        @if let Some(seat) = view.seat() { input type="hidden" name="seat" value=(seat); }
    }
}

fn free_seat(view: &TableView, ctx: &RenderContext, seat: Seat) -> Markup {
    html! {
        div.notice.stale {
            (ctx.voice.fill(Text::new("seat-free").word("side", ctx.side(seat))))
            @if view.has_cards { " " a href=(view.path("cards")) { (ctx.voice.own("cards-all")) } }
            @if view.may_sit.contains(&seat) {
                form method="post" action=(view.path("seat")) {
                    input type="hidden" name="seat" value=(seat);
                    button.go.small { (ctx.voice.own("sit-down")) }
                }
            }
        }
    }
}

fn undo_question(view: &TableView, ctx: &RenderContext, by: Seat) -> Markup {
    html! {
        form.notice.stale #undo-question method="post" action=(view.path("undo-answer")) {
            (hidden_seat(view))
            input type="hidden" name="by" value=(by.0);
            span { (ctx.voice.fill(Text::new("undo-asks").word("side", ctx.side(by)))) } " "
            button.go.small name="answer" value="yes" { (ctx.voice.own("undo-yes")) } " "
            button.go.small.alt name="answer" value="no" { (ctx.voice.own("undo-no")) }
        }
    }
}

fn tools(view: &TableView, ctx: &RenderContext) -> Markup {
    let live = view.at.is_none();
    let letter = |key: Option<char>| key.map(|key| key.to_ascii_lowercase());
    let undo = match view.undo {
        _ if view.over => None,
        UndoView::Free => Some("undo"),
        UndoView::Ask => Some("undo-ask"),
        _ => None,
    };
    html! {
        div.tools {
            @if let (Some(key), true) = (undo, live) {
                form method="post" action=(view.path("undo")) { (hidden_seat(view)) button #undo data-letter=[letter(render::key_of_undo(ctx))] { (ctx.voice.own(key)) } }
            }
            @if view.undo == UndoView::Asked { span #undo-asked { (ctx.voice.own("undo-asked")) } }
            @if view.has_hints && ctx.choices().nth(1).is_some() && view.hints.is_empty() {
                a #hint data-letter=[letter(render::key_of_hint(ctx))] href=(view.address("hint=1")) { (ctx.voice.own("hint")) }
            }
            @if let Some(rule) = view.scene.prompt.rule {
                a href=(ctx.rule_link(rule)) title=(rule) { (ctx.voice.own("why")) }
            }
            @if let (Some(own), true) = (view.own, live && !view.over) {
                details.own-chance {
                    summary #own { (ctx.voice.own("own-whose")) ": " (ctx.voice.own(&format!("own-{}", own.word()))) }
                    form method="post" action=(view.path("own")) {
                        (hidden_seat(view))
                        @for other in Own::ALL.into_iter().filter(|other| *other != own) {
                            button name="own" value=(other.word()) { (ctx.voice.own(&format!("own-{}", other.word()))) }
                        }
                    }
                }
            }
            button #keys-open type="button" hidden aria-haspopup="dialog" { (ctx.voice.own("keys")) }
            button #notify type="button" hidden { (ctx.voice.own("notify")) }
        }
    }
}

fn log_section(view: &TableView, ctx: &RenderContext) -> Markup {
    let shown = view.log.iter().rev().take(LINES);
    html! {
        section.log aria-labelledby="log-name" {
            h3 #log-name {
                (ctx.voice.own("log"))
                small { a href=(view.address_of("/log", "")) { (ctx.voice.own("log-all")) } }
            }
            (render::lines(ctx, shown))
        }
    }
}

fn chat(view: &TableView, ctx: &RenderContext) -> Markup {
    html! {
        details.drawer #drawer-chat {
            summary { (ctx.voice.own("chat")) @if !view.chat.is_empty() { small { (view.chat.len()) } } b.unread hidden { "0" } }
            ul.chat {
                @for message in view.chat.iter().rev().take(MESSAGES).rev() {
                    li data-id=(message.id) data-mine=[message.is_mine.then_some("1")] { b { bdi { (message.name) } } " " bdi { (message.text) } }
                }
            }
            @if view.may_chat {
                form.line method="post" action=(view.path("chat")) {
                    @if let Some(seat) = view.seat() { input type="hidden" name="seat" value=(seat); }
                    input #chat-text name="text" maxlength=(MAX_MESSAGE) required autocomplete="off" dir="auto" aria-label=(ctx.voice.own("chat-text"));
                    button.go.small { (ctx.voice.own("chat-send")) }
                }
            }
        }
    }
}

fn notes(view: &TableView, ctx: &RenderContext) -> Markup {
    html! {
        details.drawer #drawer-notes {
            summary { (ctx.voice.own("notes")) }
            form method="post" action=(view.path("notes")) {
                @if let Some(seat) = view.seat() { input type="hidden" name="seat" value=(seat); }
                textarea #notes-text name="text" rows="4" maxlength=(MAX_NOTES) dir="auto" aria-label=(ctx.voice.own("notes-text")) { (view.notes) }
                button { (ctx.voice.own("notes-save")) }
            }
        }
    }
}

/// What can be done with the table as a whole.
fn table_drawer(view: &TableView, ctx: &RenderContext) -> Markup {
    let go_on = |end: &str, key: &str| {
        html! {
            form method="post" action=(view.path(end)) {
                (hidden_seat(view))
                input type="hidden" name="at" value=(view.at.unwrap_or(view.acts));
                button { (ctx.voice.own(key)) }
            }
        }
    };
    html! {
        details.drawer #drawer-table {
            summary { (ctx.voice.own("table-drawer")) }
            div #table-links.links {
                @for seat in view.other_eyes() {
                    a href={ "/t/" (view.id) "?seat=" (seat) } { (ctx.voice.fill(Text::new("see-as").word("side", ctx.side(seat)))) }
                }
                // A file reveals every hidden card.
                @if !view.is_trial && (view.over || view.my_seats.len() == view.players.len()) {
                    a href=(view.path("export")) download { (ctx.voice.own("export")) }
                }
                a href=(view.address_of("/log", "")) { (ctx.voice.own("log-all")) }
                a href={ "/new/" (view.title.id()) } { (ctx.voice.own("new-table")) }
                @if view.may_branch { (go_on("branch", "branch")) }
                @if view.who.name.is_some() && !view.is_trial { (go_on("try", "try")) }
                (together::seat_forms(view, ctx))
            }
        }
    }
}

/// The proof that no roll was manipulated: the commitment from the start, and the seed when the game is over.
fn fair_dice(view: &TableView, ctx: &RenderContext) -> Markup {
    html! {
        details.drawer #drawer-dice open[view.seed.is_some()] {
            summary { (ctx.voice.own("fair-dice")) @if let Some((_, true)) = view.seed { small.good { "✓" } } }
            @match view.commitment {
                None => { p { (ctx.voice.own("fair-own")) } }
                Some(commitment) => {
                    dl.fair {
                        dt { (ctx.voice.own("fair-commitment")) } dd { code { (commitment) } }
                        @if let Some(word) = view.word { dt { (ctx.voice.own("fair-word")) } dd { bdi { (word) } } }
                        @if let Some((seed, holds)) = view.seed {
                            dt { (ctx.voice.own("fair-seed")) } dd { code { (seed) } }
                            dt { (ctx.voice.own("fair-checked")) } dd { (ctx.voice.own(if holds { "fair-holds" } else { "fair-bent" })) }
                        }
                    }
                    @if view.seed.is_none() { p { (ctx.voice.own("fair-line")) } }
                }
            }
        }
    }
}

/// The keyboard shortcuts, in a dialog that the script opens.
fn help(ctx: &RenderContext) -> Markup {
    let voice = &ctx.voice;
    html! {
        dialog #keys aria-labelledby="keys-name" {
            h2 #keys-name { (voice.own("keys")) }
            dl { @for (key, words) in render::shortcuts(ctx) { dt { kbd { (key) } } dd { (voice.own(words)) } } }
            form method="dialog" { button.go { (voice.own("close")) } }
        }
    }
}

/// The whole log as a page, for reading and printing.
pub fn log(view: &TableView) -> Markup {
    let ctx = RenderContext { away: true, ..view.ctx() };
    let heading = ctx.voice.own("log");
    let body = html! {
        main #main.sheet-page.log {
            h1 { (heading) }
            p.lead-in {
                (ctx.voice.say(&view.scene.headline)) " · " a href=(view.address("")) { (ctx.voice.own("log-back")) } " "
                button #print.go.alt.small type="button" hidden { (ctx.voice.own("log-print")) }
            }
            @if view.curtain.is_none() { (render::story(&ctx, view.log.iter())) }
        }
    };
    layout(Page {
        who: view.who,
        title: &heading,
        what: what(view, &ctx),
        tools: html! {},
        menu: html! {},
        game: Some(view.title.id()),
        calculator: None,
        kind: "plain",
        styles: &[],
        scripts: &["log.js"],
        head: html! {},
        body,
    })
}

//! The electoral map calculator (TPG-24). Every state is a button of a form, and the address
//! contains the whole map. The script recolours the map immediately and only requests the outlook.

mod drawing;
mod outlook;
mod picture;
pub(super) mod raster;

use atlas::states::{Apportionment, UsState};
use catalogue::calculator::{Brush, Calculator, Certainty, Contest, Odds, Open, Rating, Team, elections};
use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::Board;
use serde_json::json;

use super::layout::{Page, layout};
use crate::render;
use crate::texts::Voice;
use crate::view::Who;

pub use outlook::outlook;
pub use picture::picture;
pub use raster::raster;

const GAME: &str = "presidential";
const MAP: &str = "us-states";
const STYLE: &str = "calculator.css";

/// A map, what a click on it does, and what is asked about it. All of it is encoded in the address.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CalculatorView {
    pub map: Calculator,
    pub brush: Brush,
    pub odds: Odds,
    pub open: Open,
}

impl CalculatorView {
    pub fn of(map: Calculator) -> CalculatorView {
        CalculatorView { map, brush: Brush::default(), odds: Odds::default(), open: Open::default() }
    }

    fn with(&self, map: Calculator) -> CalculatorView {
        CalculatorView { map, ..*self }
    }

    /// What the address contains besides the map. Default values are left out.
    fn fields(&self) -> Vec<(&'static str, String)> {
        let usual = Odds::default();
        let percent = |name, now: u8, usual: u8| Some((name, now.to_string())).filter(|_| now != usual);
        let brush = match self.brush {
            Brush::Cycle => None,
            Brush::Paint(rating) => Some(("b", rating.letter().to_string())),
        };
        let open = Some(("open", self.open.code().to_owned())).filter(|_| self.open != Open::default());
        let odds = [
            percent("likely", self.odds.likely, usual.likely),
            percent("leaning", self.odds.leaning, usual.leaning),
            percent("tossup", self.odds.tossup, usual.tossup),
        ];
        [brush].into_iter().chain(odds).chain([open]).flatten().collect()
    }

    fn address(&self) -> String {
        let more: String = self.fields().iter().map(|(name, value)| format!("&{name}={value}")).collect();
        format!("/map?m={}{more}", self.map)
    }

    fn clicked(&self, contest: Contest) -> CalculatorView {
        let mut map = self.map;
        map.click(contest, self.brush);
        self.with(map)
    }
}

/// How dark a rating is drawn.
fn strength(rating: Rating) -> u8 {
    match rating {
        Rating::Tossup => 0,
        Rating::For(_, Certainty::Leaning) => 2,
        Rating::For(_, Certainty::Likely) => 3,
        Rating::For(_, Certainty::Safe) => 4,
    }
}

/// The CSS classes of a rating. None for a tossup.
fn tint(rating: Rating) -> Option<String> {
    let team = rating.team()?;
    Some(format!("{} f{}", render::seat_class(team.seat()), strength(rating)))
}

/// The voices of the page and of the game whose names the page uses.
struct Words<'a> {
    own: Voice<'a>,
    game: Voice<'a>,
}

impl Words<'_> {
    fn new(who: &Who) -> Words<'static> {
        let own = Voice::new(who.lang);
        let game = catalogue::title(GAME).ok().map_or(own, |title| Voice::of(who.lang, title));
        Words { own, game }
    }

    fn team(&self, team: Team) -> String {
        self.game.say(&team.text()).into_owned()
    }

    /// For example "Democrats, likely".
    fn rating(&self, rating: Rating) -> String {
        match rating {
            Rating::Tossup => self.own.own("map-tossup").into_owned(),
            Rating::For(team, certainty) => {
                let words = Text::new("map-rating").word("team", self.team(team));
                self.own.fill(words.word("certainty", self.own.own(&certainty_key(certainty)))).into_owned()
            }
        }
    }

    /// For example "Nebraska", with the number of the district if it is one.
    fn contest(&self, contest: Contest) -> String {
        let state = self.game.of_game(contest.state().text_key());
        match contest.district() {
            Some(number) => {
                let words = Text::new("map-district").word("state", state).number("number", number);
                self.own.fill(words).into_owned()
            }
            None => state.into_owned(),
        }
    }

    fn votes_of(&self, apportionment: Apportionment) -> String {
        let (from, to) = apportionment.code().split_once('-').unwrap_or((apportionment.code(), ""));
        self.own.fill(Text::new("map-years").word("from", from).word("to", to)).into_owned()
    }

    fn verdict(&self, map: &Calculator) -> String {
        match (map.winner(), map.is_tied()) {
            (Some(team), _) => self.own.fill(Text::new("map-won").word("team", self.team(team))).into_owned(),
            (None, true) => self.own.own("map-tied").into_owned(),
            (None, false) => {
                self.own.fill(Text::new("map-open").number("votes", map.undecided())).into_owned()
            }
        }
    }
}

fn certainty_key(certainty: Certainty) -> String {
    format!("map-{}", certainty.code())
}

/// `origin` is needed for the absolute address of the map's picture, for previews on other sites.
pub fn calculator(view: &CalculatorView, who: &Who, origin: &str) -> Markup {
    let words = Words::new(who);
    let heading = words.own.own("map-heading");
    let votes: serde_json::Map<_, _> =
        Apportionment::ALL.into_iter().map(|one| (one.code().to_owned(), json!(one.votes()[..]))).collect();
    let body = html! {
        (render::definitions([MAP].into_iter(), Team::BOTH.len(), false, false))
        main #main.calculator.districts[view.map.has_districts()] data-map=(view.map) data-votes=(json!(votes))
            data-codes=(Contest::ALL.map(Contest::code).join(" ")) {
            h1.vh { (heading) }
            (race(&view.map, &words))
            div.two {
                div.canvas {
                    (brushes(view, &words))
                    div.board { (drawing::map_of(view)) }
                    (drawing::small_states(view, &words))
                }
                section.states aria-label=(words.own.own("map-side")) {
                    (start(view, &words))
                    (share(view, &words))
                    (odds(view, &words))
                    div #outlook { (outlook(view, who)) }
                    (states(view, &words))
                }
            }
        }
    };
    layout(Page {
        kind: "wide",
        styles: &[STYLE],
        scripts: &["calculator.js"],
        head: preview(&view.map, &words, origin),
        ..Page::of_game(who, &heading, (GAME, &heading), body)
    })
}

/// What other sites show as a preview of a link to this map.
fn preview(map: &Calculator, words: &Words, origin: &str) -> Markup {
    let [left, right] = Team::BOTH.map(|team| format!("{} {}", words.team(team), map.total(team)));
    html! {
        meta name="description" content={ (left) " · " (right) };
        meta property="og:type" content="website";
        meta property="og:title" content=(words.own.own("map-heading"));
        meta property="og:description" content={ (left) " · " (right) " · " (words.verdict(map)) };
        meta property="og:url" content={ (origin) (CalculatorView::of(*map).address()) };
        meta property="og:image" content={ (origin) "/map.png?m=" (map) };
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(picture::SIZE[0]);
        meta property="og:image:height" content=(picture::SIZE[1]);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The address of the calculator with the states of a board as they are now, for trying outcomes without touching the game.
pub(crate) fn link_of(board: &Board) -> Option<String> {
    if board.map != MAP {
        return None;
    }
    let worth = |state: UsState| board.places.iter().find(|place| place.id == state.code())?.worth;
    let fits = |votes: &Apportionment| {
        UsState::ALL.into_iter().all(|state| worth(state) == Some(i32::from(votes.of(state))))
    };
    let mut map = Calculator::new(Apportionment::ALL.into_iter().find(fits)?);
    for place in &board.places {
        let state: UsState = place.id.parse().ok()?;
        if let Some(team) = Team::BOTH.into_iter().find(|team| place.owner == Some(team.seat())) {
            map.set(state.into(), Rating::safe(team));
        }
    }
    Some(CalculatorView::of(map).address())
}

fn race(map: &Calculator, words: &Words) -> Markup {
    let total = f32::from(Apportionment::TOTAL);
    let share = |votes: u16| (f32::from(votes) / total * 10_000.0).round() / 100.0;
    let [left, right] = Team::BOTH;
    let runner = |team: Team| {
        html! {
            div class={ "runner " (render::seat_class(team.seat())) } {
                b { output data-total=(team.letter()) { (map.total(team)) } span.won hidden[map.winner() != Some(team)] { "✓" } }
                div { span.who { (render::shape(team.seat())) (words.team(team)) } }
            }
        }
    };
    let won = |team: Team| words.own.fill(Text::new("map-won").word("team", words.team(team)));
    html! {
        section.race aria-label=(words.own.own("map-totals")) {
            (runner(left))
            (render::tape(
                &[(Seat(0).0, share(map.total(left))), (Seat(1).0, share(map.total(right)))],
                share(Apportionment::MAJORITY),
                Apportionment::MAJORITY.into(),
            ))
            (runner(right))
        }
        // The script uses these texts for the verdict.
        p #verdict.verdict role="status" aria-live="polite" data-d=(won(left)) data-r=(won(right))
            data-tied=(words.own.own("map-tied")) data-open=(words.own.own("map-open-script")) { (words.verdict(map)) }
    }
}

/// Chooses what a click does. Undoing needs the script; without it the browser's back button does the same.
fn brushes(view: &CalculatorView, words: &Words) -> Markup {
    let address = |brush: Brush| CalculatorView { brush, ..*view }.address();
    let current = |brush: Brush| (view.brush == brush).then_some("true");
    html! {
        div.brushes role="group" aria-label=(words.own.own("map-brushes")) {
            a.brush.cycle href=(address(Brush::Cycle)) data-brush="" aria-current=[current(Brush::Cycle)]
                title=(words.own.own("map-ask")) aria-keyshortcuts="0" { (words.own.own("map-cycle")) }
            @for (n, rating) in Rating::ALL.into_iter().enumerate() {
                @let name = words.rating(rating);
                @let brush = Brush::Paint(rating);
                a class={ "brush " (tint(rating).unwrap_or_default()) } href=(address(brush)) data-brush=(rating.letter()) data-name=(name)
                    aria-current=[current(brush)] title=(name) aria-label=(name) aria-keyshortcuts=(n + 1) {
                    @match rating {
                        Rating::Tossup => { (words.own.own("map-tossup")) }
                        Rating::For(team, certainty) => { (render::shape(team.seat())) (words.own.own(&certainty_key(certainty))) }
                    }
                }
            }
            span.steps {
                button #undo type="button" hidden disabled aria-keyshortcuts="Control+Z" { "↶ " (words.own.own("map-undo")) }
                button #redo type="button" hidden disabled aria-keyshortcuts="Control+Y" aria-label=(words.own.own("map-redo")) title=(words.own.own("map-redo")) { "↷" }
                a #clear href=(view.with(view.map.cleared()).address()) { (words.own.own("map-clear")) }
            }
        }
    }
}

/// Starting points: past elections, the apportionment, and whether districts vote.
fn start(view: &CalculatorView, words: &Words) -> Markup {
    let counted = |apportionment: Apportionment| {
        let mut map = view.map;
        map.apportionment = apportionment;
        view.with(map).address()
    };
    let districts = view.map.has_districts();
    html! {
        nav.switches aria-label=(words.own.own("map-start")) {
            span { (words.own.own("map-start")) }
            @for election in elections().iter().rev() {
                @let [democrat, republican] = &election.candidates.0;
                @let result = format!("{democrat} {}, {republican} {}", election.map.total(Team::Democrats), election.map.total(Team::Republicans));
                a href=(view.with(election.map).address()) data-map=(election.map) title=(result)
                    aria-current=[(view.map == election.map).then_some("true")] { (election.year) }
            }
        }
        div.switches {
            span { (words.game.of_game(format!("option-{GAME}-apportionment"))) }
            @for apportionment in Apportionment::ALL {
                a href=(counted(apportionment)) data-votes-of=(apportionment)
                    aria-current=[(apportionment == view.map.apportionment).then_some("true")] { (words.votes_of(apportionment)) }
            }
        }
        div.switches {
            a #by-district href=(view.with(view.map.with_districts(!districts)).address()) aria-current=[districts.then_some("true")] {
                (words.own.own("map-districts")) ": "
                b data-on=(words.own.own("option-on")) data-off=(words.own.own("option-off")) {
                    (words.own.own(if districts { "option-on" } else { "option-off" }))
                }
            }
        }
    }
}

fn share(view: &CalculatorView, words: &Words) -> Markup {
    html! {
        div.switches {
            span { (words.own.own("map-share-as")) }
            a #share href=(view.address()) data-copied=(words.own.own("copied")) { (words.own.own("map-share")) }
            a #picture href={ "/map.svg?m=" (view.map) } download="map.svg" { (words.own.own("map-picture")) }
            button #png type="button" hidden { "PNG" }
        }
    }
}

/// The odds of ratings, and what counts as open. Without scripts a button submits them.
fn odds(view: &CalculatorView, words: &Words) -> Markup {
    let percent = |name: &str, key: &str, value: u8, least: u8| {
        html! {
            label {
                span { (words.own.own(key)) }
                input type="range" name=(name) min=(least) max="100" value=(value);
                output { (words.own.percent(u16::from(value) * 10)) }
            }
        }
    };
    let tossup = words.own.fill(Text::new("map-tossup-odds").word("team", words.team(Team::Democrats)));
    html! {
        details.odds {
            summary { (words.own.own("map-odds")) }
            form #odds method="get" action="/map" data-percent=(words.own.fill(Text::new("percent").word("number", "#"))) {
                input type="hidden" name="m" value=(view.map);
                @if let Brush::Paint(rating) = view.brush { input type="hidden" name="b" value=(rating.letter()); }
                (percent("likely", "map-likely", view.odds.likely, 50))
                (percent("leaning", "map-leaning", view.odds.leaning, 50))
                label {
                    span { (tossup) }
                    input type="range" name="tossup" min="0" max="100" value=(view.odds.tossup);
                    output { (words.own.percent(u16::from(view.odds.tossup) * 10)) }
                }
                label {
                    span { (words.own.own("map-count-open")) }
                    select name="open" {
                        @for open in Open::ALL {
                            option value=(open.code()) selected[open == view.open] { (words.own.own(&format!("map-open-{}", open.code()))) }
                        }
                    }
                }
                button.go.alt.small { (words.own.own("map-apply")) }
            }
        }
    }
}

/// Every state as a button that requests the changed map.
fn states(view: &CalculatorView, words: &Words) -> Markup {
    let mut by_name = Contest::ALL.map(|one| (words.contest(one), one));
    by_name.sort_by(|(a, _), (b, _)| a.cmp(b));
    let paint = |rating: &str| Text::new("map-ask-brush").word("rating", rating);
    let does = match view.brush {
        Brush::Cycle => words.own.own("map-ask"),
        Brush::Paint(rating) => words.own.fill(paint(&words.rating(rating))),
    };
    html! {
        h2 #states-heading { (words.own.own("map-states")) }
        p.does {
            // The script uses these texts to say what the current brush does.
            span #click-does data-cycle=(words.own.own("map-ask")) data-paint=(words.own.fill(paint("#"))) { (does) }
            " " a href=(render::rule_link(GAME, "TPG-24")) { "TPG-24" }
        }
        form.chips method="get" action="/map" aria-labelledby="states-heading" {
            @for (name, value) in view.fields() { input type="hidden" name=(name) value=(value); }
            @for (name, contest) in by_name {
                @let rating = view.map.rating(contest);
                button name="m" value=(view.clicked(contest).map) data-code=(contest) class=[tint(rating)]
                    hidden[contest.district().is_some() && !view.map.has_districts()] {
                    b { (name) }
                    i { (view.map.votes(contest)) }
                    small { (words.rating(rating)) }
                }
            }
        }
    }
}

//! Opening tables, and sitting down at them.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use catalogue::{Problem, Title};
use kernel::chance::{Own, Seed};
use kernel::{OptionSpec, Seat, Text, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::{AtZero, Clock, Holder};

use super::table::find;
use super::{App, OrPage, Page, RequestContext, back_to, greeted, html, html_with, person_or_guest};
use super::{decks, own_results};
use crate::entries::{self, Fields};
use crate::hall::{Chosen, Draft, Opened, TableGuard};
use crate::http_error::HttpError;
use crate::limits::{By, What};
use crate::own_results::{OwnResults, ResultForm};
use crate::view::{FieldFault, MissingResult, NewTableView, Notice};
use crate::{pages, texts};

/// Maximum number of form fields. Forty cards with all states ticked need fewer.
const MOST_FIELDS: usize = 4_000;
/// The value of the clock field for a table without a clock.
const NO_CLOCK: &str = "none";
/// In seconds.
const DAY: i64 = 24 * 60 * 60;
const MOST_SECONDS: i64 = 30 * DAY;
const MOST_MINUTES: i64 = 24 * 60;

pub fn title_of(game: &str) -> Result<&'static dyn Title, HttpError> {
    catalogue::title(game).map_err(|_| HttpError::NotFound)
}

pub fn waiting_name(context: &RequestContext) -> String {
    texts::words().say(context.visitor.lang, &Text::new("seat-waiting"))
}

/// Opens a table with one click: the visitor plays the first seat against the strongest bots.
pub async fn play_now(State(app): State<App>, Path(game): Path<String>, context: RequestContext) -> Page {
    let title = title_of(&game).or_page(&context)?;
    let best = bots::Level::ALL.last().expect("there are bots").name();
    let seats = (0..*title.seats().start())
        .map(|n| if n == 0 { Chosen::Me } else { Chosen::Bot(best.to_owned()) })
        .collect();
    let (host, waiting) = (context.name(), waiting_name(&context));
    let draft = app.hall.set_up(move || {
        let (chance, seal) = Default::default();
        Draft::open(title, Map::new(), seats, chance, seal, &host, &waiting)
    });
    opened_by(&app, &context, draft).await.or_page(&context)
}

/// Opens a table for the visitor and redirects there. A visitor who is not
/// known yet becomes a guest only when nothing can be refused any more.
pub async fn opened_by(
    app: &App,
    context: &RequestContext,
    draft: impl Future<Output = Result<Draft, HttpError>>,
) -> Result<Response, HttpError> {
    app.limits.count(What::NewTable, By::Address(context.address))?;
    kept_for(app, context, draft.await?).await
}

/// Stores a table. The limit on new tables was counted before it was set up.
async fn kept_for(app: &App, context: &RequestContext, draft: Draft) -> Result<Response, HttpError> {
    app.limits.store(What::Table, context.address, draft.bytes())?;
    let (me, cookie) = person_or_guest(app, context).await?;
    let Opened { table, invitations } = app.hall.keep(draft, me.id).await?;
    if !invitations.is_empty() {
        let live = app.hall.table(table).await?;
        for (seat, token) in invitations {
            live.keep_link(seat, token, Some(me.id));
        }
    }
    Ok(greeted(cookie, back_to(&format!("/t/{table}"))))
}

#[derive(Deserialize)]
pub struct Filled {
    /// The id of a deck to play with.
    deck: Option<String>,
}

pub async fn form(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(filled): Query<Filled>,
    context: RequestContext,
) -> Page {
    let title = title_of(&game).or_page(&context)?;
    let entered = match filled.deck {
        Some(deck) => decks::entered(&app, title, &deck).await.or_page(&context)?,
        None => Vec::new(),
    };
    Ok(html(new_page(&app, &context, title, &entered, None, &[], None)))
}

fn new_page(
    app: &App,
    context: &RequestContext,
    title: &'static dyn Title,
    entered: &[(String, String)],
    notice: Option<&Notice>,
    faults: &[FieldFault],
    focus: Option<&str>,
) -> maud::Markup {
    let offer = &app.hall.offers().again(field(entered, "offer"));
    pages::new_table(&NewTableView { who: &context.who(), title, entered, notice, faults, focus, offer })
}

/// The form with everything that was entered, and what is wrong with it.
fn refused_page(
    app: &App,
    context: &RequestContext,
    title: &'static dyn Title,
    fields: &[(String, String)],
    problems: &[Problem],
) -> Response {
    let notice = |problem: &Problem| context.notice(&HttpError::Refused(problem.clone()), Some(title));
    let fault =
        |problem: &Problem| Some(FieldFault { field: problem.field.clone()?, words: notice(problem).words });
    let faults: Vec<FieldFault> = problems.iter().filter_map(fault).collect();
    let notice = problems.first().map(notice);
    let page = new_page(app, context, title, fields, notice.as_ref(), &faults, None);
    html_with(StatusCode::UNPROCESSABLE_ENTITY, page)
}

pub async fn new(
    State(app): State<App>,
    Path(game): Path<String>,
    context: RequestContext,
    Form(mut fields): Form<Fields>,
) -> Page {
    let title = title_of(&game).or_page(&context)?;
    let specs = title.option_specs();
    if fields.len() > MOST_FIELDS {
        return Err(context.fail(HttpError::Bad("trouble-unfit")));
    }
    if let Some(focus) = settle_entries(&specs, &mut fields) {
        return Ok(html(new_page(&app, &context, title, &fields, None, &[], Some(&focus))));
    }
    let (options, seats, own, clock) = match Wanted::read(&specs, &fields) {
        Ok(Wanted { options, seats, own, clock }) => (options, seats, own, clock),
        Err(problems) => return Ok(refused_page(&app, &context, title, &fields, &problems)),
    };
    let (offer, seed, host_word) = match offered(&app, &fields) {
        Ok(offered) => offered,
        Err(problem) => return Ok(refused_page(&app, &context, title, &fields, &[problem])),
    };
    let shown = app.hall.offers().again(offer);
    let form = ResultForm::of_fields(&fields);
    let own = if form.deal.is_some() { Own::None } else { own };
    let mut results = OwnResults::read(&form).or_page(&context)?;
    app.limits.count(What::NewTable, By::Address(context.address)).or_page(&context)?;
    let (mut typed, mut word, mut kept) = (false, None, Vec::new());
    let problem = loop {
        let chance = (own, results.given());
        let (host, waiting) = (context.name(), waiting_name(&context));
        let (options, seats, seal) = (options.clone(), seats.clone(), (seed.clone(), host_word.clone()));
        let set_up = move || Draft::open(title, options, seats, chance, seal, &host, &waiting);
        let draft = app.hall.set_up(set_up).await.map(|draft| draft.timed(clock));
        // The last entry can be taken back like any other, so the table does not open until the person says so.
        if draft.is_ok() && typed {
            let who = context.who();
            let (faults, focus) = (&[], None);
            let offer = &shown;
            let view =
                NewTableView { who: &who, title, entered: &fields, notice: None, faults, focus, offer };
            return Ok(html(pages::opening_ready(&view, &results.to_string(), &results.said())));
        }
        let claimed = async {
            let draft = draft?;
            // If the same form is sent twice at once, the second sender gets the form again, with another seed.
            let is_ours = offer.is_none_or(|offer| seed.is_none() || app.hall.offers().claim(offer));
            if is_ours { kept_for(&app, &context, draft).await } else { Err(offer_is_gone().into()) }
        };
        let problem = match claimed.await {
            Ok(answer) => return Ok(answer),
            Err(HttpError::Refused(problem)) => problem,
            Err(trouble) => return Err(context.fail(trouble)),
        };
        // A wrong card invalidates only itself and the entries after it.
        if problem.code == own_results::BAD_CHANCE && !results.is_empty() {
            results.pop();
            word = Some(problem.text);
            continue;
        }
        let Some(need) = &problem.need else { break problem };
        if !typed && OwnResults::answers(&form, need) {
            typed = true;
            match results.add(&form, need, title.texts(), context.visitor.lang) {
                Ok(()) => continue,
                Err(misread) => {
                    kept = form.in_fields();
                    word = Some(misread.text());
                }
            }
        }
        let word = word.map(|text| {
            context.notice(&HttpError::Refused(Problem::new(own_results::BAD_CHANCE, text)), Some(title))
        });
        let missing = MissingResult {
            act: String::new(),
            given: results.to_string(),
            said: results.said(),
            need: (**need).clone(),
            typed: kept,
        };
        let who = context.who();
        let (faults, focus) = (&[], None);
        let (notice, offer) = (word.as_ref(), &shown);
        let view = NewTableView { who: &who, title, entered: &fields, notice, faults, focus, offer };
        return Ok(html(pages::opening_needs(&view, &missing)));
    };
    Ok(refused_page(&app, &context, title, &fields, &[problem]))
}

/// Renumbers the entries of lists. If a button asks for one entry more or less, returns the id of the field to focus next.
fn settle_entries(specs: &[OptionSpec], fields: &mut Fields) -> Option<String> {
    entries::cap(specs, fields);
    entries::renumber(specs, fields);
    entries::change(specs, fields)
}

/// What the form asks for.
pub struct Wanted {
    pub options: Map<String, Value>,
    pub seats: Vec<Chosen>,
    pub own: Own,
    pub clock: Option<Clock>,
}

impl Wanted {
    /// Reports everything that is wrong at once.
    fn read(specs: &[OptionSpec], fields: &[(String, String)]) -> Result<Wanted, Vec<Problem>> {
        let read = (options(specs, fields), seats(fields), brought(fields), clock(fields));
        match read {
            (Ok(options), Ok(seats), Ok(own), Ok(clock)) => Ok(Wanted { options, seats, own, clock }),
            (options, seats, own, clock) => {
                let options = options.err().into_iter().flatten();
                let others = seats.err().into_iter().chain(own.err()).chain(clock.err());
                Err(options.chain(others).collect())
            }
        }
    }
}

/// Reads the form as the route does, for fuzzing. None if the form only adds or removes entries.
#[cfg(feature = "fuzzing")]
pub fn read_new_table(
    title: &'static dyn Title,
    fields: &mut Fields,
) -> Option<Result<Wanted, Vec<Problem>>> {
    let specs = title.option_specs();
    if fields.len() > MOST_FIELDS || settle_entries(&specs, fields).is_some() {
        return None;
    }
    Some(Wanted::read(&specs, fields))
}

fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().rev().find(|(known, _)| known == name).map(|(_, word)| word.as_str())
}

/// The offer, the seed whose commitment the form showed, and the word that the host added. A word
/// is only worth something with the seed that was fixed before it; without a word any seed will do.
type Offered<'a> = (Option<&'a str>, Option<Seed>, Option<String>);

fn offered<'a>(app: &App, fields: &'a [(String, String)]) -> Result<Offered<'a>, Problem> {
    let offer = field(fields, "offer");
    let seed = offer.and_then(|offer| app.hall.offers().seed(offer));
    let word = field(fields, "word").map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned);
    if word.is_some() && seed.is_none() {
        return Err(offer_is_gone());
    }
    Ok((offer, seed, word))
}

fn offer_is_gone() -> Problem {
    Problem::field("bad-field", "word", Text::new("trouble-offer"))
}

/// If a field occurs twice (a hidden `off` before a ticked box) the last value counts. Reports everything that is wrong at once.
fn options(specs: &[OptionSpec], fields: &[(String, String)]) -> Result<Map<String, Value>, Vec<Problem>> {
    let mut options = Map::new();
    let mut problems = Vec::new();
    for (name, word) in fields.iter().filter(|(name, _)| !entries::is_entry_field(specs, name)) {
        if let Some(name) = name.strip_prefix("option.") {
            let word = word.trim();
            let word = if word.is_empty() { "[]" } else { word };
            match catalogue::read_option(specs, name, word) {
                Ok(value) => drop(options.insert(name.to_owned(), value)),
                Err(problem) => problems.push(problem),
            }
        }
    }
    for spec in specs {
        let list = Value::Array(entries::read(spec, fields));
        if list.as_array().is_some_and(|list| !list.is_empty()) {
            problems.extend(catalogue::entry_problems(spec, &list));
            options.insert(spec.name.to_owned(), list);
        }
    }
    if problems.is_empty() { Ok(options) } else { Err(problems) }
}

/// Which dice and cards the host brings.
fn brought(fields: &[(String, String)]) -> Result<Own, Problem> {
    let Some((_, word)) = fields.iter().find(|(name, _)| name == "own") else { return Ok(Own::None) };
    Own::of_word(word).ok_or_else(|| Problem::field("bad-field", "own", Text::new("trouble-unfit")))
}

/// The clock of the table: seconds for a turn, minutes in the bank, and what happens at zero.
fn clock(fields: &[(String, String)]) -> Result<Option<Clock>, Problem> {
    let field = |name: &str| field(fields, name);
    let Some(seconds) = field("clock").filter(|word| *word != NO_CLOCK) else { return Ok(None) };
    let bad = |name: &'static str| Problem::field("bad-field", name, Text::new("trouble-unfit"));
    let number = |word: &str, most: i64| word.parse::<i64>().ok().filter(|n| (0..=most).contains(n));
    let seconds = number(seconds, MOST_SECONDS).filter(|n| *n > 0).ok_or_else(|| bad("clock"))?;
    let minutes = match field("bank") {
        // Turns of a day or more need no bank.
        Some(word) if seconds < DAY => number(word, MOST_MINUTES).ok_or_else(|| bad("bank"))?,
        _ => 0,
    };
    let at_zero = match field("zero") {
        Some(word) => AtZero::of_word(word).ok_or_else(|| bad("zero"))?,
        None => AtZero::Bot,
    };
    Ok(Some(Clock { turn: seconds * 1_000, bank: minutes * 60_000, at_zero }))
}

fn seats(fields: &[(String, String)]) -> Result<Vec<Chosen>, Problem> {
    let mut seats = Vec::new();
    for (name, word) in fields.iter().filter(|(name, _)| name.starts_with("seat.")) {
        seats.push(match word.as_str() {
            "me" => Chosen::Me,
            "friend" => Chosen::Friend,
            "open" => Chosen::Open,
            "none" => continue,
            other => match other.strip_prefix("bot:") {
                Some(level) => Chosen::Bot(level.to_owned()),
                None => {
                    let text = Text::new("trouble-unfit");
                    return Err(Problem::field("bad-seats", name.clone(), text));
                }
            },
        });
    }
    Ok(seats)
}

#[derive(Deserialize)]
pub struct SeatForm {
    seat: u8,
}

/// Takes a seat that is open to everybody.
pub async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<SeatForm>,
) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let done = async {
        // No guest is created for a seat that cannot be taken.
        let holder = live.look().await.meta().holders.get(usize::from(form.seat)).copied();
        if context.visitor.person.is_none() && holder.ok_or(HttpError::NotFound)? != Holder::Open {
            return Err(HttpError::Taken);
        }
        let (me, cookie) = person_or_guest(&app, &context).await?;
        let store = app.hall.store();
        store.claim_seat(live.id(), Seat(form.seat), me.id).await?;
        store.touch(live.id(), me.id, app.hall.now()).await?;
        Ok::<_, HttpError>(cookie)
    };
    let cookie = done.await.or_page(&context)?;
    live.settle().await.or_page(&context)?;
    Ok(greeted(cookie, back_to(&format!("/t/{}", live.id()))))
}

#[derive(Deserialize)]
pub struct BranchForm {
    at: Option<usize>,
    seat: Option<u8>,
}

impl BranchForm {
    /// After how many acts to go on; at most as many as there are.
    fn acts(&self, looking: &TableGuard) -> usize {
        let all = looking.table().len();
        self.at.map_or(all, |at| at.min(all))
    }
}

/// Goes on from here as a new table: after the end, or at any time in a game of one person.
pub async fn branch(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<BranchForm>,
) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let draft = async {
        let acts = {
            let looking = live.look().await;
            let over = looking.meta().summary.over;
            if !over && !looking.is_alone(context.id()) {
                return Err(HttpError::Forbidden("trouble-branch"));
            }
            form.acts(&looking)
        };
        Draft::branch(&live, acts, context.name()).await
    };
    opened_by(&app, &context, draft).await.or_page(&context)
}

/// Creates a private copy for trying things out.
pub async fn trial(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<BranchForm>,
) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let draft = async {
        let (mine, acts) = {
            let looking = live.look().await;
            (looking.seats_of(context.id()), form.acts(&looking))
        };
        let viewer = match form.seat.map(Seat).filter(|seat| mine.contains(seat)).or(mine.first().copied()) {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        Draft::trial(&live, acts, viewer, &context.name()).await
    };
    opened_by(&app, &context, draft).await.or_page(&context)
}

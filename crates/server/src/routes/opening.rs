//! New tables, and sitting down at one.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalogue::{Problem, Title};
use kernel::chance::Own;
use kernel::{OptionSpec, Seat, Text, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::{Chair, Holder, TableId, Token};

use super::table::{alone, find};
use super::{App, Asked, OrPage, Page, back_to, greeted, html, html_with, new_guest, somebody};
use super::{decks, own};
use crate::entering::{Entered, Entry};
use crate::entries::{self, Fields};
use crate::hall::{Chosen, Draft, Looking, Opened};
use crate::limits::{By, What};
use crate::trouble::Trouble;
use crate::view::{Entering, FieldFault, JoinView, NewTableView, Notice};
use crate::{pages, texts};

/// Forty cards with all states ticked have fewer.
const MOST_FIELDS: usize = 4_000;

pub fn title_of(game: &str) -> Result<&'static dyn Title, Trouble> {
    catalogue::title(game).map_err(|_| Trouble::NotFound)
}

fn waiting_name(asked: &Asked) -> String {
    texts::words().say(asked.visitor.lang, &Text::new("seat-waiting"))
}

/// In one click: the first seat against the best bots there are.
pub async fn play_now(State(house): State<App>, Path(game): Path<String>, asked: Asked) -> Page {
    let title = title_of(&game).or_page(&asked)?;
    let best = bots::Level::ALL.last().expect("there are bots").name();
    let seats = (0..*title.seats().start())
        .map(|n| if n == 0 { Chosen::Me } else { Chosen::Bot(best.to_owned()) })
        .collect();
    let draft = async {
        Draft::open(title, Map::new(), seats, Default::default(), &asked.name(), &waiting_name(&asked))
    };
    opened_by(&house, &asked, draft).await.or_page(&asked)
}

/// Opens a table for the visitor and leads there. Who is nobody yet becomes a guest when there is nothing left to refuse.
pub async fn opened_by(
    house: &App,
    asked: &Asked,
    draft: impl Future<Output = Result<Draft, Trouble>>,
) -> Result<Response, Trouble> {
    house.limits.count(What::NewTable, By::Address(asked.address))?;
    let draft = draft.await?;
    let (me, cookie) = somebody(house, asked).await?;
    let Opened { table, invitations } = house.hall.keep(draft, me.id).await?;
    if !invitations.is_empty() {
        let live = house.hall.table(table).await?;
        for (seat, token) in invitations {
            live.keep_link(seat, token);
        }
    }
    Ok(greeted(cookie, back_to(&format!("/t/{table}"))))
}

#[derive(Deserialize)]
pub struct Filled {
    /// A deck to play with.
    deck: Option<String>,
}

pub async fn form(
    State(house): State<App>,
    Path(game): Path<String>,
    Query(filled): Query<Filled>,
    asked: Asked,
) -> Page {
    let title = title_of(&game).or_page(&asked)?;
    let entered = match filled.deck {
        Some(deck) => decks::entered(&house, title, &deck).await.or_page(&asked)?,
        None => Vec::new(),
    };
    Ok(html(new_page(&asked, title, &entered, None, &[], None)))
}

fn new_page(
    asked: &Asked,
    title: &'static dyn Title,
    entered: &[(String, String)],
    notice: Option<&Notice>,
    faults: &[FieldFault],
    focus: Option<&str>,
) -> maud::Markup {
    pages::new_table(&NewTableView { who: &asked.who(), title, entered, notice, faults, focus })
}

/// The form with all that was entered, and what is wrong with it.
fn refused_page(
    asked: &Asked,
    title: &'static dyn Title,
    fields: &[(String, String)],
    problems: &[Problem],
) -> Response {
    let notice = |problem: &Problem| asked.notice(&Trouble::Refused(problem.clone()), Some(title));
    let fault =
        |problem: &Problem| Some(FieldFault { field: problem.field.clone()?, words: notice(problem).words });
    let faults: Vec<FieldFault> = problems.iter().filter_map(fault).collect();
    let notice = problems.first().map(notice);
    let page = new_page(asked, title, fields, notice.as_ref(), &faults, None);
    html_with(StatusCode::UNPROCESSABLE_ENTITY, page)
}

pub async fn new(
    State(house): State<App>,
    Path(game): Path<String>,
    asked: Asked,
    Form(mut fields): Form<Fields>,
) -> Page {
    let title = title_of(&game).or_page(&asked)?;
    let specs = title.option_specs();
    if fields.len() > MOST_FIELDS {
        return Err(asked.fail(Trouble::Bad("trouble-unfit")));
    }
    entries::cap(&specs, &mut fields);
    entries::renumber(&specs, &mut fields);
    if let Some(focus) = entries::change(&specs, &mut fields) {
        return Ok(html(new_page(&asked, title, &fields, None, &[], Some(&focus))));
    }
    let (options, seats, own) = match (options(&specs, &fields), seats(&fields), brought(&fields)) {
        (Ok(options), Ok(seats), Ok(own)) => (options, seats, own),
        (options, seats, own) => {
            let options = options.err().into_iter().flatten();
            let problems: Vec<Problem> = options.chain(seats.err()).chain(own.err()).collect();
            return Ok(refused_page(&asked, title, &fields, &problems));
        }
    };
    let entry = Entry::of_fields(&fields);
    let own = if entry.deal.is_some() { Own::None } else { own };
    let mut entered = Entered::read(&entry).or_page(&asked)?;
    let (mut typed, mut word, mut kept) = (false, None, Vec::new());
    let problem = loop {
        let chance = (own, entered.given());
        let name = waiting_name(&asked);
        let draft = Draft::open(title, options.clone(), seats.clone(), chance, &asked.name(), &name);
        // The last entry can be taken back like any other: the table begins when the person says so.
        if draft.is_ok() && typed {
            let who = asked.who();
            let (faults, focus) = (&[], None);
            let view = NewTableView { who: &who, title, entered: &fields, notice: None, faults, focus };
            return Ok(html(pages::opening_ready(&view, &entered.to_string(), &entered.said())));
        }
        let problem = match opened_by(&house, &asked, async { draft }).await {
            Ok(answer) => return Ok(answer),
            Err(Trouble::Refused(problem)) => problem,
            Err(trouble) => return Err(asked.fail(trouble)),
        };
        // A wrong card costs the entries after it only.
        if problem.code == own::BAD_CHANCE && !entered.is_empty() {
            entered.pop();
            word = Some(problem.text);
            continue;
        }
        let Some(need) = &problem.need else { break problem };
        if !typed && Entered::answers(&entry, need) {
            typed = true;
            match entered.add(&entry, need, title.texts(), asked.visitor.lang) {
                Ok(()) => continue,
                Err(misread) => {
                    kept = entry.in_fields();
                    word = Some(misread.text());
                }
            }
        }
        let word = word
            .map(|text| asked.notice(&Trouble::Refused(Problem::new(own::BAD_CHANCE, text)), Some(title)));
        let entering = Entering {
            act: String::new(),
            given: entered.to_string(),
            said: entered.said(),
            need: (**need).clone(),
            typed: kept,
        };
        let who = asked.who();
        let (faults, focus) = (&[], None);
        let view = NewTableView { who: &who, title, entered: &fields, notice: word.as_ref(), faults, focus };
        return Ok(html(pages::opening_needs(&view, &entering)));
    };
    Ok(refused_page(&asked, title, &fields, &[problem]))
}

/// Of a field that stands twice (a hidden `off` before a ticked box) the last one counts. All that is wrong is found at once.
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

/// Takes a seat that is open to all.
pub async fn sit(
    State(house): State<App>,
    Path(table): Path<String>,
    asked: Asked,
    Form(form): Form<SeatForm>,
) -> Page {
    let live = find(&house, &asked, &table).await.or_page(&asked)?;
    let done = async {
        // Nobody becomes a guest for a seat that is not there to be taken.
        let holder = live.look().await.meta().holders.get(usize::from(form.seat)).copied();
        if asked.visitor.person.is_none() && holder.ok_or(Trouble::NotFound)? != Holder::Open {
            return Err(Trouble::Taken);
        }
        let (me, cookie) = somebody(&house, &asked).await?;
        house.hall.store().claim_seat(live.id(), Seat(form.seat), me.id).await?;
        Ok::<_, Trouble>(cookie)
    };
    let cookie = done.await.or_page(&asked)?;
    live.reload().await;
    Ok(greeted(cookie, back_to(&format!("/t/{}", live.id()))))
}

/// A new link for a seat that waits for a friend; the old one is void.
pub async fn invite(
    State(house): State<App>,
    Path(table): Path<String>,
    asked: Asked,
    Form(form): Form<SeatForm>,
) -> Page {
    let live = find(&house, &asked, &table).await.or_page(&asked)?;
    let seat = Seat(form.seat);
    let done = async {
        let me = asked.person()?.id;
        let player = {
            let looking = live.look().await;
            let waits = looking.meta().holders.get(seat.index()) == Some(&Holder::Invited);
            if looking.meta().host != Some(me) || !waits {
                return Err(Trouble::Forbidden("trouble-not-your-seat"));
            }
            looking.table().players()[seat.index()].clone()
        };
        let chair = Chair { player, holder: Holder::Invited };
        let token = house.hall.store().set_seat(live.id(), seat, Holder::Invited, chair).await?;
        if let Some(token) = token {
            live.keep_link(seat, token);
        }
        Ok(())
    };
    done.await.or_page(&asked)?;
    Ok(back_to(&format!("/t/{}", live.id())).into_response())
}

/// Where a link leads, if it is for this visitor.
async fn invited(house: &App, asked: &Asked, token: &str) -> Result<(Token, TableId, Holder), Trouble> {
    let token: Token = token.parse().map_err(|_| Trouble::NotFound)?;
    let (table, _, holder) = house.hall.store().invitation(&token).await?;
    let mine = asked.id().map(Holder::Person);
    if holder == Holder::Invited || Some(holder) == mine {
        Ok((token, table, holder))
    } else {
        Err(Trouble::Taken)
    }
}

async fn join_page(
    house: &App,
    asked: &Asked,
    table: TableId,
    notice: Option<&Notice>,
) -> Result<maud::Markup, Trouble> {
    let live = house.hall.table(table).await?;
    let looking = live.look().await;
    let lists = looking.table().cards();
    let title = looking.table().title();
    let id = table.to_string();
    Ok(pages::join(&JoinView { who: &asked.who(), title, id: &id, back: &asked.here, notice, lists: &lists }))
}

/// A friend follows the link, and is asked: looking at it, or a program that looks ahead, takes no seat.
pub async fn join_form(State(house): State<App>, Path(token): Path<String>, asked: Asked) -> Page {
    let (_, table, holder) = invited(&house, &asked, &token).await.or_page(&asked)?;
    if holder == Holder::Invited {
        return Ok(html(join_page(&house, &asked, table, None).await.or_page(&asked)?));
    }
    Ok(back_to(&format!("/t/{table}")).into_response())
}

#[derive(Deserialize)]
pub struct JoinForm {
    /// Of who has none yet.
    name: Option<String>,
}

/// Takes the seat of a link.
pub async fn join(
    State(house): State<App>,
    Path(token): Path<String>,
    asked: Asked,
    Form(form): Form<JoinForm>,
) -> Page {
    let (token, table, _) = invited(&house, &asked, &token).await.or_page(&asked)?;
    let done = async {
        let (me, cookie) = match (&asked.visitor.person, &form.name) {
            (None, Some(name)) => {
                let (me, cookie) = new_guest(&house, &asked, name.trim()).await?;
                (me, Some(cookie))
            }
            _ => somebody(&house, &asked).await?,
        };
        let (table, _) = house.hall.store().accept_invitation(&token, me.id).await?;
        house.hall.table(table).await?.reload().await;
        Ok(greeted(cookie, back_to(&format!("/t/{table}"))))
    };
    match done.await {
        Ok(answer) => Ok(answer),
        Err(trouble @ Trouble::Bad(_)) => {
            let notice = asked.notice(&trouble, None);
            let page = join_page(&house, &asked, table, Some(&notice)).await.or_page(&asked)?;
            Ok(html_with(trouble.status(), page))
        }
        Err(trouble) => Err(asked.fail(trouble)),
    }
}

#[derive(Deserialize)]
pub struct BranchForm {
    at: Option<usize>,
    seat: Option<u8>,
}

impl BranchForm {
    /// Where to go on: at the last act, if there is none so late.
    fn acts(&self, looking: &Looking) -> usize {
        let all = looking.table().len();
        self.at.map_or(all, |at| at.min(all))
    }
}

/// Goes on from here as a new table: after the end, or any time in a game for one person.
pub async fn branch(
    State(house): State<App>,
    Path(table): Path<String>,
    asked: Asked,
    Form(form): Form<BranchForm>,
) -> Page {
    let live = find(&house, &asked, &table).await.or_page(&asked)?;
    let draft = async {
        let acts = {
            let looking = live.look().await;
            let mine = looking.seats_of(asked.id());
            let over = looking.meta().summary.over;
            if !over && !alone(&looking.meta().holders, &mine) {
                return Err(Trouble::Forbidden("trouble-branch"));
            }
            form.acts(&looking)
        };
        Draft::branch(&live, acts, &asked.name()).await
    };
    opened_by(&house, &asked, draft).await.or_page(&asked)
}

/// A private copy to try things out.
pub async fn trial(
    State(house): State<App>,
    Path(table): Path<String>,
    asked: Asked,
    Form(form): Form<BranchForm>,
) -> Page {
    let live = find(&house, &asked, &table).await.or_page(&asked)?;
    let draft = async {
        let (mine, acts) = {
            let looking = live.look().await;
            (looking.seats_of(asked.id()), form.acts(&looking))
        };
        let viewer = match form.seat.map(Seat).filter(|seat| mine.contains(seat)).or(mine.first().copied()) {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        Draft::trial(&live, acts, viewer, &asked.name()).await
    };
    opened_by(&house, &asked, draft).await.or_page(&asked)
}

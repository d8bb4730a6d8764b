//! The table page: looking, acting, taking back.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, StatusCode};
use axum::response::IntoResponse;
use axum::{Form, Json};
use catalogue::{Hint, Hosted, LogLine, UndoState};
use kernel::chance::{Given, Own};
use kernel::{Seat, Turn, Viewer};
use scene::Scene;
use serde::{Deserialize, Serialize};
use store::{Holder, PersonId, TableId};

use super::own_results::{self, Played};
use super::together;
use super::{Answer, App, OrPage, Page, RequestContext, back_to, html, html_with};
use super::{coach, lesson};
use crate::delta::{Op, Shown, fingerprint};
use crate::hall::{Act, Live, TableGuard};
use crate::http_error::HttpError;
use crate::limits::{By, What};
use crate::own_results::ResultForm;
use crate::pages;
use crate::view::{CardsView, ChatView, LessonView, MissingResult, Notice, TableView, UndoView};

/// How many acts a hint recommends.
const HINTS: usize = 3;
/// At least this many lines of the log are drawn, if there are so many. A part of a page shows fewer.
const RECENT: usize = 40;

/// The stamp of the state that a response shows.
const STAMP: HeaderName = HeaderName::from_static("x-stamp");

/// How the table is looked at.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Look {
    /// Look back at the state after this many acts.
    pub at: Option<usize>,
    /// Look with the eyes of this seat: the viewer's own, or any seat when the game is over.
    pub seat: Option<u8>,
    pub hint: Option<u8>,
    /// The side of a large table, by its key.
    pub tab: Option<String>,
    /// For live updates: the stamp of what the page already shows.
    pub stamp: Option<String>,
    /// For live updates: the fingerprint of the part that came with the page.
    pub has: Option<u32>,
    /// For live updates: when the page was drawn, by the server's clock. The page's clocks show the time left at that moment.
    pub drawn: Option<i64>,
    /// If present, live updates also tell who comes and goes.
    pub presence: Option<u8>,
    /// Whether a whole page is drawn rather than a part. Its clocks show the time at which it was drawn.
    #[serde(skip)]
    pub is_page: bool,
    /// Whether to show the log from its first line.
    #[serde(skip)]
    pub whole_log: bool,
    /// An act that waits for a result.
    #[serde(skip)]
    pub missing: Option<MissingResult>,
}

pub fn table_id(word: &str) -> Result<TableId, HttpError> {
    word.parse().map_err(|_| HttpError::NotFound)
}

/// The table. A private copy is found only by its owner.
pub async fn find(app: &App, context: &RequestContext, word: &str) -> Result<Arc<Live>, HttpError> {
    let live = app.hall.table(table_id(word)?).await?;
    let me = context.id();
    let foreign = {
        let looking = live.look().await;
        looking.table().is_trial() && (me.is_none() || looking.meta().host != me)
    };
    if foreign { Err(HttpError::NotFound) } else { Ok(live) }
}

pub async fn page(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(look): Query<Look>,
    context: RequestContext,
) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    // Without scripts no live updates are opened, but the person has come all the same.
    if let Some(me) = context.id()
        && let Err(trouble) = live.arrive(me).await
    {
        tracing::warn!(table = %live.id(), ?trouble, "clocks could not be started");
    }
    show(&context, &live, &look, None, StatusCode::OK).await
}

/// The page, or only the part that changes if a script asks for that.
pub async fn show(
    context: &RequestContext,
    live: &Live,
    look: &Look,
    notice: Option<&Notice>,
    status: StatusCode,
) -> Page {
    let notes = notes_of(context, live, !context.part).await.or_page(context)?;
    let looking = live.look().await;
    let part = context.part;
    let look = &Look { is_page: !part, drawn: None, ..look.clone() };
    let markup = with_view(&looking, live, context, look, &notes, notice, |view| {
        if part { pages::table_part(view) } else { pages::table(view) }
    })
    .or_page(context)?;
    let mut response = html_with(status, markup);
    if let Ok(stamp) = looking.stamp().to_string().parse() {
        response.headers_mut().insert(STAMP, stamp);
    }
    Ok(response)
}

/// The visitor's private note. With `again` the store is asked even if the note is cached.
async fn notes_of(context: &RequestContext, live: &Live, again: bool) -> Result<String, HttpError> {
    match &context.visitor.person {
        Some(person) => live.note(person.id, again).await,
        None => Ok(String::new()),
    }
}

/// Maximum number of frames sent in one response.
const FRAMES: usize = 24;

#[derive(Deserialize)]
pub struct Span {
    from: usize,
    to: usize,
    seat: Option<u8>,
    /// The fingerprint of the part that the page has. If it is the newest one, the first frame is told as a change from it.
    has: Option<u32>,
}

/// The table after an act, as the change from the frame before.
#[derive(Serialize)]
struct Frame {
    at: usize,
    ops: Vec<Op>,
}

/// The part of the page after each of several acts, for viewers who watch them happen one by one.
pub async fn frames(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(span): Query<Span>,
    context: RequestContext,
) -> Page {
    let counted = match context.id() {
        Some(me) => app.limits.count_person(What::Frames, me, context.address),
        None => app.limits.count(What::Frames, By::Address(context.address)),
    };
    counted.or_page(&context)?;
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let notes = notes_of(&context, &live, false).await.or_page(&context)?;
    let looking = live.look().await;
    let last = span.to.min(span.from.saturating_add(FRAMES - 1)).min(looking.table().len());
    let drawn = |at: Option<usize>| {
        let look = Look { at, seat: span.seat, ..Look::default() };
        let draw = |view: &TableView| pages::table_part(view).into_string();
        with_view(&looking, &live, &context, &look, &notes, None, draw).or_page(&context)
    };
    let mut frames = Vec::new();
    let mut shown = Shown::default();
    if let Some(has) = span.has {
        let newest = drawn(None)?;
        if fingerprint(&newest) == has {
            shown = shown.change_to(&newest).1;
        }
    }
    for at in span.from..=last {
        let part = drawn(Some(at))?;
        let (ops, next) = shown.change_to(&part);
        shown = next;
        frames.push(Frame { at, ops });
    }
    Ok(Json(frames).into_response())
}

/// All lines of the log that the viewer may know, as a separate page.
pub async fn log(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(look): Query<Look>,
    context: RequestContext,
) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let look = Look { whole_log: true, ..look };
    let looking = live.look().await;
    let page = with_view(&looking, &live, &context, &look, "", None, pages::log).or_page(&context)?;
    Ok(html(page))
}

/// All cards of the table, whoever holds them. Which cards exist is no secret.
pub async fn cards(State(app): State<App>, Path(table): Path<String>, context: RequestContext) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let (title, lists) = {
        let looking = live.look().await;
        (looking.table().title(), looking.table().cards())
    };
    if lists.is_empty() {
        return Err(context.fail(HttpError::NotFound));
    }
    let view = CardsView { who: &context.who(), title, id: &live.id().to_string(), lists: &lists };
    Ok(html(pages::cards(&view)))
}

/// Who the viewer looks as: their own seat, or if they have several the one that must decide. When the game is over, any seat.
fn viewer(looking: &TableGuard, mine: &[Seat], look: &Look) -> Viewer {
    let table = looking.table();
    let wanted = look.seat.map(Seat).filter(|seat| seat.index() < table.players().len());
    let over = matches!(table.turn(), Turn::Over(_));
    let decides = |seat: &Seat| matches!(table.turn(), Turn::Decide(seats) if seats.contains(*seat));
    let deciding = mine.iter().find(|seat| decides(seat));
    // If several people share one screen, the view switches to the seat whose turn it is.
    let stays = |seat: &Seat| look.at.is_some() || deciding.is_none() || decides(seat);
    match wanted {
        Some(seat) if over || (mine.contains(&seat) && stays(&seat)) => return Viewer::Seat(seat),
        _ => {}
    }
    match deciding.or(mine.first()) {
        // While somebody else decides, it is not known which of the people at this screen is looking.
        Some(_) if mine.len() > 1 && deciding.is_none() && !over => Viewer::Spectator,
        Some(&seat) => Viewer::Seat(seat),
        None => Viewer::Spectator,
    }
}

/// If one person has several seats at one screen, the seat that must decide next has to confirm before its hand is shown.
fn curtain(looking: &TableGuard, mine: &[Seat], look: &Look) -> Option<Seat> {
    let Turn::Decide(seats) = looking.table().turn() else { return None };
    if mine.len() < 2 {
        return None;
    }
    let sitting = look.seat.map(Seat).filter(|seat| mine.contains(seat));
    let next = *mine.iter().find(|seat| seats.contains(**seat))?;
    let table = looking.table();
    let hides = |seat: Seat| {
        let (seat, all) = (Viewer::Seat(seat), Viewer::Spectator);
        // Looking back shows the hands of that moment, so secrets of that moment count too.
        let then = |at: usize| table.scene_at(at, seat).map(|scene| scene.areas);
        let open_then = |at: usize| table.scene_at(at, all).map(|scene| scene.areas);
        table.scene(seat).areas != table.scene(all).areas
            || look.at.is_some_and(|at| then(at) != open_then(at))
    };
    let secrets = mine.iter().any(|&seat| hides(seat));
    (secrets && sitting.is_none_or(|seat| !seats.contains(seat))).then_some(next)
}

pub fn with_view<T>(
    looking: &TableGuard,
    live: &Live,
    context: &RequestContext,
    look: &Look,
    notes: &str,
    notice: Option<&Notice>,
    draw: impl FnOnce(&TableView) -> T,
) -> Result<T, HttpError> {
    let table = looking.table();
    let me = context.id();
    let mine = looking.seats_of(me);
    let meta = looking.meta();
    let is_host = me.is_some() && meta.host == me;
    let viewer = viewer(looking, &mine, look);
    let over = matches!(table.turn(), Turn::Over(_));
    let curtain = curtain(looking, &mine, look);
    // After the end, "now" is the final page. The board after the last act is then a position to look back at like the others.
    let at = look.at.filter(|&at| (at < table.len() || over && at == table.len()) && curtain.is_none());
    let scene = match at {
        Some(at) => table.scene_at(at, viewer).ok_or(HttpError::NotFound)?,
        None => table.scene(viewer),
    };
    let log = log_lines(table, viewer, at, look.whole_log);
    let advised = match viewer {
        Viewer::Seat(seat) if mine.contains(&seat) && at.is_none() => Some(seat),
        _ => None,
    };
    let has_hints = advised.is_some_and(|seat| table.has_hints(seat));
    let hints: Vec<Hint> = match (look.hint, advised) {
        (Some(1), Some(seat)) => table.hints(seat, HINTS),
        _ => Vec::new(),
    };
    let record = over.then(|| table.record(false));
    let seed = record.as_ref().and_then(|record| {
        let seal = record.seals.last()?;
        Some((seal.seed.as_ref()?.to_string(), {
            let found = record.provenance();
            found["unproved"] == 0 && found["own"] == 0
        }))
    });
    let chat: Vec<ChatView> = looking.chat().iter().map(|line| chat_view(line, me)).collect();
    let waiting: Vec<Seat> = free_seats(&meta.holders, Holder::Open);
    let knows_another = |seat: Seat| me.is_some_and(|me| meta.knows_another_hand(me, seat));
    let may_sit = |seat: &Seat| mine.is_empty() && !knows_another(*seat);
    let may_sit: Vec<Seat> = waiting.iter().copied().filter(may_sit).collect();
    let invitations = if over { Vec::new() } else { live.links(meta, me) };
    let together = together::view(looking, live, me, look);
    let id = live.id().to_string();
    let who = context.who();
    let (commitment, word) = (table.commitment(), table.seals().pop().and_then(|seal| seal.word));
    let may_bring = at.is_none() && !table.is_lesson();
    let own = me.filter(|_| may_bring && looking.is_alone(me)).map(|me| live.own_of(me, looking));
    let roll = match (own, viewer) {
        (Some(own), Viewer::Seat(seat)) if own.dice() => only_roll(table, &scene, seat),
        _ => None,
    };
    let story = (over && at.is_none()).then(|| live.story(looking));
    let moment = curtain.is_none().then(|| table.moment_at(at.unwrap_or(table.len()))).flatten();
    let lesson = lesson::stand(table, viewer).filter(|_| at.is_none());
    let coach = coach_line(live, context, &scene, lesson.as_ref());
    let since = match viewer {
        Viewer::Seat(seat) if at.is_none() && mine.contains(&seat) && !over => {
            live.since_last_turn(looking, seat)
        }
        _ => Arc::default(),
    };
    let last_decision = table.before_last_act_of(&mine);
    let stamp = looking.stamp().to_string();
    let view = TableView {
        id: &id,
        title: table.title(),
        who: &who,
        viewer,
        my_seats: &mine,
        players: table.players(),
        scene: &scene,
        log: &log,
        chapters: &table.chapters(),
        since: &since,
        is_opening: !since.is_empty() && last_decision.is_none(),
        last_decision,
        version: looking.version(),
        stamp: &stamp,
        acts: table.len(),
        at,
        over,
        ended_early: table.ending().is_some(),
        tab: look.tab.as_deref().and_then(key),
        commitment: commitment.as_deref(),
        word: word.as_deref(),
        seed: seed.as_ref().map(|(seed, proved)| (seed.as_str(), *proved)),
        undo: if over { UndoView::Nothing } else { undo_view(looking, &mine, viewer, looking.is_alone(me)) },
        has_hints,
        hints: &hints,
        chat: &chat,
        may_chat: !mine.is_empty() || is_host,
        notes,
        notice,
        own,
        missing: look.missing.as_ref(),
        roll: roll.as_ref(),
        curtain,
        waiting: &waiting,
        may_sit: &may_sit,
        invitations: &invitations,
        has_cards: table.has_cards(),
        origin: &context.origin,
        story: story.as_deref(),
        moment: moment.as_ref(),
        may_branch: me.is_some() && (over || looking.is_alone(me)),
        is_trial: table.is_trial(),
        lesson: lesson.as_ref(),
        coach: coach.as_deref(),
        together: &together,
    };
    Ok(draw(&view))
}

/// The kind of the question, if the coach has a line for it that this person has not met yet. None in a lesson, which has its own text.
fn coach_line(
    live: &Live,
    context: &RequestContext,
    scene: &Scene,
    lesson: Option<&LessonView>,
) -> Option<String> {
    let person = context.visitor.person.as_ref()?;
    let kind = &*scene.prompt.question.key;
    let is_asked = !scene.prompt.choices.is_empty() && lesson.is_none();
    let is_new = || !coach::met(person).any(|met| met == kind) && !live.coached(person.id).contains(kind);
    (is_asked && is_new()).then(|| kind.to_owned())
}

/// The die that the person has to roll next, if exactly one act needs one.
fn only_roll(table: &dyn Hosted, scene: &Scene, seat: Seat) -> Option<MissingResult> {
    const FEW: usize = 20;
    let choices = &scene.prompt.choices;
    if choices.len() > FEW {
        return None;
    }
    let roll =
        |act: &String| Some((act.clone(), table.need_with(seat, act, Own::Dice).filter(|need| need.is_die)?));
    let mut rolls = choices.iter().filter_map(|choice| roll(&choice.act));
    match (rolls.next(), rolls.next()) {
        (Some((act, need)), None) => {
            Some(MissingResult { act, given: String::new(), said: String::new(), need, typed: Vec::new() })
        }
        _ => None,
    }
}

/// The log up to the position that is looked at, or only its end, because the cost of drawing must not grow with the game.
fn log_lines(table: &dyn Hosted, viewer: Viewer, at: Option<usize>, whole: bool) -> Vec<LogLine> {
    let end = at.unwrap_or(table.len());
    let mut acts = if whole { end } else { RECENT };
    loop {
        let since = end.saturating_sub(acts);
        let mut lines = table.log(viewer, since);
        lines.retain(|line| line.after <= end);
        if since == 0 || lines.len() >= RECENT {
            return lines;
        }
        acts *= 4;
    }
}

fn free_seats(holders: &[Holder], kind: Holder) -> Vec<Seat> {
    (0u8..).zip(holders).filter(|(_, holder)| **holder == kind).map(|(n, _)| Seat(n)).collect()
}

fn chat_view(line: &store::ChatLine, me: Option<PersonId>) -> ChatView<'_> {
    ChatView { id: line.id, is_mine: me == Some(line.person), name: &line.name, text: &line.text }
}

/// The names of the people of a seat, its holder first.
pub fn names_of(looking: &TableGuard, seat: Seat) -> Vec<String> {
    let meta = looking.meta();
    let holder = matches!(meta.holders.get(seat.index()), Some(Holder::Person(_)))
        .then(|| looking.table().players()[seat.index()].name().to_owned());
    let members = meta.members.iter().filter(|member| member.seat == seat);
    holder.into_iter().chain(members.map(|member| member.name.clone())).collect()
}

fn undo_view(looking: &TableGuard, mine: &[Seat], viewer: Viewer, alone: bool) -> UndoView {
    let Viewer::Seat(seat) = viewer else { return UndoView::Nothing };
    if !mine.contains(&seat) {
        return UndoView::Nothing;
    }
    let table = looking.table();
    match table.undo_wish() {
        Some(wish) if wish.by == seat => return UndoView::Asked,
        Some(wish) if wish.waiting.contains(seat) => return UndoView::Answer { by: wish.by },
        _ => {}
    }
    match table.undo_state(seat) {
        UndoState::Nothing => UndoView::Nothing,
        UndoState::Free => UndoView::Free,
        // If all seats belong to one person there is nobody to ask.
        UndoState::Ask if alone => UndoView::Free,
        UndoState::Ask => UndoView::Ask,
    }
}

#[derive(Deserialize)]
pub struct ActForm {
    act: String,
    seat: u8,
    version: Option<u64>,
    /// The side of a large table that was looked at. Without scripts the next page shows it again.
    tab: Option<String>,
    /// The kind of question that had a coach line.
    met: Option<String>,
    #[serde(flatten)]
    results: ResultForm,
}

pub async fn act(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<ActForm>,
) -> Page {
    let ActForm { act, seat, version, tab, met, results } = form;
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        let seat = Seat(seat);
        let act = Act { person, seat, word: act, version, own: Own::None, given: Given::default() };
        let title = live.look().await.table().title();
        let met = met.filter(|kind| coach::is_kind(title, kind));
        // Set this before the act is played, because pages are drawn while it is written.
        if let Some(kind) = &met {
            live.set_coached(person, kind, true);
        }
        let played = own_results::play(live.clone(), act, &results, context.visitor.lang).await;
        match (&met, &played) {
            (Some(kind), Ok(Played::Done)) => coach::remember(&app, person, kind).await,
            (Some(kind), _) => live.set_coached(person, kind, false),
            (None, _) => {}
        }
        played
    })
    .await?;
    if !matches!(done, Ok(Played::Waits { .. })) {
        app.metrics.count_act(done.is_ok());
    }
    match done {
        Ok(Played::Waits { missing, word }) => {
            let look = Look { seat: Some(seat), tab, missing: Some(*missing), ..Look::default() };
            let title = live.look().await.table().title();
            let notice = word.map(|trouble| context.notice(&trouble, Some(title)));
            show(&context, &live, &look, notice.as_ref(), StatusCode::OK).await
        }
        done => after(&context, &live, seat, tab, done.map(drop)).await,
    }
}

/// Does what a person wants to do at a table, after finding the table and the person and counting the request.
pub async fn as_participant<T>(
    app: &App,
    context: &RequestContext,
    table: &str,
    what: What,
    action: impl AsyncFnOnce(Arc<Live>, PersonId) -> Result<T, HttpError>,
) -> Result<(Arc<Live>, Result<T, HttpError>), Answer> {
    let live = find(app, context, table).await.or_page(context)?;
    let done = async {
        let person = context.person()?.id;
        count(app, context, what, person, &live).await?;
        action(live.clone(), person).await
    };
    let done = done.await;
    Ok((live, done))
}

/// Back to the table, with a notice if it failed.
pub async fn after(
    context: &RequestContext,
    live: &Live,
    seat: u8,
    tab: Option<String>,
    done: Result<(), HttpError>,
) -> Page {
    match done {
        Ok(()) => done_by(context, live, Some(seat), tab).await,
        Err(
            trouble @ (HttpError::Refused(_)
            | HttpError::Stale
            | HttpError::Forbidden(_)
            | HttpError::TooMany
            | HttpError::Unavailable
            | HttpError::Uncertain),
        ) => {
            let title = live.look().await.table().title();
            let notice = context.notice(&trouble, Some(title));
            let look = Look { seat: Some(seat), tab, ..Look::default() };
            show(context, live, &look, Some(&notice), trouble.status()).await
        }
        Err(trouble) => Err(context.fail(trouble)),
    }
}

/// The key of a side of the table: one letter or digit.
fn key(word: &str) -> Option<char> {
    let mut signs = word.chars();
    signs.next().filter(|key| key.is_ascii_alphanumeric() && signs.next().is_none())
}

/// The response after a change that all see. A page that gets live updates is
/// sent only the stamp of what it will see, not the content a second time.
pub async fn done_by(context: &RequestContext, live: &Live, seat: Option<u8>, tab: Option<String>) -> Page {
    if !context.is_told {
        return back(context, live, seat, tab).await;
    }
    let stamp = live.look().await.stamp().to_string();
    Ok((StatusCode::NO_CONTENT, [(STAMP, stamp)]).into_response())
}

/// The table as it is now: the part for a script, a redirect for everybody else.
pub async fn back(context: &RequestContext, live: &Live, seat: Option<u8>, tab: Option<String>) -> Page {
    if context.part {
        let look = Look { seat, ..Look::default() };
        return show(context, live, &look, None, StatusCode::OK).await;
    }
    let tab = tab.as_deref().and_then(key).map(|key| format!("tab={key}"));
    let parts: Vec<_> = seat.map(|seat| format!("seat={seat}")).into_iter().chain(tab).collect();
    let mark = if parts.is_empty() { "" } else { "?" };
    Ok(back_to(&format!("/t/{}{mark}{}", live.id(), parts.join("&"))).into_response())
}

/// Counts what a person does at a table. People who only have the link are counted separately,
/// so that no stranger can use up what the players need, even from behind the same address.
pub async fn count(
    app: &App,
    context: &RequestContext,
    what: What,
    person: PersonId,
    live: &Live,
) -> Result<(), HttpError> {
    let takes_part = live.look().await.takes_part(person);
    let what = if takes_part { what } else { What::Spectator };
    app.limits.count_person(what, person, context.address)
}

#[derive(Deserialize)]
pub struct UndoForm {
    seat: u8,
    version: Option<u64>,
    /// `yes` or `no`, if somebody else asked.
    answer: Option<String>,
    /// Who asked.
    by: Option<u8>,
}

pub async fn undo(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<UndoForm>,
) -> Page {
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        live.undo(person, Seat(form.seat), form.version).await.map(drop)
    })
    .await?;
    after(&context, &live, form.seat, None, done).await
}

pub async fn undo_answer(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<UndoForm>,
) -> Page {
    let yes = form.answer.as_deref() == Some("yes");
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        live.answer_undo(person, Seat(form.seat), form.version, form.by.map(Seat), yes).await.map(drop)
    })
    .await?;
    after(&context, &live, form.seat, None, done).await
}

#[derive(Deserialize)]
pub struct WhyForm {
    seat: u8,
    spot: String,
}

/// Explains why a click on this place is not allowed now.
pub async fn why(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<WhyForm>,
) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let looking = live.look().await;
    let mine = looking.seats_of(context.id());
    let seat = Seat(form.seat);
    if !mine.contains(&seat) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let Some(problem) = looking.table().why_not(seat, &form.spot) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let notice = context.notice(&HttpError::Refused(problem), Some(looking.table().title()));
    if context.part {
        let game = looking.table().title().id();
        return Ok(html_with(StatusCode::OK, pages::notice(&notice, context.visitor.lang, game)));
    }
    drop(looking);
    let look = Look { seat: Some(form.seat), ..Look::default() };
    show(&context, &live, &look, Some(&notice), StatusCode::OK).await
}

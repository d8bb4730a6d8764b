//! Decks that people write themselves: checked by the game, stored, and shared by a link.

use axum::extract::{Multipart, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalogue::{Problem, Title};
use kernel::{Arg, Text};
use scene::Blank;
use serde::Deserialize;
use serde_json::Value;
use store::limits::MAX_DECK;
use store::{Deck, DeckId};

use super::opening::title_of;
use super::{Answer, App, OrPage, Page, RequestContext, back_to, greeted, html, html_with, person_or_guest};
use crate::csv::without_formulas;
use crate::http_error::HttpError;
use crate::limits::{By, What};
use crate::view::{DeckForm, DeckRow, DeckView, DecksView, Notice, NoticeKind, TextPosition};
use crate::{clock, pages, texts};

/// A kind of deck that people may write for a game.
#[derive(Clone)]
struct Of {
    title: &'static dyn Title,
    blank: Blank,
}

impl Of {
    fn find(game: &str, kind: &str) -> Result<Of, HttpError> {
        let title = title_of(game)?;
        let blank = title.blanks().into_iter().find(|blank| blank.kind == kind).ok_or(HttpError::NotFound)?;
        Ok(Of { title, blank })
    }

    fn kept(deck: &Deck) -> Result<Of, HttpError> {
        Of::find(&deck.game, &deck.kind)
    }

    /// Lets the game itself check whether the deck can be played.
    fn check(&self, text: &str) -> Result<(), Problem> {
        let unfit = |key| Err(Problem::field("bad-option", self.blank.option, Text::new(key)));
        if text.len() > MAX_DECK {
            return unfit("trouble-deck");
        }
        // A game that gets an empty deck would use its own one instead.
        if text.trim().is_empty() {
            return unfit("trouble-unfit");
        }
        if text.contains('\0') {
            return unfit("trouble-hidden");
        }
        catalogue::check_deck(self.title, &self.blank, text)
    }

    fn form(
        &self,
        context: &RequestContext,
        written: &Written,
        refused: Option<&Problem>,
        good: Option<Text>,
    ) -> maud::Markup {
        let notice = match (refused, good) {
            (Some(problem), _) => {
                Some(context.notice(&HttpError::Refused(problem.clone()), Some(self.title)))
            }
            (None, Some(text)) => {
                let words = texts::words().say(context.visitor.lang, &text);
                Some(Notice { kind: NoticeKind::Good, words, rule: None })
            }
            (None, None) => None,
        };
        pages::deck_form(&DeckForm {
            who: &context.who(),
            title: self.title,
            kind: self.blank.kind,
            action: &context.here,
            name: &written.name,
            text: &written.text,
            notice: notice.as_ref(),
            fault: refused.and_then(|problem| place(&problem.text)),
        })
    }
}

/// The position in the text that a problem refers to.
fn place(text: &Text) -> Option<TextPosition> {
    let number = |wanted: &str| {
        text.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(n) if name == wanted => usize::try_from(*n).ok(),
            _ => None,
        })
    };
    Some(TextPosition { line: number("line")?, column: number("column")? })
}

fn deck_id(word: &str) -> Result<DeckId, HttpError> {
    word.parse().map_err(|_| HttpError::NotFound)
}

/// The options that a deck fills in on the form for a new table, as they would be typed there.
pub async fn entered(app: &App, title: &dyn Title, deck: &str) -> Result<Vec<(String, String)>, HttpError> {
    let deck = app.hall.store().deck(deck_id(deck)?).await?;
    if deck.game != title.id() {
        return Err(HttpError::NotFound);
    }
    let typed = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let options = catalogue::deck_options(&Of::kept(&deck)?.blank, &deck.text);
    Ok(options.into_iter().map(|(name, value)| (format!("option.{name}"), typed(value))).collect())
}

pub async fn all(State(app): State<App>, context: RequestContext) -> Page {
    let decks = match &context.visitor.person {
        Some(me) => app.hall.store().decks_of(me.id).await.or_page(&context)?,
        None => Vec::new(),
    };
    let row = |(id, deck): (DeckId, Deck)| {
        let title = title_of(&deck.game).ok()?;
        Some(DeckRow { id: id.to_string(), title, kind: deck.kind, name: deck.name })
    };
    let mine: Vec<DeckRow> = decks.into_iter().filter_map(row).collect();
    Ok(html(pages::decks(&DecksView { who: &context.who(), mine: &mine, notice: None })))
}

pub async fn deck(State(app): State<App>, Path(id): Path<String>, context: RequestContext) -> Page {
    let deck = app.hall.store().deck(deck_id(&id).or_page(&context)?).await.or_page(&context)?;
    let of = Of::kept(&deck).or_page(&context)?;
    Ok(html(pages::deck(&DeckView {
        who: &context.who(),
        title: of.title,
        id: &id,
        kind: of.blank.kind,
        name: &deck.name,
        rows: &(of.blank.rows)(&deck.text),
        is_mine: context.id() == Some(deck.person),
        notice: None,
    })))
}

pub async fn csv(State(app): State<App>, Path(id): Path<String>, context: RequestContext) -> Page {
    let deck = app.hall.store().deck(deck_id(&id).or_page(&context)?).await.or_page(&context)?;
    let name = format!("attachment; filename=\"{}-{}.csv\"", deck.kind, &id[..8]);
    let kind = "text/csv; charset=utf-8".to_owned();
    let text = without_formulas(&deck.text);
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], text).into_response())
}

#[derive(Deserialize)]
pub struct From {
    from: Option<String>,
}

/// A new deck, based on the one that comes with the game or on another one.
pub async fn begin(
    State(app): State<App>,
    Path((game, kind)): Path<(String, String)>,
    Query(from): Query<From>,
    context: RequestContext,
) -> Page {
    let of = Of::find(&game, &kind).or_page(&context)?;
    let mut written = Written { text: of.blank.text.to_owned(), ..Written::default() };
    if let Some(from) = from.from {
        let deck = app.hall.store().deck(deck_id(&from).or_page(&context)?).await.or_page(&context)?;
        written = Written { name: deck.name, text: deck.text, ..Written::default() };
    }
    Ok(html(of.form(&context, &written, None, None)))
}

pub async fn add(
    State(app): State<App>,
    Path((game, kind)): Path<(String, String)>,
    context: RequestContext,
    form: Multipart,
) -> Page {
    let of = Of::find(&game, &kind).or_page(&context)?;
    let written = Written::read(&app, &context, form).await.or_page(&context)?;
    if let Some(page) = looked_through(&app, &of, &context, &written).await? {
        return Ok(page);
    }
    let added = async {
        store::limits::written(&written.name, &written.text)?;
        app.limits.store(What::KeptDeck, context.address, written.text.len() as u64)?;
        let (me, cookie) = person_or_guest(&app, &context).await?;
        let id = app.hall.store().add_deck(written.deck(me.id, &of)).await?;
        Ok::<_, HttpError>((id, cookie))
    };
    match added.await {
        Ok((id, cookie)) => Ok(greeted(cookie, back_to(&format!("/decks/{id}")))),
        Err(error) => refused(&of, &context, &written, error),
    }
}

pub async fn edit(State(app): State<App>, Path(id): Path<String>, context: RequestContext) -> Page {
    let (of, deck) = mine(&app, &context, &id).await.or_page(&context)?;
    let written = Written { name: deck.name, text: deck.text, ..Written::default() };
    Ok(html(of.form(&context, &written, None, None)))
}

pub async fn change(
    State(app): State<App>,
    Path(id): Path<String>,
    context: RequestContext,
    form: Multipart,
) -> Page {
    let (of, deck) = mine(&app, &context, &id).await.or_page(&context)?;
    let written = Written::read(&app, &context, form).await.or_page(&context)?;
    if let Some(page) = looked_through(&app, &of, &context, &written).await? {
        return Ok(page);
    }
    let now = written.deck(deck.person, &of);
    let changed = async { Ok::<_, HttpError>(app.hall.store().change_deck(deck_id(&id)?, now).await?) };
    match changed.await {
        Ok(()) => Ok(back_to(&format!("/decks/{id}")).into_response()),
        Err(error) => refused(&of, &context, &written, error),
    }
}

/// Shows the form again with what was written, if the deck cannot be stored.
fn refused(of: &Of, context: &RequestContext, written: &Written, error: HttpError) -> Page {
    match &error {
        HttpError::Refused(problem) => {
            Ok(html_with(error.status(), of.form(context, written, Some(problem), None)))
        }
        _ => Err(context.fail(error)),
    }
}

pub async fn delete(State(app): State<App>, Path(id): Path<String>, context: RequestContext) -> Page {
    let done = async {
        let me = context.person()?.id;
        Ok::<_, HttpError>(app.hall.store().delete_deck(deck_id(&id)?, me).await?)
    };
    done.await.or_page(&context)?;
    Ok(back_to("/decks").into_response())
}

async fn mine(app: &App, context: &RequestContext, id: &str) -> Result<(Of, Deck), HttpError> {
    let me = context.person()?.id;
    let deck = app.hall.store().deck(deck_id(id)?).await?;
    if deck.person != me {
        return Err(HttpError::NotFound);
    }
    Ok((Of::kept(&deck)?, deck))
}

/// Shows the form again if nothing is to be stored: the deck was only checked, was only loaded from a file, or has a fault.
async fn looked_through(
    app: &App,
    of: &Of,
    context: &RequestContext,
    written: &Written,
) -> Result<Option<Response>, Answer> {
    let (checker, text) = (of.clone(), written.text.clone());
    let count_cards = move || {
        checker.check(&text)?;
        Ok::<_, Problem>((checker.blank.rows)(&text).len().saturating_sub(1))
    };
    Ok(match app.files.run(count_cards).await.or_page(context)? {
        Err(problem) => {
            let page = of.form(context, &written.that_can_be_shown(), Some(&problem), None);
            Some(html_with(StatusCode::UNPROCESSABLE_ENTITY, page))
        }
        Ok(_) if written.keep => None,
        Ok(cards) => {
            let good = Text::new("decks-good").number("count", cards as i64);
            Some(html(of.form(context, written, None, Some(good))))
        }
    })
}

/// The submitted form.
#[derive(Default)]
struct Written {
    name: String,
    text: String,
    keep: bool,
}

impl Written {
    /// An uploaded file replaces what was typed.
    async fn read(app: &App, context: &RequestContext, mut form: Multipart) -> Result<Written, HttpError> {
        app.limits.count(What::Deck, By::Address(context.address))?;
        let mut written = Written::default();
        let mut file = String::new();
        let bad = |_| HttpError::Bad("trouble-deck");
        while let Some(field) = form.next_field().await.map_err(bad)? {
            let name = field.name().unwrap_or_default().to_owned();
            let text = field.text().await.map_err(bad)?;
            match name.as_str() {
                "name" => written.name = text.trim().to_owned(),
                "text" => written.text = text,
                "file" => file = text,
                "do" => written.keep = text == "save",
                _ => {}
            }
        }
        if !file.trim().is_empty() {
            written.text = file;
        }
        // Browsers send line ends as CRLF, and files may begin with a byte order mark.
        written.text = written.text.replace("\r\n", "\n").trim_start_matches('\u{feff}').to_owned();
        Ok(written)
    }

    /// A text that is too long to be stored is not sent back either.
    fn that_can_be_shown(&self) -> Written {
        let text = if self.text.len() > MAX_DECK { "" } else { &self.text };
        Written { name: self.name.clone(), text: text.to_owned(), keep: false }
    }

    fn deck(&self, person: store::PersonId, of: &Of) -> Deck {
        Deck {
            person,
            game: of.title.id().to_owned(),
            kind: of.blank.kind.to_owned(),
            name: self.name.clone(),
            text: self.text.clone(),
            updated: clock::now(),
        }
    }
}

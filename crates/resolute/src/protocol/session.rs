//! A session: at most one table, and one answer per request.

use catalogue::{Hosted, Problem, Title, shown};
use kernel::Text;
use kernel::chance::Seed;
use scene::Lang;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::fields::{Fields, Takes};
use super::{house, looking, opening, playing, supply};
use crate::describe;
use crate::voice::Voice;

/// All known requests.
const KNOWN: [&str; 18] = [
    "seal", "new", "choices", "act", "scene", "state", "load", "rolls", "stack", "undo", "consent", "log",
    "export", "hint", "bots", "games", "rules", "quit",
];

/// A table in play.
pub(super) struct Seated {
    pub table: Box<dyn Hosted>,
    /// Decides among acts that the bots consider equal.
    pub salt: u64,
}

/// A request being processed.
pub(super) struct Request {
    pub fields: Fields,
    pub lang: Option<Lang>,
}

impl Request {
    pub fn voice(&self) -> Voice {
        Voice::new(self.lang.unwrap_or_default())
    }
}

/// A problem, together with the game whose texts describe it.
pub(super) struct ProtocolError {
    problem: Problem,
    title: Option<&'static dyn Title>,
}

impl ProtocolError {
    pub fn of(title: &'static dyn Title) -> impl Fn(Problem) -> ProtocolError {
        move |problem| ProtocolError { problem, title: Some(title) }
    }
}

impl From<Problem> for ProtocolError {
    fn from(problem: Problem) -> ProtocolError {
        ProtocolError { problem, title: None }
    }
}

pub(super) type Answer = Result<Value, ProtocolError>;

#[derive(Default)]
pub struct Session {
    pub(super) seated: Option<Seated>,
    /// A secret seed whose commitment was told before the table is opened with it.
    pub(super) sealed: Option<Seed>,
    over: bool,
}

#[derive(Serialize)]
struct Reply {
    id: Value,
    ok: bool,
    #[serde(flatten)]
    body: Value,
}

impl Session {
    /// Whether somebody said `quit`.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The hash of the table's state and the number of its acts.
    pub fn standing(&self) -> Option<(String, usize)> {
        self.seated.as_ref().map(|seated| (seated.table.hash(), seated.table.len()))
    }

    /// Answers one line with one line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let mut id = Value::Null;
        let mut lang = None;
        let answer = self.try_answer(line, &mut id, &mut lang);
        self.reply(id, lang, answer)
    }

    pub fn answer_too_long(&self) -> String {
        let most = (super::lines::MAX_LINE >> 20) as i64;
        let problem = Problem::new("too-long", Text::new("request-too-long").number("most", most));
        self.reply(Value::Null, None, Err(problem.into()))
    }

    fn reply(&self, id: Value, lang: Option<Lang>, answer: Answer) -> String {
        let (ok, body) = match answer {
            Ok(body) => (true, body),
            Err(trouble) => (false, json!({ "error": self.error(lang, trouble) })),
        };
        serde_json::to_string(&Reply { id, ok, body })
            .expect("a reply is plain data and can always be written")
    }

    fn error(&self, lang: Option<Lang>, ProtocolError { problem, title }: ProtocolError) -> Value {
        let voice = Voice::new(lang.unwrap_or_default());
        let title = title.or_else(|| self.seated.as_ref().map(|seated| seated.table.title()));
        let voice = title.map_or(voice, |title| voice.of(title));
        let message = voice.say(&problem.text);
        let mut error = Map::new();
        error.insert("code".into(), problem.code.into());
        error.insert("message".into(), message.into());
        let rule = problem.rule.map(Value::from);
        let field = problem.field.map(Value::from);
        let act = problem.act.map(Value::from);
        let slots = problem.need.as_ref().filter(|need| !need.slots.is_empty());
        let slots = slots.map(|need| need.slots.iter().map(|slot| voice.say(slot)).collect());
        let need = problem.need.map(|need| need.of.into());
        for (name, value) in
            [("rule", rule), ("field", field), ("act", act), ("need", need), ("slots", slots)]
        {
            if let Some(value) = value {
                error.insert(name.into(), value);
            }
        }
        error.into()
    }

    fn try_answer(&mut self, line: &[u8], id: &mut Value, lang: &mut Option<Lang>) -> Answer {
        let line =
            std::str::from_utf8(line).map_err(|_| Problem::new("bad-utf8", Text::new("request-no-utf8")))?;
        let mut fields = Fields::read(line)?;
        *id = fields.id();
        *lang = fields.lang()?;
        let what: String = fields.needed("do", Takes::Word)?;
        let request = Request { fields, lang: *lang };
        match what.as_str() {
            "games" => house::games(request),
            "rules" => house::rules(self, request),
            "seal" => opening::seal(self, request),
            "new" => opening::new(self, request),
            "load" => opening::load(self, request),
            "choices" => looking::choices(self.table()?, request),
            "scene" => looking::scene(self.table()?, request),
            "state" => looking::state(self.table()?, request),
            "log" => looking::log(self.table()?, request),
            "export" => looking::export(self.table()?, request),
            "hint" => looking::hint(self.table()?, request),
            "act" => playing::act(self.seated()?, request),
            "bots" => playing::bots(self.seated()?, request),
            "undo" => playing::undo(self.seated()?, request),
            "consent" => playing::consent(self.seated()?, request),
            "rolls" => supply::rolls(self.seated()?, request),
            "stack" => supply::stack(self.seated()?, request),
            "quit" => {
                request.fields.done()?;
                self.over = true;
                Ok(json!({}))
            }
            other => {
                let text =
                    Text::new("request-unknown").word("do", shown(other)).word("known", KNOWN.join(", "));
                Err(Problem::field("unknown-do", "do", text).into())
            }
        }
    }

    fn seated(&mut self) -> Result<&mut Seated, Problem> {
        self.seated.as_mut().ok_or_else(no_table)
    }

    fn table(&self) -> Result<&dyn Hosted, Problem> {
        self.seated.as_ref().map(|seated| &*seated.table).ok_or_else(no_table)
    }
}

fn no_table() -> Problem {
    Problem::new("no-table", Text::new("request-no-table"))
}

/// The state of a table, part of every answer that may have changed it.
pub(super) fn standing(table: &dyn Hosted, mut more: Value) -> Value {
    more["after"] = table.len().into();
    more["hash"] = table.hash().into();
    more["turn"] = describe::turn(table);
    more
}

//! Requests that change the table by its rules: `act`, `bots`, `undo`, `consent`.

use catalogue::Problem;
use kernel::{Text, UndoAnswer};
use serde_json::{Value, json};

use super::fields::Takes;
use super::session::{Answer, Request, Seated, standing};

pub fn act(seated: &mut Seated, mut request: Request) -> Answer {
    let table = &mut seated.table;
    let seat = request.fields.seat(&**table)?;
    let act: String = request.fields.needed("act", Takes::Word)?;
    let expect: Option<usize> = request.fields.optional("expect", Takes::Number)?;
    request.fields.done()?;
    if let Some(expect) = expect.filter(|&expect| expect != table.len()) {
        let text =
            Text::new("request-stale").word("expect", expect.to_string()).number("after", table.len() as i64);
        return Err(Problem::field("stale", "expect", text).into());
    }
    let done = table.act(seat, &act)?;
    Ok(standing(&**table, json!({ "seat": done.seat, "act": done.act, "chance": done.chance })))
}

pub fn bots(seated: &mut Seated, mut request: Request) -> Answer {
    let voice = request.voice().of(seated.table.title());
    let most: Option<usize> = request.fields.optional("most", Takes::Number)?;
    let salt: Option<u64> = request.fields.optional("salt", Takes::Number)?;
    request.fields.done()?;
    let salt = salt.unwrap_or(seated.salt);
    let mut acts = Vec::new();
    let mut stopped = None;
    while most.is_none_or(|most| acts.len() < most) {
        match seated.table.bot_act(salt) {
            None => break,
            Some(Ok(done)) => acts.push(done),
            // Earlier acts of this request remain played, so the answer must not be a refusal.
            Some(Err(problem)) if !acts.is_empty() => {
                let message = voice.say(&problem.text);
                stopped = Some(
                    json!({ "code": problem.code, "need": problem.need.map(|need| need.of), "message": message }),
                );
                break;
            }
            Some(Err(problem)) => return Err(problem.into()),
        }
    }
    let mut answer = standing(&*seated.table, json!({ "acts": acts }));
    if let Some(stopped) = stopped {
        answer["stopped"] = stopped;
    }
    Ok(answer)
}

pub fn undo(seated: &mut Seated, mut request: Request) -> Answer {
    let table = &mut seated.table;
    let seat = request.fields.seat(&**table)?;
    let to: Option<usize> = request.fields.optional("to", Takes::Number)?;
    request.fields.done()?;
    let commitment = table.commitment();
    let answer = match to {
        Some(to) => table.undo_to(seat, to)?,
        None => table.undo(seat)?,
    };
    Ok(seated.undone(answer, commitment))
}

pub fn consent(seated: &mut Seated, mut request: Request) -> Answer {
    let table = &mut seated.table;
    let seat = request.fields.seat(&**table)?;
    let yes: bool = request.fields.needed("yes", Takes::Flag)?;
    request.fields.done()?;
    let commitment = table.commitment();
    let answer = table.answer_undo(seat, yes)?;
    Ok(seated.undone(answer, commitment))
}

impl Seated {
    fn undone(&mut self, answer: UndoAnswer, old: Option<String>) -> Value {
        let mut more = match answer {
            UndoAnswer::Done { .. } => json!({ "undo": "done" }),
            UndoAnswer::Asked { waiting } => {
                json!({ "undo": "asked", "waiting": waiting.iter().collect::<Vec<_>>() })
            }
            UndoAnswer::Declined => json!({ "undo": "declined" }),
        };
        // After an undo across an end, another seed deals, and the bots use it too.
        let commitment = self.table.commitment();
        if commitment != old {
            more["commitment"] = json!(commitment);
            let seed = self.table.seals().pop().and_then(|seal| seal.seed);
            self.salt = seed.map_or(self.salt, |seed| seed.number());
        }
        standing(&*self.table, more)
    }
}

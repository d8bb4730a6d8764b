//! How the game is presented: texts, rules, and what a click means.

use std::sync::LazyLock;

use kernel::chance::{Ask, Lack};
use kernel::{Seat, Text};
use scene::{Chapter, Item, Lang, Lesson, Line, Moment, Need, Rulebook, Shown, Track};

use crate::act::Act;
use crate::event::Event;
use crate::game::MrPresident;
use crate::state::State;
use crate::{OWN_TEXTS, lines, picture, reasons, words};

impl Shown for MrPresident {
    const MINUTES: (u16, u16) = (120, 480);

    fn headline(&self, state: &State) -> Text {
        picture::headline(self, state)
    }

    fn line(&self, event: &Event) -> Line {
        lines::line(event)
    }

    fn chapter(&self, event: &Event) -> Option<Chapter> {
        lines::chapter(event)
    }

    fn race(&self, state: &State) -> Option<Track> {
        Some(picture::race(state))
    }

    fn race_step(&self, event: &Event, values: &mut [i32]) -> bool {
        picture::race_step(event, values)
    }

    fn race_begins(&self, event: &Event) -> bool {
        picture::begins_presidency(event)
    }

    fn occasion(&self, event: &Event) -> Option<Text> {
        lines::occasion(event)
    }

    fn moment<'a>(
        &self,
        _: &State,
        acts: usize,
        told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
    ) -> Option<Moment> {
        lines::moment(acts, told)
    }

    fn meant(&self, state: &State, _: Seat, spot: &str) -> Option<Act> {
        picture::meant(state, spot)
    }

    fn reason(&self, state: &State, _: Seat, act: Act) -> Option<Text> {
        Some(reasons::reason(state, act))
    }

    fn recent<'a>(
        &self,
        state: &State,
        acts: usize,
        told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
    ) -> Vec<Item> {
        picture::recent(state, acts, told)
    }

    fn drawn(&self, pile: &str, number: u16) -> Option<Text> {
        let program = crate::program();
        let at = program.domains.iter().position(|domain| domain.pile == pile)?;
        let domain = &program.domains[at];
        // Numbers shown to people start at 1.
        let member = i16::try_from(number).ok()? - i16::from(domain.lo == 0);
        let inside = (domain.lo..domain.lo + domain.len() as i16).contains(&member);
        inside.then(|| words::member(at as u16, member))
    }

    fn need(&self, _: Option<&State>, lack: &Lack) -> Need {
        let key = match lack.ask {
            Ask::Die { .. } => "mrp-need-die",
            Ask::Draw { .. } => "mrp-need-draw",
        };
        let question = Text::new(key).text("die", lack.ask.text()).text("among", Text::new(lack.why));
        let need = Need::asking(lack, question, Vec::new(), |number| self.drawn(lack.why, number));
        Need { numbered: need.is_die, ..need }
    }

    fn text_files() -> &'static [(Lang, &'static str)] {
        OWN_TEXTS
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> =
            LazyLock::new(|| Lesson::built_in(include_str!("../data/lesson.toml")));
        Some(&LESSON)
    }

    fn rulebook() -> &'static Rulebook {
        static BOOK: LazyLock<Rulebook> =
            LazyLock::new(|| Rulebook::built_in(include_str!("../data/rules.toml")));
        &BOOK
    }

    fn only_with(option: &str, value: Option<&str>) -> Option<(&'static str, Vec<&'static str>)> {
        match (option, value) {
            ("newcomer", _) => Some(("difficulty", vec!["easier"])),
            ("difficulty", _) => Some(("scenario", vec!["sandbox"])),
            _ => None,
        }
    }
}

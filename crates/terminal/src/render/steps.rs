//! The sequence of play in two lines: the groups with the boxes of the current group, and the name of the current step.

use scene::{StepGroup, Steps, Text, When};

use super::{Lines, View};
use crate::paint::Ink;

fn sign(when: When) -> char {
    match when {
        When::Done => '#',
        When::Now => '>',
        When::Ahead => '.',
        When::Skipped => '/',
    }
}

fn current(group: &StepGroup) -> Option<usize> {
    group.steps.iter().position(|step| step.when == When::Now)
}

impl View<'_> {
    pub(super) fn steps(&self, steps: &Steps) -> Lines {
        let named = |group: &StepGroup| {
            let name = self.words.say(&group.name);
            match current(group) {
                Some(_) => {
                    format!("{name} [{}]", group.steps.iter().map(|step| sign(step.when)).collect::<String>())
                }
                None => name,
            }
        };
        let groups: Vec<_> = steps.groups.iter().map(named).collect();
        let mut lines = self.faint(&groups.join(" · "));
        let now = steps.groups.iter().find_map(|group| Some((group, current(group)?)));
        if let Some((group, at)) = now {
            let text = Text::new("terminal-step")
                .word("step", self.words.say(&group.steps[at].name))
                .number("number", at as i64 + 1)
                .number("of", group.steps.len() as i64);
            let mut words = self.words.say(&text);
            if let Some(next) = group.steps[at + 1..].iter().find(|step| step.when == When::Ahead) {
                let then = Text::new("terminal-step-then").word("step", self.words.say(&next.name));
                words.push_str(&format!(", {}", self.words.say(&then)));
            }
            lines.extend(self.prose(&words, 0).iter().map(|line| self.paint.with(Ink::Strong, line)));
        }
        lines
    }
}

//! A sequence of play in two lines: its groups, and the step that is played now.

use scene::{Steps, When};

use super::{Lines, View};

impl View<'_> {
    pub(super) fn steps(&self, steps: &Steps) -> Lines {
        let now = steps.groups.iter().find_map(|group| {
            let step = group.steps.iter().find(|step| step.when == When::Now)?;
            Some(format!("{}: {}", self.words.say(&group.name), self.words.say(&step.name)))
        });
        self.prose(&now.unwrap_or_else(|| self.words.say(&steps.name)), 0)
    }
}

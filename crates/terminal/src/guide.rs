//! The guide of a game on one page: what it is about and how a turn goes.

use catalogue::Title;
use kernel::Text;
use scene::Lang;

use crate::layout::{self, Strip};
use crate::paint::{Ink, Paint};
use crate::render::{Lines, View};
use crate::window::Window;
use crate::words::Words;

/// Maximum width of prose, because longer lines are hard to read.
const PROSE: usize = 100;

/// The guide without colours, in the width of the screen.
pub fn guide_text(title: &'static dyn Title, lang: Lang) -> Lines {
    let words = Words { lang, game: title.texts() };
    let width = Window::find(std::io::IsTerminal::is_terminal(&std::io::stdout())).width();
    guide(words, Paint { colour: false }, width, title.id())
}

impl View<'_> {
    pub fn guide(&self, id: &str) -> Lines {
        guide(self.words, self.paint, self.width, id)
    }
}

/// Built from the texts `GAME-guide-1`, `-2` and so on. The part before the first colon is the heading.
fn guide(words: Words, paint: Paint, width: usize, id: &str) -> Lines {
    let width = width.min(PROSE);
    let said = |key: String| words.say(&Text::new(key));
    let mut lines = vec![paint.with(Ink::Strong, &said(format!("{id}-name")))];
    lines.extend(layout::wrap(&said(format!("{id}-line")), width, 0));
    let keys = (1..).map(|n| (n, format!("{id}-guide-{n}"))).take_while(|(_, key)| words.has(key));
    for (n, key) in keys {
        let line = said(key);
        let (head, rest) = line.split_once(": ").unwrap_or(("", &line));
        lines.push(String::new());
        lines.push(
            Strip::new().plain(format!("{n:>2}  ")).and(Ink::Strong, head).paint(paint).trim_end().to_owned(),
        );
        lines.extend(layout::wrap(rest, width.saturating_sub(4), 0).iter().map(|line| format!("    {line}")));
    }
    lines
}

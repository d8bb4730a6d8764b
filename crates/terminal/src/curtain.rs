//! Several people at one screen: nobody sees another person's hand.

use std::io::{self, BufRead, Write};

use kernel::{Seat, Text, Viewer};
use scene::{Item, Scene};

use crate::command;
use crate::desk::{Desk, Flow};

/// Clears the screen and the scrollback.
const CURTAIN: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Whether another person looks at the shared screen now, and somebody has something to hide.
    pub fn needs_curtain(&self, seat: Seat) -> bool {
        let other = self.looking != Some(seat) && (self.looking.is_some() || !self.table.is_empty());
        let shared = self.console.is_interactive() && self.people().len() > 1;
        shared && other && self.people().into_iter().any(|seat| self.has_secrets(seat))
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        fn things(scene: Scene) -> Vec<Item> {
            let items = scene.areas.into_iter().flat_map(|area| area.items);
            items.filter(|item| !matches!(item, Item::Cards(cards) if cards.count == 0)).collect()
        }
        let open = things(self.table.scene(Viewer::Spectator));
        things(self.table.scene(Viewer::Seat(seat))).iter().any(|item| !open.contains(item))
    }

    pub fn draw_curtain(&mut self, seat: Seat) -> io::Result<Flow> {
        self.console.change_person()?;
        self.console.raw(CURTAIN)?;
        let scene = self.table.scene(Viewer::Spectator);
        let who = self.view(&scene).who(seat);
        let words = self.words().say(&Text::new("terminal-curtain").word("who", who));
        let Some(line) = self.console.ask(&words)? else {
            return Ok(Flow::Quit);
        };
        if command::is_quit(&line, self.lang) {
            return Ok(Flow::Quit);
        }
        self.next_news = self.next_for[seat.index()];
        self.fresh = 0;
        self.turn_shown = None;
        if let Some(note) = self.note.take() {
            self.tell(&note)?;
        }
        Ok(Flow::Go)
    }

    pub fn sits_down(&mut self, seat: Seat) {
        self.looking = Some(seat);
        self.note = None;
    }

    /// Prints a message now, and again for the next person after the curtain.
    pub fn tell_next_too(&mut self, note: Text) -> io::Result<()> {
        self.tell(&note)?;
        self.note = Some(note);
        Ok(())
    }
}

//! A game at one terminal, from the first prompt to its end or until somebody quits.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use catalogue::Hosted;
use kernel::{Seat, Turn, Viewer};
use scene::Lang;

use crate::chance::{Played, Wish};
use crate::desk::{Desk, Flow};
use crate::window::{Size, Window};

/// What to play, and properties of this terminal.
pub struct Session {
    pub table: Box<dyn Hosted>,
    pub lang: Lang,
    /// The file in which the game is saved after every act.
    pub save: PathBuf,
    /// Seed of the bots' own random decisions.
    pub salt: u64,
    /// People bring their own dice and cards.
    pub own_chance: bool,
    /// Whether colours may be used.
    pub colour: bool,
    /// Whether a person sits at it, as opposed to a file or pipe.
    pub interactive: bool,
    /// Whether the screen is redrawn before every question and the line can be edited.
    pub fullscreen: bool,
}

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Over,
    /// The game is saved and can be continued.
    Quit,
    /// The same, ended by Ctrl-C.
    Interrupted,
}

/// Plays until the game is over, the person quits, or the input ends.
pub fn play(session: Session, input: impl BufRead, out: impl Write) -> io::Result<Ending> {
    let window = Window::find(session.interactive);
    play_in(session, window, true, input, out)
}

/// Like `play`, on a screen of this size.
pub fn play_in_size(
    session: Session,
    (columns, rows): (usize, usize),
    input: impl BufRead,
    out: impl Write,
) -> io::Result<Ending> {
    play_in(session, Window::Fixed(Size { columns, rows }), false, input, out)
}

/// Like `play`, on a screen of this width.
pub fn play_in_width(
    session: Session,
    width: usize,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<Ending> {
    play_in_size(session, (width, 24), input, out)
}

fn play_in(
    session: Session,
    window: Window,
    with_editor: bool,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<Ending> {
    let mut desk = Desk::new(session, window, input, out);
    let ending = desk.enter_screen(with_editor).and_then(|()| desk.run());
    // Restore the terminal, whatever went wrong.
    let left = desk.console.leave_screen().and_then(|()| desk.console.flush());
    match ending.and_then(|ending| left.map(|()| ending)) {
        // The reader has closed the pipe, as in `resolute play ... | head`. The game is saved.
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(Ending::Quit),
        ending => ending,
    }
}

impl<I: BufRead, O: Write> Desk<I, O> {
    fn run(&mut self) -> io::Result<Ending> {
        self.keep()?;
        self.greet()?;
        loop {
            let flow = match self.table.turn() {
                Turn::Over(verdict) => {
                    self.finish(verdict)?;
                    return Ok(Ending::Over);
                }
                Turn::Decide(seats) => {
                    let person = seats.iter().find(|seat| self.table.players()[seat.index()].is_person());
                    let bot = seats.iter().any(|seat| !self.table.players()[seat.index()].is_person());
                    match person {
                        Some(seat) if !bot => self.ask_person(seat)?,
                        _ => self.let_bot_act()?,
                    }
                }
            };
            if flow == Flow::Quit {
                self.save_on_exit()?;
                let interrupted = self.console.is_interrupted();
                return Ok(if interrupted { Ending::Interrupted } else { Ending::Quit });
            }
        }
    }

    fn let_bot_act(&mut self) -> io::Result<Flow> {
        if self.people().is_empty() {
            self.tell_score_of_new_stage()?;
        }
        match self.carry_out(Wish::Bot)? {
            Played::Done => {
                self.tell_news(self.viewer())?;
                Ok(Flow::Go)
            }
            Played::Refused(problem) => Err(io::Error::other(self.words().problem(&problem))),
            Played::GivenUp => Ok(Flow::Go),
            Played::Quit => Ok(Flow::Quit),
        }
    }

    fn ask_person(&mut self, seat: Seat) -> io::Result<Flow> {
        if self.needs_curtain(seat) && self.draw_curtain(seat)? == Flow::Quit {
            return Ok(Flow::Quit);
        }
        self.sits_down(seat);
        self.tell_news(Viewer::Seat(seat))?;
        if !self.console.is_screen() {
            self.show_turn(seat)?;
        }
        loop {
            if !self.console.is_screen() {
                self.show_prompt(seat)?;
            }
            loop {
                let Some(line) = self.ask_turn(seat)? else {
                    return Ok(Flow::Quit);
                };
                match self.answer(seat, &line)? {
                    Flow::Stay => {}
                    Flow::Again => break,
                    flow => return Ok(flow),
                }
            }
        }
    }
}

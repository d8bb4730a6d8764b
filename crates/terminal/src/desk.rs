//! The table at a terminal: who looks at the screen, what they have already read, and where the game is saved.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use catalogue::Hosted;
use kernel::{MAX_SEATS, Seat, Turn, Verdict, Viewer};
use scene::{Arg, Lang, Place, Scene, Text};

use crate::coach::Stand;
use crate::console::{Console, PagerWords};
use crate::editor::LineEditor;
use crate::paint::Paint;
use crate::render::View;
use crate::saving::shown;
use crate::session::Session;
use crate::window::{Size, Window};
use crate::words::Words;

/// How many log entries are shown when a game is resumed.
const RECAP: usize = 12;

/// What to do after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Wait for another answer without repeating the question.
    Stay,
    /// Ask the same question again.
    Again,
    /// The table has changed.
    Go,
    Quit,
}

/// A headline without the words filled into it: week 9 is one stage, regardless of whose turn it is.
type Stage = (String, Vec<i64>);

fn stage_of(headline: &Text) -> Stage {
    let number = |arg: &Arg| match arg {
        Arg::Number(n) => Some(*n),
        _ => None,
    };
    (headline.key.to_string(), headline.args.iter().filter_map(|(_, arg)| number(arg)).collect())
}

pub struct Desk<I, O> {
    pub table: Box<dyn Hosted>,
    pub console: Console<I, O>,
    pub lang: Lang,
    pub save: PathBuf,
    pub salt: u64,
    own_chance: bool,
    paint: Paint,
    window: Window,
    /// The size at the last measurement.
    pub size: Size,
    fullscreen: bool,
    /// The first act whose log lines were not printed yet.
    pub next_news: usize,
    /// The same for each person who has looked at the screen.
    pub next_for: [usize; MAX_SEATS],
    /// How many log lines the person at the screen has not seen yet.
    pub fresh: usize,
    /// Who looks at the screen.
    pub looking: Option<Seat>,
    /// Whose turn the screen shows, and with which headline.
    pub turn_shown: Option<(Seat, Text)>,
    /// The stage of the game when the score was last printed.
    stage_told: Option<Stage>,
    /// What the coach of a lesson said last.
    pub coach_told: Option<Stand>,
    /// A message for the next person, in case a curtain hides it before they read it.
    pub note: Option<Text>,
    /// The last error when saving the game, as it was printed.
    pub fault: Option<String>,
}

impl<I: BufRead, O: Write> Desk<I, O> {
    pub fn new(session: Session, window: Window, input: I, out: O) -> Desk<I, O> {
        let Session { table, lang, save, salt, own_chance, colour, interactive, fullscreen } = session;
        Desk {
            table,
            console: Console::new(input, out, interactive),
            lang,
            save,
            salt,
            own_chance,
            paint: Paint { colour },
            window,
            size: window.size(),
            // A whole-screen display makes no sense if nobody is asked anything: then the game is read from top to bottom.
            fullscreen,
            next_news: 0,
            next_for: [0; MAX_SEATS],
            fresh: 0,
            looking: None,
            turn_shown: None,
            stage_told: None,
            coach_told: None,
            note: None,
            fault: None,
        }
    }

    /// Windows may be resized while people think.
    pub fn measure(&mut self) {
        self.size = self.window.size();
    }

    /// Switches to a whole-screen display if a person sits at a screen, with an editable input line.
    pub fn enter_screen(&mut self, with_editor: bool) -> io::Result<()> {
        if !self.fullscreen || self.people().is_empty() || matches!(self.table.turn(), Turn::Over(_)) {
            return Ok(());
        }
        if with_editor {
            self.console.edit_lines(LineEditor::new(self.paint.colour)?);
        }
        let pager = self.pager_words();
        self.console.enter_screen(self.window, pager)
    }

    pub fn pager_words(&self) -> PagerWords {
        let text = Text::new("terminal-pager").word("from", "{from}").word("to", "{to}").word("all", "{all}");
        PagerWords { footer: self.words().say(&text) }
    }

    pub fn words(&self) -> Words {
        Words { lang: self.lang, game: self.table.title().texts() }
    }

    /// Prints a line of the terminal's own texts.
    pub fn tell(&mut self, text: &Text) -> io::Result<()> {
        let words = self.words().say(text);
        self.print(|view| view.prose(&words, 0))
    }

    pub fn tell_key(&mut self, key: &'static str) -> io::Result<()> {
        self.tell(&Text::new(key))
    }

    /// The seats that people play.
    pub fn people(&self) -> Vec<Seat> {
        let players = self.table.players();
        (0u8..).zip(players).filter(|(_, player)| player.is_person()).map(|(n, _)| Seat(n)).collect()
    }

    /// The deciding seat if a person plays it, else the only person's seat, else a spectator.
    pub fn viewer(&self) -> Viewer {
        let people = self.people();
        let deciding = match self.table.turn() {
            Turn::Decide(seats) => people.iter().copied().find(|&seat| seats.contains(seat)),
            Turn::Over(_) => None,
        };
        match (deciding, &people[..]) {
            (Some(seat), _) | (None, &[seat]) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    pub fn scene(&self) -> Scene {
        self.table.scene(self.viewer())
    }

    pub fn view<'a>(&'a self, scene: &'a Scene) -> View<'a> {
        View {
            words: self.words(),
            paint: self.paint,
            width: self.size.columns,
            players: self.table.players(),
            scene,
        }
    }

    /// Prints something of the current scene.
    pub fn print(&mut self, lines: impl FnOnce(&View) -> Vec<String>) -> io::Result<()> {
        self.print_scene(&self.scene(), lines)
    }

    pub fn print_scene(&mut self, scene: &Scene, lines: impl FnOnce(&View) -> Vec<String>) -> io::Result<()> {
        let lines = lines(&self.view(scene));
        self.console.lines(lines)
    }

    pub fn greet(&mut self) -> io::Result<()> {
        if self.console.is_screen() {
            return self.greet_on_screen();
        }
        let id = self.table.title().id();
        let name = self.words().say(&Text::new(format!("{id}-name")));
        self.tell(&Text::new("terminal-welcome").word("game", name))?;
        self.tell(&Text::new(format!("{id}-line")))?;
        if !self.people().is_empty() {
            self.tell_key("terminal-welcome-help")?;
        }
        if self.own_chance {
            self.tell_key("terminal-welcome-own")?;
        }
        self.tell_commitment()?;
        if !self.table.is_empty() {
            self.tell(&Text::new("terminal-resumed").number("acts", self.table.len() as i64))?;
            self.skip_old_news();
        }
        Ok(())
    }

    /// The greeting in few lines, so that the table has room.
    fn greet_on_screen(&mut self) -> io::Result<()> {
        self.tell_key("terminal-screen-help")?;
        match self.table.commitment() {
            Some(commitment) => {
                let text = Text::new("terminal-commitment-line").word("commitment", commitment);
                let words = self.words().say(&text);
                self.console.line(&words)?;
            }
            None => self.tell_key("terminal-welcome-own")?,
        }
        if !self.table.is_empty() {
            self.skip_old_news();
        }
        Ok(())
    }

    /// For a resumed game, prints only the last log lines.
    fn skip_old_news(&mut self) {
        let lines = self.table.log(self.viewer(), 0);
        let first = lines.len().saturating_sub(RECAP);
        let since = lines.get(first).map_or(0, |line| line.after);
        self.next_news = since;
        self.next_for = [since; MAX_SEATS];
    }

    /// Prints what happened since the last time, as far as the viewer may know it.
    pub fn tell_news(&mut self, viewer: Viewer) -> io::Result<()> {
        let lines = self.table.log(viewer, self.next_news);
        self.next_news = self.table.len() + 1;
        if let Viewer::Seat(seat) = viewer {
            self.next_for[seat.index()] = self.next_news;
        }
        if self.console.is_screen() {
            // The screen shows them together with the table.
            self.fresh += lines.len();
            return Ok(());
        }
        self.print(|view| view.log(&lines))?;
        // Somebody may be reading along through a pipe.
        self.console.flush()
    }

    /// Acts were taken back: those that replace them are news again.
    pub fn forget_news_after(&mut self, acts: usize) {
        self.next_news = self.next_news.min(acts + 1);
        for next in &mut self.next_for {
            *next = (*next).min(acts + 1);
        }
        self.stage_told = None;
    }

    /// If nobody is asked anything, prints the score at every new stage of the game.
    pub fn tell_score_of_new_stage(&mut self) -> io::Result<()> {
        let scene = self.scene();
        let stage = Some(stage_of(&scene.headline));
        if self.stage_told == stage {
            return Ok(());
        }
        self.stage_told = stage;
        self.print_scene(&scene, |view| {
            let mut lines = vec![view.rule_off(&view.headline())];
            lines.extend(view.race());
            lines
        })
    }

    /// Prints the board at the start of a person's turn. During the turn only changes are printed.
    pub fn show_turn(&mut self, seat: Seat) -> io::Result<()> {
        let scene = self.scene();
        let turn = Some((seat, scene.headline.clone()));
        if self.turn_shown == turn {
            return Ok(());
        }
        self.turn_shown = turn;
        self.print_scene(&scene, |view| {
            let mut lines = vec![view.rule_off(&view.headline_for(seat))];
            lines.extend(view.areas(&[Place::Bar, Place::Stage, Place::Hand]));
            lines.extend(view.tabs());
            lines
        })
    }

    /// If another seat has acted, the turn of the seat on the screen must be shown anew.
    pub fn acted(&mut self, seat: Seat) {
        if self.turn_shown.as_ref().is_some_and(|(shown, _)| *shown != seat) {
            self.turn_shown = None;
        }
    }

    pub fn show_prompt(&mut self, seat: Seat) -> io::Result<()> {
        self.tell_coach(seat)?;
        let scene = self.table.scene(Viewer::Seat(seat));
        self.print_scene(&scene, |view| {
            let mut lines = vec![String::new()];
            lines.extend(view.areas(&[Place::Desk]));
            lines.extend(view.prompt());
            lines
        })
    }

    /// The prompt before the cursor.
    pub fn prompt_sign(&self, seat: Seat) -> String {
        let scene = self.scene();
        self.view(&scene).sign(seat)
    }

    /// Prints the result.
    pub fn finish(&mut self, verdict: Verdict) -> io::Result<()> {
        self.console.leave_screen()?;
        let viewer = self.viewer();
        self.tell_news(viewer)?;
        let scene = self.scene();
        self.print_scene(&scene, |view| {
            let mut lines = vec![view.rule_off(&view.headline())];
            lines.extend(view.maps());
            lines.extend(view.score());
            lines.push(String::new());
            lines.extend(view.outcome(verdict));
            lines
        })?;
        self.tell_seeds()?;
        match self.fault.clone() {
            Some(why) => self.tell_not_saved(&self.save.clone(), &why)?,
            None => {
                let text = Text::new("terminal-kept").word("file", shown(&self.save));
                let words = self.words().say(&text);
                self.console.line(&words)?;
            }
        }
        self.console.flush()
    }
}

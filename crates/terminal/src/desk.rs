//! The table with its terminal: who looks at the screen, what they have read already, and where the game is kept.

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

/// How many entries of the log a game that is taken up again begins with.
const RECAP: usize = 12;

/// What comes after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The same question, without repeating it.
    Stay,
    /// The same question once more.
    Again,
    /// The table has changed.
    Go,
    Quit,
}

/// A headline without the words in it: week 9 is one stage, whoever's turn it is.
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
    /// As it was measured last.
    pub size: Size,
    fullscreen: bool,
    /// The first act whose lines are not on the screen yet.
    pub next_news: usize,
    /// The same for each person who looked at the screen.
    pub next_for: [usize; MAX_SEATS],
    /// How many lines of the log the person at the screen has not been shown yet.
    pub fresh: usize,
    /// Who looks at the screen.
    pub looking: Option<Seat>,
    /// Whose turn the screen shows, and under which headline.
    pub turn_shown: Option<(Seat, Text)>,
    /// Where the game stood when the score was told last.
    stage_told: Option<Stage>,
    /// What the coach of a lesson told last.
    pub coach_told: Option<Stand>,
    /// What the next person must know, should a curtain fall before they read it.
    pub note: Option<Text>,
    /// Why the game could not be kept, as it was told last.
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
            // Where nobody is asked anything, the whole game is read from top to bottom.
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

    /// Windows are resized while people think.
    pub fn measure(&mut self) {
        self.size = self.window.size();
    }

    /// Takes the whole screen where a person sits at one, with a line that can be edited.
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

    /// A line of the terminal's own words.
    pub fn tell(&mut self, text: &Text) -> io::Result<()> {
        let words = self.words().say(text);
        self.print(|view| view.prose(&words, 0))
    }

    pub fn tell_key(&mut self, key: &'static str) -> io::Result<()> {
        self.tell(&Text::new(key))
    }

    /// The seats of persons.
    pub fn people(&self) -> Vec<Seat> {
        let players = self.table.players();
        (0u8..).zip(players).filter(|(_, player)| player.is_person()).map(|(n, _)| Seat(n)).collect()
    }

    /// The deciding seat if it is a person, else the only person, else a spectator.
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

    /// Prints something of the scene as it is now.
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

    /// In few lines, so that the table has room.
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

    /// Of a game that is taken up again, only the last lines are told.
    fn skip_old_news(&mut self) {
        let lines = self.table.log(self.viewer(), 0);
        let first = lines.len().saturating_sub(RECAP);
        let since = lines.get(first).map_or(0, |line| line.after);
        self.next_news = since;
        self.next_for = [since; MAX_SEATS];
    }

    /// What happened since the screen was last written, as the viewer may know it.
    pub fn tell_news(&mut self, viewer: Viewer) -> io::Result<()> {
        let lines = self.table.log(viewer, self.next_news);
        self.next_news = self.table.len() + 1;
        if let Viewer::Seat(seat) = viewer {
            self.next_for[seat.index()] = self.next_news;
        }
        if self.console.is_screen() {
            // They are drawn with the table.
            self.fresh += lines.len();
            return Ok(());
        }
        self.print(|view| view.log(&lines))?;
        // Whoever watches through a pipe reads along.
        self.console.flush()
    }

    /// After acts were taken back, those that take their place are news again.
    pub fn forget_news_after(&mut self, acts: usize) {
        self.next_news = self.next_news.min(acts + 1);
        for next in &mut self.next_for {
            *next = (*next).min(acts + 1);
        }
        self.stage_told = None;
    }

    /// Where nobody is asked anything, the score is told as the game goes on.
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

    /// The board at the start of a person's turn; afterwards only what changes.
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

    /// Somebody acted: if it was another seat, this one's turn begins anew.
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

    /// What stands before the cursor.
    pub fn prompt_sign(&self, seat: Seat) -> String {
        let scene = self.scene();
        self.view(&scene).sign(seat)
    }

    /// How it ended.
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

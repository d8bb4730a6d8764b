//! Input and output by lines: either a plain stream of text, or a screen that is redrawn before every question.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};

use crate::clean::clean;
use crate::editor::{LineEditor, NEXT, Offered, Typed};
use crate::frame::Frame;
use crate::window::Window;

/// Maximum length of a typed line in bytes.
const LONGEST: u64 = 4096;

/// Switches to the terminal's alternate screen, which has no scrollback, and back.
const ENTER_SCREEN: &str = "\u{1b}[?1049h";
pub const LEAVE_SCREEN: &str = "\u{1b}[?1049l";
const CLEAR: &str = "\u{1b}[H\u{1b}[2J";

/// Messages since the last question may take up to one part in this many of the screen. Longer ones are paged.
const NOTICE_PART: usize = 3;

/// The text that the pager shows below a page.
#[derive(Clone, Debug, Default)]
pub struct PagerWords {
    /// Contains `{from}`, `{to}` and `{all}`, which are replaced.
    pub footer: String,
}

pub struct Console<I, O> {
    input: I,
    out: O,
    interactive: bool,
    editor: Option<LineEditor>,
    screen: Option<Screen>,
    offered: Offered,
    /// The remaining acts of a line with several acts.
    queue: VecDeque<String>,
    interrupted: bool,
}

/// What the screen shows besides the question.
struct Screen {
    window: Window,
    frame: Frame,
    /// Messages since the last question.
    told: Vec<String>,
    pager: PagerWords,
}

impl<I: BufRead, O: Write> Console<I, O> {
    pub fn new(input: I, out: O, interactive: bool) -> Console<I, O> {
        Console {
            input,
            out,
            interactive,
            editor: None,
            screen: None,
            offered: Offered::default(),
            queue: VecDeque::new(),
            interrupted: false,
        }
    }

    pub fn is_interactive(&self) -> bool {
        self.interactive
    }

    /// Whether the screen is redrawn before every question.
    pub fn is_screen(&self) -> bool {
        self.screen.is_some()
    }

    /// Whether Ctrl-C was pressed.
    pub fn is_interrupted(&self) -> bool {
        self.interrupted
    }

    pub fn edit_lines(&mut self, editor: LineEditor) {
        self.editor = Some(editor);
    }

    pub fn enter_screen(&mut self, window: Window, pager: PagerWords) -> io::Result<()> {
        self.screen = Some(Screen { window, frame: Frame::default(), told: Vec::new(), pager });
        self.raw(ENTER_SCREEN)
    }

    /// Returns to plain text output and prints the messages that were not read yet.
    pub fn leave_screen(&mut self) -> io::Result<()> {
        let Some(screen) = self.screen.take() else { return Ok(()) };
        self.raw(LEAVE_SCREEN)?;
        self.lines(screen.told)
    }

    pub fn set_frame(&mut self, frame: Frame) {
        if let Some(screen) = &mut self.screen {
            screen.frame = frame;
        }
    }

    pub fn set_pager(&mut self, pager: PagerWords) {
        if let Some(screen) = &mut self.screen {
            screen.pager = pager;
        }
    }

    pub fn line(&mut self, line: &str) -> io::Result<()> {
        match &mut self.screen {
            Some(screen) => {
                screen.told.push(line.to_owned());
                Ok(())
            }
            None => writeln!(self.out, "{line}"),
        }
    }

    pub fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(&line))
    }

    /// Writes without any processing. Used for the curtain.
    pub fn raw(&mut self, signs: &str) -> io::Result<()> {
        self.out.write_all(signs.as_bytes())
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Sets what the next question can be answered with, for completion.
    pub fn offer(&mut self, offered: Offered) {
        self.offered = offered;
    }

    /// Returns the first act of a line and queues the others for the following questions.
    pub fn split_acts(&mut self, line: &str) -> String {
        let mut parts = line.split(NEXT).map(|part| part.trim().to_owned()).filter(|part| !part.is_empty());
        let first = parts.next().unwrap_or_default();
        self.queue.extend(parts);
        first
    }

    /// Discards the queued acts and returns them.
    pub fn drop_acts(&mut self) -> Vec<String> {
        self.queue.drain(..).collect()
    }

    /// Another person looks at the screen now: removes everything of the previous one.
    pub fn change_person(&mut self) -> io::Result<()> {
        self.queue.clear();
        if let Some(screen) = &mut self.screen {
            screen.frame = Frame::default();
            screen.told.clear();
        }
        self.editor.as_mut().map_or(Ok(()), LineEditor::forget)
    }

    /// Asks and waits for a line. `None` at the end of the input.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.ask_below(&[], prompt)
    }

    /// Like `ask`, below some lines that belong to the question.
    pub fn ask_below(&mut self, question: &[String], prompt: &str) -> io::Result<Option<String>> {
        let offered = std::mem::take(&mut self.offered);
        if let Some(next) = self.queue.pop_front() {
            if !self.is_screen() {
                self.lines(question.to_vec())?;
                writeln!(self.out, "{prompt} {}", clean(&next))?;
            }
            return Ok(Some(next));
        }
        self.turn_pages()?;
        if let Some(next) = self.queue.pop_front() {
            return Ok(Some(next));
        }
        if let Some(screen) = &mut self.screen {
            let size = screen.window.size();
            let mut below = std::mem::take(&mut screen.told);
            below.extend_from_slice(question);
            let drawn = screen.frame.above(size, &below).join("\n");
            write!(self.out, "{CLEAR}{drawn}")?;
        } else {
            self.lines(question.to_vec())?;
        }
        self.read_line(prompt, offered)
    }

    fn read_line(&mut self, prompt: &str, offered: Offered) -> io::Result<Option<String>> {
        if let Some(editor) = &mut self.editor {
            self.out.flush()?;
            return Ok(match editor.read(&format!("{prompt} "), offered)? {
                Typed::Line(line) => Some(line),
                Typed::End => None,
                Typed::Interrupt => {
                    self.interrupted = true;
                    None
                }
            });
        }
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let answer = self.read()?;
        match &answer {
            // The answer was not typed on this screen, so print it to make the output understandable.
            Some(line) if !self.interactive => writeln!(self.out, "{}", clean(line))?,
            Some(_) => {}
            None => writeln!(self.out)?,
        }
        Ok(answer)
    }

    /// Shows the messages page by page if they do not fit beside the table.
    fn turn_pages(&mut self) -> io::Result<()> {
        let Some(screen) = &mut self.screen else { return Ok(()) };
        let size = screen.window.size();
        if screen.told.len() <= size.rows / NOTICE_PART {
            return Ok(());
        }
        let lines = std::mem::take(&mut screen.told);
        let footer = screen.pager.footer.clone();
        let page = size.rows - 1;
        let mut from = 0;
        loop {
            let to = (from + page).min(lines.len());
            write!(self.out, "{CLEAR}{}\n{}", lines[from..to].join("\n"), "\n".repeat(page - (to - from)))?;
            let place = [("{from}", from + 1), ("{to}", to), ("{all}", lines.len())];
            let footer =
                place.iter().fold(footer.clone(), |all, (name, n)| all.replace(name, &n.to_string()));
            let Some(answer) = self.read_line(&footer, Offered::default())? else {
                // Ctrl-D ends the paging. After Ctrl-C the next read reports the interruption again.
                return Ok(());
            };
            match answer.to_lowercase().as_str() {
                "" if to == lines.len() => return Ok(()),
                "" => from = to,
                "b" => from = from.saturating_sub(page),
                "q" => return Ok(()),
                _ => {
                    self.queue.push_back(answer);
                    return Ok(());
                }
            }
        }
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
            self.skip_line()?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            let (used, ended) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.input.consume(used);
            if ended {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::Size;

    #[test]
    fn endless_and_broken_lines_are_survived() {
        let mut input = vec![b'x'; 3 * LONGEST as usize];
        input.extend(b"\n\xff\xfe\nlast");
        let mut console = Console::new(&input[..], Vec::new(), false);
        assert_eq!(console.ask(">").unwrap().map(|line| line.len()), Some(LONGEST as usize));
        assert_eq!(console.ask(">").unwrap().as_deref(), Some("\u{fffd}\u{fffd}"));
        assert_eq!(console.ask(">").unwrap().as_deref(), Some("last"));
        assert_eq!(console.ask(">").unwrap(), None);
    }

    #[test]
    fn p15_several_acts_on_one_line_answer_the_questions_to_come() {
        let mut console = Console::new(&b"oh; pa ;; tx\nlater\n"[..], Vec::new(), false);
        let line = console.ask(">").unwrap().unwrap();
        assert_eq!(console.split_acts(&line), "oh");
        assert_eq!(console.ask(">").unwrap().as_deref(), Some("pa"));
        assert_eq!(console.ask(">").unwrap().as_deref(), Some("tx"));
        assert_eq!(console.ask(">").unwrap().as_deref(), Some("later"));
        console.split_acts("a; b; c");
        assert_eq!(console.drop_acts(), ["b", "c"]);
    }

    fn paged(input: &[u8], told: usize) -> (String, Option<String>) {
        let mut out = Vec::new();
        let mut console = Console::new(input, &mut out, true);
        let window = Window::Fixed(Size { columns: 80, rows: 24 });
        let pager = PagerWords { footer: "{from}-{to}/{all}".to_owned() };
        console.enter_screen(window, pager).unwrap();
        console.lines((1..=told).map(|n| format!("line {n}."))).unwrap();
        let answer = console.ask(">").unwrap();
        (String::from_utf8(out).unwrap(), answer)
    }

    #[test]
    fn p15_long_lists_are_paged_and_short_ones_stand_above_the_prompt() {
        let (out, answer) = paged(b"\n\nb\n\n\nanswer\n", 60);
        for page in ["1-23/60", "24-46/60", "47-60/60"] {
            assert!(out.contains(page), "{page}");
        }
        assert_eq!(out.matches("24-46/60").count(), 2, "once back");
        assert_eq!(answer.as_deref(), Some("answer"));
        let (out, answer) = paged(b"q\nanswer\n", 60);
        assert!(!out.contains("line 24.") && answer.as_deref() == Some("answer"));
        let (_, answer) = paged(b"score\n", 60);
        assert_eq!(answer.as_deref(), Some("score"), "a command ends the pages and is obeyed");
        let (out, _) = paged(b"answer\n", 8);
        assert!(!out.contains("1-8/8") && out.contains("line 8.\n> "), "{out:?}");
    }
}

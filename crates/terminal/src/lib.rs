//! The table in a terminal: the same scenes as text, the same acts as words.
//!
//! It follows the conventions of a good command-line wargame: `?` works at any prompt, unique prefixes suffice, every change is printed so
//! that people can follow on a real board, and nothing that was acknowledged is ever lost.

mod answering;
mod autosave;
mod chance;
mod clean;
mod coach;
mod command;
mod commands;
mod console;
mod curtain;
mod desk;
mod editor;
mod frame;
mod guide;
mod layout;
mod matching;
mod opening;
mod paint;
mod render;
mod rules;
mod saving;
mod screen;
mod session;
mod taking_back;
mod window;
mod words;

pub use console::LEAVE_SCREEN;
pub use guide::guide_text;
pub use opening::open;
pub use render::scene_text;
pub use saving::goodbye;
pub use session::{Ending, Session, play, play_in_size, play_in_width};

//! The table as people meet it: the real binary in a real browser, by mouse, by keyboard and without scripts.

mod accessible;
mod browser;
mod calculator;
mod campaigns;
mod components;
mod curtain;
mod decks;
mod displays;
mod hostile;
mod house;
mod idiot;
mod keyboard;
mod languages;
mod lost;
mod mouse;
mod narrow;
mod paper;
mod pictures;
mod play;
mod refusal;
mod replay;
mod scriptless;
mod sheets;
mod solo;
mod stale;
mod together;

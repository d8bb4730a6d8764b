//! Helpers for positions in the later phases of a turn, and for how territories are reached.

use kernel::{Seat, Viewer};
use manifest::{Event, Frame, Mode};
use serde_json::{Value, json};

use super::{Desk, desk, numbers, place, take_cards};

/// All progressions, worth 30 points.
pub const PROGRESSIONS: &str = "westward-ho steamships airplanes telegraph telephone wireless storytelling circus pro-sports \
     unity tolerance safety-net innovation think-tank computers";
/// Progressions worth 28 points.
pub const TWO_SHORT: &str = "westward-ho airplanes telegraph telephone wireless storytelling circus pro-sports unity tolerance \
     safety-net innovation think-tank computers";

/// The first Investment turn; the first seat has enough cash for anything.
pub fn investment(seats: u8) -> Desk {
    let mut desk = desk(seats);
    desk.nobody_answers().to_investment().cash(0, 500);
    desk
}

/// The first Expansion turn; the first seat has tokens to spend.
pub fn expansion(seats: u8, tokens: u64) -> Desk {
    let mut desk = desk(seats);
    desk.nobody_answers().pool(0, tokens).to_expansion();
    desk
}

impl Desk {
    /// Sets a seat's tokens in one place; the difference comes from or goes to its stock.
    pub fn tokens_in(&mut self, seat: u8, field: &str, count: u64) -> &mut Desk {
        self.edit(|at| {
            let player = &mut at["players"][usize::from(seat)];
            let all = player["stock"].as_u64().unwrap() + player[field].as_u64().unwrap();
            player["stock"] = json!(all - count);
            player[field] = json!(count);
        })
    }

    /// Sets the tokens in stock; the difference goes to the chart, where it has no effect.
    pub fn left_in_stock(&mut self, seat: u8, count: u64) -> &mut Desk {
        self.edit(|at| {
            let player = &mut at["players"][usize::from(seat)];
            let all = player["stock"].as_u64().unwrap() + player["chart"].as_u64().unwrap();
            player["chart"] = json!(all - count);
            player["stock"] = json!(count);
        })
    }

    /// Sets a seat's tokens in the City, Pioneer and Card box, taken from its stock.
    pub fn in_boxes(&mut self, seat: u8, boxes: [u64; 3]) -> &mut Desk {
        self.edit(|at| {
            let player = &mut at["players"][usize::from(seat)];
            let all = player["stock"].as_u64().unwrap() + numbers(&player["boxes"]).iter().sum::<u64>();
            player["stock"] = json!(all - boxes.iter().sum::<u64>());
            player["boxes"] = json!(boxes);
        })
    }

    /// Sets one of the seat's values that last until the end of the turn.
    pub fn this_turn(&mut self, seat: u8, field: &str, value: Value) -> &mut Desk {
        self.edit(|at| at["players"][usize::from(seat)]["this_turn"][field] = value)
    }

    pub fn put_out_of_play(&mut self, cards: &[u64]) -> &mut Desk {
        self.edit(|at| {
            take_cards(at, cards);
            let mut out = numbers(&at["out"]);
            out.extend(cards);
            at["out"] = json!(out);
        })
    }

    /// Puts Lincoln, President and Supreme Court out of play, so that no window opens.
    pub fn nobody_answers(&mut self) -> &mut Desk {
        self.put_out_of_play(&[36, 63, 64])
    }

    /// Sets the deck of an era; its other cards and all earlier decks are out of play.
    pub fn era_deck(&mut self, era: usize, cards: &[u64]) -> &mut Desk {
        let gone: Vec<u64> =
            self.at().decks[..era].iter().flat_map(|deck| deck.iter()).map(u64::from).collect();
        self.put_out_of_play(&gone).edit(|at| {
            take_cards(at, cards);
            at["decks"][era - 1] = json!(cards);
        })
    }

    /// Sets the era with its whole deck; the previous deck is used up.
    pub fn era_begun(&mut self, era: u8) -> &mut Desk {
        if era > 1 {
            self.era_deck(usize::from(era) - 1, &[]);
        }
        self.era(era)
    }

    /// Sets the transition turn, in which cards of this era and the one before can be played.
    pub fn transition_to(&mut self, era: u8) -> &mut Desk {
        self.era_begun(era).edit(|at| at["transition"] = json!(true))
    }

    /// Nobody finds a partner; the first seat can trade.
    pub fn to_trade(&mut self) -> &mut Desk {
        self.to_investment().until(|at| at.frame() == Frame::Trade)
    }

    /// Ends everybody's turns until the next turn begins.
    pub fn next_turn(&mut self) -> &mut Desk {
        let turn = self.at().turn;
        self.until(|at| at.turn > turn)
    }

    /// The seats that must decide.
    pub fn who(&self) -> Vec<u8> {
        self.deciding().iter().map(|seat| seat.0).collect()
    }

    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.told.iter().map(|told| &told.event.event)
    }

    /// The events that a seat was told.
    pub fn told_to(&self, seat: u8) -> Vec<&Event> {
        let heard = self.told.iter().filter(|told| told.to.includes(Viewer::Seat(Seat(seat))));
        heard.map(|told| &told.event.event).collect()
    }

    /// How the seat would reach a territory, as a letter of MD-R40.
    pub fn way(&self, seat: u8, code: &str) -> Option<char> {
        self.at().reach(Seat(seat)).mode(place(code)).map(letter)
    }

    /// How the last target was reached, as a letter of MD-R40.
    pub fn way_taken(&self) -> Option<char> {
        let mode = |event: &Event| match event {
            Event::Expanded { mode, .. } | Event::Attacked { mode, .. } => Some(*mode),
            _ => None,
        };
        self.events().filter_map(mode).last().map(letter)
    }
}

fn letter(mode: Mode) -> char {
    let place = Mode::ALL.iter().position(|&other| other == mode).unwrap();
    char::from(b'a' + place as u8)
}

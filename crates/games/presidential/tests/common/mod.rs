//! Helpers that set up positions and play turns in one line, so that a test reads like an example from the rulebook.
#![allow(dead_code)]

use atlas::states::UsState;
use kernel::chance::Given;
use presidential::{Options, PILE, Presidential, Team};

pub use Team::{Democrats, Republicans};

testkit::desk!(Presidential);

/// The default game; the Democrats go first.
pub fn desk() -> Desk {
    desk_with(Options::default())
}

/// A game of one week: two turns and election night.
pub fn short() -> Desk {
    desk_with(Options { weeks: 1, ..Options::default() })
}

pub fn plain(weeks: u8) -> Desk {
    desk_with(Options { weeks, cards: false, ..Options::default() })
}

pub fn desk_with(options: Options) -> Desk {
    Desk(testkit::Desk::open(&options, 2, Given::dice([6, 1])))
}

pub fn state(code: &str) -> UsState {
    code.parse().unwrap()
}

impl Desk {
    pub fn team(&self) -> Team {
        if self.seat() == Democrats.seat() { Democrats } else { Republicans }
    }

    /// Plays acts, separated by commas, with these dice and cards.
    pub fn play_with(&mut self, acts: &str, dice: &[u16], cards: &[u16]) -> &mut Desk {
        self.play_given(acts, Given::dice(dice.iter().copied()).pile(PILE, cards.iter().copied()))
    }

    /// A whole campaign, such as `6 PA, 5 OH, 3 IL`.
    pub fn campaign(&mut self, dice: &str) -> &mut Desk {
        let visits: Vec<(u16, &str)> = dice
            .split(',')
            .map(|visit| visit.trim().split_once(' ').unwrap())
            .map(|(pips, state)| (pips.parse().unwrap(), state))
            .collect();
        let announced: Vec<_> = visits.iter().map(|(_, state)| format!("announce {state}")).collect();
        self.play(&format!("campaign, {}", announced.join(", ")));
        self.play_with("roll", &visits.iter().map(|(pips, _)| *pips).collect::<Vec<_>>(), &[]);
        for (pips, state) in visits {
            let allot = format!("allot {pips} {state}");
            // If only one result is possible, nothing is asked.
            if self.may(&allot) {
                self.play(&allot);
            }
        }
        self
    }

    /// Fundraising with two dice and, if given, a drawn card.
    pub fn funds(&mut self, place: &str, dice: [u16; 2], card: Option<u16>) -> &mut Desk {
        self.play(&format!("fundraise {place}"));
        self.play_with("roll", &dice, &card.into_iter().collect::<Vec<_>>())
    }

    /// A turn without effect on the states of interest: its votes go to Alaska, Hawaii and Wyoming.
    pub fn idle(&mut self) -> &mut Desk {
        self.campaign("1 AK, 1 HI, 1 WY")
    }

    pub fn net(&self, code: &str) -> i16 {
        self.state.net(Democrats, state(code))
    }

    pub fn holder(&self, code: &str) -> Option<Team> {
        self.state.holder(state(code))
    }

    pub fn totals(&self) -> (u16, u16) {
        (self.state.electoral_votes(Democrats), self.state.electoral_votes(Republicans))
    }

    /// Sets the chips on the board: `OH 5, NY -3`; positive for the Democrats.
    pub fn board(&mut self, chips: &str) -> &mut Desk {
        let game = self.game.clone();
        self.edit(|written| {
            let mut held: [Vec<&str>; 2] = [vec![], vec![]];
            let mut totals = [0u16; 2];
            let mut supply = [150i16; 2];
            let mut votes = serde_json::Map::new();
            for chip in chips.split(',').map(str::trim).filter(|chip| !chip.is_empty()) {
                let (code, net) = chip.split_once(' ').unwrap();
                let net: i16 = net.parse().unwrap();
                let team = usize::from(net < 0);
                held[team].push(code);
                totals[team] += u16::from(game.electoral(state(code)));
                supply[team] -= net.abs();
                votes.insert(code.to_owned(), net.into());
            }
            written["votes"] = votes.into();
            written["held"] = serde_json::json!(held);
            written["before"] = serde_json::json!(held);
            written["totals"] = serde_json::json!(totals);
            written["supply"] = serde_json::json!(supply);
        })
    }

    /// Moves cards from the deck into the hand of a team.
    pub fn hold(&mut self, team: Team, cards: &[u8]) -> &mut Desk {
        self.edit(|written| {
            let shuffled = written["shuffled"].as_array_mut().unwrap();
            shuffled.retain(|card| !cards.contains(&(card.as_u64().unwrap() as u8)));
            let hand = written["hands"][team as usize].as_array_mut().unwrap();
            hand.extend(cards.iter().map(|&card| card.into()));
        })
    }

    pub fn last_row(&self) -> presidential::Row {
        *self.state.score().rows().last().unwrap()
    }
}

/// The number of the first built-in card with this kind of effect.
pub fn card_of_kind(kind: &str) -> u8 {
    presidential::printed().iter().find(|card| card.effect.kind() == kind).unwrap().number
}

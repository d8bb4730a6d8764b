//! What a player can do. An act is written as words: `bid 15`, `play 17 event`, `expand NE`.

use std::fmt;
use std::str::FromStr;

use kernel::from_words;
use kernel::{Seat, Unreadable};

use crate::names::{Deed, Product, Region, Use};
use crate::state::Orders;
use crate::territory::Territory;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// MD-R3: bid cash for the right to choose a home.
    Bid(u8),
    Home(Territory),
    /// MD-R7: choose a position in turn order, counted from 1.
    Position(u8),
    /// MD-R6.
    Priority(bool),
    /// MD-R10.
    Play {
        card: u8,
        used: Use,
    },
    /// End a turn, or end a list of named things.
    Done,
    /// MD-W8: be asked in windows again.
    Ask,
    /// MD-R12.
    Discard(u8),
    /// MD-C1.
    Profit,
    /// MD-C1.
    Token,
    /// Place a token as New or Established Presence.
    Place {
        place: Territory,
        new: bool,
    },
    /// Refuse this one, or choose none.
    Decline,
    Name(Territory),
    Product(Product),
    Region(Region),
    Target(Seat),
    /// MD-C61.
    Era(u8),
    /// Choose a step of a breakthrough.
    Step {
        deed: Deed,
        step: u8,
    },
    /// MD-C33.
    Sabotage {
        seat: Seat,
        deed: Deed,
        step: u8,
    },
    /// MD-C39: choose the breakthrough on which a leader's steps are placed.
    Deed(Deed),
    /// MD-W6, MD-W8.
    Pass(Orders),
    /// Answer with a reaction card.
    Answer(u8),
    /// MD-Q56: move a step token away from here.
    Move {
        deed: Deed,
        step: u8,
    },
    Forgo,
    Lose(Territory),
    Divest(Territory),
    /// MD-D3: offer the territory to this seat.
    To(Seat),
    /// MD-D3: take the territory as New or Established.
    Take {
        new: bool,
    },
    /// MD-R14.
    Offer(Seat),
    Joint(Deed),
    Licence(u8),
    Send,
    Accept,
    /// MD-R17.
    Tokens(u8),
    City(Territory),
    Pioneer,
    Card,
    Progress(Deed),
    /// MD-F48.
    Lift(Territory),
    Research(Deed),
    /// MD-R23: reroll one die, by its position from 1.
    RerollDie(u8),
    /// Keep the dice or the card as they are.
    Keep,
    /// MD-F27: choose the number that a 6 stands for.
    Call(u8),
    Claim(Deed),
    /// MD-F47.
    Reject,
    /// MD-R26: expand; `full` pays the full price and so keeps a discount for later (MD-Q94).
    Expand {
        place: Territory,
        full: bool,
    },
    /// MD-R31.
    Reroll,
}

fn presence(new: bool) -> &'static str {
    if new { "new" } else { "established" }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Act::Bid(cash) => write!(f, "bid {cash}"),
            Act::Home(home) => write!(f, "home {home}"),
            Act::Position(n) => write!(f, "position {n}"),
            Act::Priority(yes) => write!(f, "priority {}", if yes { "yes" } else { "no" }),
            Act::Play { card, used: Use::Whole } => write!(f, "play {card}"),
            Act::Play { card, used } => write!(f, "play {card} {used}"),
            Act::Done => f.write_str("done"),
            Act::Ask => f.write_str("ask"),
            Act::Discard(card) => write!(f, "discard {card}"),
            Act::Profit => f.write_str("profit"),
            Act::Token => f.write_str("token"),
            Act::Place { place, new } => write!(f, "place {place} {}", presence(new)),
            Act::Decline => f.write_str("decline"),
            Act::Name(place) => write!(f, "name {place}"),
            Act::Product(product) => write!(f, "product {product}"),
            Act::Region(region) => write!(f, "region {region}"),
            Act::Target(seat) => write!(f, "target {seat}"),
            Act::Era(era) => write!(f, "era {era}"),
            Act::Step { deed, step } => write!(f, "step {deed} {step}"),
            Act::Sabotage { seat, deed, step } => write!(f, "sabotage {seat} {deed} {step}"),
            Act::Deed(deed) => write!(f, "deed {deed}"),
            Act::Pass(Orders::Ask) => f.write_str("pass"),
            Act::Pass(Orders::PassThisTurn) => f.write_str("pass turn"),
            Act::Pass(Orders::PassAlways) => f.write_str("pass always"),
            Act::Answer(card) => write!(f, "answer {card}"),
            Act::Move { deed, step } => write!(f, "move {deed} {step}"),
            Act::Forgo => f.write_str("forgo"),
            Act::Lose(place) => write!(f, "lose {place}"),
            Act::Divest(place) => write!(f, "divest {place}"),
            Act::To(seat) => write!(f, "to {seat}"),
            Act::Take { new } => write!(f, "take {}", presence(new)),
            Act::Offer(seat) => write!(f, "offer {seat}"),
            Act::Joint(deed) => write!(f, "joint {deed}"),
            Act::Licence(card) => write!(f, "licence {card}"),
            Act::Send => f.write_str("send"),
            Act::Accept => f.write_str("accept"),
            Act::Tokens(count) => write!(f, "tokens {count}"),
            Act::City(place) => write!(f, "city {place}"),
            Act::Pioneer => f.write_str("pioneer"),
            Act::Card => f.write_str("card"),
            Act::Progress(deed) => write!(f, "progress {deed}"),
            Act::Lift(place) => write!(f, "lift {place}"),
            Act::Research(deed) => write!(f, "research {deed}"),
            Act::RerollDie(die) => write!(f, "reroll {die}"),
            Act::Keep => f.write_str("keep"),
            Act::Call(number) => write!(f, "call {number}"),
            Act::Claim(deed) => write!(f, "claim {deed}"),
            Act::Reject => f.write_str("reject"),
            Act::Expand { place, full: false } => write!(f, "expand {place}"),
            Act::Expand { place, full: true } => write!(f, "expand {place} full"),
            Act::Reroll => f.write_str("reroll"),
        }
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        let number = |word: &str| word.parse::<u8>().ok();
        let seat = |word: &str| number(word).map(Seat);
        let place = |word: &str| word.parse::<Territory>().ok();
        let deed = |word: &str| word.parse::<Deed>().ok();
        let new = |word: &str| match word {
            "new" => Some(true),
            "established" => Some(false),
            _ => None,
        };
        from_words(text, |words| {
            Some(match *words {
                ["bid", n] => Act::Bid(number(n)?),
                ["home", p] => Act::Home(place(p)?),
                ["position", n] => Act::Position(number(n)?),
                ["priority", "yes"] => Act::Priority(true),
                ["priority", "no"] => Act::Priority(false),
                ["play", card] => Act::Play { card: number(card)?, used: Use::Whole },
                ["play", card, "event"] => Act::Play { card: number(card)?, used: Use::Event },
                ["play", card, "payout"] => Act::Play { card: number(card)?, used: Use::Payout },
                ["play", card, "news"] => Act::Play { card: number(card)?, used: Use::News },
                ["done"] => Act::Done,
                ["ask"] => Act::Ask,
                ["discard", card] => Act::Discard(number(card)?),
                ["profit"] => Act::Profit,
                ["token"] => Act::Token,
                ["place", p, how] => Act::Place { place: place(p)?, new: new(how)? },
                ["decline"] => Act::Decline,
                ["name", p] => Act::Name(place(p)?),
                ["product", word] => Act::Product(word.parse().ok()?),
                ["region", word] => Act::Region(word.parse().ok()?),
                ["target", s] => Act::Target(seat(s)?),
                ["era", n] => Act::Era(number(n)?),
                ["step", d, n] => Act::Step { deed: deed(d)?, step: number(n)? },
                ["sabotage", s, d, n] => Act::Sabotage { seat: seat(s)?, deed: deed(d)?, step: number(n)? },
                ["deed", d] => Act::Deed(deed(d)?),
                ["pass"] => Act::Pass(Orders::Ask),
                ["pass", "turn"] => Act::Pass(Orders::PassThisTurn),
                ["pass", "always"] => Act::Pass(Orders::PassAlways),
                ["answer", card] => Act::Answer(number(card)?),
                ["move", d, n] => Act::Move { deed: deed(d)?, step: number(n)? },
                ["forgo"] => Act::Forgo,
                ["lose", p] => Act::Lose(place(p)?),
                ["divest", p] => Act::Divest(place(p)?),
                ["to", s] => Act::To(seat(s)?),
                ["take", how] => Act::Take { new: new(how)? },
                ["offer", s] => Act::Offer(seat(s)?),
                ["joint", d] => Act::Joint(deed(d)?),
                ["licence", card] => Act::Licence(number(card)?),
                ["send"] => Act::Send,
                ["accept"] => Act::Accept,
                ["tokens", n] => Act::Tokens(number(n)?),
                ["city", p] => Act::City(place(p)?),
                ["pioneer"] => Act::Pioneer,
                ["card"] => Act::Card,
                ["progress", d] => Act::Progress(deed(d)?),
                ["lift", p] => Act::Lift(place(p)?),
                ["research", d] => Act::Research(deed(d)?),
                ["reroll", n] => Act::RerollDie(number(n)?),
                ["keep"] => Act::Keep,
                ["call", n] => Act::Call(number(n)?),
                ["claim", d] => Act::Claim(deed(d)?),
                ["reject"] => Act::Reject,
                ["expand", p] => Act::Expand { place: place(p)?, full: false },
                ["expand", p, "full"] => Act::Expand { place: place(p)?, full: true },
                ["reroll"] => Act::Reroll,
                _ => return None,
            })
        })
    }
}

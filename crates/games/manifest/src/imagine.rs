//! Redeals what a viewer cannot know (MD-R44): other hands, the order of decks, removed cards, sealed answers.

use kernel::{Chance, FastRng, Viewer};

use crate::cardset::CardSet;
use crate::decks::piles;
use crate::printed::printed;
use crate::state::{ERAS, Frame, State};

pub(crate) fn imagine(state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut imagined = state.clone();
    if state.frame() == Frame::Over {
        return imagined;
    }
    let known = match viewer {
        Viewer::Seat(seat) => state.player(seat).known,
        Viewer::Spectator => CardSet::EMPTY,
    };
    // It is public which deck a card came from, so cards are exchanged only among those of the same deck.
    for era in 0..ERAS {
        let of_deck = state.dealt_from[era];
        let drawn = CardSet::one(state.drawn) & if state.drawn == 0 { CardSet::EMPTY } else { of_deck };
        let hidden_drawn = if viewer.is(state.drawer()) { CardSet::EMPTY } else { drawn };
        let hidden = |hand: CardSet| (hand & of_deck) - known;
        let mut pool = (state.decks[era] | state.removed[era]) & of_deck | hidden_drawn;
        for seat in state.all_seats().filter(|&seat| !viewer.is(seat)) {
            pool |= hidden(state.player(seat).hand);
        }
        let mut take = |from: CardSet| {
            let mut taken = CardSet::EMPTY;
            for _ in 0..from.len() {
                let card =
                    rng.draw(piles::ERAS[era], pool.bits()).unwrap_or_else(|never| match never {}) as u8;
                pool.remove(card);
                taken.insert(card);
            }
            taken
        };
        for seat in state.all_seats().filter(|&seat| !viewer.is(seat)) {
            let hand = state.player(seat).hand;
            let other = take(hidden(hand));
            let player = imagined.player_mut(seat);
            player.hand = (player.hand - hidden(hand)) | other;
        }
        if !hidden_drawn.is_empty() {
            imagined.drawn = take(hidden_drawn).highest().unwrap_or(state.drawn);
        }
        imagined.removed[era] = take(state.removed[era] & of_deck) | (state.removed[era] - of_deck);
        imagined.decks[era] = take(state.decks[era] & of_deck) | (state.decks[era] - of_deck);
    }
    imagine_knowledge(state, &mut imagined, viewer);
    imagine_answers(&mut imagined, viewer, rng);
    imagined
}

/// Others' knowledge of hands is adjusted to the redealt cards: known cards that are in no hand now, or in the own one, are dropped.
fn imagine_knowledge(state: &State, imagined: &mut State, viewer: Viewer) {
    for seat in state.all_seats().filter(|&seat| !viewer.is(seat)) {
        let own = imagined.player(seat).hand;
        let in_hands =
            imagined.all_seats().fold(CardSet::EMPTY, |all, other| all | imagined.player(other).hand);
        let player = imagined.player_mut(seat);
        player.known = (player.known & in_hands) - own;
    }
}

/// Replaces the sealed answers of others by random ones that fit their hands.
fn imagine_answers(at: &mut State, viewer: Viewer, rng: &mut FastRng) {
    let step = printed().constants.bid_step;
    let frame = at.frame();
    for seat in at.all_seats().filter(|&seat| !viewer.is(seat)) {
        if at.sealed[seat.index()].is_none() {
            continue;
        }
        let answer = match frame {
            Frame::Bids => rng.below(13) as u8 * step,
            Frame::Priority => rng.below(2) as u8,
            Frame::Window(kind) => {
                let cards = at.answers(seat, kind);
                let pick = rng.below(cards.len() as u32 + 1) as usize;
                cards.iter().nth(pick).unwrap_or(0)
            }
            _ => continue,
        };
        at.sealed[seat.index()] = Some(answer);
    }
}

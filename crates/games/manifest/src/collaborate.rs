//! Partners for a turn: licences and joint claims by offer and acceptance (MD-R14 to MD-R16).

use kernel::frames::Flow;
use kernel::{Audience, Log, Seat, SeatSet};

use crate::Manifest;
use crate::act::Act;
use crate::cardset::CardSet;
use crate::event::Event;
use crate::names::Deed;
use crate::printed::printed;
use crate::state::{DeedSet, Frame, Offer, State};

impl State {
    /// Whether the seat meets the requirements of a breakthrough.
    pub(crate) fn needs_are_met(&self, seat: Seat, deed: Deed) -> bool {
        let print = printed().deed(deed);
        print.own.is_none_or(|need| self.player(seat).owns(need))
            && print.claimed.is_none_or(|need| self.claimed().contains(need))
    }

    /// MD-F26: breakthroughs that two seats can claim together now.
    pub(crate) fn joint_claims(&self, one: Seat, other: Seat) -> DeedSet {
        let both = [self.player(one), self.player(other)];
        if both.iter().any(|player| player.pioneers == 0) {
            return DeedSet::EMPTY;
        }
        let claimable = |deed: &Deed| {
            let steps = both[0].steps[deed.index()] | both[1].steps[deed.index()];
            steps == printed().all_steps(*deed)
                && self.is_unclaimed(*deed)
                && self.needs_are_met(one, *deed)
                && self.needs_are_met(other, *deed)
        };
        printed().breakthroughs.iter().copied().filter(claimable).collect()
    }

    /// MD-F25: the owner's leaders that give credit for a progression which the other seat does not own yet.
    fn licensable(&self, owner: Seat, to: Seat) -> CardSet {
        let of_use = |card: &u8| {
            let leader = printed().card(*card).leader.as_ref();
            leader.is_some_and(|leader| {
                leader.licence && leader.credits.keys().any(|&deed| !self.player(to).owns(deed))
            })
        };
        (self.player(owner).table & printed().leaders).iter().filter(of_use).collect()
    }

    pub(crate) fn licences_between(&self, one: Seat, other: Seat) -> CardSet {
        self.licensable(one, other) | self.licensable(other, one)
    }

    fn has_content(&self, one: Seat, other: Seat) -> bool {
        !self.licences_between(one, other).is_empty() || !self.joint_claims(one, other).is_empty()
    }

    fn is_free(&self, seat: Seat) -> bool {
        self.player(seat).this_turn.partner.is_none()
    }

    /// Seats to which the seat in turn can still make an offer.
    pub(crate) fn possible_offers(&self) -> SeatSet {
        let mover = self.mover();
        if self.disobedience || !self.is_free(mover) {
            return SeatSet::EMPTY;
        }
        let later = self.in_order().skip(usize::from(self.position) + 1);
        let open = |other: &Seat| {
            self.is_free(*other) && !self.offer.done.contains(*other) && self.has_content(mover, *other)
        };
        later.filter(open).collect()
    }

    /// Whether a later seat can make an offer to the seat in turn.
    pub(crate) fn may_offer(&self, from: Seat) -> bool {
        let mover = self.mover();
        from != mover
            && !self.disobedience
            && self.is_free(mover)
            && self.is_free(from)
            && self.has_content(from, mover)
    }
}

impl Manifest {
    pub(crate) fn offer_act(&self, at: &mut State, seat: Seat, act: Act, log: &mut impl Log<Event>) {
        match act {
            Act::Offer(to) => {
                at.offer = Offer { from: seat, to, joint: None, licences: CardSet::EMPTY, ..at.offer };
                at.frames.push(Frame::Compose);
            }
            Act::Joint(deed) => at.offer.joint = Some(deed),
            Act::Licence(card) => at.offer.licences.insert(card),
            Act::Send => {
                let offer = at.offer;
                log.tell(Audience::All, || Event::Offered { offer });
                at.frames.turn_into(Frame::Answer);
            }
            Act::Accept => {
                at.frames.pop();
                self.become_partners(at, log);
                at.frames.turn_into(Frame::Trade);
            }
            Act::Decline => {
                let Offer { from, to, .. } = at.offer;
                log.tell(Audience::All, || Event::Declined { from, to });
                at.frames.pop();
                at.offer.joint = None;
                at.offer.licences = CardSet::EMPTY;
                if at.frame() == Frame::LaterOffers {
                    self.next_later_offer(at);
                } else {
                    at.offer.done.insert(to);
                }
            }
            _ if at.frame() == Frame::LaterOffers => {
                self.next_later_offer(at);
            }
            _ => {
                self.end_offers(at);
            }
        }
    }

    /// After the offers of the seat in turn, later seats can make theirs.
    pub(crate) fn end_offers(&self, at: &mut State) -> Flow {
        at.frames.turn_into(Frame::LaterOffers);
        at.offer = Offer { from: at.mover(), to: at.mover(), ..Offer::default() };
        self.next_later_offer(at)
    }

    pub(crate) fn next_later_offer(&self, at: &mut State) -> Flow {
        let next = at.position_of(at.offer.from) + 1;
        if next < at.seats {
            at.offer.from = at.order[usize::from(next)];
        } else {
            at.offer = Offer { from: at.mover(), to: at.mover(), ..Offer::default() };
            at.frames.turn_into(Frame::Trade);
        }
        Flow::On
    }

    fn become_partners(&self, at: &mut State, log: &mut impl Log<Event>) {
        let offer = at.offer;
        let Offer { from, to, joint, licences, .. } = offer;
        log.tell(Audience::All, || Event::Accepted { offer });
        at.player_mut(from).this_turn.partner = Some(to);
        at.player_mut(to).this_turn.partner = Some(from);
        for card in licences.iter() {
            let licensee = if at.player(from).table.contains(card) { to } else { from };
            at.player_mut(licensee).this_turn.licences.insert(card);
        }
        if let Some(deed) = joint {
            self.claim(at, [from, to].into_iter().collect(), deed, log);
        }
        at.offer = Offer { from: at.mover(), to: at.mover(), ..Offer::default() };
    }
}

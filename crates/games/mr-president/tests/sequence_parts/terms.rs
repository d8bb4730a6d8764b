//! The second term and the successor (house B8).

use mr_president::program;

use crate::common::{Desk, of};
use crate::kit::{POSTS, SLOTS, cards_in, quiet, set_up};

fn sum(desk: &Desk, var: &str) -> i16 {
    let var = program().var(var);
    desk.state.cells[usize::from(var.base)..usize::from(var.base + var.len)].iter().sum()
}

/// The end of the fourth year of a normal game: the decks of the years have been played, and some cards were reshuffled.
fn fourth_year(outcome: i16) -> Desk {
    let mut desk = set_up(1, 0, 3);
    for card in &program().domain("card").words {
        let at = desk.get1("at", card);
        if [of("year2"), of("year3"), of("year4"), of("deck")].contains(&at) {
            desk.set1("at", card, of("gone"));
        }
    }
    desk.set("turn", 4).set("vote", 2).set("outcome", outcome);
    desk
}

#[test]
fn mrp_seq_77_the_second_term_in_order() {
    let mut desk = fourth_year(3);
    desk.set("pp", 4)
        .set("mr", 5)
        .set("bc", 2)
        .set("lp", 12)
        .set("control", 2)
        .fill("res", 0)
        .set1("res", "r_cos", 1);
    desk.set1("t", "russia", 5).set1("t", "china", 4).set("promise_done", 0).set1("admin_list", "slot4", 9);
    desk.set1("scandal", "vp", 2).set1("rc", "africa", 3).set_trend("soe", Some("us"), -1);
    // Candidates for the post of SecState, the new resource, and two counters for the promise.
    let cup: Vec<&str> = (0..20)
        .filter(|n| desk.get1("cand_used", &n.to_string()) == 0)
        .map(|n| program().domain("candidate").words[n as usize])
        .collect();
    let veteran = desk.set1("veteran", "secdef", 1).get1("official", "secdef");
    desk.draws("candidate", &cup[..3]).draws("resource", &["r_envoy"]);
    let free: Vec<&str> = (1..=16)
        .filter(|n| SLOTS[..4].iter().all(|slot| desk.get1("admin_list", slot) != *n))
        .map(|n| program().domain("numbered").words[n as usize - 1])
        .collect();
    desk.draws("numbered", &free[..2]);
    // The year-5 deck takes two Cascading, one Terrorism and one Disaster.
    let unused = |desk: &Desk, class: u8| -> Vec<&'static str> {
        let cards = program().cards.iter().filter(|card| card.class as u8 == class);
        cards.map(|card| card.id).filter(|id| desk.get1("at", id) == of("unused")).collect()
    };
    desk.draws("card", &[unused(&desk, 1)[0], unused(&desk, 1)[1], unused(&desk, 2)[0], "N1"]);
    desk.run("legacy", &[]).act("choose year-second-term");
    // 2: prestige, media, cooperation
    assert_eq!((desk.get("pp"), desk.get("mr"), desk.get("bc")), (5, 6, 3));
    // 3: any of the three, free
    assert_eq!(desk.choices(), ["pick cos", "pick state", "pick defense", "decline"]);
    let before = (desk.get("ap"), desk.get("pa"), desk.trend("ce", None));
    desk.act("pick state");
    assert_eq!(desk.choices().len(), 3);
    let first = desk.choices()[0].clone();
    desk.act(&first);
    assert_eq!(desk.choices(), ["pick cos", "pick defense", "decline"]);
    desk.act("decline");
    assert_eq!((desk.get("ap"), desk.get("pa"), desk.trend("ce", None)), before);
    assert_eq!(
        (desk.get1("official", "secdef"), desk.get1("veteran", "secdef")),
        (veteran, 1),
        "Veterans stay"
    );
    // 4: one more resource.
    assert_eq!((desk.get1("res", "r_cos"), desk.get1("res", "r_envoy"), sum(&desk, "res")), (1, 1, 2));
    // 5: the old promise returns to the cup; one of two becomes the new one; then come priorities 1 to 3.
    assert_eq!(desk.choices().len(), 2);
    let promise = format!("pick {}", &free[0][4..]);
    desk.act(&promise);
    assert_eq!(desk.get1("admin_list", "slot4").to_string(), free[0][4..]);
    for _ in 0..3 {
        assert!(!desk.may(&promise), "the promise is no priority");
        let act = desk.choices()[0].clone();
        desk.act(&act);
    }
    assert!(SLOTS[..3].iter().all(|slot| desk.get1("admin_list", slot) > 0));
    // 6: the deck of the fifth year
    assert_eq!([0, 1, 2, 3].map(|class| cards_in(&desk, "deck", class)), [13, 2, 1, 1]);
    // 7: Tensions of the peers are halved, rounded up.
    assert_eq!((desk.get1("t", "russia"), desk.get1("t", "china")), (3, 2));
    // 1 and all others: everything else stays.
    assert_eq!(
        (desk.get("control"), desk.get("lp"), desk.get1("scandal", "vp"), desk.get1("rc", "africa")),
        (2, 12, 2, 3)
    );
    assert_eq!(desk.trend("soe", Some("us")), -1);
    assert_eq!((desk.get("turn"), desk.get("second_term"), desk.get("vote")), (5, 1, 0));
    assert!(desk.done() && desk.given.is_empty());
}

/// The decks of years 5 to 8: the events never dealt (13, 16, 16, 16), and two Cascading, one Terrorism and one Disaster each.
#[test]
fn mrp_seq_77_mrp_r114_year_decks_of_the_second_term() {
    let mut desk = fourth_year(3);
    desk.set("second_term", 1).run("disasters_again", &[]);
    assert_eq!(cards_in(&desk, "unused", 3), 8, "all eight disasters are one pile again");
    for (year, events) in [(1, 13), (2, 16), (3, 16), (4, 16)] {
        let before = cards_in(&desk, "deck", 0);
        let others = |desk: &Desk| [1, 2, 3].map(|class| cards_in(desk, "deck", class));
        let old = others(&desk);
        desk.run_through("new_deck", &[&year.to_string()], 7);
        assert_eq!(cards_in(&desk, "deck", 0) - before, events, "year {}", year + 4);
        let new = others(&desk);
        assert_eq!([new[0] - old[0], new[1] - old[1], new[2] - old[2]], [2, 1, 1]);
    }
    assert_eq!(cards_in(&desk, "aside", 0), 0);
    // If cards are missing, the deck is smaller.
    let mut desk = quiet();
    desk.set("second_term", 1);
    crate::kit::play(&mut desk, "new_deck 2", &[], "", "", "");
}

/// After turns 5 to 7 come the sets 2 to 4.
#[test]
fn mrp_r114_step_13_in_the_second_term() {
    for (turn, set) in [(5, 2), (6, 3), (7, 4)] {
        let mut desk = fourth_year(3);
        desk.set("second_term", 1).set("turn", turn).set("vote", i16::from(turn == 6));
        desk.run_through("consequence_13", &[], 1);
        for (n, card) in program().cards.iter().enumerate() {
            let dealt = desk.get1("at", &n.to_string()) == of("deck") && card.class as u8 == 0;
            assert!(!dealt || card.year_set() == set, "{} after turn {turn}", card.id);
        }
        assert_eq!(cards_in(&desk, "deck", 0), 16);
    }
}

/// There is no second re-election: after turn 8 the score is counted with approval and party, without another +5.
#[test]
fn mrp_r114_after_turn_8_the_final_scoring() {
    let mut desk = quiet();
    desk.set("turn", 8).set("second_term", 1).run_through("clean_up", &[], 1);
    assert_eq!(desk.get("vote"), 3);
    let re_election = program().steps.iter().find(|step| step.key == "re_election").unwrap();
    assert!(re_election.cond.is_some(), "only where vote is 2");
    desk.set("lp", 30).set("pa", 21).set("pr", 4).run("legacy", &[]);
    assert_eq!((desk.ended(), desk.get("lp")), (Some("second"), 30 + 4 - 1));
}

/// Evaluation and promise continue in the second term.
#[test]
fn mrp_r114_evaluation_and_promise_in_the_second_term() {
    for turn in 5..=8 {
        let mut desk = quiet();
        desk.set("turn", turn).set("second_term", 1).set1("admin_list", "slot4", 3);
        let lp = if turn == 8 { "; lp -3" } else { "" };
        crate::kit::play(&mut desk, "consequence_11", &[], "", "", &format!("pa -2; pr -1{lp}"));
        // 3 + 5 + 5 + 4 + 4 = 21
        let mut desk = quiet();
        desk.set("turn", turn).set("second_term", 1).set("pa", 7).set("hs", 4).set1("soe", "us", 4);
        crate::kit::play(&mut desk, "evaluation", &[], "", "", "lp -1; pa -1");
    }
}

#[test]
fn mrp_seq_78_the_successor_starts_anew() {
    for (control, want) in [(0, 2), (1, 1), (2, 0)] {
        let mut desk = fourth_year(2);
        // The state of the world.
        desk.set("hs", 7).set("ldi", 3).set("dc", 2).set1("soe", "us", 4).set_trend("soe", Some("us"), 1);
        desk.set2("cap", "us", "air", 6).set1("level", "japan", 0).set1("rc", "africa", 3).set("wo", 3);
        let units = ["heavy", "light", "usaf"].map(|unit| desk.get2("unit_at", "b_conus", unit));
        // The presidency that is ending.
        desk.set("lp", 40)
            .set("pp", 9)
            .set("pa", 3)
            .set("pr", 2)
            .set("mr", 2)
            .set("rwc", 2)
            .set("ce", 7)
            .set_trend("ce", None, 1);
        desk.set("bc", 0).set("control", control).set("goodwill", 5).fill("scandal", 1).fill("ft_on", 1);
        desk.set("midterm_drm", 2)
            .set("reelection_drm", 2)
            .set1("bill_at", "bill3", 1)
            .set1("bill_at", "bill4", 4);
        desk.set1("public_out", "bill4", 1).set1("admin_out", "bill4", 1);
        desk.run_through("successor_begins", &[], 5);
        assert_eq!(desk.get("turn"), 1);
        for (var, want) in [
            ("lp", 0),
            ("pp", 4),
            ("pa", (50 - 18) / 2),
            ("pr", 6),
            ("mr", 6),
            ("rwc", 5),
            ("ce", 4),
            ("bc", 2),
            ("goodwill", 0),
            ("midterm_drm", 0),
            ("reelection_drm", 0),
            ("promise_done", 0),
            ("second_term", 0),
            ("successor", 1),
        ] {
            assert_eq!(desk.get(var), want, "{var}");
        }
        assert_eq!(desk.trend("ce", None), 0);
        assert_eq!(desk.get("control"), want, "seen from the other side");
        assert_eq!((sum(&desk, "scandal"), sum(&desk, "ft_on")), (0, 0));
        // Congress and the White House follow the rules of a normal set-up.
        assert_eq!((sum(&desk, "friend"), sum(&desk, "opponent")), (3, 5));
        assert_eq!((sum(&desk, "attr"), sum(&desk, "res")), (2, 1));
        assert!(POSTS.iter().all(|post| desk.get1("official", post) >= 0 && desk.get1("veteran", post) == 0));
        let in_office = (0..20).filter(|n| desk.get1("cand_used", &n.to_string()) == 1).count();
        assert_eq!(in_office, 4, "the old officials are back in the cup");
        assert!(SLOTS[..4].iter().all(|slot| desk.get1("admin_list", slot) > 0));
        assert!(
            SLOTS
                .iter()
                .all(|slot| desk.get1("public_list", slot) > 0 && desk.get1("public_list", slot) != 4)
        );
        assert!((1..=23).all(|n| desk.get1("bill_at", &n.to_string()) != 1), "no pending bill");
        assert_eq!(desk.get1("bill_at", "bill4"), 4, "what is law stays law");
        // The world has not changed.
        assert_eq!((desk.get("hs"), desk.get("ldi"), desk.get("dc"), desk.get("wo")), (7, 3, 2, 3));
        assert_eq!((desk.get1("soe", "us"), desk.trend("soe", Some("us"))), (4, 1));
        assert_eq!(
            (desk.get2("cap", "us", "air"), desk.get1("level", "japan"), desk.get1("rc", "africa")),
            (6, 0, 3)
        );
        assert_eq!(["heavy", "light", "usaf"].map(|unit| desk.get2("unit_at", "b_conus", unit)), units);
        // Decks as in the second term, numbered 1 to 4.
        assert_eq!([0, 1, 2, 3].map(|class| cards_in(&desk, "deck", class)), [13, 2, 1, 1]);
    }
}

/// Not nominated: the successor takes over Congress as it is, seen from the other side.
#[test]
fn mrp_r119_the_successor_of_one_who_was_not_nominated() {
    let mut desk = fourth_year(1);
    desk.set("control", 0).set("pr", 3);
    desk.run("legacy", &[]);
    assert!(desk.may("choose year-successor"));
    desk.run_through("successor_begins", &[], 2);
    assert_eq!(desk.get("control"), 2);
}

/// AP are those of turn 1: the yearly sum with Cabinet Effectiveness 4.
#[test]
fn mrp_seq_78_action_points_of_the_successor() {
    let mut desk = fourth_year(2);
    desk.run_through("successor_begins", &[], 2).fill("attr", 0).fill("res", 0).run("begin_turn", &[]);
    assert_eq!(desk.get("ap"), 17);
}

/// The successor's years use what is left of sets 2 to 4, and he can be re-elected.
#[test]
fn mrp_seq_78_the_years_of_the_successor() {
    for (turn, set) in [(1, 2), (2, 3), (3, 4)] {
        let mut desk = fourth_year(2);
        desk.set("successor", 1).set("turn", turn).set("vote", i16::from(turn == 2)).run_through(
            "consequence_13",
            &[],
            1,
        );
        for (n, card) in program().cards.iter().enumerate() {
            let dealt = desk.get1("at", &n.to_string()) == of("deck") && card.class as u8 == 0;
            assert!(!dealt || card.year_set() == set, "{}", card.id);
        }
        assert_eq!(cards_in(&desk, "deck", 0), 16);
    }
    let mut desk = quiet();
    desk.set("successor", 1).set("turn", 4).run_through("clean_up", &[], 1);
    assert_eq!(desk.get("vote"), 2);
}

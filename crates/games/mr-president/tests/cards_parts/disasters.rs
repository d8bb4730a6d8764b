//! Natural disasters, N1 to N8: 0 to 2 AP can be spent, each -1 on the die. The good band skips the 2 Deck.

use crate::kit::{card, pile_of, plain, procedure};

/// The first part, by bands of the die: (last roll of the band, its effect, whether it skips the 2 Deck).
type Bands<'a> = &'a [(i16, &'a str, bool)];

const FIRST: &[(&str, Bands<'_>)] = &[
    ("N1", &[(3, "dc +1", true), (10, "dc +1; pa -2; ~soe.us -1", false)]),
    ("N2", &[(4, "pa -1", true), (10, "dc +1; pa -2", false)]),
    ("N3", &[(3, "", true), (10, "dc +1", false)]),
    ("N4", &[(3, "pa -1", true), (8, "dc +1; pa -1", false), (10, "dc +1; pa -2", false)]),
    ("N5", &[(5, "pa -1", true), (10, "pa -1; dc +1", false)]),
    ("N6", &[(3, "~soe.us -1", true), (10, "dc +1; ~soe.us -1", false)]),
    ("N8", &[(2, "", true), (5, "pa -1", true), (10, "dc +1; pa -1", false)]),
];

#[test]
fn mrp_card_disasters_n1_to_n8_first_part_by_die_and_ap() {
    for (name, bands) in FIRST {
        for (paid, option) in ["a", "b", "c"].iter().enumerate() {
            for die in 1..=10u16 {
                let total = die as i16 - paid as i16;
                let (_, effect, skips) = bands.iter().find(|(last, ..)| total <= *last).unwrap();
                let spent = if paid > 0 { format!("; ap -{paid}") } else { String::new() };
                let play = procedure("card_play", &[name]).set("ap 2").acts(option).dice(&[die]);
                let desk = play.then_gives(&format!("{effect}{spent}"));
                let pile = if *skips { "deck3" } else { "deck2" };
                assert_eq!(pile_of(&desk, name), pile, "{name}, {paid} AP, die {die}");
            }
        }
        card(name).set("ap 2").offers("a, b, c");
        card(name).set("ap 1").offers("a, b");
        // Without AP there is no question.
        card(name).set("ap 0").dice(&[10]).gives(bands.last().unwrap().1);
    }
}

#[test]
fn mrp_card_disasters_n7_tsunami_abroad() {
    // The region's die comes first; 8 is Africa.
    for (paid, option) in ["a", "b", "c"].iter().enumerate() {
        for die in 1..=10u16 {
            let calm = die as i16 - paid as i16 <= 4;
            let mut want =
                String::from(["", "ap -1; ~align.africa +1", "ap -2; ~align.africa +1; goodwill +1"][paid]);
            want += if calm { "" } else { "; rc.africa +1" };
            let play = procedure("card_play", &["N7"]).set("ap 2").acts(option).dice(&[8, die]);
            let desk = play.then_gives(&want);
            assert_eq!(pile_of(&desk, "N7"), if calm { "deck3" } else { "deck2" }, "{paid} AP, die {die}");
            assert_eq!(desk.get("tsunami_at"), 6);
        }
    }
    plain(&[("N7/2", "tsunami_at africa", "stab.africa -1")]);
    card("N7/3").set("tsunami_at apac; ap 2").acts("d").gives("ap -2; ~align.apac +1");
    card("N7/3").set("tsunami_at apac; ap 2").acts("e").gives("uns.apac +1");
    card("N7/3").set("tsunami_at apac; ap 1").gives("uns.apac +1");
}

#[test]
fn mrp_card_disasters_second_parts() {
    plain(&[
        ("N1/2", "", "dc +1; ~ce -1"),
        ("N2/2", "", "~soe.us -1; public_list.slot1 +2"),
        ("N3/2", "", "~soe.us -1; pa -1"),
        ("N4/2", "", "dc +1"),
        ("N6/2", "", "pa -1; mr -1"),
        ("N8/2", "", "~soe.us -1; public_list.slot1 +11"),
    ]);
    card("N5/2").dice(&[5]).gives("rwc +1");
    card("N5/2").dice(&[6]).gives("rwc -1");
}

#[test]
fn mrp_card_disasters_third_parts() {
    // N1: the AP spent on the first part modify the cabinet check.
    card("N1/3").dice(&[5]).gives("pa +1");
    card("N1/3").dice(&[6]).gives("ldi +1");
    card("N1/3").set("relief_n1 2").dice(&[7]).gives("pa +1");
    card("N1/3").set("relief_n1 2").dice(&[8]).gives("ldi +1");
    card("N2/3").gives("ldi +1");
    card("N2/3").set("signed_ever.bill2 1").draws("friend_id fr03").gives("friend.fr03 +1");
    plain(&[
        ("N3/3", "relief_n3 0", "pa -1"),
        ("N3/3", "relief_n3 1", "bc +1"),
        ("N5/3", "", "pa -2"),
        ("N6/3", "rwc 5", "ldi +1"),
        ("N6/3", "rwc 6", "bc +1"),
        ("N8/3", "", "ldi +1"),
        ("N8/3", "signed_ever.bill11 1", "ap +1"),
    ]);
    card("N4/3").dice(&[5]).gives("hs +1");
    card("N4/3").dice(&[6]).gives("ldi +1");
    card("N4/3").set("hs_untested 1").dice(&[5]).gives("ldi +1");
}

/// The amount spent on N1 and N3 when they were drawn is remembered for their third parts.
#[test]
fn mrp_card_disasters_n1_and_n3_remember_the_relief() {
    for (paid, option) in ["a", "b", "c"].iter().enumerate() {
        for (name, var) in [("N1", "relief_n1"), ("N3", "relief_n3")] {
            let desk = card(name).set("ap 2").acts(option).dice(&[5]).then();
            assert_eq!(desk.get(var), paid as i16, "{name}");
        }
    }
}

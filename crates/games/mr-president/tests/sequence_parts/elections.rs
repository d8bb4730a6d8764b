//! Midterms, re-election, and the legacy.

use kernel::{Game as _, Seat, Turn};
use mr_president::{Event, MrPresident, program};
use scene::{Lang, Shown as _, Texts};

use crate::common::Desk;
use crate::kit::{play, quiet};

/// The meaning of a cell of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Cell {
    Same,
    Yours,
    YoursRout,
    Theirs,
    TheirsRout,
}
use Cell::{Same, Theirs, TheirsRout, Yours, YoursRout};

/// Rows 1-3, 4-6, 7-9, 10; columns 11 or less, 12-15, 16-20, 21 or more.
const TABLE: [[Cell; 4]; 4] = [
    [Same, Yours, YoursRout, YoursRout],
    [Theirs, Same, Yours, YoursRout],
    [TheirsRout, Theirs, Same, Yours],
    [TheirsRout, TheirsRout, Theirs, Same],
];

/// Sets prestige, approval (value 4) and media to this sum.
fn sum(desk: &mut Desk, total: i16) {
    let rest = total - 4;
    let mr = (rest / 2).clamp(2, 8);
    desk.set("pa", 14).set("mr", mr).set("pp", rest - mr);
    assert!((0..=9).contains(&(rest - mr)));
}

fn expected(cell: Cell, control: i16) -> (i16, String) {
    let to = match cell {
        Same => control,
        Yours => (control + 1).min(2),
        YoursRout => 2,
        Theirs => (control - 1).max(0),
        TheirsRout => 0,
    };
    // If a house is already held, nothing changes.
    let want = match (cell, to == control) {
        (_, true) => String::new(),
        (Yours | YoursRout, _) => format!("control {:+}; friend.fr05 +1; lp +3; pa +3", to - control),
        _ => format!("control {:+}; opponent.op05 +1; lp -5; pa -5", to - control),
    };
    (to, want)
}

/// Every column at both ends, with every die and every control.
#[test]
fn mrp_seq_76_the_whole_election_table() {
    for (column, totals) in [[8, 11], [12, 15], [16, 20], [21, 21]].into_iter().enumerate() {
        for total in totals {
            for die in 1..=10 {
                for (control, chart) in (0..=2).flat_map(|n| [(n, "MIDTERMS"), (n, "ELECTION")]) {
                    let cell = TABLE[match die {
                        1..=3 => 0,
                        4..=6 => 1,
                        7..=9 => 2,
                        _ => 3,
                    }][column];
                    let mut desk = quiet();
                    sum(&mut desk, total);
                    desk.set("control", control);
                    let (_, want) = expected(cell, control);
                    let drawn = if want.contains("friend.") {
                        "friend_id fr05"
                    } else if want.contains("opponent.") {
                        "opponent_id op05"
                    } else {
                        ""
                    };
                    desk.set("pr", 6).dice(&[die]);
                    let before = desk.state.clone();
                    crate::kit::draws(&mut desk, drawn);
                    desk.run(chart, &[]);
                    crate::kit::same(
                        &desk,
                        &before,
                        &want,
                        &format!("sum {total}, die {die}, control {control}: {cell:?}"),
                    );
                    // For re-election, every "theirs" is a defeat and everything else a victory.
                    assert_eq!(desk.get("vote_won") == 1, !matches!(cell, Theirs | TheirsRout), "{cell:?}");
                }
            }
        }
    }
}

/// What a roll on a chart is told as: the line of the roll, and what is said about it.
fn told_of(control: i16, die: u16, chart: &str, scenario: i16) -> [String; 2] {
    let texts = Texts::new(MrPresident::text_files()).unwrap();
    let mut desk = quiet();
    sum(&mut desk, 14);
    desk.set("control", control).set("pr", 6).set("scenario", scenario).dice(&[die]);
    desk.draws("friend_id", &["fr05"]).draws("opponent_id", &["op05"]).run(chart, &[]);
    let lines = desk.told.iter().filter(|told| matches!(told.event, Event::Rolled(_) | Event::Said { .. }));
    let lines: Vec<String> =
        lines.map(|told| texts.try_say(Lang::En, &desk.game.line(&told.event).text).unwrap()).collect();
    lines.try_into().expect("a roll and a sentence")
}

/// "If you previously were in control in both houses, same as No Change": nothing else is announced.
#[test]
fn mrp_seq_76_a_vote_for_those_who_hold_both_houses_is_told_as_no_change() {
    let [rolled, said] = told_of(0, 8, "MIDTERMS", 0);
    assert!(rolled.ends_with("Their favor"), "{rolled}");
    assert_eq!(
        said,
        "The vote goes in favor of your Opponents, but both houses are theirs already: no change."
    );
    let [_, said] = told_of(1, 8, "MIDTERMS", 0);
    assert_eq!(said, "The vote goes in favor of your Opponents, and Congress with it.");
    let [rolled, said] = told_of(2, 1, "MIDTERMS", 0);
    assert!(rolled.ends_with("Your favor"), "{rolled}");
    assert_eq!(said, "The vote goes in your favor, but both houses are yours already: no change.");
    let [_, said] = told_of(1, 1, "MIDTERMS", 0);
    assert_eq!(said, "The vote goes in your favor, and Congress with it.");
    for control in 0..=2 {
        let [rolled, said] = told_of(control, 5, "MIDTERMS", 0);
        assert!(rolled.ends_with("No change"), "{rolled}");
        assert_eq!(said, "The voters leave Congress as it is: no change.");
    }
}

#[test]
fn mrp_seq_74_midterms_bring_no_re_election_and_no_defeat() {
    for die in 1..=10 {
        for control in 0..=2 {
            let [rolled, _] = told_of(control, die, "MIDTERMS", 0);
            assert!(!rolled.contains('['), "{rolled}");
            let [rolled, _] = told_of(control, die, "ELECTION", 0);
            let want = if die <= 6 { "[re-election]" } else { "[defeat]" };
            assert!(rolled.ends_with(want), "{rolled}");
        }
    }
}

#[test]
fn mrp_seq_79_elections_of_a_scenario_tell_of_no_legacy() {
    for die in 1..=10 {
        for chart in ["MIDTERMS", "ELECTION"] {
            for line in told_of(1, die, chart, 2) {
                assert!(!line.contains("Legacy"), "{line}");
            }
        }
    }
}

/// The rows are open at both ends.
#[test]
fn mrp_seq_76_modified_rolls_beyond_the_table() {
    let mut desk = quiet();
    sum(&mut desk, 14);
    desk.set("midterm_drm", 3).dice(&[10]).draws("opponent_id", &["op05"]).run("MIDTERMS", &[]);
    assert_eq!(desk.hit(), (4, 13));
    let mut desk = quiet();
    sum(&mut desk, 14);
    desk.set("midterm_drm", -3).dice(&[1]).draws("friend_id", &["fr05"]).run("MIDTERMS", &[]);
    assert_eq!(desk.hit(), (1, -2));
}

#[test]
fn mrp_seq_74_mrp_seq_75_mrp_r89_modifiers() {
    type Set = fn(&mut Desk);
    let lines: [(&str, Set, i8, i8); 9] = [
        ("nothing", |_| {}, 0, 0),
        ("likeable", |desk| _ = desk.set1("attr", "likeable", 1), -1, -1),
        ("cards on the midterms", |desk| _ = desk.set("midterm_drm", 2), 2, 0),
        ("cards on the re-election", |desk| _ = desk.set("reelection_drm", -2), 0, -2),
        ("Party Relations 4", |desk| _ = desk.set("pr", 4), 0, 1),
        ("Party Relations 5", |desk| _ = desk.set("pr", 5), 0, 1),
        ("Party Relations 6", |desk| _ = desk.set("pr", 6), 0, 0),
        ("Party Relations 8", |desk| _ = desk.set("pr", 8), 0, 0),
        ("the new player", |desk| _ = desk.set("newcomer", 1), -1, -1),
    ];
    for (name, set, midterm, reelection) in lines {
        for (chart, want) in [("MIDTERMS", midterm), ("ELECTION", reelection)] {
            let mut desk = quiet();
            sum(&mut desk, 14);
            desk.set("pr", 7).set("control", 1);
            set(&mut desk);
            desk.draws("friend_id", &["fr05"]).draws("opponent_id", &["op05"]).dice(&[5]).run(chart, &[]);
            assert_eq!(desk.state.roll.bonus, want, "{name}, {chart}");
        }
    }
}

#[test]
fn mrp_seq_74_midterms_are_rolled_and_the_year_goes_on() {
    for turn in [2, 6] {
        let mut desk = quiet();
        sum(&mut desk, 14);
        desk.set("turn", turn).set("vote", 1);
        play(&mut desk, "midterms", &[5], "", "decline", "turn +1; vote -1");
    }
}

/// A stored modifier is used up by the election it applies to.
#[test]
fn mrp_r89_stored_modifiers_are_cleared_after_their_election() {
    let mut desk = quiet();
    sum(&mut desk, 14);
    desk.set("midterm_drm", 1).set("reelection_drm", -1).set("vote", 1);
    play(&mut desk, "midterms", &[5], "", "decline", "turn +1; vote -1; midterm_drm -1");
    let mut desk = quiet();
    sum(&mut desk, 14);
    desk.set("pr", 6).set("midterm_drm", 1).set("reelection_drm", -1).set("turn", 4).set("vote", 2);
    play(&mut desk, "re_election", &[5], "", "", "lp +5; reelection_drm +1; outcome +3");
    // Even if there is no roll at all.
    let mut desk = quiet();
    desk.set("pr", 3).set("reelection_drm", -1).set("turn", 4).set("vote", 2);
    play(&mut desk, "re_election", &[], "", "", "outcome +1; reelection_drm +1");
}

/// Cards of the years 1, 2, 5 and 6 affect the midterms, those of 3 and 4 the re-election. After turn 6 there is no further election.
#[test]
fn mrp_r89_which_election_a_card_touches() {
    for turn in 1..=8 {
        let mut desk = quiet();
        desk.set("turn", turn);
        let want = match turn {
            1 | 2 | 5 | 6 => "midterm_drm +1",
            3 | 4 => "reelection_drm +1",
            _ => "",
        };
        play(&mut desk, "set2_election 1", &[], "", "", want);
    }
}

#[test]
fn mrp_r95_up_to_two_officials_may_be_replaced_after_the_midterms() {
    let mut desk = quiet();
    sum(&mut desk, 14);
    desk.set("vote", 1).set1("official", "cos", 4).set1("cand_used", "ca05", 1).set1("official", "secdef", 5);
    desk.set1("cand_used", "ca06", 1).set("ap", 5).dice(&[5]);
    desk.draws("candidate", &["ca01", "ca02", "ca03", "ca05", "ca10", "ca11"]).run("midterms", &[]);
    assert_eq!(
        desk.choices(),
        ["pick cos", "pick state", "pick defense", "decline"],
        "not the Vice President"
    );
    let before = desk.state.clone();
    desk.act("pick cos");
    assert_eq!(desk.choices(), ["pick 01", "pick 02", "pick 03"], "from three");
    desk.act("pick 02");
    assert_eq!(desk.choices(), ["pick state", "pick defense", "decline"], "another one");
    desk.act("pick defense");
    assert_eq!(desk.choices(), ["pick 05", "pick 10", "pick 11"], "the one dismissed is in the cup again");
    desk.act("pick 11");
    // No AP, no approval, no Worsening, no D2; the dismissed officials return to the cup.
    let want = "official.cos -3; official.secdef +5; cand_used.ca05 -1; cand_used.ca06 -1; cand_used.ca02 +1; \
                cand_used.ca11 +1; turn +1; vote -1";
    crate::kit::same(&desk, &before, want, "two dismissals");
    // At most two; one or none if you prefer.
    let mut desk = quiet();
    desk.draws("candidate", &["ca01", "ca02", "ca03"])
        .run("free_dismissals", &["2"])
        .act("pick state")
        .act("pick 01")
        .act("decline");
    assert!(desk.done());
}

// ---- Re-election ----

#[test]
fn mrp_seq_75_mrp_r87_mrp_r88_the_whole_cell_applies_then_5_points() {
    let ready = |total| {
        let mut desk = quiet();
        sum(&mut desk, total);
        desk.set("pr", 6).set("turn", 4).set("vote", 2);
        desk
    };
    // Yours: control, a Friend, +3 and +3, then re-election +5.
    play(
        &mut ready(14),
        "re_election",
        &[1],
        "friend_id fr05",
        "",
        "control +1; friend.fr05 +1; pa +3; lp +8; outcome +3",
    );
    // No change: only +5.
    play(&mut ready(14), "re_election", &[4], "", "", "lp +5; outcome +3");
    // Theirs: -5 and -5, then defeat -5.
    let want = "control -1; opponent.op05 +1; pa -5; lp -10; outcome +2";
    play(&mut ready(14), "re_election", &[9], "opponent_id op05", "", want);
    // With the asterisk both houses change at once.
    let mut desk = ready(14);
    desk.set("control", 2);
    let want = "control -2; opponent.op05 +1; pa -5; lp -10; outcome +2";
    play(&mut desk, "re_election", &[10], "opponent_id op05", "", want);
    // Control is already at that end: this counts as No Change, but is still a defeat or a victory.
    let mut desk = ready(14);
    desk.set("control", 0);
    play(&mut desk, "re_election", &[10], "", "", "lp -5; outcome +2");
    let mut desk = ready(14);
    desk.set("control", 2);
    play(&mut desk, "re_election", &[1], "", "", "lp +5; outcome +3");
}

#[test]
fn mrp_seq_75_mrp_r119_not_nominated_below_party_relations_4() {
    for pr in [2, 3] {
        for control in 0..=2 {
            let mut desk = quiet();
            desk.set("pr", pr).set("turn", 4).set("vote", 2).set("control", control);
            // No roll, Congress keeps its control, and no further 5 points are lost.
            play(&mut desk, "re_election", &[], "", "", "outcome +1");
        }
    }
    // The game can be scored, or continued as the successor.
    let mut desk = quiet();
    desk.set("pr", 3).set("turn", 4).set("vote", 2).set("outcome", 1).run("legacy", &[]);
    assert_eq!(desk.choices(), ["choose year-stop", "choose year-successor"]);
    desk.act("choose year-stop");
    assert_eq!((desk.ended(), desk.get("lp")), (Some("not-nominated"), -15));
}

// ---- Legacy ----

fn won(desk: &Desk) -> bool {
    match desk.game.turn(&desk.state) {
        Turn::Over(verdict) => verdict.winners.contains(Seat(0)),
        Turn::Decide(_) => panic!("it goes on"),
    }
}

#[test]
fn mrp_seq_79_mrp_r86_points_by_approval_and_party() {
    for box_of in 0..=26 {
        let want = match 18 + 2 * box_of {
            ..30 => -4,
            30..=38 => -2,
            40..=48 => 0,
            50..=58 => 2,
            60..=68 => 4,
            _ => 6,
        };
        for (pr, party) in [(2, -15), (3, -15), (4, -1), (5, 0), (6, 0), (7, 0), (8, 0)] {
            let mut desk = quiet();
            desk.set("pa", box_of).set("pr", pr).set("lp", 20).run("count_legacy", &[]);
            assert_eq!(desk.get("lp"), 20 + want + party, "{} %, Party Relations {pr}", 18 + 2 * box_of);
        }
    }
}

#[test]
fn mrp_seq_79_mrp_r90_after_the_re_election_roll() {
    // Won: stop and score, or play a second term. Lost: stop and score, or play the successor.
    let ending = |outcome: i16, act: &str| {
        let mut desk = quiet();
        desk.set("vote", 2)
            .set("turn", 4)
            .set("outcome", outcome)
            .set("lp", 10)
            .set("pa", 18)
            .run("legacy", &[]);
        let choices = desk.choices();
        desk.act(act);
        (choices, desk)
    };
    let (choices, desk) = ending(3, "choose year-stop");
    assert_eq!(choices, ["choose year-stop", "choose year-second-term"]);
    assert_eq!((desk.ended(), desk.get("lp"), won(&desk)), (Some("reelected"), 12, true));
    let (choices, desk) = ending(2, "choose year-stop");
    assert_eq!(choices, ["choose year-stop", "choose year-successor"]);
    assert_eq!((desk.ended(), desk.get("lp"), won(&desk)), (Some("defeat"), 12, false));
    let (choices, desk) = ending(1, "choose year-stop");
    assert_eq!(choices, ["choose year-stop", "choose year-successor"]);
    assert_eq!((desk.ended(), won(&desk)), (Some("not-nominated"), false));
}

/// +5 or -5 once, and -15 once, tested from the roll to the score.
#[test]
fn mrp_r86_mrp_r87_nothing_is_counted_twice() {
    let score = |pr: i16, die: &[u16]| {
        let mut desk = quiet();
        sum(&mut desk, 14);
        desk.set("pr", pr).set("turn", 4).set("vote", 2).set("control", 0).dice(die).run("re_election", &[]);
        desk.run("legacy", &[]).act("choose year-stop");
        desk.get("lp")
    };
    assert_eq!(score(6, &[5]), 5, "re-elected at 46 %");
    assert_eq!(score(6, &[10]), -5, "defeated");
    assert_eq!(score(4, &[4]), 5 - 1, "re-elected with Party Relations 4");
    assert_eq!(score(3, &[]), -15, "not nominated");
}

/// The final text: which president this one is compared to.
#[test]
fn mrp_seq_80_mrp_r91_the_legacy_list() {
    let lines = [
        (60, 1),
        (55, 2),
        (50, 3),
        (45, 4),
        (40, 5),
        (35, 6),
        (32, 7),
        (29, 8),
        (26, 9),
        (23, 10),
        (20, 11),
        (17, 12),
        (14, 13),
        (11, 14),
        (8, 15),
        (5, 16),
        (2, 17),
        (-120, 18),
    ];
    let remembered = |points: i16| {
        let mut desk = quiet();
        // Approval 40 % and Party Relations 5 add nothing.
        desk.set("vote", 3).set("turn", 8).set("pa", 12).set("pr", 5).set("lp", points).run("legacy", &[]);
        let scene =
            serde_json::to_string(&desk.game.picture(&desk.state, kernel::Viewer::Seat(Seat(0)))).unwrap();
        let at = scene.find("mrp-legacy-").expect("the legacy is told") + "mrp-legacy-".len();
        scene[at..].chars().take_while(char::is_ascii_digit).collect::<String>().parse::<u8>().unwrap()
    };
    for (n, (from, rank)) in lines.iter().enumerate() {
        assert_eq!(remembered(*from), *rank, "{from} points");
        if n > 0 {
            assert_eq!(remembered(lines[n - 1].0 - 1), *rank, "{} points", lines[n - 1].0 - 1);
        }
    }
    assert_eq!(remembered(120), 1);
    for points in [1, 0, -1, -40] {
        assert_eq!(remembered(points), 18, "{points}");
    }
    // The names, as in the list of the rulebook.
    let names = [
        "Abraham Lincoln",
        "George Washington",
        "Franklin D. Roosevelt",
        "Theodore Roosevelt",
        "Thomas Jefferson",
        "Andrew Jackson",
        "Woodrow Wilson",
        "James Madison",
        "John Adams",
        "James Monroe",
        "William Howard Taft",
        "John Quincy Adams",
        "Calvin Coolidge",
        "Rutherford B. Hayes",
        "Millard Fillmore",
        "William Harrison",
        "Warren Harding",
        "James Buchanan",
    ];
    use scene::Shown as _;
    let texts = scene::Texts::new(mr_president::MrPresident::text_files()).unwrap();
    for (n, name) in names.iter().enumerate() {
        let words = texts.say(scene::Lang::En, &kernel::Text::new(format!("mrp-legacy-{}", n + 1)));
        assert!(words.contains(name), "{}: {words}", n + 1);
    }
}

/// If the president is murdered, the game is scored and is not a loss: an Evaluation, +5, then the count.
#[test]
fn mrp_win_1_the_murder_of_the_president_is_scored() {
    let mut desk = quiet();
    // 4 + 5 + 5 + 5 + 5 = 24: the Evaluation changes nothing.
    desk.run("potus_killed", &[]);
    assert_eq!((desk.ended(), desk.get("lp")), (Some("assassinated"), 5));
    assert!(!won(&desk));
}

/// All endings are used in the charts, and the charts use no others.
#[test]
fn mrp_seq_79_every_way_of_ending_is_used() {
    let used: Vec<&str> = mr_president::ENDINGS
        .into_iter()
        .filter(|way| {
            let words = format!("over {}", way.replace('-', "_"));
            mr_president::CHARTS
                .iter()
                .any(|(_, text)| text.lines().any(|line| line.trim().ends_with(&words)))
        })
        .collect();
    assert_eq!(used, mr_president::ENDINGS);
    for loss in 1..=17 {
        let words = format!("lose {loss}");
        let used = mr_president::CHARTS
            .iter()
            .any(|(_, text)| text.lines().any(|line| line.trim().ends_with(&words)));
        assert!(used, "loss {loss}");
    }
    assert_eq!(program().steps.last().unwrap().key, "legacy");
}

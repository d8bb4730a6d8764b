//! Russia and China: their activations, summits with them, special wars, and Past is Prologue abroad.

mod common;

use common::{Desk, of};
use mr_president::{Event, State, probe, program};

// ---- Helpers: positions, calls and changes in words ----

/// Vars that are only used while a procedure runs.
#[rustfmt::skip]
const SCRATCH: &[&str] = &[
    "found", "revealed", "pool", "rival", "peer_actions", "peer_spent", "peer_fewer", "peer_try",
    "summit_done", "summit_solved", "summit_number", "clash_us", "clash_peer", "seen_place", "seen_group", "joint_n",
    "joint_intel_done", "joint_stab_done", "joint_aid_done", "last_plus",
];

/// An average world in which all allies are Very Close and there are 9 AP, changed as the test says:
/// `rel[russia] = 2; stab = 5; trend rel[china] = -1; draw track track4; tensions russia v3 v2; war w1 us_iran mideast 1;
/// rogue east 2; group casia 3 0`. A war has its slot, kind, region and the side of the first-named party (1 attacks, 2 defends).
fn world(set: &str) -> Desk {
    let mut desk = Desk::blank();
    desk.fill("level", 2).set("ap", 9);
    for part in set.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words[..] {
            ["draw", domain, ref members @ ..] => {
                desk.draws(domain, members);
            }
            ["tensions", who, ref values @ ..] => {
                desk.set1("t", who, values.len() as i16).draws("tensval", values);
            }
            ["war", slot, kind, region, named] => war(&mut desk, slot, kind, region, of(named)),
            ["rogue", region, level] => {
                desk.rogue(region, of(level));
            }
            ["group", place, level, intel] => {
                desk.group(place, of(level), of(intel));
            }
            ["trend", cell, "=", value] => {
                let (var, index) = parts(cell);
                desk.set_trend(var, index.first().copied(), of(value));
            }
            [cell, "=", value] => {
                let (var, index) = parts(cell);
                match index[..] {
                    [] => desk.fill(var, of(value)),
                    [one] => desk.set1(var, one, of(value)),
                    [one, two] => desk.set2(var, one, two, of(value)),
                    _ => panic!("{part}"),
                };
            }
            _ => panic!("what is {part}?"),
        }
    }
    desk
}

/// Splits `cap[us,cyber]` into the var and its indexes.
fn parts(cell: &str) -> (&str, Vec<&str>) {
    match cell.split_once('[') {
        Some((var, index)) => (var, index.trim_end_matches(']').split(',').collect()),
        None => (cell, Vec::new()),
    }
}

/// Adds a war at a stalemate with strengths 10 and 10.
fn war(desk: &mut Desk, slot: &str, kind: &str, region: &str, named: i16) {
    let us = kind.starts_with("us_");
    desk.set1("war_kind", slot, of(kind)).set1("war_type", slot, 0).set1("war_at", slot, of(region));
    desk.set1("war_status", slot, 0).set1("war_att", slot, 10).set1("war_def", slot, 10);
    desk.set1("war_named", slot, named).set1("war_us", slot, if us { named } else { 0 });
    desk.set1("war_friend", slot, if kind == "russia_rs" { 0 } else { named }).set1("war_rs", slot, -1);
}

/// All differences, except scratch vars, in alphabetical order: `t[russia] +2`, `trend rel[russia] -1`.
fn moved(desk: &Desk, before: &State) -> Vec<String> {
    let p = program();
    let mut out = Vec::new();
    for var in p.vars.iter().filter(|var| !SCRATCH.contains(&var.name)) {
        for (base, what) in [(Some(var.base), ""), (var.trend, "trend ")] {
            let Some(base) = base else { continue };
            for n in 0..usize::from(var.len) {
                let at = usize::from(base) + n;
                let by = desk.state.cells[at] - before.cells[at];
                if by == 0 {
                    continue;
                }
                let words = |at: usize| &p.domains[usize::from(var.domains[at])].words;
                let index = match var.domains.len() {
                    0 => String::new(),
                    1 => format!("[{}]", words(0)[n]),
                    _ => format!("[{},{}]", words(0)[n / words(1).len()], words(1)[n % words(1).len()]),
                };
                out.push(format!("{what}{}{index} {by:+}", var.name));
            }
        }
    }
    out.sort();
    out
}

/// Starts a procedure, given its name and arguments in one line: `PEER_D russia 0`.
fn call(desk: &mut Desk, line: &str) {
    let mut words = line.split_whitespace();
    let name = words.next().expect("a name");
    desk.run(name, &words.collect::<Vec<_>>());
}

/// Runs a procedure to its end and returns all changes. All dice and draws must be used.
fn go(desk: &mut Desk, line: &str, dice: &[u16], answers: &[&str]) -> Vec<String> {
    let before = desk.state.clone();
    desk.dice(dice);
    call(desk, line);
    for answer in answers {
        desk.act(answer);
    }
    assert!(desk.done(), "{line} {dice:?} {answers:?} still asks: {:?}", desk.choices());
    assert!(desk.given.dice.is_empty(), "{line} {dice:?}: dice left over: {:?}", desk.given.dice);
    assert!(desk.given.piles.values().all(|pile| pile.is_empty()), "{line} {dice:?}: draws left over");
    moved(desk, &before)
}

/// The expected changes, separated by `;`.
fn want(text: &str) -> Vec<String> {
    let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    let mut out: Vec<String> = parts.map(ToString::to_string).collect();
    out.sort();
    out
}

/// Tests one row: a position, the call, its dice, the player's answers, and exactly these changes. Returns the desk.
fn row(set: &str, line: &str, dice: &[u16], answers: &[&str], expected: &str) -> Desk {
    let mut desk = world(set);
    let came = go(&mut desk, line, dice, answers);
    assert_eq!(came, want(expected), "{line} in [{set}], dice {dice:?}, answers {answers:?}");
    desk
}

/// Tests a row of an action H that costs an action.
fn costs(set: &str, line: &str, dice: &[u16], answers: &[&str], expected: &str) {
    let desk = row(set, line, dice, answers, expected);
    assert_eq!(desk.get("peer_spent"), 1, "{line} in [{set}], dice {dice:?} costs an action");
}

/// Tests a row of an action H that is skipped or free.
fn free(set: &str, line: &str, dice: &[u16], answers: &[&str], expected: &str) {
    let desk = row(set, line, dice, answers, expected);
    assert_eq!(desk.get("peer_spent"), 0, "{line} in [{set}], dice {dice:?} costs nothing");
}

/// The modified total of the last roll on a chart. Further dice are all ones, and the other results are ignored.
fn total(set: &str, line: &str, die: u16) -> i16 {
    let mut desk = world(set);
    desk.dice(&[die, 1, 1, 1, 1, 1, 1, 1]);
    call(&mut desk, line);
    desk.hit().1
}

/// How the game ends if it continues with random dice and the first answers.
fn end_of(set: &str, line: &str) -> Option<&'static str> {
    let mut words = line.split_whitespace();
    let name = words.next().expect("a name");
    world(set).run_through(name, &words.collect::<Vec<_>>(), 7).ended()
}

/// How the game ends with these dice.
fn end_with(set: &str, line: &str, dice: &[u16]) -> Option<&'static str> {
    let mut desk = world(set);
    desk.dice(dice);
    call(&mut desk, line);
    desk.ended()
}

// ---- Russia: A ----

/// A winning position for Russia: a Base in Eastern Europe (3), six more Influence, and NATO only Close.
const RUSSIA_WINS: &str = "base[russia,east] = 1; counters[russia,africa] = 6; level[nato] = 1;";

#[test]
fn mrp_wpr_a_mrp_loss_1_base_in_the_east_nine_influence_and_a_weak_europe() {
    let a = |but: &str| end_of(&format!("{RUSSIA_WINS} {but}"), "russia_acts") == Some("loss-1");
    assert!(a(""), "NATO below Very Close");
    assert!(a("level[nato] = 2; level[uk] = 1"), "the UK below Very Close");
    assert!(a("level[nato] = 2; stab[euro] = 4"), "Eurozone Stability below 5");
    assert!(!a("level[nato] = 2"), "a firm Europe");
    assert!(!a("counters[russia,africa] = 5"), "8 Influence");
    assert!(!a("base[russia,east] = 0; base[russia,euro] = 1"), "a Base elsewhere");
    assert!(!a("base[russia,east] = 0; counters[russia,east] = 3"), "three counters are no Base");
}

#[test]
fn mrp_wpr_a_left_over_actions_become_influence_and_skipped_ones_cost_nothing() {
    // Bases in all regions of H2, no sanctions, a lead over NATO, relations 4: only H1 and H9 cost an action, H4 is free.
    let mut desk = world(
        "rel[russia] = 4; base[russia,euro] = 1; base[russia,east] = 1; base[russia,casia] = 1; peer_actions = 4",
    );
    let dice = [4, 8, 4, 8, /* H4 */ 2, /* H9 */ 10, /* left over */ 9, 10];
    let came = go(&mut desk, "peer_remaining russia", &dice, &[]);
    assert_eq!(came, want("counters[russia,africa] +1; counters[russia,apac] +1"));
    assert_eq!(desk.get("peer_actions"), 0);
}

#[test]
fn mrp_r100_a_major_crisis_of_h9_comes_before_the_next_action() {
    // The same, but H9 finds Influence 3 and raises the Regional Crisis from 2 to 4.
    let mut desk = world(
        "rel[russia] = 4; base[russia,euro] = 1; base[russia,east] = 1; base[russia,casia] = 1; base[russia,mideast] = 1;
         rc[mideast] = 2; peer_actions = 3",
    );
    let dice = [4, 8, 4, 8, /* H4 */ 2, /* WD1 */ 1, /* left over */ 9];
    let came = go(&mut desk, "peer_remaining russia", &dice, &[]);
    assert_eq!(
        came,
        want("counters[russia,africa] +1; pa -2; tg[mideast,tg1] +1; wor_crisis_end[mideast] +2")
    );
}

#[test]
fn mrp_wpr_a_a_whole_activation_in_its_order() {
    let mut desk = world("tensions russia v2");
    // C: Cyber succeeds, Missiles do not. D has no effect (9, -1 for the new lead). E Improving. F 6 actions. G2 no dissent.
    let mut dice = vec![4, 5, 9, 4, 5];
    // H1 two attacks that fail (Cyber is higher now: 10 only), H2 Eastern Europe fails, H3 skipped, H4 Naval,
    // H5 and H6 skipped, H7 and H8 fail, H9 places Influence (5 + Alignment 5). No action is left for H10.
    dice.extend([1, 10, 1, 10, 6, 5, 6, 6, 5]);
    let came = go(&mut desk, "russia_acts", &dice, &[]);
    let expected =
        "cap[russia,cyber] +1; cap[russia,naval] +1; counters[russia,mideast] +1; trend soe[russia] +1";
    assert_eq!(came, want(expected));
    assert_eq!(desk.get1("h10_used", "russia"), 0);
}

// ---- B ----

#[test]
fn mrp_wpr_b_mrp_r113_posture_two_by_tensions_and_bad_relations() {
    let two = "posture[russia] +1; chit_cup[c_russia] +1; trend rel[russia] -1; t[russia] -1";
    row("rel[russia] = 2; tensions russia v3 v2", "peer_posture russia", &[], &[], two);
    row("rel[russia] = 1; tensions russia v3 v2", "peer_posture russia", &[], &[], two);
    let same = "trend rel[russia] -1; t[russia] -1";
    row("rel[russia] = 3; tensions russia v3 v2", "peer_posture russia", &[], &[], same);
    row("rel[russia] = 1; tensions russia v3 v1", "peer_posture russia", &[], &[], "t[russia] -1");
}

#[test]
fn mrp_wpr_b_only_the_first_that_applies_and_look_over_there() {
    let looks = "posture[russia] +1; chit_cup[c_russia] +1; stab[africa] -1";
    row("soe[russia] = 3; tensions russia v2", "peer_posture russia", &[8], &[], looks);
    // With Tensions and bad relations the first line applies: no region is affected.
    let two = "posture[russia] +1; chit_cup[c_russia] +1; trend rel[russia] -1; t[russia] -1";
    row("soe[russia] = 3; rel[russia] = 2; tensions russia v3 v3", "peer_posture russia", &[], &[], two);
    // State of the Economy 4 is enough only for China.
    row("soe[russia] = 4; tensions russia v2", "peer_posture russia", &[], &[], "");
}

#[test]
fn mrp_wpr_b_back_to_posture_one() {
    let one = "posture[russia] -1; trend rel[russia] +1";
    row("posture[russia] = 2; rel[russia] = 4; tensions russia v1", "peer_posture russia", &[], &[], one);
    row("posture[russia] = 2; rel[russia] = 5; tensions russia v0", "peer_posture russia", &[], &[], one);
    row("posture[russia] = 2; rel[russia] = 5", "peer_posture russia", &[], &[], one);
    let stays = "trend rel[russia] +1";
    row("posture[russia] = 2; rel[russia] = 3; tensions russia v1", "peer_posture russia", &[], &[], stays);
    row("posture[russia] = 2; rel[russia] = 4; tensions russia v2", "peer_posture russia", &[], &[], "");
}

#[test]
fn mrp_wpr_b_at_posture_two_tensions_drive_the_tracks() {
    for (set, expected) in [
        ("tensions russia v2 v2", "t[russia] -1"),
        ("tensions russia v3 v2; draw track track4", "status[track4] +1; trend rel[russia] -1; t[russia] -1"),
        (
            "tensions russia v3 v3 v3; draw track track3",
            "status[track3] +1; trend rel[russia] -1; t[russia] -1",
        ),
        ("tensions russia v3 v3 v3 v1", "status[track3] +1; status[track4] +1; rel[russia] -1; t[russia] -2"),
        (
            "tensions russia v3 v3 v3 v3 v3",
            "status[track3] +1; status[track4] +1; rel[russia] -1; trend rel[russia] -1; t[russia] -2",
        ),
        // A track at War is skipped.
        (
            "tensions russia v3 v2; status[track4] = 5; draw track track3",
            "status[track3] +1; trend rel[russia] -1; t[russia] -1",
        ),
        (
            "tensions russia v3 v3 v3 v1; status[track4] = 5",
            "status[track3] +1; rel[russia] -1; t[russia] -2",
        ),
    ] {
        row(&format!("posture[russia] = 2; {set}"), "peer_posture russia", &[], &[], expected);
    }
}

#[test]
fn mrp_loss_3_tensions_at_posture_two_bring_track_3_to_war() {
    let set = "posture[russia] = 2; status[track3] = 4; tensions russia v3 v3; draw track track3";
    assert_eq!(end_with(set, "peer_posture russia", &[]), Some("loss-3"));
}

// ---- C ----

#[test]
fn mrp_wpr_c_two_tries_at_cyber_and_missiles() {
    row("", "peer_capabilities russia", &[4, 5], &[], "cap[russia,cyber] +1");
    row("", "peer_capabilities russia", &[5, 4], &[], "cap[russia,missiles] +1");
    let next = "cap[russia,missiles] +1; cap[russia,ground] +1";
    row("cap[russia,cyber] = 7; draw capability ground", "peer_capabilities russia", &[4, 4], &[], next);
}

#[test]
fn mrp_wpr_c_three_tries_up_to_five_at_posture_two() {
    let three = "cap[russia,cyber] +1; cap[russia,air] +1";
    row("posture[russia] = 2; draw capability air", "peer_capabilities russia", &[5, 6, 5], &[], three);
    // All others are at 7: the third try goes to Missiles again, and never to Cyber, which has improved.
    let others = "cap[russia,air] = 7; cap[russia,ground] = 7; cap[russia,naval] = 7; cap[russia,space] = 7; \
                  cap[russia,recon] = 7; posture[russia] = 2";
    let again = "cap[russia,cyber] +1; cap[russia,missiles] +1";
    row(&format!("{others}; draw capability missiles"), "peer_capabilities russia", &[5, 6, 5], &[], again);
    // Both have improved, so there is no third area to try.
    row(others, "peer_capabilities russia", &[5, 5], &[], again);
}

#[test]
fn mrp_wpr_c_sanctions_are_plus_one() {
    let set = "uni[russia] = 1; multi[russia] = 1";
    row(set, "peer_capabilities russia", &[4, 3], &[], "cap[russia,missiles] +1");
}

#[test]
fn mrp_wpr_c_areas_two_behind_the_us_come_first() {
    // Three areas and two tries: chosen at random among them.
    let three = "cap[us,air] = 6; cap[us,naval] = 6; cap[us,space] = 6; draw capability space air";
    row(three, "peer_capabilities russia", &[4, 4], &[], "cap[russia,space] +1; cap[russia,air] +1");
    // One area first, then Cyber. An area that is one behind does not come first.
    let one = "cap[us,recon] = 6; cap[us,air] = 5; draw capability recon";
    row(one, "peer_capabilities russia", &[5, 4], &[], "cap[russia,cyber] +1");
}

// ---- D ----

#[test]
fn mrp_wpr_d_rows() {
    // Estranged India -2, Russian lead 2 -2, the long-term marker +2.
    let low = "level[india] = 0; cap[russia,cyber] = 6; spy_rest[russia] = 1";
    for (set, dice, expected) in [
        (low, &[1, 10][..], "spy_rest[russia] -1; cap[russia,recon] +1"),
        (low, &[2, 2], "spy_rest[russia] -1; cap[russia,ground] +1"),
        (low, &[3, 9], "cap[russia,missiles] +1"),
        ("", &[1, 1], "cap[russia,air] +1"),
        ("", &[2, 3], "cap[russia,naval] +1"),
        ("", &[3, 4], "cap[russia,cyber] +1"),
        ("", &[3, 7], "cap[russia,space] +1"),
        ("", &[4], "edge[track3] -1"),
        ("", &[7], "edge[track3] -1"),
        ("", &[8], ""),
        ("", &[9], ""),
        ("", &[10], "darpa[cyber] +1; spy_next[russia] +1"),
        ("cap[us,cyber] = 5", &[10], "darpa[cyber] +1; spy_next[russia] +1"),
        // Both DARPA counters are in use, so none is placed.
        ("darpa[air] = 1; darpa[naval] = 1", &[10], "spy_next[russia] +1"),
    ] {
        row(set, "PEER_D russia 0", dice, &[], expected);
    }
}

#[test]
fn mrp_wpr_d_helps_the_enemy_in_a_war_of_the_us_or_an_ally() {
    let wars = "war w1 us_iran mideast 1; war w2 gulf_yemen mideast 2";
    row(&format!("{wars}; draw wslot w1"), "PEER_D russia 0", &[5], &[], "war_def[w1] +2");
    row(&format!("{wars}; draw wslot w2"), "PEER_D russia 0", &[5], &[], "war_att[w2] +2");
    // A war of Russia against a Rogue State is not one of these.
    row("war w1 russia_rs east 1", "PEER_D russia 0", &[5], &[], "edge[track3] -1");
}

#[test]
fn mrp_wpr_d_exposed_the_player_chooses() {
    let set =
        "cap[us,cyber] = 6; counters[russia,euro] = 2; counters[russia,east] = 1; base[russia,east] = 1";
    let expel = "trend rel[russia] -1; counters[russia,euro] -1; counters[russia,east] -1; apc[russia] -1; \
                 spy_next[russia] +1";
    row(set, "PEER_D russia 0", &[10], &["choose peer-expel"], expel);
    let blunt = "trend rel[russia] -1; cap[russia,cyber] -1; edge[track3] +1; spy_rest[russia] +1";
    row(set, "PEER_D russia 0", &[10], &["choose peer-blunt"], blunt);
}

#[test]
fn mrp_wpr_d_modifiers_and_cap() {
    for (set, expected) in [
        ("", 5),
        ("cap[us,cyber] = 5", 6),
        ("cap[us,cyber] = 6", 7),
        ("cap[us,cyber] = 7", 7),
        ("cap[russia,cyber] = 5", 4),
        ("cap[russia,cyber] = 6", 3),
        ("cap[russia,cyber] = 7", 3),
        ("level[india] = 0", 3),
        ("level[gulf] = 0", 3),
        ("level[india] = 1; level[gulf] = 1", 5),
        ("level[canada] = 1", 4),
        ("level[rok] = 1; level[uk] = 1", 4),
        ("level[uk] = 0; level[india] = 0", 2),
        ("spy_rest[russia] = 1", 7),
        ("spy_rest[china] = 1", 5),
        ("level = 0; cap[russia,cyber] = 6", 2),
    ] {
        assert_eq!(total(set, "PEER_D russia 0", 5), expected, "{set}");
    }
    assert_eq!(total("", "PEER_D russia 1", 5), 7, "the marker of the next espionage");
    assert_eq!(total("spy_rest[russia] = 1; cap[us,cyber] = 6", "PEER_D russia 1", 5), 8, "cap 3");
}

#[test]
fn mrp_wpr_d_number_of_rolls_and_the_next_marker() {
    row("rel[russia] = 2; posture[russia] = 2", "peer_espionage russia", &[8, 8], &[], "");
    row("rel[russia] = 3; posture[russia] = 2", "peer_espionage russia", &[8], &[], "");
    row("rel[russia] = 1; posture[russia] = 1", "peer_espionage russia", &[8], &[], "");
    // The marker applies to one roll: 7 + 2 has no effect; the second 7 remains 7.
    let two = "rel[russia] = 2; posture[russia] = 2; spy_next[russia] = 1";
    row(two, "peer_espionage russia", &[7, 7], &[], "spy_next[russia] -1; edge[track3] -1");
    // A 10 leaves a marker, which the second roll uses.
    let set = "rel[russia] = 2; posture[russia] = 2";
    row(set, "peer_espionage russia", &[10, 7], &[], "darpa[cyber] +1");
}

// ---- E and F ----

#[test]
fn mrp_wpr_e_rows_and_one_action_fewer() {
    for (die, expected, fewer) in [
        (1, "trend soe[russia] +1", 0),
        (4, "trend soe[russia] +1", 0),
        (5, "", 0),
        (8, "", 0),
        (9, "trend soe[russia] -1", 1),
        (10, "trend soe[russia] -1", 1),
    ] {
        let desk = row("peer_fewer = 1", "peer_economy russia", &[die], &[], expected);
        assert_eq!(desk.get("peer_fewer"), fewer, "die {die}");
    }
    let desk = row("soe[russia] = 7; peer_fewer = 1", "peer_economy russia", &[], &[], "");
    assert_eq!(desk.get("peer_fewer"), 0, "not rolled at 7");
}

#[test]
fn mrp_wpr_e_modifiers_and_cap() {
    for (set, expected) in [
        ("", 5),
        ("uni[russia] = 1", 6),
        ("multi[russia] = 1", 8),
        ("uni[russia] = 1; multi[russia] = 1", 8),
        ("counters[russia,euro] = 1", 4),
        ("counters[russia,east] = 1; counters[russia,casia] = 1", 3),
        ("counters[russia,mideast] = 3", 5),
        ("base[russia,east] = 1", 2),
        ("base[russia,east] = 1; counters[russia,euro] = 2", 2),
        ("rel[russia] = 5", 4),
        ("rel[russia] = 4", 5),
    ] {
        assert_eq!(total(set, "WPR_E", 5), expected, "{set}");
    }
}

#[test]
fn mrp_wpr_f_mrp_track_peers_mrp_r118_number_of_actions() {
    for (set, expected) in [
        ("", 6),
        ("rel[russia] = 1", 8),
        ("rel[russia] = 2", 7),
        ("rel[russia] = 4", 6),
        ("rel[russia] = 5", 5),
        ("soe[russia] = 3", 4),
        ("soe[russia] = 7", 8),
        ("apc[russia] = 1", 7),
        ("apc[russia] = -2", 4),
        ("peer_fewer = 1", 5),
        ("soe[russia] = 3; rel[russia] = 5; apc[russia] = -5", 0),
    ] {
        let mut desk = world(set);
        call(&mut desk, "peer_count_actions russia");
        assert_eq!(desk.get("peer_actions"), expected, "{set}");
        assert_eq!(desk.get1("apc", "russia"), 0, "{set}: the AP counters leave");
    }
}

#[test]
fn mrp_track_peers_relations_have_trends_and_ends() {
    // The second counter of a kind moves the value, an opposite one removes both; at the end of the track the pair is lost.
    row(
        "trend rel[russia] = -1",
        "russia_clash",
        &[],
        &[],
        "rel[russia] -1; trend rel[russia] +1; status[track3] +1; \
        t[russia] +2; t[nato] +2; t[uk] +2; t[canada] +2; rc[east] +1",
    );
    row(
        "tensions russia v1; trend rel[russia] = -1",
        "peer_posture russia",
        &[],
        &[],
        "trend rel[russia] +1",
    );
    row("rel[russia] = 5; trend rel[russia] = 1", "peer_posture russia", &[], &[], "trend rel[russia] -1");
}

// ---- G ----

/// Runs with four actions and returns how many are left.
fn left(set: &str, line: &str, dice: &[u16], expected: &str) -> i16 {
    row(&format!("peer_actions = 4; {set}"), line, dice, &[], expected).get("peer_actions")
}

#[test]
fn mrp_wpr_g_1_terror_next_door() {
    let five = "group casia 3 1; group casia 2 0";
    assert_eq!(left(five, "peer_terror russia", &[], "tg[casia,tg3g] -1; tg[casia,tg2g] +1"), 3);
    assert_eq!(left("group casia 4 0", "peer_terror russia", &[], ""), 4, "four levels");
    assert_eq!(left("group mideast 3 0; group mideast 2 0", "peer_terror russia", &[], ""), 4, "elsewhere");
}

#[test]
fn mrp_wpr_g_2_dissent() {
    for (set, die, expected) in [
        ("", 1, 3),
        ("", 4, 3),
        ("", 5, 4),
        ("posture[russia] = 2", 3, 3),
        ("posture[russia] = 2", 4, 4),
        ("soe[russia] = 7", 5, 4),
    ] {
        assert_eq!(left(set, "PEER_G2 russia", &[die], ""), expected, "{set} {die}");
    }
}

#[test]
fn mrp_wpr_g_3_reinforcements_in_a_random_own_war() {
    let ukraine = "war w1 ukraine_russia east 1; draw wslot w1";
    for (die, expected) in [(3, "war_def[w1] +2"), (4, "war_def[w1] +1"), (8, "war_def[w1] +1"), (9, "")] {
        assert_eq!(left(ukraine, "peer_reinforce russia", &[die], expected), 3, "die {die}");
    }
    // In a war against a Rogue State Russia is the first-named party.
    assert_eq!(
        left("war w2 russia_rs east 1; draw wslot w2", "peer_reinforce russia", &[1], "war_att[w2] +2"),
        3
    );
    let serbia = "war w3 balkans_serbia east 2; draw wslot w3";
    assert_eq!(left(serbia, "peer_reinforce russia", &[1], "war_att[w3] +2"), 3, "at Serbia's side");
    assert_eq!(left("war w1 india_china casia 1", "peer_reinforce russia", &[], ""), 4, "not its war");
    assert_eq!(left("war w1 us_serbia east 1", "peer_reinforce russia", &[], ""), 4, "Serbia alone");
}

#[test]
fn mrp_wpr_g_4_syria() {
    for (set, expected) in [
        ("align[mideast] = 3", "counters[russia,mideast] +3; rel[russia] -2"),
        ("align[mideast] = 4", "counters[russia,mideast] +2; rel[russia] -1"),
        ("align[mideast] = 5", "counters[russia,mideast] +2; rel[russia] -1"),
        ("align[mideast] = 6", "counters[russia,mideast] +1; trend rel[russia] -1"),
        ("align[mideast] = 7", "counters[russia,mideast] +1; trend rel[russia] -1"),
        ("align[mideast] = 8", ""),
        ("turn = 1", ""),
        ("cwn[mideast,cw] = 0; cwn[mideast,cwc] = 1", ""),
        ("cwn[mideast,cw] = 0; cwn[mideast,cw_iran] = 1", "counters[russia,mideast] +2; rel[russia] -1"),
        ("counters[russia,mideast] = 2", "counters[russia,mideast] +2; rel[russia] -1"),
        ("base[russia,mideast] = 1", ""),
    ] {
        let desk = format!("turn = 2; cwn[mideast,cw] = 1; {set}");
        assert_eq!(left(&desk, "russia_g4", &[], expected), 4, "{set}: free");
    }
}

#[test]
fn mrp_wpr_g_5_a_rogue_state_next_door() {
    let rogue = "rogue casia 2; draw rslot rs1";
    assert_eq!(left(rogue, "russia_g5", &[8], ""), 4);
    assert_eq!(left(rogue, "russia_g5", &[4, 7], "rs_level[rs1] -1"), 4);
    let small = "tg[east,tg4] +1; rs_at[rs1] -2; rs_level[rs1] -1";
    assert_eq!(left("rogue east 1; draw rslot rs1", "russia_g5", &[7, 1], small), 4);
    assert_eq!(left(rogue, "russia_g5", &[4, 8], "trend rel[russia] +1"), 4);
    let there = format!("{rogue}; counters[russia,casia] = 1; base[russia,casia] = 1");
    assert_eq!(left(&there, "russia_g5", &[4, 8], "counters[russia,casia] -1"), 4);
    assert_eq!(left("rogue mideast 2", "russia_g5", &[], ""), 4, "not next door");
    assert_eq!(left("rogue east 2; war w1 us_rs east 1; war_rs[w1] = 0", "russia_g5", &[], ""), 4, "at war");
}

#[test]
fn mrp_wpr_g_5_war_on_a_rogue_state_with_surprise() {
    let mut desk = world("peer_actions = 4; rogue casia 2; draw rslot rs1");
    // 3: war. Its own cyberattack has no effect; combat 5, surprise -2, a great power attacks -1.
    desk.dice(&[3, 9, 5]).run("russia_g5", &[]);
    assert!(desk.done());
    assert_eq!(desk.get("peer_actions"), 3);
    assert_eq!((desk.get1("war_kind", "w1"), desk.get1("war_at", "w1")), (of("russia_rs"), of("casia")));
    assert_eq!(desk.hit().1, 2);
    assert_eq!(desk.get1("rc", "casia"), 1);
}

// ---- H1 ----

#[test]
fn mrp_wpr_h1_major_success_and_failure_by_cyber() {
    for (russia, us, results) in [
        (5, 4, [2, 2, 2, 1, 1, 1, 1, 1, 1, 0]),
        (4, 4, [2, 1, 1, 1, 1, 1, 1, 0, 0, 0]),
        (4, 5, [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]),
    ] {
        for (die, expected) in (1..).zip(results) {
            let mut desk = world(&format!("cap[russia,cyber] = {russia}; cap[us,cyber] = {us}"));
            go(&mut desk, "PEER_CYBER russia", &[die], &[]);
            assert_eq!(desk.get("found"), expected, "Cyber {russia} against {us}, die {die}");
        }
    }
}

#[test]
fn mrp_wpr_h1_targets() {
    // With equal Cyber: 1 is a major success, 2 a success, 8 a failure.
    for (set, dice, expected) in [
        ("", [1, 2], "trend soe[us] -1"),
        ("", [1, 1], "soe[us] -1; dc +1"),
        ("", [2, 2], "rwc -1; bc -1"),
        ("", [3, 1], "rwc -1; bc -1; ce -1; pa -2"),
        ("friend[fr03] = 1; draw friend_id fr03", [3, 1], "rwc -1; bc -1; friend[fr03] -1"),
        ("", [4, 2], "ap -1; pa -1"),
        ("", [4, 1], "ap -2; rwc -1; pa -2"),
        ("", [5, 2], "rc[euro] +1; rc[east] +1"),
        ("", [6, 1], "stab[euro] -1; rc[east] +2"),
        ("", [7, 2], "level[nato] -1"),
        ("level[nato] = 0", [8, 2], "level[uk] -1"),
        ("", [8, 1], "level[nato] -1; level[uk] -1"),
        ("", [9, 2], "counters[russia,east] +1"),
        ("", [10, 1], "counters[russia,east] +2; rc[east] +1"),
    ] {
        row(set, "WPR_H1", &dice, &[], expected);
    }
    for target in 1..=10 {
        row("", "WPR_H1", &[target, 8], &[], "");
    }
}

#[test]
fn mrp_wpr_h1_two_attacks_three_at_posture_two() {
    costs("", "russia_h1", &[4, 8, 4, 8], &[], "");
    costs("posture[russia] = 2", "russia_h1", &[4, 8, 4, 8, 4, 2], &[], "ap -1; pa -1");
}

// ---- H2 ----

#[test]
fn mrp_wpr_h2_mrp_r117_three_influence_become_a_base() {
    let base = "counters[russia,africa] -3; base[russia,africa] +1; rwc -1; pa -2; trend rel[russia] -1";
    costs("counters[russia,africa] = 3; draw region africa", "russia_h2", &[], &[], base);
    costs(
        "counters[russia,africa] = 4; counters[russia,euro] = 3; draw region africa",
        "russia_h2",
        &[],
        &[],
        base,
    );
    // Only one Base per region: if there is one already, the counters stay and Russia expands.
    let set = "counters[russia,africa] = 3; base[russia,africa] = 1";
    costs(set, "russia_h2", &[1], &[], "counters[russia,east] +1");
}

#[test]
fn mrp_wpr_h2_expands_in_the_first_region_that_fits() {
    for (set, region) in [
        ("", "east"),
        ("counters[russia,east] = 1", "east"),
        ("counters[russia,east] = 2", "euro"),
        ("counters[russia,east] = 2; base[russia,euro] = 1", "east"),
        ("base[russia,east] = 1; counters[russia,euro] = 2", "euro"),
        ("base[russia,east] = 1; base[russia,euro] = 1; counters[russia,casia] = 2", "casia"),
    ] {
        costs(set, "russia_h2", &[5], &[], &format!("counters[russia,{region}] +1"));
        costs(set, "russia_h2", &[6], &[], "");
    }
    free("base[russia,east] = 1; base[russia,euro] = 1; base[russia,casia] = 1", "russia_h2", &[], &[], "");
    // At Alignment 8 only a 1 or 2 succeeds.
    costs("align[east] = 8", "russia_h2", &[2], &[], "counters[russia,east] +1");
    costs("align[east] = 8", "russia_h2", &[3], &[], "");
}

#[test]
fn mrp_wpr_h2_bad_relations_and_rivalry_in_central_asia() {
    let anti = "counters[russia,east] +1; trend align[east] -1";
    costs("rel[russia] = 2", "russia_h2", &[5], &[], anti);
    costs("rel[russia] = 1", "russia_h2", &[5], &[], anti);
    costs("rel[russia] = 2", "russia_h2", &[6], &[], "");
    let asia = "base[russia,east] = 1; base[russia,euro] = 1; counters[china,casia] = 1";
    costs(asia, "russia_h2", &[5, 5], &[], "counters[russia,casia] +2");
    costs(asia, "russia_h2", &[5, 6], &[], "counters[russia,casia] +1; counters[china,casia] -1");
    costs(asia, "russia_h2", &[6], &[], "");
}

// ---- H3 ----

#[test]
fn mrp_wpr_h3_skipped_or_free() {
    free("", "russia_h3", &[], &[], "");
    free(
        "rel[russia] = 4; uni[russia] = 1; multi[russia] = 1",
        "russia_h3",
        &[],
        &[],
        "uni[russia] -1; multi[russia] -1",
    );
    free("rel[russia] = 5; multi[russia] = 1", "russia_h3", &[], &[], "multi[russia] -1");
}

#[test]
fn mrp_wpr_h3_rows() {
    for (set, die, expected) in [
        ("", 3, ""),
        (
            "counters[russia,east] = 1; counters[russia,euro] = 1",
            4,
            "counters[russia,east] -1; uni[russia] -1",
        ),
        ("base[russia,east] = 1; counters[russia,euro] = 1", 8, "counters[russia,euro] -1; uni[russia] -1"),
        ("", 8, "apc[russia] -1; uni[russia] -1"),
        ("posture[russia] = 2", 10, "posture[russia] -1; uni[russia] -1"),
        ("", 9, "status[track3] -1; uni[russia] -1"),
        ("", 10, "status[track3] -1; uni[russia] -1"),
    ] {
        costs(&format!("uni[russia] = 1; {set}"), "russia_h3", &[die], &[], expected);
    }
}

#[test]
fn mrp_wpr_h3_mrp_r117_two_influence_of_the_players_choice() {
    let set = "uni[russia] = 1; status[track3] = 1; counters[russia,africa] = 1; counters[russia,apac] = 1; \
               counters[russia,euro] = 1; base[russia,east] = 1";
    let mut desk = world(set);
    desk.dice(&[9]).run("russia_h3", &[]);
    assert_eq!(desk.choices(), ["pick eurozone", "pick africa", "pick asia-pacific"], "never a Base");
    let answers = ["pick asia-pacific", "pick eurozone"];
    let expected = "counters[russia,apac] -1; counters[russia,euro] -1; uni[russia] -1";
    costs(set, "russia_h3", &[9], &answers, expected);
}

#[test]
fn mrp_wpr_h3_modifiers_and_cap() {
    for (set, expected) in [
        ("", 5),
        ("posture[russia] = 2", 4),
        ("cap[russia,missiles] = 6", 3),
        ("cap[russia,missiles] = 5", 5),
        ("edge[track3] = 0", 3),
        ("stab[east] = 6", 6),
        ("stab[east] = 6; stab[euro] = 7", 7),
        ("stab[euro] = 8", 5),
        ("cap[us,missiles] = 5", 6),
        ("edge[track3] = 3", 6),
        ("edge[track3] = 4; cap[us,missiles] = 7", 6),
        ("peer_actions = 1", 6),
        ("multi[russia] = 1", 7),
        ("multi[russia] = 1; stab[east] = 6; stab[euro] = 7; peer_actions = 1", 8),
        ("posture[russia] = 2; cap[russia,missiles] = 6; edge[track3] = 0", 2),
    ] {
        assert_eq!(
            total(&format!("peer_actions = 3; uni[russia] = 1; {set}"), "WPR_H3", 5),
            expected,
            "{set}"
        );
    }
}

// ---- H4 to H9 ----

#[test]
fn mrp_wpr_h4_rows() {
    free("", "russia_h4", &[1], &[], "");
    free("", "russia_h4", &[2], &[], "");
    for die in [3, 4] {
        costs("", "russia_h4", &[die], &[], "trend soe[russia] +1");
    }
    for die in [5, 6] {
        costs("", "russia_h4", &[die], &[], "cap[russia,naval] +1");
    }
    for die in [7, 8] {
        costs("", "russia_h4", &[die], &[], "edge[track3] -1; t[russia] +2; t[nato] +2; t[canada] +2");
    }
    let nine = "t[russia] +2; t[uk] +2; t[nato] +2; t[canada] +2; darpa[naval] +1; trend rel[russia] -1";
    costs("", "russia_h4", &[9], &[], nine);
    let euro = format!("counters[russia,euro] -1; {nine}");
    costs("counters[russia,euro] = 1; counters[russia,east] = 1", "russia_h4", &[10], &[], &euro);
    let east = format!("counters[russia,east] -1; {nine}");
    costs("base[russia,euro] = 1; counters[russia,east] = 1", "russia_h4", &[9], &[], &east);
}

#[test]
fn mrp_wpr_h5_build_up_against_nato() {
    let builds = "edge[track3] -1; t[russia] +2; t[nato] +2; t[uk] +2; t[canada] +2";
    costs("edge[track3] = 2", "russia_h5", &[6], &[], builds);
    costs("edge[track3] = 2", "russia_h5", &[7], &[], "");
    costs("edge[track3] = 4; soe[russia] = 7", "russia_h5", &[8], &[], builds);
    free("edge[track3] = 1", "russia_h5", &[], &[], "");
}

#[test]
fn mrp_wpr_h5_serbia_at_war() {
    let set = "war w1 us_serbia east 1; draw wslot w1";
    for (die, expected) in [(6, "war_def[w1] +1"), (7, "")] {
        costs(set, "russia_h5", &[die], &[], expected);
    }
    let two = format!("{set}; posture[russia] = 2");
    costs(&two, "russia_h5", &[7], &[], "war_def[w1] +1");
    costs(&two, "russia_h5", &[8], &[], "");
    // If both apply: the build-up first, then the supply.
    costs(&format!("{set}; edge[track3] = 2"), "russia_h5", &[7, 6], &[], "war_def[w1] +1");
    // Serbia has attacked the Balkans and is losing.
    let losing = "war w1 balkans_serbia east 2; war_status[w1] = -2; draw wslot w1";
    let mut desk = world(losing);
    desk.dice(&[4]).run("russia_h5", &[]);
    assert_eq!(desk.get1("war_kind", "w1"), -1, "peace");
    costs(losing, "russia_h5", &[5], &[], "");
    // If it is winning, it is supplied.
    let winning = "war w1 balkans_serbia east 2; war_status[w1] = 2; draw wslot w1";
    costs(winning, "russia_h5", &[1], &[], "war_att[w1] +1");
}

#[test]
fn mrp_wpr_h6_veto_iran_first() {
    costs("un[iran] = 1; un[nk] = 1", "russia_h6", &[], &[], "un[iran] -1");
    costs("un[nk] = 1; uni[iran] = 1", "russia_h6", &[], &[], "un[nk] -1");
    free("uni[iran] = 1; multi[nk] = 1", "russia_h6", &[], &[], "");
}

#[test]
fn mrp_wpr_h7_help_for_iran() {
    // Box 3: Tensions +1 on Iran, Israel and the Gulf States, 1 AP.
    let up = "nuke[iran] +1; t[iran] +1; t[israel] +1; t[gulf] +1; ap -1";
    costs("", "russia_h7", &[5], &[], up);
    costs("", "russia_h7", &[6], &[], "");
    for set in ["rel[russia] = 4", "nuke[iran] = 4", "no_nuke[iran] = 1", "iran_out = 1"] {
        free(set, "russia_h7", &[], &[], "");
    }
    for (set, expected) in [
        ("", 5),
        ("uni[iran] = 1", 6),
        ("multi[iran] = 1", 7),
        ("un[iran] = 1", 8),
        ("uni[iran] = 1; multi[iran] = 1", 7),
        ("uni[iran] = 1; multi[iran] = 1; un[iran] = 1", 8),
        ("uni[nk] = 1", 5),
    ] {
        assert_eq!(total(set, "WPR_H7 iran", 5), expected, "{set}");
    }
}

#[test]
fn mrp_wpr_h8_help_for_north_korea() {
    let up = "nuke[nk] +1; t[nk] +1; t[rok] +1; t[japan] +1; t[china] +1; ap -1";
    costs("", "russia_h8", &[5], &[], up);
    costs("", "russia_h8", &[6], &[], "");
    costs("iran_out = 1", "russia_h8", &[6], &[], "");
    for set in ["rel[russia] = 4", "nuke[nk] = 4", "no_nuke[nk] = 1"] {
        free(set, "russia_h8", &[], &[], "");
    }
    for (set, expected) in
        [("un[nk] = 1", 6), ("uni[nk] = 1; un[nk] = 1", 7), ("uni[nk] = 1; multi[nk] = 1; un[nk] = 1", 8)]
    {
        assert_eq!(total(set, "WPR_H7 nk", 5), expected, "{set}");
    }
}

#[test]
fn mrp_wpr_h9_the_middle_east() {
    costs("", "russia_h9", &[5], &[], "counters[russia,mideast] +1");
    costs("counters[russia,mideast] = 2", "russia_h9", &[6], &[], "");
    costs("rel[russia] = 1", "russia_h9", &[5], &[], "counters[russia,mideast] +1");
    costs("counters[russia,mideast] = 3", "russia_h9", &[], &[], "rc[mideast] +2");
    let war = "base[russia,mideast] = 1; war w1 israel_iran mideast 1; war w2 us_rs africa 1; draw wslot w1";
    costs(war, "russia_h9", &[], &[], "war_def[w1] +1");
    costs("base[russia,mideast] = 1; war w2 us_rs africa 1", "russia_h9", &[], &[], "rc[mideast] +2");
}

// ---- H10 ----

#[test]
fn mrp_wpr_h10_once_a_turn_and_not_with_good_relations() {
    free("rel[russia] = 4", "russia_h10", &[], &[], "");
    free("rel[russia] = 5", "russia_h10", &[], &[], "");
    free("h10_used[russia] = 1", "russia_h10", &[], &[], "");
    // Without a lead, the lead is built up first.
    let builds = "h10_used[russia] +1; edge[track3] -1; trend rel[russia] -1";
    costs("edge[track3] = 2", "russia_h10", &[], &[], builds);
    costs("edge[track3] = 4; h10_used[china] = 1", "russia_h10", &[], &[], builds);
}

#[test]
fn mrp_wpr_h10_rows() {
    let first = "h10_used[russia] +1; trend rel[russia] -1";
    let clash = "h10_used[russia] +1; rel[russia] -1; status[track3] +1; t[russia] +2; t[nato] +2; t[uk] +2; \
                 t[canada] +2; rc[east] +1";
    for (set, die, expected) in [
        ("", 1, format!("{first}; t[russia] +1; t[nato] +1; edge[track3] +1")),
        ("", 3, format!("{first}; t[russia] +1; t[nato] +1; edge[track3] +1")),
        ("", 4, format!("{first}; counters[russia,east] +1; t[russia] +1; t[nato] +1")),
        ("", 6, format!("{first}; counters[russia,east] +1; t[russia] +1; t[nato] +1")),
        ("", 7, clash.into()),
        ("", 8, clash.into()),
        // 9 or more, when neither at status 4 nor at status 3 with bad relations.
        ("", 10, clash.into()),
        ("status[track3] = 3", 9, clash.into()),
    ] {
        costs(set, "russia_h10", &[die], &[], &expected);
    }
}

#[test]
fn mrp_wpr_h10_mrp_track_peers_modifiers_and_cap() {
    for (set, expected) in [
        ("", 2),
        ("rel[russia] = 2", 3),
        ("rel[russia] = 1", 4),
        ("counters[russia,east] = 2", 4),
        ("base[russia,east] = 1", 5),
        ("base[russia,east] = 1; rel[russia] = 1", 5),
        ("unit_at[b_east,light] = 1", 1),
        ("unit_at[b_east,sof] = 1; unit_at[b_east,intel] = 1", 0),
        ("unit_at[b_east,transit] = 2", 2),
        ("unit_at[b_east,light] = 5", -1),
        ("unit_at[b_east,light] = 1; counters[russia,east] = 2", 3),
    ] {
        assert_eq!(total(set, "WPR_H10", 2), expected, "{set}");
    }
}

#[test]
fn mrp_wpr_h10_mrp_loss_3_a_clash_at_status_4_is_war() {
    // A 7, and a 9 that becomes a 7 because relations are 3 (after the Anti-US trend).
    assert_eq!(end_with("status[track3] = 4", "russia_h10", &[7]), Some("loss-3"));
    assert_eq!(end_with("status[track3] = 4", "russia_h10", &[9]), Some("loss-3"));
    assert_eq!(end_with("status[track3] = 3", "russia_h10", &[7]), None);
}

#[test]
fn mrp_wpr_h10_mrp_special_war_at_status_4_and_bad_relations() {
    // The action's own Anti-US trend brings relations to 2.
    let mut desk = world("status[track3] = 4; trend rel[russia] = -1");
    desk.dice(&[8, 5]).run("russia_h10", &[]);
    assert!(desk.done());
    assert_eq!((desk.ended(), desk.get1("status", "track3")), (None, 3), "a draw, not War");
}

// ---- MRP-SEQ-22, MRP-R113: Acts (2) ----

#[test]
fn mrp_seq_22_mrp_r113_two_attacks_and_one_more_action() {
    // Posture 1 or 2: two attacks. Then 9: Influence in the Middle East.
    for posture in [1, 2] {
        let set = format!("posture[russia] = {posture}; draw peer_act pa9");
        row(&set, "peer_acts_two russia", &[4, 2, 4, 8, 5], &[], "ap -1; pa -1; counters[russia,mideast] +1");
    }
    // China's action follows China's list: 3-6 is the trade of Asia/Pacific, 8 is oil.
    row(
        "posture[china] = 1; draw peer_act pa8",
        "peer_acts_two china",
        &[3, 2, 3, 8, 4, 5],
        &[],
        "counters[china,apac] +1; counters[china,africa] +1",
    );
}

/// "Perform the following 2 actions only": whatever the second one brings, no third one follows.
#[test]
fn mrp_seq_22_mrp_r113_an_action_without_result_is_the_second_action() {
    let attacks = [4, 8, 4, 8];
    for (set, dice) in [
        ("draw peer_act pa2", &[10][..]),                  // it fails
        ("draw peer_act pa4", &[1]),                       // its own die says "none"
        ("draw peer_act pa3", &[]),                        // skipped
        ("h10_used[russia] = 1; draw peer_act pa10", &[]), // already used
    ] {
        row(set, "peer_acts_two russia", &[&attacks, dice].concat(), &[], "");
    }
}

#[test]
fn mrp_seq_22_mrp_r113_the_second_action_is_never_cyber_again() {
    let mut seen = [0; 11];
    for number in 0..200 {
        let mut desk = world("");
        let mut rng = common::rng(number);
        let Ok(()) = probe::call(&mut desk.state, "peer_acts_two", &[of("russia")], &mut rng, &mut desk.told);
        for told in &desk.told {
            if let Event::Fell { domain, member, .. } = told.event
                && program().domains[usize::from(domain)].name == "peer_act"
            {
                seen[member as usize] += 1;
            }
        }
    }
    assert_eq!((seen[0], seen[1], seen.iter().sum::<u32>()), (0, 0, 200), "{seen:?}");
    assert!(seen[2..].iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn mrp_r113_the_chit_enters_the_cup_once() {
    let two = "rel[russia] = 2; tensions russia v3 v3";
    let changes = "posture[russia] +1; trend rel[russia] -1; t[russia] -1";
    row(two, "peer_posture russia", &[], &[], &format!("{changes}; chit_cup[c_russia] +1"));
    row(&format!("{two}; chit_cup[c_russia] = 1"), "peer_posture russia", &[], &[], changes);
    row(&format!("{two}; chit_drawn[c_russia] = 1"), "peer_posture russia", &[], &[], changes);
}

#[test]
fn mrp_r113_mrp_seq_22_a_drawn_chit_acts_whatever_the_posture_and_goes_back_at_posture_two_only() {
    let set = "posture[russia] = 1; chit_cup[c_russia] = 1; draw chit c_russia; draw peer_act pa9";
    let drawn = "chit_cup[c_russia] -1; chit_drawn[c_russia] +1";
    let mut desk = row(set, "draw_chit", &[4, 8, 4, 8, 6], &[], drawn);
    assert_eq!(go(&mut desk, "chits_back", &[], &[]), want("chit_drawn[c_russia] -1"));
    let back = "chit_drawn[c_china] -1; chit_cup[c_china] +1";
    row("posture[china] = 2; chit_drawn[c_china] = 1", "chits_back", &[], &[], back);
    // A chit that was not drawn stays in the cup at posture 1.
    row("posture[russia] = 1; chit_cup[c_russia] = 1", "chits_back", &[], &[], "");
}

// ---- MRP-SEQ-13, MRP-R6, MRP-R9: who acts ----

/// Whoever acts wins at once: Russia causes loss 1, China loss 2.
const WHO: &str =
    "base[russia,east] = 1; counters[russia,africa] = 6; level[nato] = 1; counters[china,africa] = 15;";

#[test]
fn mrp_seq_13_mrp_r6_mrp_r9_the_die_names_the_peer_of_phase_one() {
    for die in 1..=10 {
        let expected = if die <= 5 { "loss-1" } else { "loss-2" };
        assert_eq!(end_with(WHO, "peer_first", &[die]), Some(expected), "die {die}");
    }
}

#[test]
fn mrp_seq_13_mrp_r6_the_other_one_acts_in_phase_three() {
    assert_eq!(end_with(&format!("{WHO} first_peer = russia"), "peer_second", &[]), Some("loss-2"));
    assert_eq!(end_with(&format!("{WHO} first_peer = china"), "peer_second", &[]), Some("loss-1"));
    // The steps of the sequence: the first one in phases 1 and 3, and in no other phase.
    let p = program();
    let acts = |name: &str| {
        let steps = p.steps.iter().filter(|step| p.procs[usize::from(step.proc)].name == name);
        steps.map(|step| step.phase).collect::<Vec<_>>()
    };
    assert_eq!((acts("peer_first"), acts("peer_second")), (vec!["p1"], vec!["p3"]));
}

#[test]
fn mrp_r6_acts_two_does_not_take_the_place_of_the_activation() {
    // China acted in phase 1 and its chit was drawn; Russia still acts in phase 3.
    let mut desk = world(&format!("{WHO} first_peer = china; draw peer_act pa8"));
    desk.dice(&[7, 8, 7, 8, 4, 5]);
    call(&mut desk, "peer_acts_two china");
    assert_eq!(desk.ended(), None, "Acts (2) makes no victory test");
    call(&mut desk, "peer_second");
    assert_eq!(desk.ended(), Some("loss-1"));
}

// ---- MRP-R117, MRP-R118 ----

#[test]
fn mrp_r117_a_base_counts_three_and_is_left_alone() {
    // A Base counts as three: China with five Bases has 15.
    let five = "base[china,euro] = 1; base[china,east] = 1; base[china,africa] = 1; base[china,apac] = 1;";
    assert_eq!(end_of(&format!("{five} base[china,casia] = 1"), "china_acts"), Some("loss-2"));
    assert_ne!(end_of(five, "china_acts"), Some("loss-2"));
    // Removals do not affect a Base.
    row("base[russia,east] = 1", "inf_remove russia east", &[], &[], "");
    row(
        "base[russia,east] = 1; counters[russia,east] = 2",
        "inf_remove russia east",
        &[],
        &[],
        "counters[russia,east] -1",
    );
    // Unless they name it; then it becomes two counters.
    row("base[china,apac] = 1", "china_sea_back", &[], &[], "base[china,apac] -1; counters[china,apac] +2");
}

#[test]
fn mrp_r118_ap_counters_of_a_peer_count_once() {
    let mut desk = world("apc[china] = 2; soe[china] = 7");
    call(&mut desk, "peer_count_actions china");
    assert_eq!((desk.get("peer_actions"), desk.get1("apc", "china")), (10, 0));
    call(&mut desk, "peer_count_actions china");
    assert_eq!(desk.get("peer_actions"), 8);
    // A +1 and a -1 cancel each other.
    row(
        "apc[china] = 1; counters[china,apac] = 1; counters[china,casia] = 1",
        "peer_exposed china",
        &[],
        &["choose peer-expel"],
        "apc[china] -1; trend rel[china] -1; spy_next[china] +1; counters[china,apac] -1; \
        counters[china,casia] -1",
    );
}

// ---- China: A to G ----

#[test]
fn mrp_wpc_a_mrp_loss_2_fifteen_influence() {
    let spread = "base[china,apac] = 1; counters[china,apac] = 4; counters[china,casia] = 4;";
    assert_eq!(end_of(&format!("{spread} counters[china,euro] = 4"), "china_acts"), Some("loss-2"));
    assert_ne!(end_of(&format!("{spread} counters[china,euro] = 3"), "china_acts"), Some("loss-2"));
    assert_ne!(end_of(&format!("{spread} counters[russia,euro] = 9"), "china_acts"), Some("loss-2"));
}

#[test]
fn mrp_wpc_a_a_whole_activation_in_its_order() {
    let mut desk = world("tensions china v1 v1");
    // C: Cyber fails, Naval succeeds. D has no effect. E 6 has no effect. F 6 actions. G2 no dissent.
    let mut dice = vec![5, 4, 8, 6, 5];
    // H1 one attack on India that fails; H2 Belt and Road; H3 Asia/Pacific fails; H4 and H5 skipped; H6 South America fails;
    // H7 skipped; H8 oil from Africa, check passed; H9 skipped; H10 builds up against India.
    dice.extend([7, 8, 6, 6, 4, 5]);
    let came = go(&mut desk, "china_acts", &dice, &[]);
    let expected = "cap[china,naval] +1; trend rel[china] -1; counters[china,apac] +1; counters[china,casia] +1; \
                    t[china] +1; t[japan] +1; t[india] +1; t[australia] +1; t[rok] +1; t[gulf] +1; t[russia] +1; \
                    counters[china,africa] +1; h10_used[china] +1; edge[track1] -1; rc[casia] +1";
    assert_eq!(came, want(expected));
}

#[test]
fn mrp_wpc_b_as_russia_with_its_own_tracks() {
    let two = "posture[china] +1; chit_cup[c_china] +1; trend rel[china] -1; t[china] -1";
    row("rel[china] = 2; tensions china v3 v2", "peer_posture china", &[], &[], two);
    row(
        "rel[china] = 3; tensions china v3 v2",
        "peer_posture china",
        &[],
        &[],
        "trend rel[china] -1; t[china] -1",
    );
    // "Look over there" applies at 3 and 4, and no region is affected.
    let looks = "posture[china] +1; chit_cup[c_china] +1";
    row("soe[china] = 3; tensions china v2", "peer_posture china", &[], &[], looks);
    row("soe[china] = 4; tensions china v2", "peer_posture china", &[], &[], looks);
    row("soe[china] = 5; tensions china v2", "peer_posture china", &[], &[], "");
    let one = "posture[china] -1; trend rel[china] +1";
    row("posture[china] = 2; rel[china] = 4; tensions china v1", "peer_posture china", &[], &[], one);
    let five = "status[track1] +1; trend rel[china] -1; t[china] -1";
    row("posture[china] = 2; tensions china v3 v2; draw track track1", "peer_posture china", &[], &[], five);
    let five = "status[track5] +1; trend rel[china] -1; t[china] -1";
    row("posture[china] = 2; tensions china v3 v2; draw track track5", "peer_posture china", &[], &[], five);
    let ten = "status[track1] +1; status[track5] +1; rel[china] -1; t[china] -2";
    row("posture[china] = 2; tensions china v3 v3 v3 v1", "peer_posture china", &[], &[], ten);
}

#[test]
fn mrp_wpc_c_cyber_and_naval() {
    row("", "peer_capabilities china", &[4, 4], &[], "cap[china,cyber] +1; cap[china,naval] +1");
    let trails = "cap[us,space] = 6; draw capability space";
    row(trails, "peer_capabilities china", &[4, 4], &[], "cap[china,space] +1; cap[china,cyber] +1");
    let two = "posture[china] = 2; uni[china] = 1; draw capability recon";
    row(two, "peer_capabilities china", &[4, 5, 4], &[], "cap[china,cyber] +1; cap[china,recon] +1");
}

#[test]
fn mrp_wpc_d_japan_then_india() {
    row("", "PEER_D china 0", &[5], &[], "edge[track5] -1");
    row("edge[track5] = 0", "PEER_D china 0", &[5], &[], "edge[track1] -1");
    row("", "PEER_D china 0", &[2, 10], &[], "cap[china,recon] +1");
    row("", "PEER_D china 0", &[10], &[], "darpa[cyber] +1; spy_next[china] +1");
    let set =
        "cap[us,cyber] = 6; counters[china,apac] = 1; counters[china,casia] = 2; counters[china,euro] = 1";
    let expel = "trend rel[china] -1; counters[china,apac] -1; counters[china,casia] -1; apc[china] -1; \
                 spy_next[china] +1";
    row(set, "PEER_D china 0", &[10], &["choose peer-expel"], expel);
    let blunt = "trend rel[china] -1; cap[china,cyber] -1; edge[track5] +1; spy_rest[china] +1";
    row(set, "PEER_D china 0", &[10], &["choose peer-blunt"], blunt);
    row("rel[china] = 2; posture[china] = 2", "peer_espionage china", &[8, 9], &[], "");
    assert_eq!(total("cap[china,cyber] = 6", "PEER_D china 0", 6), 4);
}

#[test]
fn mrp_wpc_e_rows_modifiers_and_no_cap() {
    for (die, expected, fewer) in [
        (5, "trend soe[china] +1", 0),
        (6, "", 0),
        (8, "", 0),
        (9, "trend soe[china] -1", 1),
        (10, "trend soe[china] -1", 1),
    ] {
        let desk = row("", "peer_economy china", &[die], &[], expected);
        assert_eq!(desk.get("peer_fewer"), fewer, "die {die}");
    }
    row("soe[china] = 7", "peer_economy china", &[], &[], "");
    for (set, expected) in [
        ("uni[china] = 1", 6),
        ("multi[china] = 1", 7),
        ("uni[china] = 1; multi[china] = 1", 8),
        ("counters[china,apac] = 1; counters[china,casia] = 1", 3),
        ("counters[china,mideast] = 1; counters[china,africa] = 1", 3),
        ("counters[china,euro] = 2; counters[china,samerica] = 2", 5),
        ("base[china,apac] = 1; base[china,africa] = 1; counters[china,casia] = 2", -3),
        ("rel[china] = 3", 5),
        ("rel[china] = 4", 4),
        ("rel[china] = 5", 3),
    ] {
        assert_eq!(total(set, "WPC_E", 5), expected, "{set}");
    }
}

#[test]
fn mrp_wpc_f_number_of_actions() {
    for (set, expected) in [
        ("", 6),
        ("rel[china] = 1; soe[china] = 7", 10),
        ("rel[china] = 2; apc[china] = -1", 6),
        ("rel[china] = 5; peer_fewer = 1", 4),
        ("apc[china] = -9", 0),
    ] {
        let mut desk = world(set);
        call(&mut desk, "peer_count_actions china");
        assert_eq!((desk.get("peer_actions"), desk.get1("apc", "china")), (expected, 0), "{set}");
    }
}

#[test]
fn mrp_wpc_g_1_to_3_terror_dissent_reinforcements() {
    let five = "group casia 4 0; group casia 1 2";
    assert_eq!(left(five, "peer_terror china", &[], "tg[casia,tg4] -1; tg[casia,tg3] +1"), 3);
    for (set, die, expected) in [
        ("", 4, 3),
        ("", 5, 4),
        ("posture[china] = 2", 4, 4),
        ("soe[china] = 6", 5, 3),
        ("soe[china] = 6", 6, 4),
        ("soe[china] = 7; posture[china] = 2", 5, 4),
        ("soe[russia] = 7", 5, 4),
    ] {
        assert_eq!(left(set, "PEER_G2 china", &[die], ""), expected, "{set} {die}");
    }
    let india = "war w1 india_china casia 2; draw wslot w1";
    for (die, expected) in [(1, "war_att[w1] +2"), (3, "war_att[w1] +2"), (8, "war_att[w1] +1"), (10, "")] {
        assert_eq!(left(india, "peer_reinforce china", &[die], expected), 3, "die {die}");
    }
    assert_eq!(left("war w1 ukraine_russia east 1", "peer_reinforce china", &[], ""), 4);
}

#[test]
fn mrp_wpc_g_4_sanctions() {
    let six = "counters[china,euro] = 1; counters[china,east] = 1; counters[china,casia] = 1; base[china,apac] = 1; \
               counters[china,africa] = 1;";
    for (set, expected, actions) in [
        ("", "", 4),
        ("rel[china] = 4; uni[china] = 1; multi[china] = 1", "uni[china] -1; multi[china] -1", 4),
        ("rel[china] = 5; multi[china] = 1", "multi[china] -1", 4),
        (&format!("{six} counters[china,samerica] = 1; multi[china] = 1"), "multi[china] -1", 4),
        (&format!("{six} uni[china] = 1"), "uni[china] -1; trend soe[china] -1; trend soe[us] -1", 3),
        ("uni[china] = 1", "uni[china] -1; trend soe[china] -1; trend soe[us] -1", 3),
        (
            "rel[china] = 2; multi[china] = 1",
            "multi[china] -1; uni[china] +1; trend soe[china] -1; trend soe[us] -1",
            3,
        ),
        ("uni[china] = 1; multi[china] = 1", "multi[china] -1; trend soe[china] -1; trend soe[us] -1", 3),
        ("rel[china] = 1; uni[china] = 1", "uni[china] -1; trend soe[china] -1; trend soe[us] -1", 2),
    ] {
        assert_eq!(left(set, "china_g4", &[], expected), actions, "{set}");
    }
    // At relations 1 a single action is not enough.
    let desk = row("peer_actions = 1; rel[china] = 1; uni[china] = 1", "china_g4", &[], &[], "");
    assert_eq!(desk.get("peer_actions"), 1);
}

#[test]
fn mrp_wpc_g_5_one_more_progress_roll() {
    assert_eq!(left("", "china_g5", &[], ""), 4);
    let at_war = "war w1 india_china casia 2; draw wslot w1";
    assert_eq!(left(at_war, "china_g5", &[6], ""), 4, "the check fails");
    let mut desk = world(&format!("peer_actions = 4; {at_war}"));
    // The check, China's cyberattack in the war, and the combat roll.
    desk.dice(&[5, 9, 5]).run("china_g5", &[]);
    assert!(desk.done() && desk.given.dice.is_empty());
    assert_eq!((desk.get("peer_actions"), desk.get1("rc", "casia")), (3, 1));
}

// ---- China: H1 to H4 ----

#[test]
fn mrp_wpc_h1_targets() {
    for (set, dice, expected) in [
        ("", &[1, 2][..], "trend soe[us] -1"),
        ("", &[1, 1], "soe[us] -1; dc +1"),
        ("", &[2, 2], "rwc -1; bc -1"),
        ("", &[2, 1], "rwc -1; bc -1; ce -1; pa -2"),
        ("", &[3, 2], "counters[china,apac] +1"),
        ("", &[6, 1], "counters[china,apac] +1; trend rel[china] -1; rc[apac] +1"),
        ("", &[7, 2], "rc[casia] +1"),
        ("", &[8, 1], "rc[casia] +1; level[india] -1; apc[india] -1"),
        ("", &[9, 2, 5], "level[japan] -1"),
        ("", &[10, 2, 6], "level[rok] -1"),
        ("", &[9, 1], "level[japan] -1; level[rok] -1; counters[china,apac] +1"),
        ("rel[china] = 4", &[1, 2], "counters[china,apac] +1"),
        ("rel[china] = 5", &[2, 2], "rc[casia] +1"),
        ("rel[china] = 3", &[1, 2], "trend soe[us] -1"),
    ] {
        row(set, "WPC_H1", dice, &[], expected);
    }
    for target in 1..=10 {
        row("", "WPC_H1", &[target, 8], &[], "");
    }
    // China's own Cyber matters.
    row("cap[china,cyber] = 5", "WPC_H1", &[3, 9], &[], "counters[china,apac] +1");
    row("cap[russia,cyber] = 5", "WPC_H1", &[3, 9], &[], "");
}

#[test]
fn mrp_wpc_h1_one_attack_two_at_posture_two() {
    costs("", "china_h1", &[3, 8], &[], "");
    costs("posture[china] = 2", "china_h1", &[3, 8, 7, 2], &[], "rc[casia] +1");
}

/// The Tensions caused by Belt and Road, and its trend.
const ROAD: &str = "trend rel[china] -1; t[china] +2; t[japan] +1; t[india] +1; t[australia] +1; t[rok] +1; \
                    t[gulf] +1; t[russia] +1";

#[test]
fn mrp_wpc_h2_influence_where_there_is_least() {
    for (set, one, two) in [
        ("", "apac", "casia"),
        ("counters[china,apac] = 1; counters[china,mideast] = 1", "casia", "africa"),
        (
            "counters[china,apac] = 1; counters[china,casia] = 2; counters[china,mideast] = 2; counters[china,africa] = 2; \
          counters[china,euro] = 2",
            "east",
            "apac",
        ),
        (
            "base[china,apac] = 1; counters[china,casia] = 2; counters[china,mideast] = 2; counters[china,africa] = 2; \
          counters[china,east] = 2; counters[china,euro] = 1",
            "euro",
            "casia",
        ),
    ] {
        costs(
            set,
            "china_h2",
            &[],
            &[],
            &format!("{ROAD}; counters[china,{one}] +1; counters[china,{two}] +1"),
        );
    }
}

#[test]
fn mrp_wpc_h2_the_player_may_choose_the_economy_instead() {
    let two = "counters[china,apac] = 3; base[china,africa] = 1; align[africa] = 6;";
    let new = format!("{ROAD}; counters[china,casia] +1; counters[china,mideast] +1");
    costs(two, "china_h2", &[], &["choose peer-road-new"], &new);
    let rich = format!("{ROAD}; trend soe[china] +1; trend align[africa] -1");
    costs(two, "china_h2", &[], &["choose peer-road-rich"], &rich);
    // There is no such region with Alignment 6, so none trends away.
    let low = "counters[china,apac] = 3; counters[china,africa] = 3";
    costs(low, "china_h2", &[], &["choose peer-road-rich"], &format!("{ROAD}; trend soe[china] +1"));
    // Three regions: two Improving, one Anti-US, namely the first on the list with Alignment 6.
    let three = format!("{two} counters[china,casia] = 3; align[casia] = 7");
    let rich = format!("{ROAD}; soe[china] +1; trend align[casia] -1");
    costs(&three, "china_h2", &[], &["choose peer-road-rich"], &rich);
    // Five regions: three Improving, two Anti-US.
    let five = format!("{three}; counters[china,mideast] = 3; counters[china,east] = 3; align[east] = 6");
    let rich =
        format!("{ROAD}; soe[china] +1; trend soe[china] +1; trend align[casia] -1; trend align[africa] -1");
    costs(&five, "china_h2", &[], &["choose peer-road-rich"], &rich);
    // South America is not on the list, and one region is not enough for a choice.
    let one = "counters[china,apac] = 3; counters[china,samerica] = 3";
    costs(
        one,
        "china_h2",
        &[],
        &[],
        &format!("{ROAD}; counters[china,casia] +1; counters[china,mideast] +1"),
    );
}

#[test]
fn mrp_wpc_h3_a_base_first() {
    let base = "counters[china,apac] -3; base[china,apac] +1; rwc -1; pa -2; trend rel[china] -1";
    costs("counters[china,apac] = 3; draw region apac", "china_h3", &[], &[], base);
}

#[test]
fn mrp_wpc_h3_expands_in_the_first_region_that_fits() {
    let all = "base[china,apac] = 1; counters[china,casia] = 2;";
    for (set, region) in [
        ("", "apac"),
        ("counters[china,apac] = 1; counters[china,casia] = 2", "apac"),
        ("counters[china,apac] = 2; counters[china,casia] = 1", "apac"),
        ("counters[china,apac] = 2", "casia"),
        ("base[china,apac] = 1; counters[china,casia] = 1", "casia"),
        (all, "mideast"),
        (&format!("{all} counters[china,mideast] = 1"), "africa"),
        (&format!("{all} counters[china,mideast] = 1; counters[china,africa] = 1"), "euro"),
    ] {
        costs(set, "china_h3", &[5], &[], &format!("counters[china,{region}] +1"));
        costs(set, "china_h3", &[6], &[], "");
    }
    let full =
        format!("{all} counters[china,mideast] = 1; counters[china,africa] = 1; counters[china,euro] = 1");
    free(&full, "china_h3", &[], &[], "");
}

#[test]
fn mrp_wpc_h3_bad_relations_and_rivalry_in_central_asia() {
    costs("rel[china] = 2", "china_h3", &[5], &[], "counters[china,apac] +1; trend align[apac] -1");
    let asia = "counters[china,apac] = 2; counters[russia,casia] = 1";
    costs(asia, "china_h3", &[5, 5], &[], "counters[china,casia] +2");
    costs(asia, "china_h3", &[5, 6], &[], "counters[china,casia] +1; counters[russia,casia] -1");
}

#[test]
fn mrp_wpc_h4_build_up_on_the_worse_track() {
    let japan = "edge[track5] -1; t[china] +1; t[japan] +1";
    let india = "edge[track1] -1; t[china] +1; t[india] +1";
    costs("edge[track5] = 3", "china_h4", &[6], &[], japan);
    costs("edge[track5] = 3", "china_h4", &[7], &[], "");
    costs("edge[track1] = 3", "china_h4", &[6], &[], india);
    costs("edge[track1] = 3; edge[track5] = 3", "china_h4", &[6], &[], japan);
    costs("edge[track1] = 4; edge[track5] = 3", "china_h4", &[6], &[], india);
    costs("edge[track5] = 4; soe[china] = 7", "china_h4", &[8], &[], japan);
    free("", "china_h4", &[], &[], "");
}

#[test]
fn mrp_wpc_h4_pakistan_at_war() {
    let at_war = "war w1 india_pakistan casia 1; status[track2] = 5;";
    for (set, die, expected) in [
        ("", 3, "war_def[w1] +2"),
        ("", 4, "war_def[w1] +1"),
        ("", 10, "war_def[w1] +1"),
        ("posture[china] = 2", 4, "war_def[w1] +2"),
        ("posture[china] = 2", 5, "war_def[w1] +1"),
        ("war_status[w1] = -2", 1, "war_def[w1] +2"),
        ("war_status[w1] = 2", 6, ""),
    ] {
        costs(&format!("{at_war} {set}"), "china_h4", &[die], &[], expected);
    }
    let three = "war_def[w1] +3; rc[apac] +1; trend rel[china] -1";
    costs(&format!("{at_war} status[track1] = 3"), "china_h4", &[], &[], three);
    let four = "war_def[w1] +5; rc[apac] +1; trend rel[china] -1";
    costs(&format!("{at_war} status[track1] = 4"), "china_h4", &[], &[], four);
    // India is winning: 1-5 brings peace. Track 2 is then at 3, and Kashmir is checked second.
    let mut desk = world(&format!("{at_war} war_status[w1] = 2"));
    desk.dice(&[5, 5]).run("china_h4", &[]);
    assert!(desk.given.dice.is_empty());
    assert_eq!((desk.get1("war_kind", "w1"), desk.get1("status", "track2")), (-1, 3));
}

#[test]
fn mrp_wpc_h4_kashmir_and_only_the_first_two() {
    let calms = "status[track2] -1; counters[china,casia] +1";
    costs("status[track2] = 3", "china_h4", &[4], &[], calms);
    costs("status[track2] = 4", "china_h4", &[5], &[], "");
    free("status[track2] = 2", "china_h4", &[], &[], "");
    // Build-up (fails) and Kashmir.
    costs("status[track2] = 3; edge[track5] = 3", "china_h4", &[7, 4], &[], calms);
    // Build-up and the war come first, so Kashmir is not checked. For the test, the status shows a war without its track.
    let both = "war w1 india_pakistan casia 1; status[track2] = 4; edge[track5] = 3";
    costs(both, "china_h4", &[7, 4], &[], "war_def[w1] +1");
}

// ---- China: H5 ----

const LANES: &str = "counters[china,apac] = 2;";

#[test]
fn mrp_wpc_h5_needs_two_influence() {
    free("counters[china,apac] = 1", "china_h5", &[], &[], "");
    assert_eq!(total("base[china,apac] = 1; rel[china] = 4", "china_h5", 6), 6);
    assert_eq!(total(&format!("{LANES} posture[china] = 2; rel[china] = 4"), "china_h5", 5), 6);
}

#[test]
fn mrp_wpc_h5_the_lanes_close_and_the_us_may_try_sanctions() {
    let closes = "counters[china,apac] +1; t[china] +1; t[japan] +1; t[australia] +1; t[rok] +1";
    let anti = format!("{closes}; trend rel[china] -1");
    costs(LANES, "china_h5", &[6], &["choose peer-sea-none"], &anti);
    // Not at relations 4-5.
    costs(&format!("{LANES} rel[china] = 4"), "china_h5", &[6], &[], &anti);
    // Sanctions: China +2; 5 is a 7: Unilateral succeed, a second Anti-US moves relations.
    let uni = format!("{closes}; uni[china] +1; rel[china] -1");
    costs(LANES, "china_h5", &[1, 5], &["choose peer-sea-uni", "spend 0"], &uni);
    costs(LANES, "china_h5", &[1, 6], &["choose peer-sea-uni", "spend 0"], &anti);
    let paid = format!("{uni}; ap -1");
    costs(LANES, "china_h5", &[1, 6], &["choose peer-sea-uni", "spend 1"], &paid);
    let multi = format!("{anti}; multi[china] +1; rel[china] -1");
    costs(LANES, "china_h5", &[1, 2], &["choose peer-sea-multi", "spend 0"], &multi);
    // Only a kind that is not in effect yet is offered; if both are, there is no question.
    let mut desk = world(&format!("{LANES} uni[china] = 1"));
    desk.dice(&[1]).run("china_h5", &[]);
    assert_eq!(desk.choices(), ["choose peer-sea-multi", "choose peer-sea-none"]);
    costs(&format!("{LANES} uni[china] = 1; multi[china] = 1"), "china_h5", &[1], &[], &anti);
}

#[test]
fn mrp_wpc_h5_contested_or_not() {
    let won = "counters[china,apac] +1; t[china] +3; t[japan] +3; t[australia] +3; t[rok] +3; rel[china] -1";
    // Contested: +2 on the next die.
    costs(LANES, "china_h5", &[7, 1], &["choose peer-sea-yes"], won);
    // Not contested: Alignment, a Pro-US trend and an ally are lost; the die is unmodified.
    let set = format!("{LANES} draw ally rok");
    let given = format!("{won}; align[apac] -1; trend rel[china] +1; level[rok] -1");
    costs(&set, "china_h5", &[10, 3], &["choose peer-sea-no"], &given);
    assert_eq!(total(LANES, "WPC_H5_CLASH 2", 1), 3);
    assert_eq!(total(LANES, "WPC_H5_CLASH 0", 1), 1);
}

#[test]
fn mrp_wpc_h5_the_clash_4_to_9_by_naval_and_air() {
    let won = "counters[china,apac] +1; t[china] +3; t[japan] +3; t[australia] +3; t[rok] +3; rel[china] -1";
    let back = "t[china] +3; t[japan] +1; t[australia] +1; t[rok] +1; rel[china] -1";
    for die in [4, 9] {
        row(LANES, "WPC_H5_CLASH 0", &[die], &[], won);
        let ahead = format!("{LANES} cap[us,naval] = 6; cap[china,air] = 5");
        row(&ahead, "WPC_H5_CLASH 0", &[die], &[], &format!("{back}; counters[china,apac] -1"));
    }
    let even = format!("{LANES} cap[us,naval] = 5; cap[china,air] = 5");
    row(&even, "WPC_H5_CLASH 0", &[4], &[], won);
    // The player removes the Base instead.
    let base = "counters[china,apac] = 1; base[china,apac] = 1; cap[us,air] = 5";
    let two = format!("{back}; base[china,apac] -1; counters[china,apac] +2");
    row(base, "WPC_H5_CLASH 0", &[4], &["choose peer-sea-base"], &two);
    row(base, "WPC_H5_CLASH 0", &[4], &["choose peer-sea-inf"], &format!("{back}; counters[china,apac] -1"));
}

#[test]
fn mrp_wpc_h5_the_clash_10_by_a_lead_of_two() {
    let us = "t[china] +2; t[japan] +2; t[australia] +2; t[india] +2; status[track5] +1; pa +3; rwc +1; pp +1; lp +1; \
              rel[china] -3; counters[china,apac] -1";
    let wide = format!("{LANES} rel[china] = 4;");
    row(&format!("{wide} cap[us,naval] = 5; cap[us,air] = 5"), "WPC_H5_CLASH 0", &[10], &[], us);
    let china = "counters[china,apac] +2; align[apac] -1; pa -5; rwc -1; pp -1; lp -5; rel[china] -3";
    row(&format!("{wide} cap[china,naval] = 6"), "WPC_H5_CLASH 2", &[8], &[], china);
    let even = "t[china] +2; t[japan] +2; t[rok] +2; t[australia] +2; rel[china] -2";
    row(&wide, "WPC_H5_CLASH 0", &[10], &[], even);
    row(&format!("{wide} cap[us,naval] = 5"), "WPC_H5_CLASH 2", &[10], &[], even);
    row(&format!("{wide} cap[china,air] = 5"), "WPC_H5_CLASH 2", &[9], &[], even);
}

#[test]
fn mrp_loss_4_track_5_reaches_war_by_a_sea_clash_or_pressure() {
    let sea = format!("{LANES} cap[us,naval] = 6; status[track5] = 4");
    assert_eq!(end_with(&sea, "WPC_H5_CLASH 0", &[10]), Some("loss-4"));
    // H10 on Japan at status 4: a 7, and a 9 with relations 3.
    let presses = "status[track5] = 4; edge[track5] = 1";
    assert_eq!(end_with(presses, "china_h10", &[7]), Some("loss-4"));
    assert_eq!(end_with(presses, "china_h10", &[9]), Some("loss-4"));
    // Tensions at posture 2.
    let tense = "posture[china] = 2; status[track5] = 4; tensions china v3 v3 v3 v3";
    assert_eq!(end_with(tense, "peer_posture china", &[]), Some("loss-4"));
}

// ---- China: H6 to H10 ----

#[test]
fn mrp_wpc_h6_the_americas() {
    for (set, region) in [
        ("", "samerica"),
        ("counters[china,samerica] = 1", "samerica"),
        ("counters[china,samerica] = 2", "camerica"),
        ("counters[china,samerica] = 2; counters[china,camerica] = 2", "samerica"),
        ("base[china,samerica] = 1; counters[china,camerica] = 2", "camerica"),
        ("base[china,samerica] = 1; base[china,camerica] = 1", "samerica"),
        ("align[samerica] = 7", "camerica"),
        ("align[camerica] = 7; counters[china,samerica] = 2", "samerica"),
    ] {
        costs(set, "china_h6", &[5], &[], &format!("counters[china,{region}] +1"));
        costs(set, "china_h6", &[6], &[], "");
    }
    free("align[samerica] = 7; align[camerica] = 7", "china_h6", &[], &[], "");
    free("align[samerica] = 8; base[china,camerica] = 1", "china_h6", &[], &[], "");
}

#[test]
fn mrp_wpc_h7_veto_north_korea_first() {
    costs("un[iran] = 1; un[nk] = 1", "china_h7", &[], &[], "un[nk] -1");
    costs("un[iran] = 1", "china_h7", &[], &[], "un[iran] -1");
    free("uni[nk] = 1", "china_h7", &[], &[], "");
}

#[test]
fn mrp_wpc_h8_oil() {
    for (die, region) in
        [(1, "samerica"), (3, "samerica"), (4, "africa"), (6, "africa"), (7, "mideast"), (10, "mideast")]
    {
        let gains = format!("counters[china,{region}] +1");
        costs("", "china_h8", &[die, 5], &[], &gains);
        costs("", "china_h8", &[die, 6], &[], &format!("{gains}; trend align[{region}] -1"));
    }
}

#[test]
fn mrp_wpc_h9_only_at_posture_two_and_relations_up_to_four() {
    free("", "china_h9", &[], &[], "");
    free("posture[china] = 2; rel[china] = 5", "china_h9", &[], &[], "");
    let pass = "t[china] +3; trend rel[china] -1; trend soe[us] -1; pa -2; rel[china] -1";
    costs("posture[china] = 2; rel[china] = 4", "china_h9", &[4], &[], pass);
}

#[test]
fn mrp_wpc_h9_rows() {
    let pass = "t[china] +3; trend rel[china] -1; trend soe[us] -1; pa -2; rel[china] -1";
    let fail = "t[china] +4; trend rel[china] -1; soe[us] -1; pa -5; rwc -1; hs -1; rel[china] -2";
    let two = "posture[china] = 2;";
    costs(two, "china_h9", &[1], &[], pass);
    costs(two, "china_h9", &[4], &[], pass);
    // The Cyber bill becomes theirs, in the box that depends on control: -1 if they hold both houses, 0 if split, +1 if you do.
    for (control, bill) in [(0, "; bill_box[bill12] -1"), (1, ""), (2, "; bill_box[bill12] +1")] {
        let set = format!("{two} control = {control}; bill_box[bill12] = 0; bill_theirs[bill12] = 0");
        costs(
            &set,
            "china_h9",
            &[5],
            &[],
            &format!("{fail}; bill_at[bill12] +1; bill_theirs[bill12] +1{bill}"),
        );
    }
    // Not if the bill is not free, or if there is no room.
    for at in 1..=4 {
        costs(&format!("{two} bill_at[bill12] = {at}"), "china_h9", &[10], &[], fail);
    }
    let full =
        "bill_at[bill1] = 1; bill_at[bill2] = 1; bill_at[bill3] = 1; bill_at[bill4] = 1; bill_at[bill5] = 1";
    costs(&format!("{two} {full}"), "china_h9", &[10], &[], fail);
    // 0 or less.
    let repelled =
        "t[china] +2; trend rel[china] -1; soe[china] -1; edge[track5] +1; edge[track1] +1; rel[china] -2";
    costs(&format!("{two} security_gsi = 1"), "china_h9", &[1], &[], repelled);
    costs(&format!("{two} security_gsi = 1"), "china_h9", &[2], &[], pass);
}

#[test]
fn mrp_wpc_h9_modifiers() {
    for (set, expected) in [
        ("", 5),
        ("signed_ever[bill12] = 1", 4),
        ("cap[us,cyber] = 5", 4),
        ("cap[china,cyber] = 5", 5),
        ("security_gsi = 1", 3),
        ("security_gsi = 2; cap[us,cyber] = 7; signed_ever[bill12] = 1", -1),
        // Scenario 2001: untested services, +1 on every Homeland Security check.
        ("hs_untested = 1", 6),
    ] {
        assert_eq!(total(set, "WPC_H9", 4), expected, "{set}");
    }
}

#[test]
fn mrp_wpc_h10_once_a_turn_and_not_with_good_relations() {
    free("rel[china] = 4", "china_h10", &[], &[], "");
    free("h10_used[china] = 1", "china_h10", &[], &[], "");
    // Without a lead of 2 it is built up, on the higher track; a tie goes to India.
    let used = "h10_used[china] +1";
    costs("", "china_h10", &[], &[], &format!("{used}; edge[track1] -1; rc[casia] +1"));
    costs("status[track5] = 3", "china_h10", &[], &[], &format!("{used}; edge[track5] -1; rc[apac] +1"));
    let mixed = "status[track1] = 3; edge[track5] = 0; h10_used[russia] = 1";
    costs(mixed, "china_h10", &[], &[], &format!("{used}; edge[track1] -1; rc[casia] +1"));
}

#[test]
fn mrp_wpc_h10_rows() {
    for (set, track, region, ally) in [
        ("edge[track1] = 1;", "track1", "casia", "india"),
        ("status[track5] = 3; edge[track5] = 1;", "track5", "apac", "japan"),
    ] {
        let low = format!("h10_used[china] +1; rc[{region}] +1; t[china] +1; t[{ally}] +1");
        let clash = format!(
            "h10_used[china] +1; rc[{region}] +2; t[china] +2; t[{ally}] +2; status[{track}] +1; trend rel[china] -1"
        );
        for (die, expected) in [
            (1, format!("{low}; counters[china,{region}] +1")),
            (3, format!("{low}; counters[china,{region}] +1")),
            (4, format!("{low}; edge[{track}] +1")),
            (6, format!("{low}; edge[{track}] +1")),
            (7, clash.clone()),
            (8, clash.clone()),
            // Not at status 4: like 7-8.
            (9, clash.clone()),
            (10, clash.clone()),
        ] {
            costs(set, "china_h10", &[die], &[], &expected);
        }
        // Chinese Influence there is subtracted; a Base counts as three.
        let set = format!("{set} base[china,{region}] = 1; counters[china,{region}] = 1");
        assert_eq!(total(&set, "china_h10", 10), 6, "{set}");
    }
}

#[test]
fn mrp_wpc_h10_india_at_status_4_is_war() {
    let mut desk = world("status[track1] = 4; edge[track1] = 1");
    // 9: War. A die for the attacker (6: China), China's cyberattack, combat. The crises caused by the pressure (1), by the war (1)
    // and by this row (2) lead to a Major Crisis in the end; its 1 is a 2: Trending Anti-US.
    desk.dice(&[9, 6, 9, 6, 1]).run("china_h10", &[]);
    assert!(desk.done() && desk.given.dice.is_empty(), "{:?}", desk.choices());
    assert_eq!(desk.get1("war_kind", "w1"), of("india_china"));
    assert_eq!((desk.trend("align", Some("casia")), desk.get1("rc", "casia")), (-1, 2));
    assert_eq!((desk.get1("t", "china"), desk.get1("t", "india")), (3, 3));
    assert_eq!(desk.get1("status", "track1"), 5);
}

#[test]
fn mrp_wpc_h10_mrp_special_war_with_japan() {
    let mut desk = world("status[track5] = 4; edge[track5] = 1; rel[china] = 2");
    desk.dice(&[9]).run("china_h10", &[]);
    assert!(desk.done());
    assert_eq!((desk.ended(), desk.get1("status", "track5")), (None, 3), "a draw, not War");
}

// ---- The list H, and what happens without actions ----

#[test]
fn mrp_wpr_a_mrp_wpc_a_the_numbers_of_the_list() {
    for (number, set, dice, expected) in [
        (1, "", &[4, 2, 4, 8][..], "ap -1; pa -1"),
        (2, "", &[5], "counters[russia,east] +1"),
        (3, "rel[russia] = 4; multi[russia] = 1", &[], "multi[russia] -1"),
        (4, "", &[5], "cap[russia,naval] +1"),
        (5, "edge[track3] = 2", &[6], "edge[track3] -1; t[russia] +2; t[nato] +2; t[uk] +2; t[canada] +2"),
        (6, "un[iran] = 1; un[nk] = 1", &[], "un[iran] -1"),
        (7, "ap = 0", &[5], "nuke[iran] +1; t[iran] +1; t[israel] +1; t[gulf] +1"),
        (8, "ap = 0", &[5], "nuke[nk] +1; t[nk] +1; t[rok] +1; t[japan] +1; t[china] +1"),
        (9, "", &[5], "counters[russia,mideast] +1"),
        (10, "edge[track3] = 2", &[], "h10_used[russia] +1; edge[track3] -1; trend rel[russia] -1"),
    ] {
        row(set, &format!("peer_do russia {number}"), dice, &[], expected);
    }
    for (number, set, dice, expected) in [
        (1, "", &[3, 2][..], "counters[china,apac] +1"),
        (2, "", &[], &format!("{ROAD}; counters[china,apac] +1; counters[china,casia] +1")),
        (3, "align[apac] = 3", &[7], "counters[china,apac] +1"),
        (4, "edge[track5] = 3", &[6], "edge[track5] -1; t[china] +1; t[japan] +1"),
        (
            5,
            "counters[china,apac] = 2; rel[china] = 4",
            &[6],
            "counters[china,apac] +1; trend rel[china] -1; t[china] +1; t[japan] +1; t[australia] +1; t[rok] +1",
        ),
        (6, "", &[5], "counters[china,samerica] +1"),
        (7, "un[iran] = 1; un[nk] = 1", &[], "un[nk] -1"),
        (8, "", &[4, 5], "counters[china,africa] +1"),
        (
            9,
            "posture[china] = 2",
            &[4],
            "t[china] +3; trend rel[china] -1; trend soe[us] -1; pa -2; rel[china] -1",
        ),
        (10, "", &[], "h10_used[china] +1; edge[track1] -1; rc[casia] +1"),
    ] {
        row(set, &format!("peer_do china {number}"), dice, &[], expected);
    }
}

#[test]
fn mrp_wpr_f_mrp_wpc_f_without_actions_nothing_follows() {
    // C, D and E are rolled; G and H are not, even if something there would apply.
    let set = "apc[russia] = -9; apc[china] = -9; t[russia] = 0; turn = 2; cwn[mideast,cw] = 1; group casia 4 0; \
               group casia 2 0; rogue east 1; war w1 ukraine_russia east 1; war w2 india_china casia 1; uni[china] = 1";
    row(set, "russia_acts", &[10, 10, 8, 5], &[], "apc[russia] +9; trend rel[russia] +1");
    row(set, "china_acts", &[10, 10, 8, 5], &[], "apc[china] +9; trend rel[china] +1");
}

#[test]
fn mrp_wpr_g_mrp_wpr_a_the_steps_of_g_in_their_order() {
    // One action pays for terror next door; then none is left for anything else.
    let set = "soe[russia] = 3; posture[russia] = 2; apc[russia] = -3; group casia 4 0; group casia 2 0; \
               tensions russia v2; turn = 2; cwn[mideast,cw] = 1";
    let came = "apc[russia] +3; tg[casia,tg4] -1; tg[casia,tg3] +1";
    row(&format!("{set}; draw capability air"), "russia_acts", &[10, 10, 10, 8, 5], &[], came);
    // Two actions: dissent takes the second one, and Syria does not happen.
    let set = set.replace("-3", "-2");
    let came = came.replace("+3;", "+2;");
    row(&format!("{set}; draw capability air"), "russia_acts", &[10, 10, 10, 8, 5, 3], &[], &came);
    // Three: no dissent; Syria is free; then two actions H: three attacks that fail, and Influence in the East.
    let set = set.replace("-2", "-1");
    let came = "apc[russia] +1; tg[casia,tg4] -1; tg[casia,tg3] +1; counters[russia,mideast] +2; rel[russia] -1; \
                counters[russia,east] +1; trend align[east] -1";
    let dice = [10, 10, 10, 8, 5, 4, 4, 8, 4, 8, 4, 8, 5];
    row(&format!("{set}; draw capability air"), "russia_acts", &dice, &[], came);
}

#[test]
fn mrp_track_peers_the_relations_number_elsewhere() {
    for (rel, number) in [(1, 2), (2, 1), (3, 0), (4, 0), (5, -1)] {
        for peer in ["russia", "china"] {
            let set = format!("rel[{peer}] = {rel}; t[{peer}] = 3");
            let tensions = total(&set, &format!("ACT_tensions {peer} 0"), 5);
            assert_eq!(tensions, 5 + number, "Decrease Tensions, {peer}, relations {rel}");
        }
        // De-escalate on a track of that peer, and UN peace in one of its wars (with a roll that does not succeed).
        let (russia, china) = (format!("rel[russia] = {rel}"), format!("rel[china] = {rel}"));
        assert_eq!(total(&russia, "ACT_deescalate track4", 5), 5 + number, "track 4, relations {rel}");
        assert_eq!(total(&china, "ACT_deescalate track5", 5), 5 + number, "track 5, relations {rel}");
        assert_eq!(total(&china, "ACT_deescalate track2", 5), 5, "no peer on track 2");
        let war = format!("{russia}; war w1 ukraine_russia east 1");
        assert_eq!(total(&war, "WD3_war w1 0 0", 6), 6 + number, "UN peace, relations {rel}");
    }
}

// ---- Summits ----

/// Tests a problem that is solved.
fn solved(set: &str, line: &str, dice: &[u16], answers: &[&str], expected: &str) {
    let desk = row(set, line, dice, answers, expected);
    assert_eq!(desk.get("summit_solved"), 1, "{line} in [{set}], {dice:?} {answers:?} is solved");
}

/// Tests a problem that is not solved.
fn unsolved(set: &str, line: &str, dice: &[u16], answers: &[&str], expected: &str) {
    let desk = row(set, line, dice, answers, expected);
    assert_eq!(desk.get("summit_solved"), 0, "{line} in [{set}], {dice:?} {answers:?} is not solved");
}

const YES: &[&str] = &["choose peer-accept"];
const NO: &[&str] = &["choose peer-refuse"];

#[test]
fn mrp_wpr2_number_of_problems_by_relations() {
    for (rel, number) in [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)] {
        let mut desk = world(&format!("rel[russia] = {rel}"));
        // No problem is raised: the result is that for none solved.
        desk.dice(&[1]).run("summit", &["russia"]).act("choose peer-enough");
        assert_eq!((desk.get("summit_number"), desk.done()), (number, true), "relations {rel}");
    }
}

#[test]
fn mrp_wpr2_conditions_of_the_problems() {
    let all = "uns[east] = 1; cwn[africa,cw] = 1; group casia 2 0; rogue mideast 1;";
    let open = |set: &str, peer: &str| {
        let mut desk = world(set);
        call(&mut desk, &format!("summit {peer}"));
        let choices = desk.choices();
        choices.iter().map(|c| c.trim_start_matches("choose peer-").to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(open("", "russia"), "relations trade nuclear enough");
    assert_eq!(open(all, "russia"), "relations trade stabilise mediate terror rogue nuclear enough");
    assert_eq!(open(&format!("{all} rel[russia] = 2"), "russia"), "relations trade stabilise mediate enough");
    assert_eq!(open(&format!("{all} rel[russia] = 1"), "russia"), "relations trade enough");
    assert_eq!(open(&format!("{all} ap = 0"), "russia"), "relations trade stabilise mediate enough");
    let under = format!("{all} multi[russia] = 1");
    assert_eq!(open(&under, "russia"), "relations sanctions trade stabilise mediate enough");
    assert_eq!(open("nuke[iran] = 1", "russia"), "relations trade enough");
    assert_eq!(open("iran_out = 1", "russia"), "relations trade enough");
    // Regions: Russia stabilises the East, Central/South Asia, the Middle East and Central America ...
    for (region, russia, china) in [
        ("euro", false, false),
        ("east", true, false),
        ("camerica", true, false),
        ("samerica", false, true),
        ("mideast", true, false),
        ("casia", true, true),
        ("africa", false, true),
        ("apac", false, true),
    ] {
        for set in [format!("rc[{region}] = 1"), format!("uns[{region}] = 1")] {
            assert_eq!(open(&set, "russia").contains("stabilise"), russia, "Russia {set}");
            assert_eq!(open(&set, "china").contains("stabilise"), china, "China {set}");
        }
        let set = format!("rogue {region} 2");
        assert_eq!(open(&set, "russia").contains("rogue"), russia, "Russia {set}");
        assert_eq!(open(&set, "china").contains("rogue"), china, "China {set}");
        // ... and fights terror in these.
        let set = format!("group {region} 1 0");
        let terror = ["east", "mideast", "africa", "casia"].contains(&region);
        assert_eq!(open(&set, "russia").contains("terror"), terror, "Russia {set}");
        let terror = ["apac", "casia"].contains(&region);
        assert_eq!(open(&set, "china").contains("terror"), terror, "China {set}");
        // Civil wars anywhere.
        let set = format!("cwn[{region},cw] = 1");
        assert!(open(&set, "russia").contains("mediate") && open(&set, "china").contains("mediate"), "{set}");
    }
    assert!(!open("cwn[africa,cwc] = 1", "russia").contains("mediate"), "a Ceasefire needs no mediator");
    // Tensions of the peer or, with China, of an ally in the region.
    assert!(open("t[russia] = 1", "russia").contains("stabilise"));
    assert!(open("t[japan] = 1", "china").contains("stabilise"));
    assert!(!open("t[uk] = 1", "china").contains("stabilise"));
    assert!(open("iran_out = 1", "china").contains("nuclear"));
    assert!(!open("nuke[nk] = 1", "china").contains("nuclear"));
}

#[test]
fn mrp_wpr2_each_kind_once_and_a_condition_may_come_true_on_the_way() {
    let mut desk = world("multi[russia] = 1; ap = 1");
    call(&mut desk, "summit russia");
    assert!(!desk.may("choose peer-nuclear"), "under sanctions");
    desk.dice(&[8]).act("choose peer-sanctions").act("choose peer-accept");
    assert!(desk.may("choose peer-nuclear") && !desk.may("choose peer-sanctions"));
    let mut desk = world("ap = 0");
    call(&mut desk, "summit russia");
    assert!(!desk.may("choose peer-nuclear"), "no AP");
    desk.dice(&[5]).act("choose peer-trade");
    assert!(desk.may("choose peer-nuclear") && !desk.may("choose peer-trade"));
}

#[test]
fn mrp_wpr2_a_whole_summit() {
    // Relations 4: three problems. Two are solved and the third is not raised: "2 of 3", with a 2 on the result die.
    let set = "rel[russia] = 4; t[russia] = 4";
    let answers = ["choose peer-relations", "choose peer-trade", "choose peer-enough"];
    let expected = "trend rel[russia] +1; trend soe[russia] +1; trend soe[euro_soe] +1; trend soe[us] +1; ap +2; \
                    t[russia] -3; pa +2; rel[russia] +1";
    row(set, "summit russia", &[5, 8, 2], &answers, expected);
    // Relations 1: after one problem the summit ends.
    let expected = "trend rel[russia] +1; pa +1; t[russia] -1";
    row("rel[russia] = 1; t[russia] = 4", "summit russia", &[1, 8], &["choose peer-relations"], expected);
}

#[test]
fn mrp_wpr2_improve_relations() {
    let line = "summit_relations russia";
    for die in [1, 2, 3, 5] {
        solved("", line, &[die], &[], "trend rel[russia] +1");
    }
    solved("uni[russia] = 1", line, &[6], YES, "uni[russia] -1; trend rel[russia] +1");
    solved("", line, &[8], YES, "trend soe[russia] +1; trend rel[russia] +1");
    unsolved("uni[russia] = 1", line, &[8], NO, "");
    solved("", line, &[9], YES, "counters[russia,east] +1; trend rel[russia] +1");
    unsolved("", line, &[10], NO, "");
}

#[test]
fn mrp_wpr2_remove_sanctions() {
    let line = "summit_sanctions russia";
    let set = "uni[russia] = 1; multi[russia] = 1; t[russia] = 2; ft_on[f_press] = 1";
    let off = "uni[russia] -1; multi[russia] -1; t[russia] -1; ft_on[f_press] -1";
    solved(set, line, &[2], YES, &format!("{off}; trend soe[euro_soe] +1"));
    solved(set, line, &[3], YES, &format!("{off}; apc[russia] -1"));
    solved(set, line, &[5], YES, &format!("{off}; apc[russia] -1"));
    solved(set, line, &[6], YES, off);
    solved(set, line, &[10], YES, off);
    unsolved(set, line, &[1], NO, "");
    unsolved(set, line, &[6], NO, "");
}

#[test]
fn mrp_wpr2_trade() {
    let line = "summit_trade russia";
    let won = "trend soe[russia] +1; trend soe[euro_soe] +1; trend soe[us] +1; t[russia] -1; ap +1";
    let set = "t[russia] = 1";
    for die in [3, 5, 6, 8] {
        solved(set, line, &[die], &[], won);
    }
    solved(set, line, &[9], YES, &format!("{won}; apc[russia] +1"));
    unsolved(set, line, &[9], NO, "");
    // 1-2: one Civil War becomes a Ceasefire.
    solved(set, line, &[2], &[], won);
    let wars = "t[russia] = 1; cwn[africa,cw] = 1; cwn[mideast,cw] = 1; cwn[mideast,cw_iran] = 1";
    let africa = format!("{won}; cwn[africa,cw] -1; cwn[africa,cwc] +1");
    solved(wars, line, &[2], &["pick africa"], &africa);
    let iran = format!("{won}; cwn[mideast,cw_iran] -1; cwn[mideast,cwc_iran] +1");
    solved(wars, line, &[1], &["pick middle-east", "pick war-iran"], &iran);
}

#[test]
fn mrp_wpr2_stabilise_a_region() {
    let line = "summit_stabilise russia";
    let set = "rc[camerica] = 2; uns[camerica] = 1; t[russia] = 1; multi[russia] = 1;";
    let go_there = |answer: &'static [&'static str]| [&["pick central-america"], answer].concat();
    solved(set, line, &[2], &go_there(&["choose peer-less-tension"]), "rc[camerica] -1; t[russia] -1");
    solved(set, line, &[1], &go_there(&["choose peer-less-unstable"]), "rc[camerica] -1; uns[camerica] -1");
    let yes = go_there(&["choose peer-accept", "choose peer-less-tension"]);
    solved(set, line, &[3], &yes, "rc[camerica] -1; t[russia] -1; multi[russia] -1");
    let free_of = format!("{set} multi[russia] = 0");
    solved(&free_of, line, &[5], &yes, "rc[camerica] -1; t[russia] -1; trend soe[russia] +1");
    let price = "rc[camerica] -1; t[russia] -1; multi[russia] -1; counters[russia,east] +1";
    solved(set, line, &[6], &yes, price);
    solved(set, line, &[8], &yes, price);
    solved(set, line, &[9], &yes, &format!("{price}; apc[russia] +1"));
    for die in [3, 6, 10] {
        unsolved(set, line, &[die], &go_there(NO), "");
    }
    // If there is only one thing to ease, there is no question.
    solved("rc[east] = 1; uns[east] = 1", line, &[1], &[], "rc[east] -1; uns[east] -1");
}

#[test]
fn mrp_wpr2_mediate_in_a_civil_war() {
    let line = "summit_mediate russia";
    let far = "cwn[africa,cw] = 1; uni[russia] = 1";
    let near = "cwn[east,cw] = 1; uni[russia] = 1";
    let far_ends = "cwn[africa,cw] -1; cwn[africa,cwc_pk] +1";
    let near_ends = "cwn[east,cw] -1; cwn[east,cwc_pk] +1";
    // 1-2: nothing for a distant region, Influence for a near one. The second die: 1-3 Pro-US, 4-7 nothing, 8-10 Influence.
    solved(far, line, &[2, 4], &[], far_ends);
    solved(far, line, &[2, 7], &[], far_ends);
    solved(far, line, &[2, 1], &[], &format!("{far_ends}; trend align[africa] +1"));
    solved(far, line, &[2, 3], &[], &format!("{far_ends}; trend align[africa] +1"));
    solved(far, line, &[2, 8], &[], &format!("{far_ends}; counters[russia,africa] +1"));
    solved(near, line, &[2, 4], YES, &format!("{near_ends}; counters[russia,east] +1"));
    unsolved(near, line, &[2], NO, "");
    // 3-5: Influence there, or else an AP counter or the economy.
    solved(near, line, &[3, 4], YES, &format!("{near_ends}; counters[russia,east] +1"));
    let ap = ["choose peer-accept", "choose peer-give-ap"];
    let ei = ["choose peer-accept", "choose peer-give-ei"];
    solved(far, line, &[5, 4], &ap, &format!("{far_ends}; apc[russia] +1"));
    solved(far, line, &[5, 4], &ei, &format!("{far_ends}; trend soe[russia] +1"));
    // 6-8: sanctions are removed, and one of the two, also for a near region.
    solved(near, line, &[6, 4], &ap, &format!("{near_ends}; uni[russia] -1; apc[russia] +1"));
    solved(far, line, &[8, 4], &ei, &format!("{far_ends}; uni[russia] -1; trend soe[russia] +1"));
    // 9-10: sanctions, AP counter, Influence.
    let most = format!("{far_ends}; uni[russia] -1; apc[russia] +1; counters[russia,africa] +1");
    solved(far, line, &[9, 4], YES, &most);
    for die in [3, 6, 9] {
        unsolved(far, line, &[die], NO, "");
    }
    // Central/South Asia is near, too; an Iranian civil war keeps its Influence.
    let iran = "cwn[casia,cw_iran] = 1";
    let ends = "cwn[casia,cw_iran] -1; cwn[casia,cwc_pk_iran] +1; counters[russia,casia] +1";
    solved(iran, line, &[1, 5], YES, ends);
}

#[test]
fn mrp_wpr2_fight_terror_together() {
    let line = "summit_antiterror russia";
    let set = "group east 3 1; group east 1 0";
    // The player decides which one is first: both are lowered. 1 AP is paid before the roll.
    let won = "ap -1; tg[east,tg3g] -1; tg[east,tg2g] +1; tg[east,tg1] -1; trend rel[russia] +1; counters[russia,east] +1";
    let yes = ["choose peer-accept", "pick 1"];
    solved(set, line, &[2], &yes, won);
    solved(set, line, &[3], &yes, &format!("{won}; apc[russia] +1"));
    solved(set, line, &[8], &yes, &format!("{won}; apc[russia] +1"));
    solved(set, line, &[9], &yes, &format!("{won}; apc[russia] +1; trend soe[russia] +1"));
    unsolved(set, line, &[2], NO, "ap -1");
    // A single group; two of the same kind; two regions.
    let one = "ap -1; tg[casia,tg2] -1; tg[casia,tg1] +1; trend rel[russia] +1; counters[russia,casia] +1";
    solved("group casia 2 0", line, &[1], YES, one);
    let alike = "ap -1; tg[casia,tg2] -2; tg[casia,tg1] +2; trend rel[russia] +1; counters[russia,casia] +1";
    solved("group casia 2 0; group casia 2 0", line, &[1], YES, alike);
    let there = ["pick central-south-asia", "choose peer-accept"];
    solved("group casia 2 0; group africa 4 0", line, &[1], &there, one);
}

#[test]
fn mrp_wpr2_contain_a_rogue_state() {
    let line = "summit_rogue russia";
    let set = "rogue casia 2; rc[casia] = 1; group casia 2 0; group casia 3 2";
    let won = "ap -1; rs_ap[rs1] -1; rc[casia] -1; tg[casia,tg3l] -1; tg[casia,tg2l] +1";
    solved(set, line, &[2], YES, &format!("{won}; apc[russia] +1"));
    solved(set, line, &[5], YES, &format!("{won}; counters[russia,casia] +1"));
    solved(set, line, &[8], YES, &format!("{won}; counters[russia,casia] +1; apc[russia] +1"));
    let most = format!("{won}; counters[russia,casia] +1; apc[russia] +1; trend soe[russia] +1");
    solved(set, line, &[9], YES, &most);
    for die in [1, 3, 6, 10] {
        unsolved(set, line, &[die], NO, "ap -1");
    }
    solved(
        "rogue east 1; rogue africa 3; rogue mideast 4",
        line,
        &[1],
        &["pick 3", "choose peer-accept"],
        "ap -1; rs_ap[rs3] -1; apc[russia] +1",
    );
}

#[test]
fn mrp_wpr2_mrp_r66_slow_iran() {
    let line = "summit_nuclear russia";
    // Box 2 is entered: one Tensions each is removed from Iran, Israel and the Gulf States.
    let set = "nuke[iran] = 3; t[iran] = 2; t[israel] = 2; t[gulf] = 2";
    let won = "ap -1; nuke[iran] -1; t[iran] -1; t[israel] -1; t[gulf] -1; trend soe[russia] +1; \
               counters[russia,mideast] +1";
    solved(set, line, &[2], YES, won);
    solved(set, line, &[5], YES, &format!("{won}; apc[israel] -1"));
    solved(set, line, &[8], YES, &format!("{won}; apc[israel] -1; apc[gulf] -1"));
    let most = format!("{won}; apc[israel] -1; apc[gulf] -1; counters[russia,casia] +1");
    solved(set, line, &[9], YES, &most);
    for die in [1, 3, 6, 10] {
        unsolved(set, line, &[die], NO, "ap -1");
    }
}

#[test]
fn mrp_wpr2_mrp_wpc2_mrp_track_peers_modifiers_of_price_rolls() {
    for (rel, number) in [(1, 2), (2, 1), (3, 0), (4, 0), (5, -1)] {
        let (russia, china) = (format!("rel[russia] = {rel}"), format!("rel[china] = {rel}"));
        assert_eq!(total(&russia, "SUMMIT_RELATIONS russia", 3), 3, "Russia, relations {rel}");
        assert_eq!(total(&china, "SUMMIT_RELATIONS china", 3), 3 + number, "China, relations {rel}");
        let cases = [
            ("SUMMIT_SANCTIONS china", "uni[china] = 1"),
            ("SUMMIT_TRADE china", ""),
            ("SUMMIT_STABILISE china apac", ""),
            ("SUMMIT_MEDIATE china casia", "cwn[casia,cw] = 1"),
            ("SUMMIT_TERROR china apac", "group apac 1 0"),
            ("SUMMIT_ROGUE china 0", "rogue apac 1"),
            ("SUMMIT_NUCLEAR china", ""),
        ];
        for (line, set) in cases {
            assert_eq!(total(&format!("{china}; {set}"), line, 3), 3 + number, "{line}, relations {rel}");
        }
    }
    // Impatient, an attribute of this edition, gives +1 with both peers.
    assert_eq!(total("attr[impatient] = 1", "SUMMIT_TRADE russia", 8), 9);
    assert_eq!(total("attr[impatient] = 1; rel[china] = 1", "SUMMIT_TRADE china", 6), 9);
    // Result rolls have no modifier.
    assert_eq!(total("attr[impatient] = 1; rel[china] = 1", "SUMMIT_RESULT china", 3), 3);
}

#[test]
fn mrp_wpr2_mrp_wpc2_results_by_the_share_solved() {
    for (solved, number, results) in [
        (0, 3, ["", "ap -1", "ap -1; pa -1", "ap -1; pa -2; t +1"]),
        (0, 1, ["", "ap -1", "ap -1; pa -1", "ap -1; pa -2; t +1"]),
        (1, 3, ["pa +1; t -1", "t -1", "ap -1", "ap -1; pa -1"]),
        (1, 2, ["pa +2; t -1", "pa +1; t -1", "t -1", "ap -1"]),
        (2, 3, ["pa +2; ap +1; t -2; rel +1", "pa +2; t -1; trend rel +1", "pa +2; t -1", "pa +1; t -1"]),
        (1, 1, ["pa +2; ap +1; t -2; trend rel +1", "pa +1; t -1; trend rel +1", "pa +1; t -1", "pa +1"]),
        (
            2,
            2,
            [
                "pa +3; goodwill +1; ap +2; t -2; trend rel +1",
                "pa +3; ap +1; t -2; trend rel +1",
                "pa +2; t -1; trend rel +1",
                "pa +2; t -1",
            ],
        ),
        (
            3,
            3,
            [
                "pa +4; goodwill +1; ap +3; mr +1; t -3; rel +1",
                "pa +3; goodwill +1; ap +2; t -2; rel +1",
                "pa +3; ap +1; t -2; trend rel +1",
                "pa +2; t -2; trend rel +1",
            ],
        ),
    ] {
        for peer in ["russia", "china"] {
            let set = format!("summit_solved = {solved}; summit_number = {number}; t[{peer}] = 5");
            for (dice, result) in [[1, 2], [3, 5], [6, 8], [9, 10]].into_iter().zip(results) {
                for die in dice {
                    let expected = result.replace("t -", &format!("t[{peer}] -"));
                    let expected = expected.replace("t +", &format!("t[{peer}] +"));
                    let expected = expected.replace("rel +", &format!("rel[{peer}] +"));
                    row(&set, &format!("SUMMIT_RESULT {peer}"), &[die], &[], &expected);
                }
            }
        }
    }
}

#[test]
fn mrp_wpc2_relations_sanctions_and_trade() {
    let line = "summit_relations china";
    solved("", line, &[5], &[], "trend rel[china] +1");
    solved("multi[china] = 1", line, &[6], YES, "multi[china] -1; trend rel[china] +1");
    solved("", line, &[8], YES, "trend soe[china] +1; trend rel[china] +1");
    let apac = ["choose peer-accept", "pick asia-pacific"];
    let asia = ["choose peer-accept", "pick central-south-asia"];
    solved("", line, &[9], &apac, "counters[china,apac] +1; trend rel[china] +1");
    solved("", line, &[9], &asia, "counters[china,casia] +1; trend rel[china] +1");
    unsolved("", line, &[9], NO, "");

    let line = "summit_sanctions china";
    let set = "uni[china] = 1; t[china] = 2; ft_on[f_press] = 1";
    let off = "uni[china] -1; t[china] -1; ft_on[f_press] -1";
    solved(set, line, &[2], YES, &format!("{off}; apc[china] -1"));
    solved(set, line, &[5], YES, &format!("{off}; trend soe[us] +1"));
    solved(set, line, &[6], YES, off);
    unsolved(set, line, &[3], NO, "");

    let line = "summit_trade china";
    let won = "trend soe[china] +1; trend soe[us] +1; t[china] -1; ap +1";
    solved("t[china] = 1", line, &[3], &[], won);
    let wars = "t[china] = 1; cwn[africa,cw] = 1";
    solved(wars, line, &[2], &[], &format!("{won}; cwn[africa,cw] -1; cwn[africa,cwc] +1"));
    // 9: one AP counter, and China's economy improves twice.
    let dear = "soe[china] +1; trend soe[us] +1; t[china] -1; ap +1; apc[china] +1";
    solved("t[china] = 1", line, &[9], YES, dear);
    unsolved("t[china] = 1", line, &[9], NO, "");
}

#[test]
fn mrp_wpc2_stabilise_and_mediate() {
    let line = "summit_stabilise china";
    let set =
        "rc[apac] = 1; uns[apac] = 1; t[china] = 1; t[japan] = 1; t[rok] = 2; t[uk] = 1; uni[china] = 1";
    let tense = "rc[apac] -1; t[china] -1; t[japan] -1; t[rok] -1";
    let there = |answers: &'static [&'static str]| [&["pick asia-pacific"], answers].concat();
    solved(set, line, &[1], &there(&["choose peer-less-tension"]), tense);
    solved(set, line, &[1], &there(&["choose peer-less-unstable"]), "rc[apac] -1; uns[apac] -1");
    let yes = there(&["choose peer-accept", "choose peer-less-tension"]);
    solved(set, line, &[3], &yes, &format!("{tense}; uni[china] -1"));
    solved(set, line, &[6], &yes, &format!("{tense}; uni[china] -1; counters[china,apac] +1"));
    solved(set, line, &[9], &yes, &format!("{tense}; uni[china] -1; counters[china,apac] +1; apc[china] +1"));
    unsolved(set, line, &[9], &there(NO), "");

    let line = "summit_mediate china";
    let near = "cwn[apac,cw] = 1; uni[china] = 1";
    let ends = "cwn[apac,cw] -1; cwn[apac,cwc_pk] +1";
    solved(near, line, &[1, 5], YES, &format!("{ends}; counters[china,apac] +1"));
    solved(near, line, &[3, 9], YES, &format!("{ends}; counters[china,apac] +2"));
    let far = "cwn[east,cw] = 1; uni[china] = 1";
    let ends = "cwn[east,cw] -1; cwn[east,cwc_pk] +1";
    solved(far, line, &[1, 5], &[], ends);
    let ap = ["choose peer-accept", "choose peer-give-ap"];
    solved(far, line, &[3, 5], &ap, &format!("{ends}; apc[china] +1"));
    solved(far, line, &[6, 2], &ap, &format!("{ends}; apc[china] +1; uni[china] -1; trend align[east] +1"));
    solved(
        far,
        line,
        &[9, 5],
        YES,
        &format!("{ends}; apc[china] +1; uni[china] -1; counters[china,east] +1"),
    );
}

#[test]
fn mrp_wpc2_terror_rogue_state_and_north_korea() {
    let won = "ap -1; tg[apac,tg2] -1; tg[apac,tg1] +1; trend rel[china] +1; counters[china,apac] +1";
    solved("group apac 2 0", "summit_antiterror china", &[1], YES, won);
    let dear = format!("{won}; apc[china] +1; trend soe[china] +1");
    solved("group apac 2 0", "summit_antiterror china", &[9], YES, &dear);

    let won = "ap -1; rs_ap[rs1] -1; rc[africa] -1";
    let set = "rogue africa 2; rc[africa] = 1";
    solved(set, "summit_rogue china", &[1], YES, &format!("{won}; apc[china] +1"));
    solved(set, "summit_rogue china", &[4], YES, &format!("{won}; counters[china,africa] +1"));

    let line = "summit_nuclear china";
    // Box 3 is entered from box 4.
    let set = "nuke[nk] = 4; t[nk] = 2; t[rok] = 2; t[japan] = 2; t[china] = 2";
    let won = "ap -1; nuke[nk] -1; t[nk] -1; t[rok] -1; t[japan] -1; t[china] -1; trend soe[china] +1; \
               counters[china,apac] +1";
    solved(set, line, &[2], YES, won);
    solved(set, line, &[5], YES, &format!("{won}; apc[rok] -1"));
    solved(set, line, &[8], YES, &format!("{won}; apc[rok] -1; apc[japan] -1"));
    let most = format!("{won}; apc[rok] -1; apc[japan] -1; counters[china,casia] +1");
    solved(set, line, &[10], YES, &most);
    unsolved(set, line, &[10], NO, "ap -1");
}

// ---- Special wars ----

/// No side has an edge on the tracks, in Influence or in units. The US has cohesion and nothing else.
const EVEN: &str = "edge[track3] = 2; edge[track5] = 3; unit_at[b_apac,usaf] = 0; unit_at[b_apac,sof] = 0; \
                    unit_at[b_apac,intel] = 0; unit_at[b_rok,heavy] = 0; status[track3] = 4; status[track5] = 4;";

/// Makes this side ahead in n capabilities.
fn ahead(side: &str, n: usize) -> String {
    let areas = ["air", "ground", "naval", "cyber", "space", "missiles", "recon"];
    areas[..n].iter().map(|area| format!("cap[{side},{area}] = 5; ")).collect()
}

/// The number of areas in which the US and the peer are ahead.
fn areas(set: &str, peer: &str) -> (i16, i16) {
    let mut desk = world(&format!("{EVEN} {set}"));
    desk.dice(&[1]);
    call(&mut desk, &format!("special_war {peer}"));
    (desk.get("clash_us"), desk.get("clash_peer"))
}

#[test]
fn mrp_special_war_ten_areas() {
    for (peer, track, region, base, allies) in [
        ("russia", "track3", "east", "b_east", ["nato", "uk", "canada"]),
        ("china", "track5", "apac", "b_apac", ["japan", "australia", "rok"]),
    ] {
        let home = if peer == "russia" { "euro" } else { "apac" };
        assert_eq!(areas("", peer), (1, 0), "{peer}: cohesion only");
        for n in 1..=4 {
            assert_eq!(areas(&ahead("us", n), peer), (1 + n as i16, 0), "{peer}: {n} capabilities of the US");
            assert_eq!(areas(&ahead(peer, n), peer), (1, n as i16), "{peer}: {n} capabilities of the peer");
        }
        let other = if peer == "russia" { "china" } else { "russia" };
        assert_eq!(areas(&ahead(other, 7), peer), (1, 0), "{peer}: the third power does not count");
        // Relative Strength.
        assert_eq!(areas(&format!("edge[{track}] = 1"), peer), (1, 1), "{peer}: its lead");
        assert_eq!(areas(&format!("edge[{track}] = 4"), peer), (2, 0), "{peer}: the ally's lead");
        // Influence against US counters in the region's box; not in carrier zones and not In Transit.
        assert_eq!(areas(&format!("counters[{peer},{region}] = 1"), peer), (1, 1), "{peer}: Influence");
        assert_eq!(areas(&format!("unit_at[{base},light] = 1"), peer), (2, 0), "{peer}: units");
        let both = format!("unit_at[{base},sof] = 1; unit_at[{base},intel] = 1; base[{peer},{region}] = 1");
        assert_eq!(areas(&both, peer), (1, 1), "{peer}: a Base is three");
        assert_eq!(
            areas(&format!("unit_at[{base},usaf] = 1; counters[{peer},{region}] = 1"), peer),
            (1, 0),
            "{peer}: a tie"
        );
        assert_eq!(areas(&format!("unit_at[{base},transit] = 1"), peer), (1, 0), "{peer}: In Transit");
        assert_eq!(
            areas("unit_at[z_med,carrier] = 3; unit_at[z_wpacific,carrier] = 3", peer),
            (1, 0),
            "{peer}: zones"
        );
        // Cohesion.
        for ally in allies {
            assert_eq!(areas(&format!("level[{ally}] = 1"), peer), (0, 1), "{peer}: {ally}");
        }
        assert_eq!(areas(&format!("stab[{home}] = 4"), peer), (0, 1), "{peer}: Stability");
        assert_eq!(
            areas("level[israel] = 0; stab[mideast] = 3", peer),
            (1, 0),
            "{peer}: others do not matter"
        );
    }
}

#[test]
fn mrp_special_war_mrp_loss_17_who_wins() {
    for (peer, track) in [("russia", "track3"), ("china", "track5")] {
        let result = |set: &str| {
            let mut desk = world(&format!("{EVEN} {set}"));
            desk.dice(&[1]);
            call(&mut desk, &format!("special_war {peer}"));
            match desk.ended() {
                Some(way) => way,
                None if desk.get1("status", track) == 2 => "win",
                None if desk.get1("status", track) == 3 => "draw",
                None => "?",
            }
        };
        // With cohesion the US needs five capabilities.
        assert_eq!(result(&ahead("us", 5)), "win", "{peer}");
        assert_eq!(result(&ahead("us", 4)), "draw", "{peer}");
        assert_eq!(result(&ahead(peer, 6)), "loss-17", "{peer}");
        assert_eq!(result(&ahead(peer, 5)), "draw", "{peer}: five without Relative Strength");
        // With five areas the peer wins if its Relative Strength is +2, but not if it is +1.
        let (one, two) = if peer == "russia" { (1, 0) } else { (2, 1) };
        assert_eq!(result(&format!("{} edge[{track}] = {one}", ahead(peer, 4))), "draw", "{peer} +1");
        assert_eq!(result(&format!("{} edge[{track}] = {two}", ahead(peer, 4))), "loss-17", "{peer} +2");
        assert_eq!(result(&format!("{} edge[{track}] = {two}", ahead(peer, 3))), "draw", "{peer} four areas");
    }
}

#[test]
fn mrp_special_war_russia_won_by_the_us() {
    let set = format!(
        "{EVEN} {} rel[russia] = 2; pa = 10; counters[russia,east] = 2; counters[russia,euro] = 1; \
        counters[russia,africa] = 1; counters[russia,apac] = 1; unit_at[b_east,light] = 3;",
        ahead("us", 5)
    );
    let expected = "soe[russia] -1; status[track3] -2; edge[track3] +1; pa +8; rwc +1; pp +2; lp +10; rel[russia] -1; \
                    trend rel[russia] -1; align[euro] +1; align[east] +1; rc[euro] +2; rc[east] +3";
    let off = "counters[russia,east] -1; counters[russia,euro] -1; counters[russia,apac] -1";
    let answers = ["pick eurozone", "pick asia-pacific"];
    // After the first one the Eurozone is empty, so the second one comes from the East without asking.
    row(&set, "special_war russia", &[], &answers, &format!("{expected}; {off}"));
    let off = "counters[russia,east] -2; counters[russia,africa] -1";
    let answers = ["pick eastern-europe", "pick eastern-europe", "pick africa"];
    row(&set, "special_war russia", &[], &answers, &format!("{expected}; {off}"));
    // If relations had a trend counter before, it is Anti-US in the end.
    for trend in [-1, 1] {
        let mut desk = world(&format!("{EVEN} {} trend rel[russia] = {trend}", ahead("us", 5)));
        go(&mut desk, "special_war russia", &[], &[]);
        assert_eq!((desk.get1("rel", "russia"), desk.trend("rel", Some("russia"))), (1, -1), "trend {trend}");
    }
}

#[test]
fn mrp_special_war_russia_a_draw() {
    let set = format!(
        "{EVEN} level[nato] = 0; level[uk] = 1; lp = 3; counters[russia,east] = 2; \
        counters[russia,euro] = 2; base[russia,euro] = 1; unit_at[b_east,light] = 2"
    );
    let draw = "status[track3] -1; pa -4; rwc -1; lp -5; level[nato] +2; level[uk] +1; t[russia] +2; t[nato] +2; \
                t[canada] +2; t[uk] +2; trend soe[russia] -1; trend soe[euro_soe] -1; trend soe[us] -1; \
                trend rel[russia] -1; counters[russia,east] -1; counters[russia,euro] -2";
    let calm = "rc[euro] +1; rc[east] +1; trend align[euro] +1; trend align[east] +1";
    let middle = "rc[euro] +1; rc[east] +2";
    let bad = "stab[euro] -1; stab[east] -1; trend align[euro] -1; trend align[east] -1";
    for (die, after) in [(1, calm), (3, calm), (4, middle), (7, middle), (8, bad), (10, bad)] {
        row(&set, "special_war russia", &[die], &[], &format!("{draw}; {after}"));
    }
}

#[test]
fn mrp_special_war_china_won_by_the_us() {
    let set = format!(
        "{EVEN} {} rel[china] = 2; pa = 10; counters[china,apac] = 3; unit_at[b_apac,light] = 4; \
        counters[china,africa] = 1; counters[china,euro] = 1; edge[track5] = 4",
        ahead("us", 5)
    );
    let expected = "counters[china,apac] -2; counters[china,africa] -1; soe[china] -1; trend soe[us] -1; t[china] +2; \
                    status[track5] -2; edge[track5] -1; pa +8; rwc +1; pp +2; lp +10; rel[china] -1; align[apac] +1; \
                    rc[apac] +2";
    row(&set, "special_war china", &[], &["pick africa"], expected);
}

#[test]
fn mrp_special_war_china_a_draw() {
    let set = format!("{EVEN} level[japan] = 1; level[rok] = 0; lp = 3");
    let draw = "status[track5] -1; pa -4; rwc -1; lp -5; t[china] +2; t[japan] +2; t[australia] +2; t[rok] +2; \
                trend align[apac] -1; trend soe[china] -1; trend soe[us] -1; rel[china] -2";
    row(&set, "special_war china", &[], &["pick rok"], &format!("{draw}; level[rok] +1"));
    row(&set, "special_war china", &[], &["pick japan"], &format!("{draw}; level[japan] +1"));
    // All allies are Very Close, so none can be drawn nearer.
    row(EVEN, "special_war china", &[], &[], draw);
}

#[test]
fn mrp_special_war_with_russia_is_reached_in_play() {
    // Relations 2, a rich Russia (nine actions) with a lead over NATO, and track 3 at 4.
    let set = "rel[russia] = 2; soe[russia] = 7; status[track3] = 4; edge[track3] = 1;";
    // The d10 of phase 1; C two failures; D no effect; no E at 7; G2 no dissent; H1 two failures; H2 fails; H4 economy;
    // H7, H8 and H9 fail; H10: 9.
    let dice = [3, 10, 10, 8, 5, 4, 8, 4, 8, 10, 3, 10, 10, 10, 9];
    let reached = |more: &str, after: &[u16]| {
        let mut desk = world(&format!("{set} {more}"));
        desk.dice(&dice).dice(after);
        call(&mut desk, "peer_first");
        assert!(desk.done() && desk.given.dice.is_empty(), "{:?} {:?}", desk.choices(), desk.given.dice);
        (desk.ended(), desk.get1("status", "track3"), desk.get("lp"))
    };
    // Won (five capabilities and cohesion): the two remaining actions follow. Draw: one more die.
    assert_eq!(reached(&ahead("us", 5), &[9, 9]), (None, 2, 10));
    assert_eq!(reached("", &[5, 9, 9]), (None, 3, -5));
    // Lost: four capabilities, Relative Strength +2.
    let strong =
        format!("{} edge[track3] = 0; cap[us,missiles] = 5; cap[russia,missiles] = 5", ahead("russia", 6));
    let mut desk = world(&format!("{set} {strong}"));
    // Russia is ahead in Cyber: only a 10 fails, and espionage has -1.
    desk.dice(&[3, 10, 10, 9, 5, 4, 10, 4, 10, 10, 3, 10, 10, 10, 9]);
    call(&mut desk, "peer_first");
    assert_eq!(desk.ended(), Some("loss-17"));
}

#[test]
fn mrp_special_war_with_china_is_reached_in_play() {
    let set = "rel[china] = 2; soe[china] = 7; status[track5] = 4; edge[track5] = 1;";
    // The d10 of phase 1; C two failures; D no effect; G2 no dissent (6 - 1); H1 fails; H2 Belt and Road; H3 fails;
    // H6 fails; H8 oil, check passed; H10: 10 minus one Influence.
    let dice = [8, 10, 10, 8, 6, 7, 8, 10, 10, 1, 5, 10];
    let reached = |more: &str, after: &[u16], answers: &[&str]| {
        let mut desk = world(&format!("{set} {more}"));
        desk.dice(&dice).dice(after);
        call(&mut desk, "peer_first");
        for answer in answers {
            desk.act(answer);
        }
        assert!(desk.done() && desk.given.dice.is_empty(), "{:?} {:?}", desk.choices(), desk.given.dice);
        (desk.ended(), desk.get1("status", "track5"), desk.get("lp"))
    };
    // Three actions are left. Belt and Road and oil have left Influence elsewhere: the player removes one.
    assert_eq!(reached(&ahead("us", 5), &[9, 9, 9], &["pick south-america"]), (None, 2, 10));
    assert_eq!(reached("level[rok] = 1", &[9, 9, 9], &[]), (None, 3, -5));
    let mut desk = world(&format!("{set} {}", ahead("china", 4)));
    // China is ahead in Cyber: espionage -1, and only a 10 fails. Four capabilities and Relative Strength +2: lost.
    desk.dice(&[8, 10, 10, 9, 6, 7, 10, 10, 10, 1, 5, 10]);
    call(&mut desk, "peer_first");
    assert_eq!(desk.ended(), Some("loss-17"));
}

// ---- WT3: Past is Prologue, the world ----

#[test]
fn mrp_wt3_row_1_africa() {
    row("stab[africa] = 6", "WT3", &[1], &[], "rc[africa] +1");
    // Not paying leads to International Chaos at +5: a 4 is a 9. With only 1 AP there is no question.
    let chaos = "rc[africa] +1; rc[apac] +2; counters[china,apac] +1";
    row("", "WT3", &[1, 4], &["choose peer-africa-leave"], chaos);
    row("ap = 1", "WT3", &[1, 4], &[], chaos);
    row(
        "",
        "WT3",
        &[1, 2],
        &["choose peer-africa-leave"],
        "rc[africa] +1; rc[east] +2; counters[russia,east] +1",
    );
    for die in [1, 5] {
        row("", "WT3", &[1, die], &["choose peer-africa-pay"], "ap -2; trend align[africa] +1; goodwill +1");
    }
    for die in [6, 9] {
        row("", "WT3", &[1, die], &["choose peer-africa-pay", "choose peer-pay-1"], "ap -3; rc[africa] +1");
        let anti = "ap -2; rc[africa] +1; trend align[africa] -1";
        row("", "WT3", &[1, die], &["choose peer-africa-pay", "choose peer-africa-anti"], anti);
    }
    row("", "WT3", &[1, 10], &["choose peer-africa-pay", "choose peer-pay-2"], "ap -4; rc[africa] +1");
    let fiasco = "ap -2; rc[africa] +1; trend align[africa] -1; counters[china,africa] +1";
    let answers = ["choose peer-africa-pay", "choose peer-africa-fiasco"];
    row("", "WT3", &[1, 10, 5], &answers, &format!("{fiasco}; wo -1; pa -3"));
    row("goodwill = 1", "WT3", &[1, 10, 2], &answers, &format!("{fiasco}; goodwill -1; pa -1"));
    // Three AP: the second payment is not affordable.
    row("ap = 3", "WT3", &[1, 10, 1], &["choose peer-africa-pay"], &format!("{fiasco}; wo -1; pa -1"));
}

#[test]
fn mrp_wt3_row_2_rising_in_iran() {
    row("t[iran] = 2", "WT3", &[2], &[], "t[iran] +2");
    row("uni[iran] = 1; war w1 us_iran mideast 1", "WT3", &[2], &[], "t[iran] +2");
    row("uni[iran] = 1; iran_out = 1", "WT3", &[2], &[], "");
    let set = "t[iran] = 3; group mideast 3 0; group mideast 1 1";
    let two = "rc[mideast] +1; t[iran] +2; tg[mideast,tg3] -1; tg[mideast,tg2] +1; tg[mideast,tg1g] -1";
    for die in [1, 7] {
        row(set, "WT3", &[2, die], &["spend 0", "pick 3"], two);
    }
    row(set, "WT3", &[2, 9], &["spend 2", "pick 3"], &format!("{two}; ap -2"));
    assert_eq!(total("", "WT3_IRAN 1", 8), 7);
    assert_eq!(total("counters[russia,mideast] = 2", "WT3_IRAN 0", 6), 7);
    // 8 or more: wars of the US and of Israel in the region.
    let wars = "un[iran] = 1; war w1 us_rs mideast 1; war w2 israel_hamas mideast 2; war w3 gulf_yemen mideast 1; \
                war w4 us_rs africa 1";
    let strikes = "rc[mideast] +1; t[iran] +4; t[israel] +2; t[gulf] +2; iran_israel +1; war_def[w1] +1; war_att[w2] +1";
    row(wars, "WT3", &[2, 8], &["spend 0"], strikes);
}

#[test]
fn mrp_wt3_row_2_iran_leaves_the_game() {
    let set = "uni[iran] = 1; un[iran] = 1; t[iran] = 4; apc[iran] = 1; nuke[iran] = 4; status[track7] = 4; \
               status[track9] = 3; status[track10] = 2; iran_israel = 2; uns[mideast] = 1; uns_iran[mideast] = 1; \
               cwn[mideast,cw_iran] = 1; cwn[mideast,cwc_pk_iran] = 1";
    let gone = "rc[mideast] +1; ap -2; iran_out +1; uni[iran] -1; un[iran] -1; t[iran] -4; apc[iran] -1; nuke[iran] -3; \
                status[track7] -3; status[track9] -2; status[track10] -1; iran_israel -2; uns_iran[mideast] -1; \
                cwn[mideast,cw_iran] -1; cwn[mideast,cw] +1; cwn[mideast,cwc_pk_iran] -1; cwn[mideast,cwc_pk] +1";
    let mut desk = row(set, "WT3", &[2, 2], &["spend 2"], gone);
    // It no longer acts.
    assert_eq!(go(&mut desk, "rogue_nation iran", &[], &[]), want(""));
}

#[test]
fn mrp_wt3_row_3_central_and_south_asia() {
    let bare = "unit_at[b_casia,light] = 0; unit_at[b_casia,sof] = 1; unit_at[b_casia,intel] = 1;";
    let force = "unit_at[b_casia,light] = 1;";
    let new = "rc[casia] +2; rs_at[rs1] +6; rs_level[rs1] +1";
    row("stab[casia] = 4", "WT3", &[3], &[], new);
    row("stab[casia] = 3; rogue casia 2; draw rslot rs1", "WT3", &[3], &[], "rc[casia] +2; rs_level[rs1] +1");
    for stab in [5, 6] {
        row(&format!("{force} stab[casia] = {stab}"), "WT3", &[3], &[], "rc[casia] +1; tg[casia,tg2] +2");
        let set = format!("{bare} stab[casia] = {stab}");
        row(&set, "WT3", &[3], &[], "rc[casia] +1; tg[casia,tg3] +2; uns[casia] +1");
    }
    for stab in [7, 8] {
        row(&format!("{force} stab[casia] = {stab}"), "WT3", &[3], &[], "rc[casia] +1; tg[casia,tg1] +2");
        row(&format!("{bare} stab[casia] = {stab}"), "WT3", &[3], &[], "rc[casia] +1; tg[casia,tg2] +2");
    }
}

#[test]
fn mrp_wt3_row_4_the_european_union() {
    row("stab[euro] = 6", "WT3", &[4], &[], "rc[euro] +1");
    row("stab[euro] = 8", "WT3", &[4], &[], "rc[euro] +1");
    let mild = "rc[euro] +1; rc[east] +1; apc[nato] -1; trend soe[euro_soe] -1";
    let hard =
        "rc[euro] +1; rc[east] +1; stab[euro] -1; trend soe[euro_soe] -1; level[nato] -1; edge[track3] -1";
    for stab in [4, 5] {
        let set = format!("stab[euro] = {stab}");
        row(&set, "WT3", &[4, 5], &["spend 0"], mild);
        row(&set, "WT3", &[4, 6], &["spend 0"], hard);
        row(&set, "WT3", &[4, 8], &["spend 3"], &format!("{mild}; ap -3"));
        row(&set, "WT3", &[4, 9], &["spend 3"], &format!("{hard}; ap -3"));
    }
    let worst = "soe[euro_soe] -1; rc[euro] +2; rc[east] +2; level[nato] -2; edge[track3] -2; align[euro] -1; \
                 align[east] -1";
    row("stab[euro] = 3; edge[track3] = 3", "WT3", &[4], &[], worst);
}

#[test]
fn mrp_wt3_row_5_russias_reach() {
    let first = "rc[east] +1; rc[mideast] +1; t[nato] +1";
    row("", "WT3", &[5], &[], first);
    row("stab[east] = 7; counters[russia,east] = 1", "WT3", &[5], &[], first);
    let set = "counters[russia,east] = 1; t[nato] = 2; level[nato] = 1";
    let zero = "rc[east] +1; rc[mideast] +1; t[nato] -1; level[nato] +1; trend align[east] +1; trend align[mideast] +1; \
                rel[russia] -1; ap -3";
    row(set, "WT3", &[5, 3], &["spend 3"], zero);
    let one =
        "rc[east] +1; rc[mideast] +1; t[nato] +3; counters[russia,east] +1; pa -1; trend align[east] -1";
    row(set, "WT3", &[5, 1], &["spend 0"], one);
    row(set, "WT3", &[5, 7], &["spend 0"], one);
    let eight = "rc[east] +2; rc[mideast] +2; t[nato] +4; cwn[east,cw] +1; counters[russia,east] +1; trend align[east] -1";
    row(set, "WT3", &[5, 8], &["spend 0"], eight);
    row(set, "WT3", &[5, 10], &["spend 0"], eight);
    // Influence in both gives +1.
    let both = "counters[russia,east] = 1; base[russia,mideast] = 1";
    let eleven = "rc[east] +1; rc[mideast] +1; t[nato] +1; edge[track3] -1; counters[russia,east] +1; \
                  counters[russia,mideast] +1; trend align[east] -1; pa -3; level[nato] -1";
    row(both, "WT3", &[5, 10], &["spend 0"], eleven);
    let mideast = "counters[russia,mideast] = 1; t[nato] = 2; level[nato] = 1";
    row(mideast, "WT3", &[5, 7], &["spend 0"], one);
}

#[test]
fn mrp_wt3_row_6_the_balkans() {
    row("stab[east] = 6", "WT3", &[6], &[], "rc[east] +1");
    row("stab[east] = 5", "WT3", &[6], &[], "rc[east] +1; cwn[east,cw] +1");
    row("stab[east] = 6; counters[russia,east] = 1", "WT3", &[6], &[], "rc[east] +1; cwn[east,cw] +1");
    // If Serbia is at war, the d10 is rerolled.
    for kind in ["us_serbia", "balkans_serbia", "us_balkans"] {
        row(&format!("war w2 {kind} east 1"), "WT3", &[6, 10, 4, 1], &[], "cap[russia,air] +3");
    }
}

#[test]
fn mrp_wt3_row_6_war_of_serbia_and_russia_on_the_balkans() {
    let set = "counters[russia,east] = 1";
    let mut desk = world(set);
    // Russia's cyberattack has no effect; combat 9: surprise -1, a great power attacks -1, Influence -1.
    desk.dice(&[6, 9, 9]).run("WT3", &[]).act("choose peer-balkans-stay");
    assert!(desk.done());
    assert_eq!(desk.hit().1, 6);
    let war = (desk.get1("war_kind", "w1"), desk.get1("war_at", "w1"), desk.get1("war_named", "w1"));
    assert_eq!(war, (of("balkans_serbia"), of("east"), 2), "the Balkans defend");
    assert_eq!((desk.get1("align", "euro"), desk.get1("align", "east")), (4, 4));
    assert_eq!((desk.get1("rc", "east"), desk.get("ap"), desk.get1("rel", "russia")), (3, 9, 3));
    // 3 AP bring the US and NATO into the war.
    let mut desk = world(set);
    desk.dice(&[6, 9]).run("WT3", &[]).act("choose peer-balkans-join");
    assert_eq!((desk.get1("war_kind", "w1"), desk.get1("war_us", "w1")), (of("us_balkans"), 2));
    assert_eq!((desk.get("ap"), desk.get1("rel", "russia")), (6, 2));
    assert_eq!((desk.get1("align", "euro"), desk.get1("align", "east")), (5, 5));
    // Not possible with 2 AP, or with NATO Estranged.
    for but in ["ap = 2", "level[nato] = 0"] {
        let mut desk = world(&format!("{set}; {but}"));
        desk.dice(&[6, 9, 9]).run("WT3", &[]);
        assert!(desk.done(), "{but}: nothing to choose");
        assert_eq!(desk.get1("war_kind", "w1"), of("balkans_serbia"));
    }
}

#[test]
fn mrp_wt3_row_6_end_of_that_war() {
    for kind in ["balkans_serbia", "us_balkans"] {
        let lost = "rel[russia] -1; stab[east] -1; counters[russia,east] +2";
        row("", &format!("war_foe_ends {kind} east 0"), &[], &[], lost);
        let won = "rel[russia] -1; stab[euro] +1; counters[russia,east] -1";
        row("counters[russia,east] = 1", &format!("war_foe_ends {kind} east 1"), &[], &[], won);
        let mut desk = world(&format!("war w1 {kind} east 2"));
        desk.run("war_end_peace", &["w1"]);
        assert_eq!((desk.get1("rel", "russia"), desk.get1("rc", "east")), (2, 1), "{kind}: peace");
    }
}

#[test]
fn mrp_wt3_row_7_central_america() {
    for (stab, expected) in [
        (8, "tg[camerica,tg2] +1; stab[camerica] -1; rc[camerica] +1"),
        (7, "tg[camerica,tg2] +1; stab[camerica] -1; rc[camerica] +1"),
        (6, "uns[camerica] +1; tg[camerica,tg3] +1; stab[camerica] -1; rc[camerica] +1"),
        (5, "uns[camerica] +1; tg[camerica,tg3] +1; stab[camerica] -1; rc[camerica] +1"),
        (4, "uns[camerica] +1; tg[camerica,tg4] +1; stab[camerica] -1; rc[camerica] +1"),
        (3, "rs_at[rs1] +3; rs_level[rs1] +1; tg[camerica,tg2] +1; rc[camerica] +2"),
    ] {
        row(&format!("stab[camerica] = {stab}"), "WT3", &[7], &[], expected);
    }
}

#[test]
fn mrp_wt3_row_8_china_in_the_pacific() {
    let two = "posture[china] = 2;";
    let roused = "posture[china] +1; chit_cup[c_china] +1; apc[china] +1";
    // 3 or more Influence.
    let three = "rel[china] -1; level[japan] +1; level[australia] +1; apc[japan] +1; apc[rok] +1; apc[australia] +1; \
                 status[track5] +1; status[track1] +1";
    let set = "base[china,apac] = 1; level[japan] = 1; level[australia] = 0;";
    row(set, "WT3", &[8], &[], &format!("{roused}; {three}"));
    row(&format!("{set} {two}"), "WT3", &[8], &[], three);
    // 2 Influence: no die if all three are Very Close; otherwise a die.
    let set = format!("{two} counters[china,apac] = 2;");
    row(&set, "WT3", &[8], &["pick rok"], "counters[china,apac] -1; apc[rok] +1");
    let set = format!("{set} level[rok] = 1;");
    let gains = "counters[china,apac] +1; trend align[apac] -1";
    row(&set, "WT3", &[8, 1], &[], gains);
    row(&set, "WT3", &[8, 4], &[], gains);
    for die in [5, 10] {
        let calm = format!("{set} t[japan] = 3");
        row(
            &calm,
            "WT3",
            &[8, die],
            &["pick japan", "choose ally-calm"],
            "trend align[apac] -1; t[japan] -2",
        );
    }
    // 0-1.
    let answers = ["pick japan", "pick australia", "pick rok", "choose ally-calm"];
    let gains = "counters[china,apac] +1; trend align[apac] -1; apc[japan] +1; apc[australia] +1; t[rok] -2";
    for die in [1, 6] {
        row(&format!("{two} t[rok] = 2"), "WT3", &[8, die], &answers, gains);
    }
    let one = format!("{two} counters[china,apac] = 1");
    for die in [7, 10] {
        row(&one, "WT3", &[8, die], &["pick japan"], "counters[china,apac] -1; apc[japan] +1");
    }
    row(two, "WT3", &[8, 7], &["pick japan"], "apc[japan] +1");
    // The two allies must be different.
    let mut desk = world(two);
    desk.dice(&[8, 1]).run("WT3", &[]).act("pick japan");
    assert_eq!(desk.choices(), ["pick rok", "pick australia"]);
}

#[test]
fn mrp_wt3_mrp_loss_4_row_8_moves_the_tracks() {
    assert_eq!(end_with("base[china,apac] = 1; status[track5] = 4", "WT3", &[8]), Some("loss-4"));
}

#[test]
fn mrp_wt3_row_9_south_america() {
    for (stab, expected) in [
        (8, "uns[samerica] +1; rc[samerica] +1; stab[samerica] -1"),
        (7, "uns[samerica] +1; rc[samerica] +1; stab[samerica] -1"),
        (6, "uns[samerica] +2; tg[samerica,tg2] +1; rc[samerica] +1; stab[samerica] -1"),
        (5, "uns[samerica] +2; tg[samerica,tg2] +1; rc[samerica] +1; stab[samerica] -1"),
        (4, "uns[samerica] +2; cwn[samerica,cw] +1; rc[samerica] +1; stab[samerica] -1"),
        (3, "rs_at[rs1] +4; rs_level[rs1] +2; uns[samerica] +1; cwn[samerica,cw] +1; rc[samerica] +2"),
    ] {
        row(&format!("stab[samerica] = {stab}"), "WT3", &[9], &[], expected);
    }
}

#[test]
fn mrp_wt3_row_10_a_leap_in_armament() {
    row("", "WT3", &[10, 1, 5], &[], "cap[russia,cyber] +3");
    row("", "WT3", &[10, 4, 3], &[], "cap[russia,naval] +3");
    row("", "WT3", &[10, 5, 10], &[], "cap[china,recon] +3");
    row("cap[china,space] = 6", "WT3", &[10, 10, 6], &[], "cap[china,space] +1");
}

/// Procedures that both peers share cite each peer's own rules.
#[test]
fn mrp_wpc_b_to_h_china_cites_its_own_rules() {
    use mr_president::{Event, MrPresident, Options, lang::CHINA_COPY};
    use scene::Shown;
    let game = <MrPresident as kernel::Game>::new(&Options::default(), 1).unwrap();
    for (acts, own, other) in
        [("china_acts", "MRP-WPC-", "MRP-WPR-"), ("russia_acts", "MRP-WPR-", "MRP-WPC-")]
    {
        let mut cited = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let mut desk = world("posture[russia] = 2; posture[china] = 2; uni[china] = 1; uni[russia] = 1");
            desk.run_through(acts, &[], seed);
            for told in &desk.told {
                let rule = game.line(&told.event).rule.expect("a line cites a rule");
                assert!(!rule.starts_with(other), "{acts}: {:?} cites {}", told.event, rule);
                if matches!(told.event, Event::Rolled(_) | Event::Changed { .. }) {
                    cited.extend(rule.strip_prefix(own));
                }
            }
        }
        for step in ["C", "D", "E", "G", "H1"] {
            assert!(cited.contains(step), "{acts} cites {own}{step}: {cited:?}");
        }
    }
    // All copies belong to China, and every shared procedure has one.
    let p = program();
    for proc in p.procs.iter().filter(|proc| proc.name.ends_with(CHINA_COPY)) {
        assert!(!proc.rule.starts_with("MRP-WPR-"), "{}", proc.name);
    }
}

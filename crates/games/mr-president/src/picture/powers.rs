//! Russia and China, allies, Iran and North Korea, conflict tracks.

use kernel::Text;
use scene::{Cell, Gauges, Grid, Item, Spot};

use super::{Look, Member, gauge_of, grid, heads, numbers, with_help};
use crate::words::{self, Amount};

const PEERS: [i16; 2] = [11, 12];
const NATIONS: [i16; 2] = [9, 10];
const ALLIES: i16 = 9;
const TRACKS: i16 = 10;
const EUROZONE: i16 = 14;
const ISRAEL: i16 = 3;
const IRAN: i16 = 9;
const GROUPS: i16 = 4;

/// Said of Iran, and of its conflicts, after it has left the game (WT3-2).
const OUT: &str = "mrp-iran-is-out";

pub(super) fn items(look: &Look) -> Vec<Item> {
    let mut items: Vec<Item> = PEERS.iter().map(|&peer| Item::Gauges(power(look, peer))).collect();
    items.push(Item::Gauges(allies(look)));
    items.push(Item::Grid(groups(look)));
    items.push(Item::Gauges(nations(look)));
    items.push(Item::Gauges(tracks(look)));
    items
}

fn country(number: i16) -> Text {
    words::member_of("country", number)
}

pub(super) fn country_spot(number: i16) -> Spot {
    Spot::new("country", number)
}

/// Such as "Tensions 2, -1 AP, sanctions".
fn burdens(look: &Look, who: i16) -> Text {
    if who == IRAN && look.one("iran_out") == 1 {
        return Text::new(OUT);
    }
    let mut list = vec![Text::new("mrp-burden-tensions").amount("n", look.at("t", who))];
    let ap = look.at("apc", who);
    if ap != 0 {
        list.push(Text::new("mrp-burden-ap").word("n", words::signed(ap.into())));
    }
    if who == ISRAEL && look.one("iran_israel") > 0 {
        list.push(Text::new("mrp-burden-iran").amount("n", look.one("iran_israel")));
    }
    let marks: &[&str] = match who {
        0..ALLIES => &["must_intel"],
        9 | 10 => &["uni", "multi", "un", "no_nuke", "cyber_used"],
        _ => &["uni", "multi", "un", "spy_next", "spy_rest", "cyber_used"],
    };
    for mark in marks.iter().filter(|mark| look.at(mark, who) == 1) {
        list.push(Text::new(format!("mrp-burden-{}", mark.replace('_', "-"))));
    }
    Text::new("mrp-burdens").list("list", list)
}

fn power(look: &Look, peer: i16) -> Gauges {
    let total: i16 = (0..8).map(|r| look.at2("counters", peer, r) + 3 * look.at2("base", peer, r)).sum();
    let row = |help: &'static str| Member {
        name: Text::new(format!("mrp-name-{help}")),
        help,
        spot: Spot::new(help, peer),
    };
    // Only the current box has room for words.
    let relations = (1..=5)
        .map(|n| match n == look.at("rel", peer) {
            true => Text::new(format!("mrp-rel-{n}")),
            false => Text::new("mrp-number").amount("n", n),
        })
        .collect();
    Gauges {
        name: country(peer),
        gauges: vec![
            with_help(
                gauge_of(
                    row("relations"),
                    relations,
                    look.at("rel", peer) - 1,
                    look.trend("rel", Some(peer)),
                    Some(burdens(look, peer)),
                ),
                "tensions",
            ),
            gauge_of(row("posture"), numbers(1, 2), look.at("posture", peer) - 1, 0, None),
            gauge_of(
                row("peer-economy"),
                numbers(3, 7),
                look.at("soe", peer) - 3,
                look.trend("soe", Some(peer)),
                None,
            ),
            gauge_of(
                row("influence"),
                numbers(0, 15),
                total.min(15),
                0,
                Some(Text::new(format!("mrp-note-influence-{peer}")).amount("n", total)),
            ),
        ],
    }
}

fn allies(look: &Look) -> Gauges {
    let mut gauges: Vec<_> = (0..ALLIES)
        .map(|ally| {
            let boxes = (0..=2).map(|n| Text::new(format!("mrp-level-{n}"))).collect();
            let member = Member { name: country(ally), help: "level", spot: country_spot(ally) };
            let gauge = gauge_of(member, boxes, look.at("level", ally), 0, Some(burdens(look, ally)));
            with_help(gauge, if ally == ISRAEL { "iran-influence" } else { "tensions" })
        })
        .collect();
    let euro = Member {
        name: Text::new("mrp-name-eurozone"),
        help: "eurozone",
        spot: Spot::new("economy", EUROZONE),
    };
    gauges.push(gauge_of(
        euro,
        numbers(3, 7),
        look.at("soe", EUROZONE) - 3,
        look.trend("soe", Some(EUROZONE)),
        None,
    ));
    Gauges { name: Text::new("mrp-allies"), gauges }
}

/// Which groups have already acted this year.
fn groups(look: &Look) -> Grid {
    let row = |group: i16| {
        let when = if look.at("group_done", group) == 1 { "mrp-group-acted" } else { "mrp-group-to-come" };
        vec![Cell::Text(words::member_of("group", group)), Cell::Text(Text::new(when))]
    };
    let rows = (0..GROUPS).map(row).collect();
    grid(Text::new("mrp-name-groups"), heads(["group", "this-year"]), rows, Vec::new())
}

fn nations(look: &Look) -> Gauges {
    let gauges = NATIONS
        .iter()
        .map(|&nation| {
            let member = Member {
                name: Text::new("mrp-nuclear-of").text("who", country(nation)),
                help: "nuclear",
                spot: country_spot(nation),
            };
            let note = Some(burdens(look, nation));
            with_help(gauge_of(member, numbers(1, 5), look.at("nuke", nation) - 1, 0, note), "tensions")
        })
        .collect();
    Gauges { name: Text::new("mrp-nations"), gauges }
}

fn tracks(look: &Look) -> Gauges {
    let gauges = (1..=TRACKS)
        .map(|track| {
            let war = look.p.constant("track_war_at", track);
            let mut boxes = numbers(1, war - 1);
            boxes.push(Text::new("mrp-box-war"));
            let member = Member {
                name: words::member_of("track", track),
                help: "conflict",
                spot: Spot::new("conflict", track),
            };
            let gauge = gauge_of(member, boxes, look.at("status", track) - 1, 0, Some(edge(look, track)));
            with_help(gauge, "strength")
        })
        .collect();
    Gauges { name: Text::new("mrp-name-conflict"), gauges }
}

/// Which side of a conflict is stronger, and by how much; or that it is off because Iran has left the game.
fn edge(look: &Look, track: i16) -> Text {
    if look.one("iran_out") == 1 && look.p.constant("track_of_iran", track) == 1 {
        return Text::new(OUT);
    }
    let lead = look.p.constant("edge_top", track) - look.at("edge", track);
    let top = look.p.constant("edge_top_side", track);
    if lead == 0 {
        return Text::new("mrp-edge-even");
    }
    let side = if lead > 0 { top } else { 1 - top };
    Text::new("mrp-edge").text("side", Text::new(format!("mrp-side-{track}-{side}"))).amount("n", lead.abs())
}

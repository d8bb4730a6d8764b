//! Russia and China, allies, Iran and North Korea, conflict tracks.

use kernel::Text;
use scene::{Gauges, Item, Spot};

use super::{Look, Member, gauge_of, numbers};
use crate::words;

const PEERS: [i16; 2] = [11, 12];
const NATIONS: [i16; 2] = [9, 10];
const ALLIES: i16 = 9;
const TRACKS: i16 = 10;
const EUROZONE: i16 = 14;

pub(super) fn items(look: &Look) -> Vec<Item> {
    let mut items: Vec<Item> = PEERS.iter().map(|&peer| Item::Gauges(power(look, peer))).collect();
    items.push(Item::Gauges(allies(look)));
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

/// "Tensions 2, -1 AP, sanctions".
fn burdens(look: &Look, who: i16) -> Text {
    let mut list = vec![Text::new("mrp-burden-tensions").number("n", look.at("t", who))];
    let ap = look.at("apc", who);
    if ap != 0 {
        list.push(Text::new("mrp-burden-ap").word("n", words::signed(ap.into())));
    }
    if (9..=12).contains(&who) {
        for kind in ["uni", "multi", "un"] {
            if look.at(kind, who) == 1 {
                list.push(Text::new(format!("mrp-burden-{kind}")));
            }
        }
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
    // Only the box of now has room for its words.
    let relations = (1..=5)
        .map(|n| match n == look.at("rel", peer) {
            true => Text::new(format!("mrp-rel-{n}")),
            false => Text::new("mrp-number").number("n", n),
        })
        .collect();
    Gauges {
        name: country(peer),
        gauges: vec![
            gauge_of(
                row("relations"),
                relations,
                look.at("rel", peer) - 1,
                look.trend("rel", Some(peer)),
                Some(burdens(look, peer)),
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
                Some(Text::new(format!("mrp-note-influence-{peer}")).number("n", total)),
            ),
        ],
    }
}

fn allies(look: &Look) -> Gauges {
    let mut gauges: Vec<_> = (0..ALLIES)
        .map(|ally| {
            let boxes = (0..=2).map(|n| Text::new(format!("mrp-level-{n}"))).collect();
            let member = Member { name: country(ally), help: "level", spot: country_spot(ally) };
            gauge_of(member, boxes, look.at("level", ally), 0, Some(burdens(look, ally)))
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

fn nations(look: &Look) -> Gauges {
    let gauges = NATIONS
        .iter()
        .map(|&nation| {
            let member = Member {
                name: Text::new("mrp-nuclear-of").text("who", country(nation)),
                help: "nuclear",
                spot: country_spot(nation),
            };
            gauge_of(member, numbers(1, 5), look.at("nuke", nation) - 1, 0, Some(burdens(look, nation)))
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
            gauge_of(member, boxes, look.at("status", track) - 1, 0, Some(edge(look, track)))
        })
        .collect();
    Gauges { name: Text::new("mrp-name-conflict"), gauges }
}

/// Which side of a conflict is stronger, and by how much.
fn edge(look: &Look, track: i16) -> Text {
    let lead = look.p.constant("edge_top", track) - look.at("edge", track);
    let top = look.p.constant("edge_top_side", track);
    if lead == 0 {
        return Text::new("mrp-edge-even");
    }
    let side = if lead > 0 { top } else { 1 - top };
    Text::new("mrp-edge").text("side", Text::new(format!("mrp-side-{track}-{side}"))).number("n", lead.abs())
}

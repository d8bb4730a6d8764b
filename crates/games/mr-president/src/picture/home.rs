//! The White House and Congress.

use kernel::Text;
use scene::{CardView, Cards, Cell, Gauges, Grid, Item, Layout, Sheet, Spot};

use super::{Look, Member, gauge, gauge_of, grid, heads, number_of, numbers};
use crate::lang::MenuKind;
use crate::machine::menu::POTUS;
use crate::state::Wait;
use crate::words::{self, Amount};

const POSTS: i16 = 4;

pub(super) fn house(look: &Look) -> Vec<Item> {
    let mut items = vec![
        Item::Gauges(office(look)),
        Item::Grid(cabinet(look)),
        Item::Gauges(focus(look)),
        Item::Cards(gifts(look)),
    ];
    items.extend(kept_in_mind(look).map(Item::Sheet));
    items.push(Item::Grid(match look.is_scored() {
        true => super::recent::evaluation_now(look),
        false => goals(look),
    }));
    items
}

/// The goals of a scenario, and whether each is reached now.
fn goals(look: &Look) -> Grid {
    let rows = look.goals().map(|(goal, is_reached)| {
        let now = Text::new(if is_reached { "mrp-goal-yes" } else { "mrp-goal-no" });
        vec![Cell::Text(goal), Cell::Text(now)]
    });
    let rows: Vec<Vec<Cell>> = rows.collect();
    let name =
        Text::new("mrp-goals").number("needed", look.goals_needed()).number("count", rows.len() as i64);
    grid(name, heads(["goal", "now"]), rows, Vec::new())
}

fn office(look: &Look) -> Gauges {
    let party = Text::new("mrp-note-party")
        .amount("friends", look.p.constant("max_friends", look.one("pr")))
        .amount("core", words::PERCENT_OF_BOX * look.p.constant("core_support", look.one("pr")));
    let mut gauges = vec![
        gauge(look, "party", "pr", Some(party)),
        gauge(look, "prestige", "pp", None),
        gauge(look, "crisis", "dc", None),
        gauge(look, "lingering", "ldi", None),
    ];
    for (n, post) in (0..=POSTS).map(|n| (n, words::member_of("scandalee", n))) {
        let stage = look.at("scandal", n);
        if stage > 0 {
            // Only the current box has room for words.
            let sign = |n: i16| match n == stage {
                true => Text::new(format!("mrp-scandal-{n}")),
                false => Text::new("mrp-number").amount("n", n),
            };
            let boxes = (0..=3).map(sign).collect();
            let member = Member {
                name: Text::new("mrp-scandal-of").text("who", post),
                help: "scandal",
                spot: scandal_spot(n),
            };
            gauges.push(gauge_of(member, boxes, stage, 0, None));
        }
    }
    Gauges { name: Text::new("mrp-office"), gauges }
}

pub(super) fn scandal_spot(who: i16) -> Spot {
    Spot::new("scandal", who)
}

/// Things to remember: modifiers stored for elections, once-per-phase options that were used, and the Nobel Prize, which is won only once.
fn kept_in_mind(look: &Look) -> Option<Sheet> {
    let mut lines = Vec::new();
    for (var, key) in [("midterm_drm", "mrp-mind-midterm"), ("reelection_drm", "mrp-mind-reelection")] {
        if look.one(var) != 0 {
            lines.push(Text::new(key).word("n", words::signed(look.one(var).into())));
        }
    }
    for (var, key) in [("summit_used", "mrp-mind-summit"), ("envoy_used", "mrp-mind-envoy")] {
        lines.extend((look.one(var) == 1).then(|| Text::new(key)));
    }
    lines.extend((look.one("nobel") == 1).then(|| Text::new("mrp-mind-nobel")));
    let rogues = (0..8).filter(|&slot| look.at("cyber_used_rs", slot) == 1);
    lines.extend(rogues.map(|slot| Text::new("mrp-mind-cyber").text("who", words::member_of("rslot", slot))));
    if let Some(left) = actions_left(look, POTUS) {
        lines.push(Text::new("mrp-mind-potus").amount("n", left));
    }
    (!lines.is_empty()).then(|| Sheet { name: Text::new("mrp-mind"), lines })
}

/// Actions that an official still has in a cabinet segment.
fn actions_left(look: &Look, who: usize) -> Option<u8> {
    let menu = look.s.menu;
    (menu.open && menu.kind == MenuKind::Cabinet).then(|| menu.actors[who])
}

/// Officials with their ratings.
fn cabinet(look: &Look) -> Grid {
    let rows = (0..POSTS)
        .map(|post| {
            let who = look.at("official", post);
            let side = if look.at("veteran", post) == 1 { "veteran" } else { "novice" };
            let rating = |kind: &str| look.p.constant(&format!("{side}_{kind}"), who);
            let mut row = vec![Cell::Text(words::member_of("post", post))];
            if who < 0 {
                row.push(Cell::Text(Text::new("mrp-vacant")));
                row.extend([Cell::Empty, Cell::Empty, Cell::Empty, Cell::Empty, Cell::Empty]);
            } else {
                row.push(Cell::Text(words::member_of("candidate", who)));
                row.push(Cell::Text(Text::new(format!("mrp-side-{side}"))));
                row.extend(["dom", "dip", "mil"].map(|kind| Cell::Number(rating(kind).into())));
                row.push(actions_left(look, post as usize).map_or(Cell::Empty, |n| Cell::Number(n.into())));
            }
            row
        })
        .collect();
    let columns = heads(["post", "who", "side", "domestic", "diplomatic", "military", "left"]);
    let spots = (0..POSTS).map(|post| Some(Spot::new("post", post))).collect();
    grid(Text::new("mrp-cabinet"), columns, rows, spots)
}

/// The six areas in order of priority.
fn focus(look: &Look) -> Gauges {
    let mut areas: Vec<i16> = (0..6).collect();
    areas.sort_by_key(|&area| look.at("focus_rank", area));
    let gauges = areas
        .into_iter()
        .map(|area| {
            let rank = look.at("focus_rank", area);
            let tense = look.at("ft_on", area) == 1;
            let name = words::member_of("focus_area", area);
            let note = if tense {
                Text::new("mrp-note-focus-tense")
            } else {
                Text::new(format!("{}-text", name.key))
            };
            let member = Member { name, help: "focus", spot: Spot::new("focus", area) };
            gauge_of(member, numbers(1, 6), rank - 1, 0, Some(note))
        })
        .collect();
    Gauges { name: Text::new("mrp-name-focus"), gauges }
}

/// Attributes of the president, and exceptional resources.
fn gifts(look: &Look) -> Cards {
    let mut faces = Vec::new();
    for n in (0..16).filter(|&n| look.at("attr", n) == 1) {
        let title = words::member_of("attribute", n);
        let text = Text::new(format!("{}-text", title.key));
        faces.push(CardView::new(Spot::new("attribute", n), n as u16 + 1, title, text));
    }
    for n in (0..5).filter(|&n| look.at("res", n) == 1) {
        let title = words::member_of("resource", n);
        let (text, story) = (format!("{}-effect", title.key), format!("{}-story", title.key));
        let mut face = CardView::new(Spot::new("resource", n), n as u16 + 1, title, Text::new(text));
        face.flavour = Some(Text::new(story));
        faces.push(face);
    }
    Cards { name: Text::new("mrp-gifts"), layout: Layout::Row, owner: None, count: faces.len() as u32, faces }
}

pub(super) fn congress(look: &Look) -> Vec<Item> {
    vec![
        Item::Gauges(balance(look)),
        Item::Grid(bills(look)),
        Item::Grid(priorities(look)),
        Item::Grid(members(look)),
    ]
}

fn balance(look: &Look) -> Gauges {
    let member = |id: &'static str| Member {
        name: Text::new(format!("mrp-name-{id}")),
        help: id,
        spot: Spot::new("track", id),
    };
    // Only the current box has room for words.
    let words = |var: &str, key: &str, short: &str, last: i16| -> Vec<Text> {
        let now = look.one(var);
        (0..=last).map(|n| Text::new(format!("mrp-{}-{n}", if n == now { key } else { short }))).collect()
    };
    let control = words("control", "control", "control-short", 2);
    let bipartisan = words("bc", "bc", "bc-short", 4);
    let bills = look.p.domain("bill");
    let all = bills.lo..bills.lo + bills.len() as i16;
    let pending = all.filter(|&bill| look.at("bill_at", bill) == 1).count() as i16;
    let members = |var: &str| (0..24).map(|n| look.at(var, n)).sum();
    Gauges {
        name: Text::new("mrp-balance"),
        gauges: vec![
            gauge_of(member("control"), control, look.one("control"), 0, None),
            gauge_of(
                member("bipartisan"),
                bipartisan,
                look.one("bc"),
                0,
                Some(
                    Text::new("mrp-note-bipartisan")
                        .amount("n", look.p.constant("bc_values", look.one("bc"))),
                ),
            ),
            number_of("bills", pending),
            number_of("friends", members("friend")),
            number_of("opponents", members("opponent")),
        ],
    }
}

pub(super) fn bill_spot(bill: i16) -> Spot {
    Spot::new("bill", bill)
}

/// The highest total on which a bill passes, and the sides of that die.
const PASSES: i16 = 3;
const BILL_DIE: i16 = 6;

/// What one should know of a bill: its chance to pass, its ranks in the lists, and what it does when signed.
pub(crate) fn bill_facts(look: &Look, bill: i16) -> Text {
    let mut facts = Vec::new();
    let rank = |list: &str, ranks: i16| (1..=ranks).find(|&rank| look.at(list, rank) == bill);
    if look.at("bill_at", bill) == 1 {
        let faces = (PASSES - look.at("bill_box", bill) + look.one("newcomer")).clamp(0, BILL_DIE);
        facts.push(match look.at("bill_box", bill) {
            2 => Text::new("mrp-billbox-4"),
            _ => Text::new("mrp-fact-passes").amount("percent", faces * 100 / BILL_DIE),
        });
    }
    let pays = |key: &'static str, rank: i16, rewards: [(&'static str, i16); 2]| {
        let paid = rewards.into_iter().filter(|(_, n)| *n > 0);
        let list: Vec<Text> = paid.map(|(what, n)| Text::new(what).amount("n", n)).collect();
        let fact = Text::new(key).amount("rank", rank);
        match list.is_empty() {
            true => fact,
            false => Text::new("mrp-fact-pays").text("fact", fact).list("list", list),
        }
    };
    facts.push(match rank("public_list", 5) {
        Some(rank) => {
            let approval = words::PERCENT_OF_BOX * look.p.constant("public_pa", rank);
            let legacy = look.p.constant("public_lp", rank);
            pays("mrp-fact-public", rank, [("mrp-pays-legacy", legacy), ("mrp-pays-approval", approval)])
        }
        None => Text::new("mrp-fact-unlisted"),
    });
    if let Some(rank) = rank("admin_list", 3) {
        let (legacy, ap) = (look.p.constant("admin_lp", rank), look.p.constant("admin_ap", rank));
        facts.push(pays("mrp-fact-yours", rank, [("mrp-pays-legacy", legacy), ("mrp-pays-ap", ap)]));
    }
    if look.at("admin_list", 4) == bill {
        facts.push(Text::new("mrp-fact-promise"));
    }
    let both = |one: Text, two: Text| Text::new("mrp-detail-and").text("detail", one).text("more", two);
    facts.into_iter().rev().fold(signed(look, bill), |rest, fact| both(fact, rest))
}

/// What a bill does when it is signed.
fn signed(look: &Look, bill: i16) -> Text {
    let domain = look.p.domain("bill");
    let court = domain.member("court").expect("the nominee is a bill");
    let column = match bill {
        bill if bill > court => {
            let initiative = domain.words[(bill - domain.lo) as usize].trim_start_matches("gsi_");
            let level = (look.at("gsi_level", bill) + 1).min(2);
            return Text::new(format!("mrp-say-dom-gsi-{initiative}{level}"));
        }
        bill if bill == court => bill + i16::from(look.one("court_state") == 3),
        bill => bill,
    };
    Text::new(format!("mrp-row-D5-2-{column}"))
}

/// Numbers of the bills that can be picked now.
fn bills_asked_for(look: &Look) -> Vec<i16> {
    let Wait::Pick(pick) = look.s.wait else { return Vec::new() };
    let domain = &look.p.domains[usize::from(look.p.picks[usize::from(pick)].domain)];
    let are_bills = matches!(domain.name, "bill" | "numbered");
    look.s.mask.numbers().filter(|_| are_bills).map(|n| n as i16 + domain.lo).collect()
}

/// All bills that are not unused, with their boxes, and bills that can be picked.
fn bills(look: &Look) -> Grid {
    let domain = look.p.domain("bill");
    let asked = bills_asked_for(look);
    let (mut rows, mut spots) = (Vec::new(), Vec::new());
    for n in 0..domain.len() as i16 {
        let bill = n + domain.lo;
        let at = look.at("bill_at", bill);
        let level = look.at("gsi_level", bill);
        if at == 0 && level == 0 && !asked.contains(&bill) {
            continue;
        }
        let owner = match (at, look.at("bill_theirs", bill)) {
            (0, _) => Cell::Empty,
            (_, 1) => Cell::Text(Text::new("mrp-theirs")),
            _ => Cell::Text(Text::new("mrp-yours")),
        };
        let place = match at {
            1 => Text::new(format!("mrp-billbox-{}", look.at("bill_box", bill) + 2)),
            at => Text::new(format!("mrp-billat-{at}")),
        };
        let name = words::member_of("bill", bill);
        let name = match level {
            0 => name,
            level => Text::new("mrp-bill-level").text("bill", name).amount("level", level),
        };
        rows.push(vec![Cell::Text(name), owner, Cell::Text(place)]);
        spots.push(Some(bill_spot(bill)));
    }
    grid(Text::new("mrp-name-bills"), heads(["bill", "owner", "box"]), rows, spots)
}

/// Public priorities, administration priorities, and the promise.
fn priorities(look: &Look) -> Grid {
    let bill = |number: i16| match number {
        0 => Cell::Empty,
        number => Cell::Text(words::member_of("numbered", number)),
    };
    let rows = (1..=5)
        .map(|slot| {
            let own = if slot <= 3 { bill(look.at("admin_list", slot)) } else { Cell::Empty };
            vec![
                Cell::Text(Text::new("mrp-number").amount("n", slot)),
                bill(look.at("public_list", slot)),
                own,
            ]
        })
        .chain([vec![Cell::Text(Text::new("mrp-name-promise")), Cell::Empty, bill(look.at("admin_list", 4))]])
        .collect();
    grid(Text::new("mrp-name-priorities"), heads(["rank", "public", "admin"]), rows, Vec::new())
}

/// A rating of a Friend or Opponent, on the side used at this difficulty.
fn rating(look: &Look, kind: &str, what: &str, member: i16) -> i16 {
    let side = if look.one("difficulty") == 0 { "mild" } else { "sharp" };
    look.p.constant(&format!("{kind}_{what}_{side}"), member)
}

/// Ratings of a Friend or Opponent, such as "radical · legislative 2 · media 1".
pub(super) fn ratings(look: &Look, kind: &str, member: i16) -> Text {
    let label = if rating(look, kind, "moderate", member) == 1 { "mrp-moderate" } else { "mrp-radical" };
    Text::new("mrp-member-detail")
        .text("label", Text::new(label))
        .amount("legislative", rating(look, kind, "leg", member))
        .amount("media", rating(look, kind, "media", member))
}

/// Friends and Opponents, with the ratings of the side used at this difficulty.
fn members(look: &Look) -> Grid {
    let (mut rows, mut spots) = (Vec::new(), Vec::new());
    for (var, domain, kind, head) in [
        ("friend", "friend_id", "friend", "mrp-friend"),
        ("opponent", "opponent_id", "opponent", "mrp-opponent"),
    ] {
        for n in (0..24).filter(|&n| look.at(var, n) == 1) {
            let rating = |what: &str| rating(look, kind, what, n);
            let label = if rating("moderate") == 1 { "mrp-moderate" } else { "mrp-radical" };
            rows.push(vec![
                Cell::Text(words::member_of(domain, n)),
                Cell::Text(Text::new(head)),
                Cell::Text(Text::new(label)),
                Cell::Number(rating("leg").into()),
                Cell::Number(rating("media").into()),
            ]);
            spots.push(Some(Spot::new(kind, n)));
        }
    }
    let columns = heads(["who", "side", "label", "legislative", "media"]);
    grid(Text::new("mrp-members"), columns, rows, spots)
}

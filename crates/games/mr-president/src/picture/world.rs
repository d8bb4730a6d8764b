//! The world with its regions, and below it the tracks of the presidency.

use atlas::world::WorldArea;
use kernel::Text;
use scene::{Board, Gauge, Gauges, Item, PlaceView, Plaque, Reading, Sheet, Spot, Token};

use super::{Look, gauge};
use crate::words::{self, Amount};

/// The map areas of the regions, in the order of the charts; the last one is the United States.
const AREAS: [WorldArea; 9] = [
    WorldArea::Eurozone,
    WorldArea::EasternEurope,
    WorldArea::CentralAmerica,
    WorldArea::SouthAmerica,
    WorldArea::MiddleEast,
    WorldArea::CentralSouthAsia,
    WorldArea::Africa,
    WorldArea::AsiaPacific,
    WorldArea::UnitedStates,
];

const CONUS: i16 = 8;
/// The Approval toward which core support pulls, in percent.
const CORE: i16 = 40;
const RUSSIA: i16 = 11;
const CHINA: i16 = 12;

/// Where a place of the charts can be clicked.
pub(crate) fn place_spot(place: i16) -> Spot {
    Spot::new("area", AREAS[place as usize].code())
}

/// Where a country can be clicked on the map.
pub(super) fn country_spot(country: i16) -> Option<Spot> {
    let code = match country {
        0 => WorldArea::Canada,
        RUSSIA => WorldArea::Russia,
        CHINA => WorldArea::China,
        13 => WorldArea::UnitedStates,
        _ => return None,
    };
    Some(Spot::new("area", code.code()))
}

pub(super) fn items(look: &Look) -> Vec<Item> {
    let signs = Sheet { name: Text::new("mrp-signs"), lines: vec![Text::new("mrp-signs-text")] };
    vec![Item::Board(board(look)), Item::Sheet(signs), Item::Gauges(tracks(look))]
}

fn board(look: &Look) -> Board {
    let mut places: Vec<PlaceView> = (0..=CONUS)
        .map(|place| {
            let name = words::member_of("place", place);
            let plaque = if place == CONUS { home(look) } else { region(look, place) };
            view(AREAS[place as usize], name, plaque)
        })
        .collect();
    for country in [0, RUSSIA, CHINA] {
        let area = match country {
            RUSSIA => WorldArea::Russia,
            CHINA => WorldArea::China,
            _ => WorldArea::Canada,
        };
        let plaque = if country == 0 { canada(look) } else { peer(look, country) };
        places.push(view(area, words::member_of("country", country), plaque));
    }
    Board { map: "world", places, pawn: None, path: Vec::new() }
}

fn view(area: WorldArea, name: Text, plaque: Plaque) -> PlaceView {
    PlaceView {
        id: area.code().into(),
        spot: Spot::new("area", area.code()),
        name,
        owner: None,
        strength: 0,
        worth: None,
        pieces: Vec::new(),
        marks: Vec::new(),
        emblem: None,
        plaque: Some(plaque),
        territory: None,
    }
}

pub(super) fn reading(id: &str, value: i16, trend: i8) -> Reading {
    Reading {
        short: Text::new(format!("mrp-short-{id}")),
        value: Text::new("mrp-number").amount("n", value),
        help: Text::new(format!("mrp-help-{id}")),
        trend,
    }
}

fn token(sign: String, kind: &'static str, help: Text) -> Token {
    Token { sign, kind, help, spot: None }
}

/// Where terror groups of a kind in a place can be clicked.
pub(super) fn terror_spot(place: i16, kind: i16) -> Spot {
    Spot::new("terror", format!("{place}-{kind}"))
}

pub(super) fn rogue_spot(slot: i16) -> Spot {
    Spot::new("rogue", slot)
}

/// Where civil wars of a kind in a region can be clicked.
pub(super) fn civil_war_spot(region: i16, kind: i16) -> Spot {
    Spot::new("civil-war", format!("{region}-{kind}"))
}

pub(super) fn war_spot(slot: i16) -> Spot {
    Spot::new("war", slot)
}

/// Terror groups: those without an intel box are counted per level, the others shown one by one with their box: "3T1", "T2", "T2·", "T2:",
/// "T2!".
fn terror(look: &Look, place: i16) -> Vec<Token> {
    const BOXES: [(&str, &str); 4] =
        [("", "none"), ("\u{b7}", "gathering"), (":", "locating"), ("!", "fixed")];
    let at = |kind| Some(terror_spot(place, kind));
    let mut out = Vec::new();
    for kind in (0..16).rev() {
        let (level, (sign, state)) = (kind / 4 + 1, BOXES[(kind % 4) as usize]);
        let count = look.at2("tg", place, kind);
        if kind % 4 == 0 && count > 1 {
            let help = Text::new("mrp-token-terrors").amount("level", level).amount("count", count);
            out.push(Token { spot: at(kind), ..token(format!("{count}T{level}"), "terror", help) });
            continue;
        }
        for _ in 0..count {
            let help = Text::new("mrp-token-terror")
                .amount("level", level)
                .text("box", Text::new(format!("mrp-box-{state}")));
            out.push(Token { spot: at(kind), ..token(format!("T{level}{sign}"), "terror", help) });
        }
    }
    out
}

/// Such as "B" or "2B"; None if there are none.
fn counted(count: i16, sign: &str, kind: &'static str, key: &'static str) -> Option<Token> {
    let sign = if count == 1 { sign.to_owned() } else { format!("{count}{sign}") };
    (count > 0).then(|| token(sign, kind, Text::new(key).amount("count", count)))
}

/// Civil wars and ceasefires. Those without peacekeepers and Iran Influence are counted: "2B", "BI", "b", "bK".
fn civil_wars(look: &Look, r: i16) -> Vec<Token> {
    const MARKED: [(i16, &str, &str); 4] =
        [(4, "BI", "civil-war"), (3, "bK", "ceasefire"), (5, "bI", "ceasefire"), (7, "bKI", "ceasefire")];
    let count = |kind| look.at2("cwn", r, kind);
    let at = |kind| Some(civil_war_spot(r, kind));
    let war = counted(count(0), "B", "civil-war", "mrp-token-civil-war");
    let ceasefire = counted(count(1), "b", "ceasefire", "mrp-token-ceasefire");
    let mut out: Vec<Token> = war.map(|token| Token { spot: at(0), ..token }).into_iter().collect();
    out.extend(ceasefire.map(|token| Token { spot: at(1), ..token }));
    for (kind, sign, class) in MARKED {
        let one = Token { spot: at(kind), ..token(sign.to_owned(), class, words::member_of("cwkind", kind)) };
        out.extend((0..count(kind)).map(|_| one.clone()));
    }
    out
}

fn region(look: &Look, r: i16) -> Plaque {
    let mut tokens = terror(look, r);
    for slot in 0..8 {
        if look.at("rs_at", slot) == r {
            let level = look.at("rs_level", slot);
            let armed = if look.at("rs_wmd", slot) == 1 { "!" } else { "" };
            let (ap, help) = match look.at("rs_ap", slot) {
                0 => ("", Text::new("mrp-token-rogue")),
                1.. => ("+", Text::new("mrp-token-rogue-ap").word("ap", words::signed(1))),
                _ => ("\u{2212}", Text::new("mrp-token-rogue-ap").word("ap", words::signed(-1))),
            };
            let spot = Some(rogue_spot(slot));
            let help = help.amount("level", level);
            tokens.push(Token { spot, ..token(format!("S{level}{armed}{ap}"), "rogue", help) });
        }
    }
    let with_iran = look.at("uns_iran", r);
    tokens.extend(counted(look.at("uns", r) - with_iran, "U", "unstable", "mrp-token-unstable"));
    tokens.extend(counted(with_iran, "UI", "unstable", "mrp-token-unstable-iran"));
    tokens.extend(civil_wars(look, r));
    for war in (0..5).filter(|&war| look.at("war_kind", war) >= 0 && look.at("war_at", war) == r) {
        let name = words::member_of("warkind", look.at("war_kind", war));
        let help = Text::new("mrp-token-war").text("what", name);
        tokens.push(Token { spot: Some(war_spot(war)), ..token("W".to_owned(), "war", help) });
    }
    for (peer, sign, kind, key) in
        [(RUSSIA, "R", "russia", "mrp-token-russia"), (CHINA, "C", "china", "mrp-token-china")]
    {
        let (counters, base) = (look.at2("counters", peer, r), look.at2("base", peer, r));
        if counters + base > 0 {
            let text = format!("{sign}{}{}", counters, if base > 0 { "\u{25a0}" } else { "" });
            tokens.push(token(text, kind, Text::new(key).amount("count", counters).amount("base", base)));
        }
    }
    let mut single = |holds: bool, sign: &str, kind: &'static str, key: &'static str| {
        if holds {
            tokens.push(token(sign.to_owned(), kind, Text::new(key)));
        }
    };
    single(look.at("fni", r) > 0, "N", "fni", "mrp-token-fni");
    single(look.at("un_troops", r) > 0, "UN", "un", "mrp-token-un-troops");
    single(
        look.at("trade", r) > 0,
        if look.at("trade", r) == 2 { "$" } else { "$?" },
        "trade",
        "mrp-token-trade",
    );
    if look.at("footprint", r) > 0 {
        let count = look.at("footprint", r);
        tokens.push(token(
            format!("F{count}"),
            "footprint",
            Text::new("mrp-token-footprint").amount("count", count),
        ));
    }
    let align = look.at("align", r);
    Plaque {
        readings: vec![
            reading("align", align, look.trend("align", Some(r))),
            reading("stability", look.at("stab", r), 0),
        ],
        dots: Some((look.at("rc", r).clamp(0, 4) as u8, 4)),
        dots_help: Some(Text::new("mrp-dots-crisis").amount("n", look.at("rc", r))),
        tokens,
        mood: Some((align - 3).clamp(0, 5).min(4) as u8),
    }
}

fn home(look: &Look) -> Plaque {
    Plaque {
        readings: vec![reading("security", look.one("hs"), 0)],
        tokens: terror(look, CONUS),
        ..Plaque::default()
    }
}

fn canada(look: &Look) -> Plaque {
    Plaque { readings: vec![reading("level", look.at("level", 0), 0)], ..Plaque::default() }
}

fn peer(look: &Look, peer: i16) -> Plaque {
    Plaque {
        readings: vec![
            reading("relations", look.at("rel", peer), look.trend("rel", Some(peer))),
            reading("posture", look.at("posture", peer), 0),
        ],
        ..Plaque::default()
    }
}

/// How far core support moves Approval toward 40 %; None if it does not.
fn core_support(look: &Look) -> Option<Text> {
    let gap = words::percent(look.one("pa")) - CORE;
    let most = words::PERCENT_OF_BOX * look.p.constant("core_support", look.one("pr"));
    let percent = gap.abs().min(most);
    (percent > 0).then(|| Text::new("mrp-note-approval").amount("core", percent))
}

/// The main tracks, with the meaning of their current boxes.
fn tracks(look: &Look) -> Gauges {
    // What adds nothing is not mentioned.
    let number =
        |key: &'static str, n: i16| (n != 0).then(|| Text::new(key).word("n", words::signed(n.into())));
    let slant = words::PERCENT_OF_BOX * look.p.constant("slant", look.one("mr"));
    let mut approval = gauge(look, "approval", "pa", core_support(look));
    // Only the current box has room for a percent sign.
    let sign = |n| if n == look.one("pa") { "mrp-box-percent" } else { "mrp-number" };
    approval.boxes = (0..=26).map(|n| Text::new(sign(n)).amount("n", words::percent(n))).collect();
    let opinion = look.p.constant("opinion_mod", look.one("wo"));
    let cabinet = look.p.constant("cabinet_ap", look.one("ce"));
    let economy = look.at("soe", 13);
    let mut soe = gauge_at(look, "economy", "soe", 13);
    soe.note = Some(Text::new(format!("mrp-note-economy-{economy}")));
    let mut gauges = vec![
        approval,
        gauge(look, "congress", "rwc", None),
        gauge(look, "media", "mr", number("mrp-note-media", slant)),
        soe,
        gauge(look, "security", "hs", None),
        gauge(look, "cabinet", "ce", number("mrp-note-cabinet", cabinet)),
        gauge(look, "opinion", "wo", number("mrp-note-opinion", opinion)),
        gauge(look, "goodwill", "goodwill", None),
        if look.is_scored() { evaluation(look) } else { goals(look) },
        super::number_of("ap", look.one("ap")),
    ];
    if look.is_scored() {
        gauges.push(super::number_of("legacy", look.one("lp")));
    }
    Gauges { name: Text::new("mrp-tracks"), gauges }
}

/// How many goals of a scenario are reached now. Each of them is in the table of the goals.
fn goals(look: &Look) -> Gauge {
    let all: Vec<bool> = look.goals().map(|(_, is_reached)| is_reached).collect();
    Gauge {
        name: Text::new("mrp-name-goals"),
        boxes: super::numbers(0, all.len() as i16),
        at: all.into_iter().filter(|&is_reached| is_reached).count(),
        trend: 0,
        note: Some(Text::new("mrp-note-goals").number("needed", look.goals_needed())),
        help: Text::new("mrp-help-goals").list("list", look.goals().map(goal_words).collect::<Vec<_>>()),
        spot: None,
    }
}

/// Such as "No Rogue State (reached)".
fn goal_words((goal, is_reached): (Text, bool)) -> Text {
    Text::new(if is_reached { "mrp-goal-with-yes" } else { "mrp-goal-with-no" }).text("goal", goal)
}

/// A track for one member of a var.
fn gauge_at(look: &Look, id: &str, var: &str, member: i16) -> Gauge {
    let variable = look.p.var(var);
    Gauge {
        name: Text::new(format!("mrp-name-{id}")),
        boxes: super::numbers(variable.min, variable.max),
        at: (look.at(var, member) - variable.min) as usize,
        trend: look.trend(var, Some(member)),
        note: None,
        help: Text::new(format!("mrp-help-{id}")),
        spot: Some(Spot::new("track", id)),
    }
}

/// The sum of the Evaluation if the year ended now.
pub(super) fn evaluation_sum(look: &Look) -> i16 {
    let value = look.p.constant("pa_values", look.one("pa"));
    let low = (0..8).filter(|&r| look.at("align", r) <= 4).count() as i16;
    let rogues = (0..8).filter(|&slot| look.at("rs_at", slot) >= 0).count() as i16;
    value + look.one("rwc") + look.one("mr") + look.at("soe", 13) + look.one("hs") - low - rogues
}

/// The highest sum for each line of the Evaluation.
const BANDS: [i16; 6] = [16, 21, 25, 29, 34, 99];

fn band(sum: i16) -> usize {
    BANDS.iter().position(|end| sum <= *end).unwrap_or(BANDS.len() - 1)
}

/// The result of a sum.
pub(super) fn evaluation_words(sum: i16) -> Text {
    Text::new(format!("mrp-eval-{}", band(sum) + 1)).amount("sum", sum)
}

fn evaluation(look: &Look) -> Gauge {
    let sum = evaluation_sum(look);
    let at = band(sum);
    Gauge {
        name: Text::new("mrp-name-evaluation"),
        boxes: (1..=BANDS.len()).map(|n| Text::new(format!("mrp-eval-box-{n}"))).collect(),
        at,
        trend: 0,
        note: Some(evaluation_words(sum)),
        help: Text::new("mrp-help-evaluation"),
        spot: None,
    }
}

//! Writes every page with a real game to a folder, for looking at them: `cargo run -p server --example gallery [FOLDER]`.

mod destiny;
mod presidency;
mod sample;

use std::path::{Path, PathBuf};

use atlas::states::Apportionment;
use catalogue::{Hint, Hosted, NewTable, Title, title, titles};
use kernel::chance::Seed;
use kernel::{FastRng, Player, Seat, SeatSet, Turn, Viewer};
use presidential::Team;
use presidential::calculator::{Calculator, Rating};
use scene::{Item, Lang, Scene};
use server::pages;
use server::view::{
    AccountView, ChatView, LobbyView, NameView, NewTableView, Notice, NoticeKind, SeedOffer, SignInView,
    TableRow, TableView, Theme, Together, UndoView, Who,
};

const GAME: &str = "presidential";

/// The moments of a game that are pictured: by a word of the act that can be chosen there, after so many acts.
const MOMENTS: [(&str, &str, usize); 6] = [
    ("start", "campaign", 0),
    ("choose", "campaign", 150),
    ("announce", "announce", 155),
    ("roll", "roll", 160),
    ("allot", "allot", 170),
    ("vote", "vote", 90),
];

/// The same of Manifest Destiny.
const CONTINENT: [(&str, &str, usize); 4] =
    [("bid", "bid", 0), ("expand", "expand", 300), ("invest", "progress", 150), ("play", "play", 250)];

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "/tmp/gallery".to_owned()));
    std::fs::create_dir_all(folder.join("assets"))?;
    for asset in &server::assets::ASSETS {
        std::fs::write(folder.join("assets").join(asset.name), asset.text())?;
    }
    for (lang, theme) in [(Lang::En, Theme::Light), (Lang::En, Theme::Dark), (Lang::De, Theme::Light)] {
        let dark = if theme == Theme::Dark { "-dark" } else { "" };
        let gallery = Gallery {
            folder: &folder,
            end: format!("-{lang}{dark}"),
            who: Who { lang, theme, name: Some("Anna".to_owned()), has_account: false, here: "/".to_owned() },
        };
        gallery.tables()?;
        gallery.others()?;
    }
    Ok(())
}

struct Gallery<'a> {
    folder: &'a Path,
    end: String,
    who: Who,
}

fn new_game() -> Box<dyn Hosted> {
    game_of(GAME, &["Anna", "Ben"])
}

fn game_of(game: &str, names: &[&str]) -> Box<dyn Hosted> {
    let players = names.iter().map(|name| Player::Person((*name).to_owned())).collect();
    let new = NewTable { players, seed: Some(Seed::from_number(1789)), ..NewTable::default() };
    title(game).and_then(|title| title.open(new)).expect("the defaults open a table")
}

/// A game of five that has gone on until the first seat can do this, not before so many acts.
fn continent(act: &str, least: usize) -> Box<dyn Hosted> {
    let mut table = game_of("manifest", &["Anna", "Ben", "Diego", "Chiara", "Emil"]);
    while table.len() < least || !table.choices(Seat(0)).iter().any(|choice| choice.starts_with(act)) {
        let Turn::Decide(seats) = table.turn() else { panic!("the game ended before {act}") };
        let seat = seats.first().expect("somebody must decide");
        let best = table.hints(seat, 1)[0].act.clone();
        table.act(seat, &best).expect("a hint is legal");
    }
    table
}

/// One act of whoever has to decide: often a good one, else any, so that the map fills.
fn step(table: &mut dyn Hosted) -> bool {
    let Turn::Decide(seats) = table.turn() else { return false };
    let seat = seats.first().expect("somebody must decide");
    let mut rng = FastRng::new(table.len() as u64);
    let choices = table.choices(seat);
    let any = rng.below(choices.len() as u32) as usize;
    let act = if rng.below(3) == 0 { table.hints(seat, 1)[0].act.clone() } else { choices[any].clone() };
    table.act(seat, &act).expect("it is among the choices");
    true
}

impl Gallery<'_> {
    fn write(&self, name: &str, page: maud::Markup) -> std::io::Result<()> {
        let page = page.into_string().replace("\"/assets/", "\"assets/");
        std::fs::write(self.folder.join(format!("{name}{}.html", self.end)), page)
    }

    fn tables(&self) -> std::io::Result<()> {
        for (name, act, least) in MOMENTS {
            let mut table = new_game();
            while table.len() < least || !table.choices(Seat(0)).iter().any(|choice| choice.starts_with(act))
            {
                assert!(step(&mut *table), "the game ended before {name}");
            }
            let hints = if name == "choose" { table.hints(Seat(0), 3) } else { Vec::new() };
            let notice = Notice {
                kind: NoticeKind::Refused,
                words: "Ohio is announced already.".to_owned(),
                rule: Some("TPG-11".to_owned()),
            };
            let shot = Shot { hints: &hints, notice: (name == "roll").then_some(&notice), ..Shot::default() };
            self.table(&format!("table-{name}"), &*table, shot)?;
            if name == "allot" {
                self.table("table-back", &*table, Shot { at: Some(60), ..Shot::default() })?;
                self.table("table-curtain", &*table, Shot { curtain: Some(Seat(0)), ..Shot::default() })?;
                self.table(
                    "table-waiting",
                    &*table,
                    Shot { viewer: Some(Viewer::Spectator), ..Shot::default() },
                )?;
            }
        }
        let mut table = new_game();
        while step(&mut *table) {}
        self.table("table-over", &*table, Shot::default())?;
        for (name, act, least) in CONTINENT {
            self.table(&format!("manifest-{name}"), &*continent(act, least), Shot::default())?;
        }
        let america = Shot { made_up: Some((destiny::DESTINY, destiny::scene())), ..Shot::default() };
        self.table("destiny", &*new_game(), america)?;
        self.write("destiny-rules", pages::rules(destiny::DESTINY, &self.who))?;
        let large = Shot { made_up: Some((presidency::PRESIDENCY, presidency::scene())), ..Shot::default() };
        self.table("presidency", &*new_game(), large)?;
        for tab in ['H', 'C', 'M'] {
            let scene = presidency::scene_with_few_choices();
            let other =
                Shot { made_up: Some((presidency::PRESIDENCY, scene)), tab: Some(tab), ..Shot::default() };
            self.table(&format!("presidency-{tab}"), &*new_game(), other)?;
        }
        Ok(())
    }

    fn table(&self, name: &str, table: &dyn Hosted, shot: Shot) -> std::io::Result<()> {
        let viewer = shot.viewer.unwrap_or(Viewer::Seat(Seat(0)));
        let is_made_up = shot.made_up.is_some();
        let (title, scene): (&'static dyn Title, Scene) = match (shot.made_up, shot.at) {
            (Some((sample, scene)), _) => (sample, scene),
            (None, Some(at)) => (table.title(), table.scene_at(at, viewer).expect("the act was played")),
            (None, None) => (table.title(), table.scene(viewer)),
        };
        let names = ["Anna", "Ben", "Diego", "Statesman", "Chiara"];
        let named: Vec<_> = names.map(|name| Player::Person(name.to_owned())).into();
        let seats = scene.areas.iter().flat_map(|area| &area.items).find_map(|item| match item {
            Item::Roster(roster) => Some(roster.seats.len()),
            _ => None,
        });
        let log = table.log(viewer, 0);
        let commitment = table.commitment();
        let over = matches!(table.turn(), Turn::Over(_));
        let seed = Seed::from_number(1789).to_string();
        let chat = [
            ChatView { id: 1, is_mine: true, name: "Anna", text: "Ohio again?" },
            ChatView {
                id: 2,
                is_mine: false,
                name: "<script>alert(1)</script>",
                text: "\u{202e}<b>hostile</b>",
            },
        ];
        let is_new = name.contains("start");
        let invitations = [(Seat(1), Some("/join/5f2c9a".to_owned()))];
        let view = TableView {
            id: "demo",
            title,
            who: &self.who,
            viewer,
            my_seats: if viewer == Viewer::Spectator { &[] } else { &[Seat(0)] },
            players: if is_made_up { &named[..seats.unwrap_or(1)] } else { table.players() },
            scene: &scene,
            log: if is_made_up { &[] } else { &log },
            chapters: &[],
            since: &[],
            is_opening: false,
            last_decision: None,
            stamp: "0.0.0",
            version: table.len() as u64,
            acts: table.len(),
            at: shot.at,
            over,
            ended_early: table.ending().is_some(),
            tab: shot.tab,
            commitment: commitment.as_deref(),
            word: None,
            seed: over.then_some((seed.as_str(), true)),
            undo: if over { UndoView::Nothing } else { UndoView::Free },
            has_hints: true,
            hints: shot.hints,
            chat: &chat,
            may_chat: true,
            notes: "",
            notice: shot.notice,
            own: None,
            missing: None,
            roll: None,
            curtain: shot.curtain,
            waiting: &[],
            may_sit: &[],
            invitations: if is_new { &invitations } else { &[] },
            may_branch: true,
            is_trial: false,
            lesson: None,
            coach: None,
            has_cards: true,
            together: &Together::default(),
            origin: "",
            story: None,
            moment: None,
        };
        println!("{name}{}: part {} bytes", self.end, pages::table_part(&view).into_string().len());
        self.write(name, pages::table(&view))?;
        if name == "table-over" {
            self.write("log", pages::log(&view))?;
        }
        Ok(())
    }

    fn others(&self) -> std::io::Result<()> {
        let title = title(GAME).expect("it is in the catalogue");
        let who = &self.who;
        let mut table = new_game();
        (0..120).for_each(|_| assert!(step(&mut *table)));
        let row = |id: &str, my_turn: bool, won: Option<SeatSet>, free_seats: usize| TableRow {
            id: id.to_owned(),
            title,
            headline: table.scene(Viewer::Spectator).headline,
            players: table.players().to_vec(),
            my_turn,
            won,
            free_seats,
            is_trial: false,
            is_lesson: false,
            age: 0,
            members: Vec::new(),
            days_left: None,
        };
        let mine = [row("a", true, None, 0), row("b", false, None, 0)];
        let open = [row("c", false, None, 1)];
        let finished =
            [row("d", false, Some(Seat(0).alone()), 0), row("e", false, Some(SeatSet::first_n(2)), 0)];
        let lobby =
            LobbyView { who, mine: &mine, open: &open, finished: &finished, archived: &[], notice: None };
        self.write("lobby", pages::lobby(&lobby))?;
        let offer = &SeedOffer::default();
        let form = NewTableView { who, title, entered: &[], notice: None, faults: &[], focus: None, offer };
        self.write("new", pages::new_table(&form))?;
        self.write("rules", pages::rules(titles()[0].as_ref(), who))?;
        self.write("guide", pages::guide(title, who))?;
        self.write("about", pages::about(who, Default::default()))?;
        self.write(
            "account",
            pages::account(&AccountView { who, room: Some(Default::default()), notice: None, webhook: None }),
        )?;
        let nobody = Who { name: None, ..who.clone() };
        self.write(
            "name",
            pages::name(&NameView { who: &nobody, back: "/play/presidential", notice: None }),
        )?;
        let view =
            SignInView { who: &nobody, name: "", back: "/", notice: None, offers_to_leave_guest: false };
        self.write("sign-in", pages::sign_in(&view))?;
        self.write("problem", pages::problem(who, 404, "There is no table “xyz”.", "0f3c5a7e9b1d2468"))?;
        self.write("map", pages::calculator(&pages::CalculatorView::of(coloured()), who, ""))
    }
}

/// A map that looks like one.
fn coloured() -> Calculator {
    let mut map = Calculator::new(Apportionment::Census2020);
    for (team, states) in [
        (Team::Democrats, "CA OR WA NY MA CT RI VT ME NH NJ DE MD DC IL MN VA CO NM HI"),
        (Team::Republicans, "TX FL OH TN KY AL MS LA AR OK KS NE SD ND WY MT ID UT AK IN MO SC WV IA"),
    ] {
        for code in states.split(' ') {
            map.set(code.parse().expect("a postal code"), Rating::safe(team));
        }
    }
    map
}

/// What is special about one picture.
#[derive(Default)]
struct Shot<'a> {
    viewer: Option<Viewer>,
    at: Option<usize>,
    hints: &'a [Hint],
    notice: Option<&'a Notice>,
    curtain: Option<Seat>,
    /// A game and a scene that are made up instead of the table's own.
    made_up: Option<(&'static sample::Sample, Scene)>,
    tab: Option<char>,
}

//! A desk for tests: set up a position in a few lines, run one procedure with scripted dice, and compare the result.
#![allow(dead_code)]

use std::convert::Infallible;

use kernel::chance::{Given, RecordedChance};
use kernel::{Chance, Die, FastRng, Game, Members, NoLog, Seat, Told};
use mr_president::{Act, Difficulty, Event, MrPresident, Options, Scenario, State, Wait, probe, program};

pub struct Desk {
    pub game: MrPresident,
    pub state: State,
    pub told: Vec<Told<Event>>,
    /// Dice and draws that were not used yet.
    pub given: Given,
}

/// The first die shows this number, whatever its faces; everything after that is random.
pub struct FirstDie {
    pub shows: Option<u8>,
    pub then: FastRng,
}

impl Chance for FirstDie {
    type Stop = Infallible;

    fn die(&mut self, die: Die) -> Result<u8, Infallible> {
        self.shows.take().map_or_else(|| self.then.die(die), Ok)
    }

    fn draw(&mut self, pile: &'static str, pool: impl Members) -> Result<u16, Infallible> {
        self.then.draw(pile, pool)
    }
}

/// The first legal act, for openings that do not matter to the test.
fn first(game: &MrPresident, state: &State) -> Act {
    let mut acts: Vec<Act> = Vec::new();
    game.acts(state, Seat(0), &mut acts);
    acts[0]
}

impl Desk {
    /// A game at the first question of the first year. During set-up the first choice is taken each time.
    pub fn open(options: Options) -> Desk {
        let game = MrPresident::new(&options, 1).expect("these options fit");
        let mut rng = FastRng::new(1);
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        while program().steps[usize::from(state.step)].phase == "setup" {
            let act = first(&game, &state);
            let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut NoLog);
        }
        Desk { game, state, told: Vec::new(), given: Given::default() }
    }

    pub fn normal() -> Desk {
        Desk::open(Options::default())
    }

    pub fn easier() -> Desk {
        Desk::open(Options { difficulty: Difficulty::Easier, ..Options::default() })
    }

    pub fn harder() -> Desk {
        Desk::open(Options { difficulty: Difficulty::Harder, ..Options::default() })
    }

    pub fn scenario(scenario: Scenario) -> Desk {
        Desk::open(Options { scenario, ..Options::default() })
    }

    /// A normal game with an empty world and average tracks: no counters anywhere, and all modifiers are 0.
    pub fn blank() -> Desk {
        let mut desk = Desk::normal();
        for var in [
            "tg",
            "uns",
            "uns_iran",
            "cwn",
            "counters",
            "base",
            "t",
            "apc",
            "uni",
            "multi",
            "un",
            "footprint",
            "fni",
            "ft_on",
            "friend",
            "opponent",
            "attr",
            "res",
            "bill_at",
            "scandal",
            "darpa",
            "goodwill",
            "dc",
            "ldi",
            "iran_israel",
            "trade",
            "rs_level",
            "rs_wmd",
            "rs_ap",
            "lp",
            "nobel",
        ] {
            desk.fill(var, 0);
        }
        for var in ["rs_at", "war_kind"] {
            desk.fill(var, -1);
        }
        // Officials without ratings: candidate 19 has 0 0 0 as Novice.
        desk.fill("official", 18);
        desk.fill("veteran", 0);
        desk.fill("align", 5)
            .fill("stab", 5)
            .fill("rc", 0)
            .fill("level", 1)
            .fill("rel", 3)
            .fill("posture", 1);
        desk.fill("soe", 5).fill("cap", 4).fill("nuke", 2).fill("status", 2);
        desk.set("rwc", 5)
            .set("mr", 5)
            .set("hs", 5)
            .set("wo", 5)
            .set("ce", 5)
            .set("pr", 5)
            .set("pp", 5)
            .set("bc", 2);
        desk.set("pa", 14).set("ap", 0).set("control", 1);
        for var in &program().vars {
            if let Some(base) = var.trend {
                for n in 0..var.len {
                    desk.state.cells[usize::from(base + n)] = 0;
                }
            }
        }
        desk
    }

    fn cell(&self, var: &str, index: &[i16]) -> usize {
        let var = program().var(var);
        assert_eq!(var.domains.len(), index.len(), "{} has {} indexes", var.name, var.domains.len());
        let mut offset = 0;
        for (n, &value) in index.iter().enumerate() {
            let domain = &program().domains[usize::from(var.domains[n])];
            let at = value - domain.lo;
            assert!((0..domain.len() as i16).contains(&at), "{}[{value}]", var.name);
            offset = offset * domain.len() as i16 + at;
        }
        usize::from(var.base) + offset as usize
    }

    /// Sets all cells of a var.
    pub fn fill(&mut self, var: &str, value: i16) -> &mut Desk {
        let var = program().var(var);
        self.state.cells[usize::from(var.base)..usize::from(var.base + var.len)].fill(value);
        self
    }

    pub fn set(&mut self, var: &str, value: i16) -> &mut Desk {
        let cell = self.cell(var, &[]);
        self.state.cells[cell] = value;
        self
    }

    /// `desk.set1("rc", "mideast", 2)`: members are given by their words in the charts.
    pub fn set1(&mut self, var: &str, member: &str, value: i16) -> &mut Desk {
        let cell = self.cell(var, &[of(member)]);
        self.state.cells[cell] = value;
        self
    }

    pub fn set2(&mut self, var: &str, one: &str, two: &str, value: i16) -> &mut Desk {
        let cell = self.cell(var, &[of(one), of(two)]);
        self.state.cells[cell] = value;
        self
    }

    pub fn get(&self, var: &str) -> i16 {
        self.state.cells[self.cell(var, &[])]
    }

    pub fn get1(&self, var: &str, member: &str) -> i16 {
        self.state.cells[self.cell(var, &[of(member)])]
    }

    pub fn get2(&self, var: &str, one: &str, two: &str) -> i16 {
        self.state.cells[self.cell(var, &[of(one), of(two)])]
    }

    /// The trend counter of a var without index, or of one member.
    pub fn trend(&self, var: &str, member: Option<&str>) -> i16 {
        let cell = self.cell(var, &member.map(|m| vec![of(m)]).unwrap_or_default());
        let var = program().var(var);
        self.state.cells[usize::from(var.trend.expect("it has a trend")) + cell - usize::from(var.base)]
    }

    pub fn set_trend(&mut self, var: &str, member: Option<&str>, value: i16) -> &mut Desk {
        let cell = self.cell(var, &member.map(|m| vec![of(m)]).unwrap_or_default());
        let var = program().var(var);
        let at = usize::from(var.trend.expect("it has a trend")) + cell - usize::from(var.base);
        self.state.cells[at] = value;
        self
    }

    /// All cells that differ from before, as `name[n] from -> to`.
    pub fn changes(&self, before: &State) -> Vec<String> {
        let mut out = Vec::new();
        for var in &program().vars {
            let ranges = [(Some(var.base), ""), (var.trend, " trend")];
            for (base, what) in ranges.into_iter().filter_map(|(base, what)| Some((base?, what))) {
                for n in 0..var.len {
                    let at = usize::from(base + n);
                    let (from, to) = (before.cells[at], self.state.cells[at]);
                    if from != to {
                        out.push(format!("{}{what}[{n}] {from} -> {to}", var.name));
                    }
                }
            }
        }
        out
    }

    /// Adds dice, in the order in which they will be rolled (d6 and d10 alike).
    pub fn dice(&mut self, dice: &[u16]) -> &mut Desk {
        self.given.dice.extend(dice.iter().copied());
        self
    }

    /// Adds the results of random picks from a domain, by word: `desk.draws("region", &["africa"])`.
    pub fn draws(&mut self, domain: &str, members: &[&str]) -> &mut Desk {
        let domain = program().domain(domain);
        let shift = u16::from(domain.lo == 0);
        let member = |m: &&str| domain.member(m).unwrap_or_else(|| panic!("{m}")) as u16 + shift;
        self.given.piles.entry(domain.pile.into()).or_default().extend(members.iter().map(member));
        self
    }

    /// Runs a single proc, chart or card part (`"E009/1"`). If a die or draw is missing, the test stops and says which.
    pub fn run(&mut self, name: &str, args: &[&str]) -> &mut Desk {
        let args: Vec<i16> = args.iter().map(|arg| of(arg)).collect();
        let args = if name.contains('/') {
            let card = name.split('/').next().unwrap();
            vec![program().domain("card").member(card).expect("a card")]
        } else {
            args
        };
        let mut chance = RecordedChance::live(&mut self.given, None);
        let result = probe::call(&mut self.state, name, &args, &mut chance, &mut self.told);
        result.unwrap_or_else(|stop| panic!("{name} asks for {stop}; dice or draws are missing"));
        self
    }

    /// The same, with random dice and the first choice each time, until it has ended.
    pub fn run_through(&mut self, name: &str, args: &[&str], seed: u64) -> &mut Desk {
        let args: Vec<i16> = args.iter().map(|arg| of(arg)).collect();
        let mut rng = FastRng::new(seed);
        let Ok(()) = probe::call(&mut self.state, name, &args, &mut rng, &mut self.told);
        while !self.done() {
            let act = first(&self.game, &self.state);
            let Ok(()) = probe::decide(&mut self.state, act, &mut rng, &mut self.told);
        }
        self
    }

    /// Opens a single action segment, given the key of its step.
    pub fn segment(&mut self, step: &str) -> &mut Desk {
        let at =
            program().steps.iter().position(|s| s.key == step).unwrap_or_else(|| panic!("no step {step}"));
        self.state.step = at as u8;
        self.state.once_segment = 0;
        let name = program().procs[usize::from(program().steps[at].proc)].name;
        self.run(name, &[])
    }

    /// Makes a decision, written as an act: `desk.act("pick africa")`.
    pub fn act(&mut self, act: &str) -> &mut Desk {
        let act: Act = act.parse().unwrap_or_else(|e| panic!("{e}"));
        kernel::check(&self.game, &self.state, Seat(0), act).unwrap_or_else(|e| panic!("{act}: {e}"));
        let mut chance = RecordedChance::live(&mut self.given, None);
        let result = probe::decide(&mut self.state, act, &mut chance, &mut self.told);
        result.unwrap_or_else(|stop| panic!("{act} asks for {stop}; dice or draws are missing"));
        self
    }

    /// Why an act is refused: the rule and the text key of the reason.
    pub fn refused(&self, act: &str) -> (String, String) {
        let act: Act = act.parse().unwrap_or_else(|e| panic!("{e}"));
        let refusal = kernel::check(&self.game, &self.state, Seat(0), act).expect_err("it is refused");
        (refusal.rule.into_owned(), refusal.text.to_string())
    }

    /// All legal acts, in words.
    pub fn choices(&self) -> Vec<String> {
        let mut acts: Vec<Act> = Vec::new();
        self.game.acts(&self.state, Seat(0), &mut acts);
        acts.iter().map(ToString::to_string).collect()
    }

    pub fn may(&self, act: &str) -> bool {
        self.choices().iter().any(|choice| choice == act)
    }

    /// Whether the procedure has ended.
    pub fn done(&self) -> bool {
        matches!(self.state.wait, Wait::Nothing | Wait::Over)
    }

    /// How the game ended, as a key: "loss-9", "victory".
    pub fn ended(&self) -> Option<&'static str> {
        match self.game.turn(&self.state) {
            kernel::Turn::Over(verdict) => Some(verdict.how),
            kernel::Turn::Decide(_) => None,
        }
    }

    /// The row of the last roll, counted from 1, and its modified total.
    pub fn hit(&self) -> (u8, i16) {
        (self.state.roll.row + 1, self.state.roll.total)
    }

    /// Terror groups of a place as (level, box) in rising order. Boxes: 0 none, 1 Gathering, 2 Locating, 3 Target Fixed.
    pub fn groups(&self, place: &str) -> Vec<(i16, i16)> {
        let mut out = Vec::new();
        for kind in 0..16 {
            let cell = self.cell("tg", &[of(place), kind]);
            for _ in 0..self.state.cells[cell] {
                out.push((kind / 4 + 1, kind % 4));
            }
        }
        out
    }

    /// Puts a terror group with this level and box into a place.
    pub fn group(&mut self, place: &str, level: i16, intel: i16) -> &mut Desk {
        let cell = self.cell("tg", &[of(place), (level - 1) * 4 + intel]);
        self.state.cells[cell] += 1;
        self
    }

    /// Puts a Rogue State of this level into a region, in the first free slot.
    pub fn rogue(&mut self, region: &str, level: i16) -> &mut Desk {
        let slot =
            (0..8).find(|&slot| self.state.cells[self.cell("rs_at", &[slot])] < 0).expect("a free slot");
        let (at, of_level) = (self.cell("rs_at", &[slot]), self.cell("rs_level", &[slot]));
        self.state.cells[at] = of(region);
        self.state.cells[of_level] = level;
        self
    }
}

/// The number of a member by its word in the charts; numbers are accepted, too.
pub fn of(word: &str) -> i16 {
    if let Ok(number) = word.parse() {
        return number;
    }
    let found = program().domains.iter().find_map(|domain| domain.member(word));
    found.unwrap_or_else(|| panic!("no domain has a member {word}"))
}

/// A random number generator.
pub fn rng(seed: u64) -> FastRng {
    FastRng::new(seed)
}

/// All differences, as sorted words: `pa -2`, `ft_on.f_crisis +1`, trends as `~soe.us -1`. Vars in `scratch` are ignored.
pub fn told(desk: &Desk, before: &State, scratch: &[&str]) -> Vec<String> {
    let p = program();
    let mut out = Vec::new();
    for var in p.vars.iter().filter(|var| !scratch.contains(&var.name)) {
        for (base, mark) in [(Some(var.base), ""), (var.trend, "~")] {
            let Some(base) = base else { continue };
            for n in 0..usize::from(var.len) {
                let at = usize::from(base) + n;
                let by = desk.state.cells[at] - before.cells[at];
                if by == 0 {
                    continue;
                }
                let domains: Vec<_> = var.domains.iter().map(|&d| &p.domains[usize::from(d)]).collect();
                let index = match domains[..] {
                    [] => String::new(),
                    [one] => format!(".{}", one.words[n]),
                    [one, two] => format!(".{}.{}", one.words[n / two.len()], two.words[n % two.len()]),
                    _ => unreachable!("at most two indexes"),
                };
                out.push(format!("{mark}{}{index} {by:+}", var.name));
            }
        }
    }
    out.sort();
    out
}

/// Expects exactly these changes (`"pa -2; ap +1"`, or `""`), that the procedure has ended and that all given dice were used.
#[track_caller]
pub fn same(desk: &Desk, before: &State, scratch: &[&str], want: &str, what: &str) {
    let mut want: Vec<String> =
        want.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect();
    want.sort();
    assert_eq!(told(desk, before, scratch), want, "{what}");
    assert!(desk.done(), "{what}: it waits for {:?}", desk.choices());
    assert!(desk.given.is_empty(), "{what}: dice or draws are left over");
}

/// Splits a list at its commas.
pub fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|part| !part.is_empty())
}

//! What single steps cost: a copy of the state, a list of acts, an act at a table with log and hash, a picture, an imagined state.

use divan::{Bencher, black_box};
use idiot::{Act, Idiot, Options};
use kernel::chance::{Given, Seed};
use kernel::{Fast, Game, Player, Seat, Table, Turn, Viewer};

fn main() {
    divan::main();
}

/// A table after so many random acts.
fn table(acts: usize) -> Table<Idiot> {
    let game = Idiot::new(&Options::default(), 5).expect("the options are allowed");
    let players = ["A", "B", "C", "D", "E"].map(|name| Player::Person(name.into())).into();
    let seed = Some(Seed::from_number(1));
    let mut table = Table::open(game, players, seed, Given::default()).expect("the seed deals");
    let mut rng = Fast::new(1);
    for _ in 0..acts {
        let (seat, act) = next(&table, &mut rng);
        table.act(seat, act).expect("a legal act");
    }
    table
}

fn next(table: &Table<Idiot>, rng: &mut Fast) -> (Seat, Act) {
    let Turn::Decide(seats) = table.turn() else { unreachable!("the game is long enough") };
    let seat = seats.first().expect("somebody decides");
    (seat, kernel::pick(table.game(), table.state(), seat, rng).expect("there is an act"))
}

#[divan::bench]
fn clone_of_a_state(bencher: Bencher) {
    let table = table(100);
    bencher.bench(|| black_box(table.state()).clone());
}

#[divan::bench]
fn list_of_acts(bencher: Bencher) {
    let table = table(101);
    let seat = next(&table, &mut Fast::new(1)).0;
    bencher.bench(|| black_box(&table).acts(seat));
}

/// The cost of an act at a table must not grow with the game.
#[divan::bench(args = [10, 100, 150])]
fn act_at_a_table(bencher: Bencher, after: usize) {
    bencher
        .with_inputs(|| {
            let table = table(after);
            let next = next(&table, &mut Fast::new(after as u64));
            (table, next)
        })
        .bench_local_values(|(mut table, (seat, act))| {
            table.act(seat, act).expect("a legal act");
            table
        });
}

#[divan::bench]
fn picture(bencher: Bencher) {
    let table = table(101);
    bencher.bench(|| table.game().picture(black_box(table.state()), Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn imagined_state(bencher: Bencher) {
    let table = table(101);
    bencher
        .with_inputs(|| Fast::new(3))
        .bench_local_refs(|rng| table.game().imagine(black_box(table.state()), Viewer::Seat(Seat(0)), rng));
}

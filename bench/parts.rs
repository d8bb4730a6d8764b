//! The cost of single steps of a game: copying the state, listing acts, an act at a table with log and hash, a picture, an imagined state.
//!
//! The benchmark that includes this file defines the game (`Played`), opens a table (`open`), and says after how many acts it is still
//! running (`LATE`).

use divan::{Bencher, black_box};
use kernel::{FastRng, Game, Seat, Table, Turn, Viewer};

use crate::{LATE, Played, open};

/// A table after this many random acts.
fn table(acts: usize) -> Table<Played> {
    let mut table = open();
    let mut rng = FastRng::new(1);
    for _ in 0..acts {
        let (seat, act) = next(&table, &mut rng);
        table.act(seat, act).expect("a legal act");
    }
    table
}

fn next(table: &Table<Played>, rng: &mut FastRng) -> (Seat, <Played as Game>::Act) {
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
    let seat = next(&table, &mut FastRng::new(1)).0;
    bencher.bench(|| black_box(&table).acts(seat));
}

/// The cost of an act at a table must not grow with the game.
#[divan::bench(args = [10, 100, LATE])]
fn act_at_a_table(bencher: Bencher, after: usize) {
    bencher
        .with_inputs(|| {
            let table = table(after);
            let next = next(&table, &mut FastRng::new(after as u64));
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
        .with_inputs(|| FastRng::new(3))
        .bench_local_refs(|rng| table.game().imagine(black_box(table.state()), Viewer::Seat(Seat(0)), rng));
}

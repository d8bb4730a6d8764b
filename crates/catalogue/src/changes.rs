//! What acts changed in a viewer's picture: places that changed hands, points that changed. Found by comparing pictures, so it works for
//! every game.

use kernel::Seat;
use scene::{Item, Line, Place, PlaceView, Scene};

/// What an act changed, with its log lines.
#[derive(Clone, Debug, PartialEq)]
pub struct ActChanges {
    /// The number of acts up to and including it.
    pub after: usize,
    pub seat: Seat,
    pub lines: Vec<Line>,
    pub places: Vec<PlaceChange>,
    /// What each seat gained or lost in the race at the top.
    pub points: Vec<(Seat, i32)>,
}

/// A place whose holder or strength has changed.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceChange {
    pub before: PlaceView,
    pub after: PlaceView,
}

/// The places and points that differ between two pictures.
pub(crate) fn compare(before: &Scene, after: &Scene) -> (Vec<PlaceChange>, Vec<(Seat, i32)>) {
    let mut changed = Vec::new();
    let old: Vec<&PlaceView> = places(before).collect();
    for (n, place) in places(after).enumerate() {
        // Places usually keep their order, so try the same position before searching.
        let same = |other: &&PlaceView| other.spot == place.spot;
        let was = old.get(n).copied().filter(same).or_else(|| old.iter().copied().find(same));
        if let Some(was) = was.filter(|was| held(was) != held(place)) {
            changed.push(PlaceChange { before: was.clone(), after: place.clone() });
        }
    }
    let old: Vec<(Seat, i32)> = points(before).collect();
    let moved = points(after).filter_map(|(seat, value)| {
        let was = old.iter().find(|(other, _)| *other == seat)?.1;
        (value != was).then_some((seat, value - was))
    });
    (changed, moved.collect())
}

fn places(scene: &Scene) -> impl Iterator<Item = &PlaceView> {
    let items = scene.areas.iter().flat_map(|area| &area.items);
    items.filter_map(|item| if let Item::Board(board) = item { Some(&board.places) } else { None }).flatten()
}

/// Who holds it, and with what.
fn held(place: &PlaceView) -> impl PartialEq + '_ {
    let new = place.territory.as_ref().is_some_and(|territory| territory.new);
    (place.owner, place.strength, &place.pieces, new)
}

fn points(scene: &Scene) -> impl Iterator<Item = (Seat, i32)> {
    let bar = scene.areas.iter().filter(|area| area.place == Place::Bar).flat_map(|area| &area.items);
    let counters =
        bar.filter_map(|item| if let Item::Track(track) = item { Some(&track.counters) } else { None });
    counters.flatten().filter_map(|counter| Some((counter.owner?, counter.value)))
}

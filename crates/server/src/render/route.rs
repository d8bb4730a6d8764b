//! The way of a turn on a map and the figure that goes it: beside the labels of places, never on them.

use atlas::map::{Map, Place, Point, Rect};
use maud::{Markup, html};
use scene::{Board, Leg};

use super::board::whole;

/// The figure around its foot.
const PAWN: Rect = Rect { x: -6.0, y: -15.0, width: 12.0, height: 21.0 };
/// What a step cost, in a circle.
const COST: f32 = 17.0;

/// All labels of a map.
pub(crate) struct Labels(Vec<Rect>);

impl Labels {
    pub fn of(map: &Map) -> Labels {
        Labels(map.places.iter().map(Place::label_box).collect())
    }

    /// How much of the labels this would cover.
    fn covered(&self, rect: Rect) -> f32 {
        let shared = |label: &Rect| {
            let width = label.right().min(rect.right()) - label.x.max(rect.x);
            let height = label.bottom().min(rect.bottom()) - label.y.max(rect.y);
            width.max(0.0) * height.max(0.0)
        };
        self.0.iter().map(shared).sum()
    }

    /// The first of these points where nothing is covered, else where least is.
    fn freest(
        &self,
        points: impl IntoIterator<Item = Point>,
        around: impl Fn(Point) -> Rect,
    ) -> Option<Point> {
        let mut best: Option<(f32, Point)> = None;
        for point in points {
            let covered = self.covered(around(point));
            if best.is_none_or(|(least, _)| covered < least) {
                best = Some((covered, point));
            }
        }
        best.map(|(_, point)| point)
    }

    /// Where a figure that goes to a place stands: beside the name, or in the place if the name is outside.
    fn standing(&self, place: &Place) -> Point {
        let Point { x, y } = place.label;
        let near = [
            (-30.0, 3.0),
            (30.0, 3.0),
            (-26.0, 12.0),
            (26.0, 12.0),
            (0.0, 31.0),
            (0.0, -23.0),
            (-34.0, -8.0),
            (34.0, -8.0),
            (-20.0, 30.0),
            (20.0, 30.0),
            (-20.0, -22.0),
            (20.0, -22.0),
        ];
        let inside = place.callout.map(|_| place.label);
        let points = inside.into_iter().chain(near.map(|(right, down)| Point { x: x + right, y: y + down }));
        self.freest(points, pawn_box).unwrap_or(place.label)
    }
}

fn pawn_box(at: Point) -> Rect {
    Rect { x: at.x + PAWN.x, y: at.y + PAWN.y, ..PAWN }
}

/// One step: a line, bent where it leaps over places.
struct Step {
    from: Point,
    by: Point,
    to: Point,
}

impl Step {
    fn new(from: Point, to: Point, leaps: bool) -> Step {
        let bend = if leaps { (to.x - from.x).hypot(to.y - from.y) / 4.0 } else { 0.0 };
        Step { from, by: Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 - bend }, to }
    }

    fn at(&self, share: f32) -> Point {
        let rest = 1.0 - share;
        let mix =
            |from: f32, by: f32, to: f32| rest * rest * from + 2.0 * rest * share * by + share * share * to;
        Point { x: mix(self.from.x, self.by.x, self.to.x), y: mix(self.from.y, self.by.y, self.to.y) }
    }

    /// On the line as near to its middle as labels allow, else beside it.
    fn cost_at(&self, labels: &Labels) -> Point {
        const SHARES: [f32; 9] = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
        const BESIDE: [f32; 7] = [0.0, -11.0, 11.0, -20.0, 20.0, -29.0, 29.0];
        let length = (self.to.x - self.from.x).hypot(self.to.y - self.from.y).max(1.0);
        let aside = Point { x: (self.from.y - self.to.y) / length, y: (self.to.x - self.from.x) / length };
        let points = BESIDE.into_iter().flat_map(|by| SHARES.map(|share| (by, self.at(share))));
        let points = points.map(|(by, at)| Point { x: at.x + aside.x * by, y: at.y + aside.y * by });
        labels.freest(points, |at| Rect::around(at, [COST; 2])).unwrap_or(self.by)
    }
}

/// The way of this turn, each step with what it cost.
pub(crate) fn way(board: &Board, map: &Map) -> Markup {
    if board.path.is_empty() {
        return html! {};
    }
    let labels = Labels::of(map);
    let at = |id: &str| map.place(id).map(|place| labels.standing(place));
    html! {
        @for (from, to, leg) in board.path.iter().filter_map(|leg: &Leg| Some((at(&leg.from)?, at(&leg.to)?, leg))) {
            @let step = Step::new(from, to, leg.leap);
            path.way.leap[leg.leap] d={ "M" (whole(from.x)) " " (whole(from.y)) "Q" (whole(step.by.x)) " " (whole(step.by.y)) " " (whole(to.x)) " " (whole(to.y)) } {}
            @let cost = step.cost_at(&labels);
            circle.cost cx=(whole(cost.x)) cy=(whole(cost.y)) r="8" {}
            text.cost x=(whole(cost.x)) y=(whole(cost.y + 4.0)) { (leg.cost) }
        }
    }
}

pub(crate) fn pawn(board: &Board, map: &Map) -> Markup {
    let Some(place) = board.pawn.as_ref().and_then(|pawn| map.place(&pawn.at)) else { return html! {} };
    let Point { x, y } = Labels::of(map).standing(place);
    html! { use.pawn href="#pawn" x=(whole(x)) y=(whole(y)) {} }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_covers_no_label_wherever_it_stands() {
        let map = atlas::states::map();
        let labels = Labels::of(map);
        for place in &map.places {
            let covered = labels.covered(pawn_box(labels.standing(place)));
            assert!(covered < 1.0, "{}: {covered}", place.code);
        }
    }

    #[test]
    fn the_cost_of_a_step_covers_no_label() {
        let map = atlas::states::map();
        let labels = Labels::of(map);
        for from in &map.places {
            for to in from.borders.iter().filter_map(|code| map.place(code)) {
                let step = Step::new(labels.standing(from), labels.standing(to), false);
                let covered = labels.covered(Rect::around(step.cost_at(&labels), [COST; 2]));
                assert!(covered < 1.0, "{} to {}: {covered}", from.code, to.code);
            }
        }
    }
}

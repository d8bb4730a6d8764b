//! What lies on a map besides its places: the path of a turn, the pawn
//! that follows it, the numbers of a lesson. All of it avoids the labels.

use atlas::map::{Map, Place, Point, Rect};
use maud::{Markup, html};
use scene::{Board, Leg};

use super::board::whole;

/// The bounds of the pawn around its foot.
const PAWN: Rect = Rect { x: -6.0, y: -15.0, width: 12.0, height: 21.0 };
/// Diameter of the circle with the cost of a step.
const COST: f32 = 17.0;

/// Size of the number of a lesson.
const TAP: f32 = 24.0;
/// How far a step may bend to avoid labels, as a share of its length.
const BENDS: [f32; 7] = [0.0, 0.15, -0.15, 0.25, -0.25, 0.38, -0.38];
const LEAPS: [f32; 4] = [0.25, 0.36, 0.16, 0.46];
/// Number of points at which a step is tested against the labels.
const PARTS: usize = 120;

/// The labels of a map.
pub(crate) struct Labels {
    boxes: Vec<Rect>,
    view: Rect,
}

impl Labels {
    pub fn of(map: &Map) -> Labels {
        Labels { boxes: map.places.iter().map(Place::label_box).collect(), view: map.view }
    }

    /// How much of the labels the rectangle would cover, plus how much of it would be outside the map.
    fn covered(&self, rect: Rect) -> f32 {
        let shared = |one: &Rect| {
            let width = one.right().min(rect.right()) - one.x.max(rect.x);
            let height = one.bottom().min(rect.bottom()) - one.y.max(rect.y);
            width.max(0.0) * height.max(0.0)
        };
        let outside = rect.width * rect.height - shared(&self.view);
        self.boxes.iter().map(shared).sum::<f32>() + outside
    }

    fn is_free(&self, point: Point) -> bool {
        !self.boxes.iter().any(|label| label.contains(point))
    }

    /// The offset of a lesson's number from the centre of the place's label: above it, or wherever there is no other label.
    pub fn tap(&self, place: &Place) -> Point {
        let label = place.label_box();
        let Point { x, y } = label.middle();
        let [right, down] = [(label.width + TAP) / 2.0, (label.height + TAP) / 2.0];
        let near = [
            (right - 14.0, -down),
            (0.0, -down),
            (14.0 - right, -down),
            (right, -8.0),
            (-right, -8.0),
            (right, 8.0),
            (-right, 8.0),
            (0.0, down),
            (right - 6.0, 10.0 - down),
            (6.0 - right, 10.0 - down),
            (right, -down),
            (-right, -down),
            (right, down),
            (-right, down),
            (0.0, -down - 14.0),
            (0.0, down + 14.0),
            (right + 14.0, 0.0),
            (-right - 14.0, 0.0),
        ];
        let points = near.map(|(right, down)| Point { x: x + right, y: y + down });
        let at = self.freest(points, |at| Rect::around(at, [TAP; 2])).unwrap_or(Point { x, y });
        Point { x: at.x - x, y: at.y - y }
    }

    /// The first of these points at which nothing is covered, otherwise the one that covers least.
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

    /// Where a pawn in a place stands: beside the name, or inside the place if the name is outside.
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

/// One step: a line that is bent if it leaps over places.
struct Step {
    from: Point,
    by: Point,
    to: Point,
}

impl Step {
    /// Straight if possible, or bent if it leaps, and avoiding the labels as far as possible.
    fn new(from: Point, to: Point, leaps: bool, labels: &Labels) -> Step {
        let bent = |bend: &f32| {
            let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
            let [right, down] = [to.x - from.x, to.y - from.y];
            let by = if leaps {
                Point { y: middle.y - bend * right.hypot(down), ..middle }
            } else {
                Point { x: middle.x - bend * down, y: middle.y + bend * right }
            };
            Step { from, by, to }
        };
        let bends = if leaps { &LEAPS[..] } else { &BENDS };
        let steps = bends.iter().map(bent);
        let hidden = |step: &Step| (0..=PARTS).filter(|part| !labels.is_free(step.part(*part))).count();
        steps.min_by_key(hidden).unwrap_or(Step { from, by: from, to })
    }

    fn part(&self, part: usize) -> Point {
        self.at(part as f32 / PARTS as f32)
    }

    /// The visible pieces of the step, because it passes under the labels.
    fn seen(&self, labels: &Labels) -> Vec<Step> {
        let free: Vec<usize> = (0..=PARTS).filter(|part| labels.is_free(self.part(*part))).collect();
        let runs = free.chunk_by(|one, next| next - one == 1).filter(|run| run.len() > 1);
        runs.map(|run| self.between(run[0] as f32 / PARTS as f32, run[run.len() - 1] as f32 / PARTS as f32))
            .collect()
    }

    /// A piece of the step.
    fn between(&self, from: f32, to: f32) -> Step {
        let mix = |a: Point, b: Point, share: f32| Point {
            x: a.x + (b.x - a.x) * share,
            y: a.y + (b.y - a.y) * share,
        };
        let by = mix(mix(self.from, self.by, from), mix(self.by, self.to, from), to);
        Step { from: self.at(from), by, to: self.at(to) }
    }

    fn at(&self, share: f32) -> Point {
        let rest = 1.0 - share;
        let mix =
            |from: f32, by: f32, to: f32| rest * rest * from + 2.0 * rest * share * by + share * share * to;
        Point { x: mix(self.from.x, self.by.x, self.to.x), y: mix(self.from.y, self.by.y, self.to.y) }
    }

    /// The position of the cost: on the line as near to its middle as labels allow, otherwise beside it.
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

/// The path of this turn, with the cost of each step.
pub(crate) fn way(board: &Board, map: &Map) -> Markup {
    if board.path.is_empty() {
        return html! {};
    }
    let labels = Labels::of(map);
    let at = |id: &str| map.place(id).map(|place| labels.standing(place));
    html! {
        @for (from, to, leg) in board.path.iter().filter_map(|leg: &Leg| Some((at(&leg.from)?, at(&leg.to)?, leg))) {
            @let step = Step::new(from, to, leg.leap, &labels);
            path.way.leap[leg.leap] d={
                @for Step { from, by, to } in step.seen(&labels) {
                    "M" (whole(from.x)) " " (whole(from.y)) "Q" (whole(by.x)) " " (whole(by.y)) " " (whole(to.x)) " " (whole(to.y))
                }
            } {}
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
    fn a_line_covers_no_label() {
        let map = atlas::states::map();
        let labels = Labels::of(map);
        for [from, to] in map.places.iter().flat_map(|from| map.places.iter().map(move |to| [from, to])) {
            let leaps = !from.borders.contains(&to.code);
            let step = Step::new(labels.standing(from), labels.standing(to), leaps, &labels);
            for piece in step.seen(&labels) {
                // The box of a label includes a margin around its text.
                let words = |point: Point| {
                    labels.boxes.iter().any(|label| {
                        let inner = [label.width - 6.0, label.height - 6.0];
                        Rect::around(label.middle(), inner).contains(point)
                    })
                };
                let hidden = (0..=PARTS).map(|part| piece.part(part)).find(|point| words(*point));
                assert_eq!(hidden, None, "{} to {}", from.code, to.code);
            }
        }
    }

    #[test]
    fn the_number_of_a_lesson_covers_no_label() {
        for map in [atlas::states::map(), atlas::america::map()] {
            let labels = Labels::of(map);
            for place in &map.places {
                let Point { x, y } = place.label_box().middle();
                let by = labels.tap(place);
                let covered =
                    labels.covered(Rect::around(Point { x: x + by.x, y: y + by.y }, [TAP - 4.0; 2]));
                assert!(covered < 1.0, "{}: {covered}", place.code);
            }
        }
    }

    #[test]
    fn the_cost_of_a_step_covers_no_label() {
        let map = atlas::states::map();
        let labels = Labels::of(map);
        for from in &map.places {
            for to in from.borders.iter().filter_map(|code| map.place(code)) {
                let step = Step::new(labels.standing(from), labels.standing(to), false, &labels);
                let covered = labels.covered(Rect::around(step.cost_at(&labels), [COST; 2]));
                assert!(covered < 1.0, "{} to {}: {covered}", from.code, to.code);
            }
        }
    }
}

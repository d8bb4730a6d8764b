//! Places too small to be seen are drawn larger than they are, at the cost of their surroundings.

use super::topology::Point;

/// A round lens: twice the size in the middle, less and less towards the edge, nothing beyond. Since every
/// point moves along a ray, and none past another, lines that did not cross before do not cross afterwards.
struct Lens {
    middle: Point,
    radius: f64,
}

/// The District of Columbia would be three units wide.
const LENSES: [Lens; 1] = [Lens { middle: [827.4, 266.8], radius: 12.0 }];

pub fn magnify(point: Point) -> Point {
    LENSES.iter().fold(point, |point, lens| {
        let away = [point[0] - lens.middle[0], point[1] - lens.middle[1]];
        let distance = (away[0] * away[0] + away[1] * away[1]).sqrt() / lens.radius;
        if distance >= 1.0 {
            return point;
        }
        let factor = 1.0 + (1.0 - distance) * (1.0 - distance);
        [lens.middle[0] + away[0] * factor, lens.middle[1] + away[1] * factor]
    })
}

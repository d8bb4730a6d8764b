//! Draws places that are too small larger than they are, at the expense of their surroundings.

use super::topology::Point;

/// A round lens: magnification is largest in the middle, decreases towards the edge, and ends there. Every point moves along a ray and no
/// point overtakes another, so lines that did not cross before do not cross afterwards.
pub struct Lens {
    /// In units of the view, like the radius.
    pub middle: Point,
    pub radius: f64,
    /// By how much the middle grows; 1 doubles it. From 3 on, points would overtake each other.
    pub growth: f64,
}

impl Lens {
    pub fn magnify(&self, point: Point) -> Point {
        let away = [point[0] - self.middle[0], point[1] - self.middle[1]];
        let distance = (away[0] * away[0] + away[1] * away[1]).sqrt() / self.radius;
        if distance >= 1.0 {
            return point;
        }
        let factor = 1.0 + self.growth * (1.0 - distance) * (1.0 - distance);
        [self.middle[0] + away[0] * factor, self.middle[1] + away[1] * factor]
    }
}

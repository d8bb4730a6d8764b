//! The projection of the board, like a rubber sheet that is stretched where territories are small.
//!
//! In a true projection New Jersey would be ten units wide when the continent fits a screen. No sine is used, so the result has the same
//! bytes everywhere.

use crate::atlas::{lens::Lens, topology::Point};

/// Units of the view per degree of longitude, interpolated linearly between these longitudes.
const LONGITUDES: Scale = Scale(&[
    [-141.0, 6.5],
    [-127.0, 9.5],
    [-124.5, 14.0],
    [-119.0, 14.0],
    [-115.5, 11.0],
    [-104.0, 11.0],
    [-98.0, 13.0],
    [-94.0, 16.0],
    [-88.0, 19.0],
    [-80.0, 20.5],
    [-74.0, 20.5],
    [-69.0, 18.0],
    [-65.5, 9.5],
    [-59.0, 5.0],
    [-52.0, 1.5],
]);

/// Units of the view per degree of latitude.
const LATITUDES: Scale = Scale(&[
    [7.0, 3.0],
    [12.5, 3.0],
    [14.0, 6.5],
    [15.5, 19.5],
    [20.0, 20.5],
    [23.0, 15.0],
    [26.0, 12.5],
    [28.5, 14.5],
    [32.0, 16.5],
    [34.0, 17.0],
    [38.0, 18.6],
    [42.0, 18.6],
    [46.0, 14.8],
    [49.0, 11.0],
    [52.0, 7.6],
    [56.0, 4.4],
    [63.0, 2.0],
]);

/// The longitude and latitude of the origin, and its position in the view.
const ORIGIN: Point = [-96.0, 38.0];
const ORIGIN_AT: Point = [462.0, 287.0];

/// How much meridians converge per degree of latitude, and the latitude where they have their scale.
const CONVERGENCE: f64 = 0.0052;
const CONVERGENCE_FROM: f64 = 30.0;

/// How much parallels bend upwards towards both sides.
const BEND: f64 = 0.000_148_15;

/// The Middle Atlantic and central Mexico.
const LENSES: [Lens; 2] = [
    Lens { middle: [790.0, 229.0], radius: 84.0, growth: 0.62 },
    Lens { middle: [420.0, 583.0], radius: 104.0, growth: 0.45 },
];

pub fn project([lon, lat]: Point) -> Point {
    let across = LONGITUDES.sum(ORIGIN[0], lon) * (1.0 - CONVERGENCE * (lat - CONVERGENCE_FROM));
    let up = LATITUDES.sum(ORIGIN[1], lat) + BEND * across * across;
    LENSES.iter().fold([ORIGIN_AT[0] + across, ORIGIN_AT[1] - up], |point, lens| lens.magnify(point))
}

/// Values at some degrees, in order. Beyond the ends the values are constant.
struct Scale(&'static [[f64; 2]]);

impl Scale {
    /// The integral. Negative if it runs backwards.
    fn sum(&self, from: f64, to: f64) -> f64 {
        self.up_to(to) - self.up_to(from)
    }

    /// The integral from the first degree of the scale.
    fn up_to(&self, degree: f64) -> f64 {
        let [first, .., last] = self.0 else { return 0.0 };
        if degree < first[0] {
            return (degree - first[0]) * first[1];
        }
        let inside: f64 = self
            .0
            .windows(2)
            .take_while(|pair| pair[0][0] < degree)
            .map(|pair| {
                let ([start, low], [end, high]) = (pair[0], pair[1]);
                let length = degree.min(end) - start;
                length * (low + (high - low) * length / (end - start) / 2.0)
            })
            .sum();
        inside + (degree - last[0]).max(0.0) * last[1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_add_up() {
        let scale = Scale(&[[0.0, 2.0], [10.0, 4.0]]);
        for (from, to, sum) in
            [(0.0, 10.0, 30.0), (0.0, 5.0, 12.5), (10.0, 5.0, -17.5), (-1.0, 0.0, 2.0), (10.0, 11.0, 4.0)]
        {
            assert!((scale.sum(from, to) - sum).abs() < 1e-9, "from {from} to {to}");
        }
    }

    #[test]
    fn north_is_up_and_east_is_right() {
        assert_eq!(project(ORIGIN), ORIGIN_AT);
        let [west, east, north] = [[-120.0, 45.0], [-75.0, 45.0], [-75.0, 46.0]].map(project);
        assert!(west[0] < east[0] && north[1] < east[1]);
        let [outside, inside] = [[-85.0, 40.3], [-78.0, 40.3]].map(|[lon, lat]| {
            let [a, b] = [[lon, lat], [lon + 1.0, lat]].map(project);
            b[0] - a[0]
        });
        assert!(inside > outside * 1.3, "a lens enlarges the Middle Atlantic: {outside}, {inside}");
    }
}

//! From the globe to the plane.

use super::topology::Point;

/// The Natural Earth projection for maps of the whole world: it preserves neither areas nor angles, but distorts both only a little. The
/// polynomials are those of Šavrič, Jenny, Patterson, Petrovič and Hurni (2011). They need no sine, so they give the same bytes everywhere.
///
/// In radians, with x counted from the central meridian and y to the north.
pub fn natural_earth([lon, lat]: Point) -> Point {
    let square = lat * lat;
    let fourth = square * square;
    let x = 0.870_700 - 0.131_979 * square
        + fourth * (-0.013_791 + fourth * (0.003_971 * square - 0.001_529 * fourth));
    let y =
        1.007_226 + square * (0.015_085 + fourth * (-0.044_475 + 0.028_874 * square - 0.005_916 * fourth));
    [lon * x, lat * y]
}

#[cfg(test)]
mod tests {
    use std::f64::consts::{FRAC_PI_2, PI};

    use super::*;

    #[test]
    fn natural_earth_has_its_shape() {
        assert_eq!(natural_earth([0.0, 0.0]), [0.0, 0.0]);
        let [east, _] = natural_earth([PI, 0.0]);
        let [corner, north] = natural_earth([PI, FRAC_PI_2]);
        assert!((north / east - 0.52).abs() < 0.001, "{}", north / east);
        assert!((corner / east - 0.55).abs() < 0.001, "the poles are lines: {}", corner / east);
        let [west, south] = natural_earth([-PI, -FRAC_PI_2]);
        assert_eq!([-west, -south], [corner, north]);
    }
}

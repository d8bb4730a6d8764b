//! Wilson's confidence interval for a share. It stays within 0 and 1, and is valid for few games and for shares near 0 or 1.

/// The two-sided 95 % quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// Bounds of a share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// The 95 % confidence interval for `hits` in `trials`. Without trials it is the whole range.
pub fn wilson(hits: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = trials as f64;
    let share = hits as f64 / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    // At 0 and 1 the bound is exact, but the formula has a rounding error there.
    Interval {
        low: if hits == 0 { 0.0 } else { (middle - half).max(0.0) },
        high: if hits == trials { 1.0 } else { (middle + half).min(1.0) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(interval: Interval, low: f64, high: f64) {
        assert!(
            (interval.low - low).abs() < 5e-5 && (interval.high - high).abs() < 5e-5,
            "{interval:?}, not {low} to {high}"
        );
    }

    /// The values of Newcombe (1998), table I, method 3 (score without continuity correction).
    #[test]
    fn the_published_examples() {
        close(wilson(81, 263), 0.2553, 0.3662);
        close(wilson(15, 148), 0.0624, 0.1605);
        close(wilson(0, 20), 0.0, 0.1611);
        close(wilson(1, 29), 0.0061, 0.1718);
    }

    #[test]
    fn worked_by_hand() {
        close(wilson(5, 10), 0.2366, 0.7634);
        close(wilson(500, 1000), 0.4691, 0.5309);
    }

    #[test]
    fn the_ends() {
        assert_eq!(wilson(0, 0), Interval { low: 0.0, high: 1.0 });
        assert_eq!(wilson(0, 7).low, 0.0);
        assert_eq!(wilson(7, 7).high, 1.0);
        close(wilson(20, 20), 0.8389, 1.0);
    }

    #[test]
    fn the_share_lies_within_and_more_games_tell_more() {
        let mut width = 1.0;
        for n in [4, 40, 400, 4_000, 4_000_000_000] {
            let Interval { low, high } = wilson(n / 4, n);
            assert!(low < 0.25 && 0.25 < high);
            assert!(high - low < width);
            width = high - low;
        }
    }
}

//! Connections that are open, counted by address: nobody takes all the lines of a house.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::limits::household;
use crate::proxies::Proxies;

/// All connections of one server.
pub struct Lines {
    /// Of one address; none where nobody is counted.
    most: Option<usize>,
    /// They hold the lines of many.
    proxies: Proxies,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// A connection's place in the count; given back when it is dropped, however the connection ends.
pub struct Line {
    counted: Option<(Arc<Lines>, IpAddr)>,
}

impl Lines {
    pub fn new(most: Option<usize>, proxies: Proxies) -> Arc<Lines> {
        Arc::new(Lines { most, proxies, open: Mutex::default() })
    }

    /// None when this address has as many as it may have.
    pub fn take(self: &Arc<Lines>, address: IpAddr) -> Option<Line> {
        let Some(most) = self.most.filter(|_| !self.proxies.has(address)) else {
            return Some(Line { counted: None });
        };
        let address = household(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Line { counted: Some((self.clone(), address)) })
    }

    #[cfg(test)]
    pub fn held(&self) -> usize {
        self.open.lock().unwrap().values().sum()
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let Some((lines, address)) = &self.counted else { return };
        let mut open = lines.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                open.remove(address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: usize = 3;

    fn ip(word: &str) -> IpAddr {
        word.parse().unwrap()
    }

    fn all_of(lines: &Arc<Lines>, address: IpAddr) -> Vec<Line> {
        (0..MOST).map(|_| lines.take(address).expect("a line is free")).collect()
    }

    #[test]
    fn one_address_has_so_many_lines_and_what_it_gives_back_is_free_again() {
        let lines = Lines::new(Some(MOST), Proxies::default());
        let mut held = all_of(&lines, ip("10.0.0.1"));
        assert!(lines.take(ip("10.0.0.1")).is_none());
        assert!(lines.take(ip("::ffff:10.0.0.1")).is_none(), "the same address, written otherwise");
        assert!(lines.take(ip("10.0.0.2")).is_some());
        held.pop();
        let last = lines.take(ip("10.0.0.1"));
        assert!(last.is_some() && lines.take(ip("10.0.0.1")).is_none());
        drop((held, last));
        assert!(lines.open.lock().unwrap().is_empty(), "who has gone is forgotten");
    }

    #[test]
    fn a_household_is_one_but_a_proxy_and_a_house_without_limits_count_nobody() {
        let lines = Lines::new(Some(MOST), Proxies(vec!["2001:db8::1".parse().unwrap()]));
        let _proxy = [all_of(&lines, ip("2001:db8::1")), all_of(&lines, ip("2001:db8::1"))];
        let _household = all_of(&lines, ip("2001:db8::2"));
        assert!(lines.take(ip("2001:db8::3")).is_none());
        assert!(lines.take(ip("2001:db8:0:1::3")).is_some(), "a neighbour");
        let free = Lines::new(None, Proxies::default());
        let _many = [all_of(&free, ip("10.0.0.1")), all_of(&free, ip("10.0.0.1"))];
    }
}

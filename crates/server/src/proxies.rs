//! Who a request comes from: the other end of the connection, or the client that a trusted reverse proxy names.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName, HeaderValue};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// One address, or all addresses with the same leading bits: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: u128,
    mask: u128,
}

/// Why a text is not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoNetwork {
    Address,
    Bits { most: u32 },
}

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoNetwork::Address => f.write_str("an IP address is needed, such as 10.0.0.7 or 10.0.0.0/8"),
            NoNetwork::Bits { most } => write!(f, "after / stands a number from 0 to {most}"),
        }
    }
}

impl std::error::Error for NoNetwork {}

/// Maps IPv4 addresses to IPv6, so that an address is the same however it is written.
fn bits_of(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(ip) => ip.to_ipv6_mapped().to_bits(),
        IpAddr::V6(ip) => ip.to_bits(),
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(word: &str) -> Result<Network, NoNetwork> {
        let (address, bits) = word.split_once('/').map_or((word, None), |(ip, bits)| (ip, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| NoNetwork::Address)?;
        let most = if address.is_ipv4() { u32::BITS } else { u128::BITS };
        let bits = match bits {
            Some(bits) => bits.parse().ok().filter(|bits| *bits <= most).ok_or(NoNetwork::Bits { most })?,
            None => most,
        };
        let mask = u128::MAX.checked_shl(most - bits).unwrap_or(0);
        Ok(Network { first: bits_of(address) & mask, mask })
    }
}

impl Network {
    fn has(&self, address: IpAddr) -> bool {
        bits_of(address) & self.mask == self.first
    }
}

/// The trusted reverse proxies. Empty unless the operator lists some.
#[derive(Clone, Debug, Default)]
pub struct Proxies(pub Vec<Network>);

impl Proxies {
    pub fn has(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.has(address))
    }

    /// Each proxy appends the address it received the request from. So the last address that is not one of our proxies is the visitor;
    /// anybody could have written those before it. If it cannot be read, the peer counts.
    pub fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.has(peer) {
            return peer;
        }
        let values: Vec<&HeaderValue> = headers.get_all(FORWARDED_FOR).iter().collect();
        let entries =
            values.into_iter().rev().flat_map(|value| value.as_bytes().rsplit(|byte| *byte == b','));
        for entry in entries {
            match read(entry) {
                Some(address) if self.has(address) => {}
                Some(address) => return address,
                None => return peer,
            }
        }
        peer
    }
}

/// Some proxies add the port.
fn read(entry: &[u8]) -> Option<IpAddr> {
    let entry = std::str::from_utf8(entry).ok()?.trim();
    entry.parse().ok().or_else(|| entry.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxies(words: &[&str]) -> Proxies {
        Proxies(words.iter().map(|word| word.parse().unwrap()).collect())
    }

    fn ip(word: &str) -> IpAddr {
        word.parse().unwrap()
    }

    #[test]
    fn a_network_has_what_begins_with_its_bits() {
        for (network, inside, outside) in [
            ("10.0.0.7", "10.0.0.7", "10.0.0.8"),
            ("10.0.0.7/8", "10.255.0.1", "11.0.0.7"),
            ("192.168.4.0/22", "192.168.7.255", "192.168.8.0"),
            ("10.0.0.7", "::ffff:10.0.0.7", "::10.0.0.7"),
            ("::ffff:10.0.0.0/104", "10.1.2.3", "11.0.0.1"),
            ("fd00::/8", "fdff::1", "fe00::1"),
            ("0.0.0.0/0", "8.8.8.8", "2001:db8::1"),
            ("::1", "::1", "127.0.0.1"),
        ] {
            let network: Network = network.parse().unwrap();
            assert!(network.has(ip(inside)) && !network.has(ip(outside)), "{network:?}");
        }
        assert!("::/0".parse::<Network>().unwrap().has(ip("8.8.8.8")));
    }

    #[test]
    fn what_is_no_network_is_told_so() {
        for word in ["", "localhost", "10.0.0", "10.0.0.7:80", "/8", "10.0.0.0-10.0.0.9"] {
            assert_eq!(word.parse::<Network>(), Err(NoNetwork::Address), "{word}");
        }
        for (word, most) in [("10.0.0.0/33", 32), ("10.0.0.0/", 32), ("::/129", 128), ("::/-1", 128)] {
            assert_eq!(word.parse::<Network>(), Err(NoNetwork::Bits { most }), "{word}");
        }
    }

    #[test]
    fn the_visitor_is_the_last_one_who_is_no_proxy_of_ours() {
        let ours = proxies(&["127.0.0.1", "10.0.0.0/8"]);
        let peer = ip("127.0.0.1");
        for (values, visitor) in [
            (&["203.0.113.5"] as &[&str], "203.0.113.5"),
            (&["1.1.1.1, 203.0.113.5,10.0.0.2 , 10.3.0.1"], "203.0.113.5"),
            (&["1.1.1.1", "203.0.113.5, 10.0.0.2", "10.0.0.3"], "203.0.113.5"),
            (&["nonsense, 203.0.113.5"], "203.0.113.5"),
            (&["2001:db8::5"], "2001:db8::5"),
            (&["203.0.113.5:4711"], "203.0.113.5"),
            (&["[2001:db8::5]:4711"], "2001:db8::5"),
            // Nothing that can be read.
            (&[], "127.0.0.1"),
            (&[""], "127.0.0.1"),
            (&["203.0.113.5, unknown"], "127.0.0.1"),
            (&["203.0.113.5,"], "127.0.0.1"),
            (&["203.0.113.5", ""], "127.0.0.1"),
            (&["203.0.113.5, 10.0.0.2, \u{e9}"], "127.0.0.1"),
            (&["203.0.113.500"], "127.0.0.1"),
            // Only our own proxies.
            (&["10.0.0.2, 10.0.0.3"], "127.0.0.1"),
        ] {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append(FORWARDED_FOR, HeaderValue::from_bytes(value.as_bytes()).unwrap());
            }
            assert_eq!(ours.visitor(peer, &headers), ip(visitor), "{values:?}");
            assert_eq!(ours.visitor(ip("8.8.8.8"), &headers), ip("8.8.8.8"), "from anybody else: {values:?}");
            assert_eq!(Proxies::default().visitor(peer, &headers), peer, "no proxy is listed: {values:?}");
        }
    }
}

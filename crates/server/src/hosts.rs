//! The host names under which the server answers.
//!
//! This protects against DNS rebinding: another site can make its own name point to this machine after its page was loaded, and the browser
//! then takes this server for a part of that site. That only works with a name that its owner can point anywhere. So without a list the
//! server answers to IP addresses and to names that no public name server gives out.

use std::net::IpAddr;

/// Name endings that are reserved for private networks.
const LOCAL: [&str; 6] = ["localhost", "local", "lan", "home", "internal", "home.arpa"];

#[derive(Clone, Debug, Default)]
pub struct Hosts {
    listed: Vec<String>,
    /// Whether only listed names, and this machine itself, are accepted.
    is_strict: bool,
}

impl Hosts {
    /// The names that the operator lists, and the one in the public URL.
    pub fn new(listed: &[String], public_url: &str) -> Hosts {
        let public = public_url.split_once("://").map(|(_, rest)| rest.split('/').next().unwrap_or(rest));
        let names = listed.iter().map(String::as_str).chain(public.filter(|name| !name.is_empty()));
        Hosts { listed: names.map(name_of).collect(), is_strict: !listed.is_empty() }
    }

    /// Whether the server answers to this `Host` header, with or without a port.
    pub fn has(&self, host: &str) -> bool {
        let name = name_of(host);
        if self.listed.contains(&name) {
            return true;
        }
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        match (address, self.is_strict) {
            (Ok(address), true) => address.to_canonical().is_loopback(),
            (Ok(_), false) => true,
            (Err(_), true) => name == "localhost",
            (Err(_), false) => is_local(&name),
        }
    }
}

/// In lower case, without port and final dot.
fn name_of(host: &str) -> String {
    let port = |(_, port): &(&str, &str)| port.bytes().all(|byte| byte.is_ascii_digit());
    // The colons of an IPv6 address are inside its brackets.
    let name = host.rsplit_once(':').filter(port).map_or(host, |(name, _)| name);
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

/// Whether the name is a single word, or ends like a name in a private network.
fn is_local(name: &str) -> bool {
    let is_word = |label: &str| {
        !label.is_empty() && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
    };
    let ends =
        |end: &&str| name.strip_suffix(*end).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    name.split('.').all(is_word) && (!name.contains('.') || LOCAL.iter().any(ends))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ON_THE_LAN: [&str; 7] = [
        "192.168.1.5:1789",
        "127.0.0.1",
        "[fd00::5]:1789",
        "localhost:1789",
        "study",
        "Study.local:1789",
        "a.home.arpa",
    ];
    const ELSEWHERE: [&str; 9] = [
        "evil.example",
        "evil.example:1789",
        "127.0.0.1.evil.example",
        "local.evil",
        "",
        ":80",
        "x.notlocal",
        ".local",
        "a b",
    ];

    #[test]
    fn without_a_list_the_house_answers_to_addresses_and_local_names() {
        let hosts = Hosts::new(&[], "");
        for host in ON_THE_LAN {
            assert!(hosts.has(host), "{host}");
        }
        for host in ELSEWHERE {
            assert!(!hosts.has(host), "{host}");
        }
        let public = Hosts::new(&[], "https://Table.example");
        assert!(public.has("table.example") && public.has("table.example.:443") && public.has("10.0.0.7"));
        assert!(Hosts::new(&[], "https://table.example:8443/x").has("table.example:8443"));
        assert!(!public.has("evil.example"));
    }

    #[test]
    fn a_list_is_complete_but_for_this_machine() {
        let hosts =
            Hosts::new(&["table.example".to_owned(), "B.example:1789".to_owned()], "https://c.example");
        for host in [
            "table.example",
            "TABLE.example:80",
            "b.example",
            "c.example",
            "localhost",
            "127.0.0.1:1",
            "[::1]:80",
        ] {
            assert!(hosts.has(host), "{host}");
        }
        for host in ["192.168.1.5", "study", "study.local", "evil.example", "x.table.example", ""] {
            assert!(!hosts.has(host), "{host}");
        }
    }
}

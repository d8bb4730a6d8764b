//! Devices that have signed in to an account before. Password guesses made from elsewhere do not slow them down.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::PersonId;

use crate::identity::{Jar, Key};

const NAME: &str = "resolute-device";
const YEAR: u32 = 365 * 24 * 60 * 60;

fn mac(key: &Key, person: PersonId) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("a key of any length will do");
    mac.update(format!("device {person}").as_bytes());
    mac
}

/// The cookie that a device keeps after signing in, even after it signs out. It gives no access; it only proves that the device is known to
/// this account.
pub fn cookie(key: &Key, jar: Jar, person: PersonId) -> String {
    let mark = mac(key, person).finalize().into_bytes();
    let mark: String = mark.iter().map(|byte| format!("{byte:02x}")).collect();
    let secure = if jar.secure { "; Secure" } else { "" };
    format!("{NAME}={mark}; Path=/sign-in; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
}

/// Whether the request comes from a device that was signed in to this account before.
pub fn knows(key: &Key, headers: &HeaderMap, person: PersonId) -> bool {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.any(|(name, mark)| {
        let bytes = (name == NAME).then(|| bytes(mark)).flatten();
        bytes.is_some_and(|bytes| mac(key, person).verify_slice(&bytes).is_ok())
    })
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let pair = |at: usize| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
    (0..hex.len()).step_by(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_known_to_its_own_account_only() {
        let (key, jar) = (Key([1; 32]), Jar { secure: true });
        let (ada, ben) = (PersonId::random(), PersonId::random());
        let cookie = cookie(&key, jar, ada);
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookie.split(';').next().unwrap().parse().unwrap());
        assert!(knows(&key, &headers, ada));
        assert!(!knows(&key, &headers, ben) && !knows(&Key([2; 32]), &headers, ada));
        for odd in ["", "x", "zz", "00"] {
            headers.insert(COOKIE, format!("{NAME}={odd}").parse().unwrap());
            assert!(!knows(&key, &headers, ada), "{odd}");
        }
    }
}

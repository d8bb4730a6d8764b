//! Devices that have signed in to an account before. Password guesses made from elsewhere do not slow them down.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::{PersonId, Token};

use crate::identity::{Jar, Key};
use crate::limits::KeyHash;

const NAME: &str = "resolute-device";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// A device's own number. Each has another one, so that a lost device cannot lock the others out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device(String);

impl Device {
    pub fn new() -> Device {
        Device(Token::random().reveal().to_owned())
    }

    pub fn hash(&self) -> KeyHash {
        KeyHash::of(&self.0)
    }
}

/// Proves that the device has signed in to the account by the password with this hash.
fn mac(key: &Key, device: &str, person: PersonId, phc: &str) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("a key of any length will do");
    mac.update(format!("device {device} {person} {phc}").as_bytes());
    mac
}

/// The cookie that a device keeps after signing in, even after it signs out. It gives no access; it only proves that the device is known to
/// this account, until its password is changed.
pub fn cookie(key: &Key, jar: Jar, device: &Device, person: PersonId, phc: &str) -> String {
    let device = &device.0;
    let mark = mac(key, device, person, phc).finalize().into_bytes();
    let mark: String = mark.iter().map(|byte| format!("{byte:02x}")).collect();
    let secure = if jar.secure { "; Secure" } else { "" };
    format!("{NAME}={device}.{mark}; Path=/sign-in; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
}

/// The device that the request comes from, if it has signed in to this account before.
pub fn known(key: &Key, headers: &HeaderMap, person: PersonId, phc: &str) -> Option<Device> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(name, value)| {
        let (device, mark) = value.split_once('.').filter(|_| name == NAME)?;
        mac(key, device, person, phc).verify_slice(&bytes(mark)?).ok()?;
        Some(Device(device.to_owned()))
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
        let device = Device::new();
        let cookie = cookie(&key, jar, &device, ada, "phc");
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookie.split(';').next().unwrap().parse().unwrap());
        assert_eq!(known(&key, &headers, ada, "phc"), Some(device.clone()));
        assert_eq!(known(&key, &headers, ben, "phc"), None);
        assert_eq!(known(&Key([2; 32]), &headers, ada, "phc"), None);
        assert_eq!(known(&key, &headers, ada, "other"), None, "after the password was changed");
        assert_ne!(Device::new(), device);
        for odd in ["", "x", "zz", "00", ".", "x.00"] {
            headers.insert(COOKIE, format!("{NAME}={odd}").parse().unwrap());
            assert_eq!(known(&key, &headers, ada, "phc"), None, "{odd}");
        }
    }
}

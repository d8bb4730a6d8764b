//! The states against facts that anyone can look up: votes, borders, regions, names.

use std::collections::BTreeSet;

use atlas::{
    TEXTS,
    states::{Apportionment, Region, StateSet, UnknownState, UsState},
    world::WorldArea,
};

#[test]
fn states_stand_in_order_of_their_codes() {
    let codes: Vec<&str> = UsState::ALL.iter().map(|state| state.code()).collect();
    assert!(codes.is_sorted());
    assert_eq!(codes[..9], ["AK", "AL", "AR", "AZ", "CA", "CO", "CT", "DC", "DE"]);
    assert_eq!(UsState::WY.index(), 50);
    assert_eq!(UsState::from_index(35), Some(UsState::OH));
    assert_eq!(UsState::from_index(51), None);
    assert_eq!(UsState::OH.name(), "Ohio");
}

#[test]
fn codes_are_read_in_any_case_and_bad_ones_named() {
    for state in UsState::ALL {
        assert_eq!(state.to_string().parse(), Ok(state));
        assert_eq!(state.code().to_lowercase().parse(), Ok(state));
    }
    assert_eq!("OX".parse::<UsState>(), Err(UnknownState("OX".to_owned())));
    assert_eq!("OX".parse::<UsState>().unwrap_err().to_string(), "no state has the postal code \"OX\"");
}

#[test]
fn serialised_as_people_write_them() {
    let set = StateSet::of(&[UsState::OH, UsState::AK]);
    assert_eq!(serde_json::to_string(&UsState::OH).unwrap(), r#""OH""#);
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["AK","OH"]"#);
    assert_eq!(serde_json::from_str::<StateSet>(r#"["OH","AK","OH"]"#).unwrap(), set);
    assert_eq!(serde_json::from_value::<UsState>(serde_json::json!("oh")).unwrap(), UsState::OH);
    assert!(serde_json::from_str::<UsState>(r#""XX""#).unwrap_err().to_string().contains("XX"));
    for apportionment in Apportionment::ALL {
        assert_eq!(serde_json::to_value(apportionment).unwrap(), apportionment.to_string());
        assert_eq!(apportionment.to_string().parse(), Ok(apportionment));
    }
    for region in Region::ALL {
        assert_eq!(serde_json::to_value(region).unwrap(), region.to_string());
        assert_eq!(region.to_string().parse(), Ok(region));
    }
}

#[test]
fn sets_behave_like_sets() {
    let mut set = StateSet::EMPTY;
    assert!(set.insert(UsState::WY) && !set.insert(UsState::WY));
    assert!(set.contains(UsState::WY) && set.len() == 1);
    assert!(set.remove(UsState::WY) && !set.remove(UsState::WY) && set.is_empty());

    let (a, b) = (StateSet::from_bits(0b0110), StateSet::from_bits(0b0011));
    assert_eq!((a | b).bits(), 0b0111);
    assert_eq!((a & b).bits(), 0b0010);
    assert_eq!((a - b).bits(), 0b0100);
    assert_eq!(!StateSet::EMPTY, StateSet::ALL);
    assert_eq!(StateSet::from_bits(u64::MAX), StateSet::ALL);
    assert_eq!(StateSet::ALL.len(), 51);
    assert_eq!(StateSet::ALL.iter().collect::<Vec<_>>(), UsState::ALL);
    assert_eq!(UsState::ALL.into_iter().collect::<StateSet>(), StateSet::ALL);
    assert_eq!(StateSet::ALL.iter().len(), 51);
}

#[test]
fn the_nth_member_is_the_nth_of_the_iteration() {
    // Multiples of an odd number give sets of every density and pattern.
    let patterns = (0..5_000_u64).map(|n| n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let sparse = patterns.clone().map(|bits| bits & bits >> 7 & bits << 11);
    for set in patterns.chain(sparse).chain([0, u64::MAX, 1, 1 << 50]).map(StateSet::from_bits) {
        for (n, state) in set.iter().enumerate() {
            assert_eq!(set.nth(n), Some(state), "{set:?}");
        }
        for beyond in [set.len(), set.len() + 1, 64, 256, usize::MAX] {
            assert_eq!(set.nth(beyond), None, "{set:?}");
        }
    }
}

#[test]
fn electoral_votes() {
    use Apportionment::{Census1990, Census2000, Census2010, Census2020};
    for apportionment in Apportionment::ALL {
        assert_eq!(apportionment.sum(StateSet::ALL), Apportionment::TOTAL);
        assert_eq!(apportionment.of(UsState::DC), 3);
        assert!(apportionment.votes().iter().all(|votes| *votes >= 3));
    }
    assert_eq!(Apportionment::MAJORITY, Apportionment::TOTAL / 2 + 1);
    for (state, then, now) in [
        (UsState::CA, 55, 54),
        (UsState::NY, 29, 28),
        (UsState::OH, 18, 17),
        (UsState::TX, 38, 40),
        (UsState::FL, 29, 30),
        (UsState::PA, 20, 19),
        (UsState::IL, 20, 19),
        (UsState::MI, 16, 15),
        (UsState::WV, 5, 4),
        (UsState::NC, 15, 16),
        (UsState::OR, 7, 8),
        (UsState::CO, 9, 10),
        (UsState::MT, 3, 4),
    ] {
        assert_eq!((Census2010.of(state), Census2020.of(state)), (then, now), "{state}");
    }
    for (state, nineties, noughties) in [
        (UsState::CA, 54, 55),
        (UsState::NY, 33, 31),
        (UsState::FL, 25, 27),
        (UsState::TX, 32, 34),
        (UsState::MT, 3, 3),
    ] {
        assert_eq!((Census1990.of(state), Census2000.of(state)), (nineties, noughties), "{state}");
    }
    // The census of 2000 moved twelve seats.
    let gained = |before: Apportionment, after: Apportionment| -> u8 {
        UsState::ALL.into_iter().map(|state| after.of(state).saturating_sub(before.of(state))).sum()
    };
    assert_eq!([gained(Census1990, Census2000), gained(Census2000, Census2010)], [12, 12]);
    for past in [Census1990, Census2000] {
        let read = serde_json::from_value::<Apportionment>(serde_json::json!(past.code()));
        assert!(read.is_err(), "no game is played with {past}");
    }
    // The census of 2020 moved seven seats: seven states lost one, five gained one, Texas gained two. No other state changed.
    let changed =
        UsState::ALL.iter().filter(|state| Census2010.of(**state) != Census2020.of(**state)).count();
    assert_eq!(changed, 13);
}

#[test]
fn every_state_lies_in_one_region() {
    assert_eq!(Region::ALL.map(|region| region.states().len()), [9, 12, 17, 13]);
    for state in UsState::ALL {
        let regions = Region::ALL.iter().filter(|region| region.states().contains(state));
        assert_eq!(regions.collect::<Vec<_>>(), [&state.region()]);
    }
    for (state, region) in [
        (UsState::DC, Region::South),
        (UsState::MD, Region::South),
        (UsState::DE, Region::South),
        (UsState::OK, Region::South),
        (UsState::PA, Region::Northeast),
        (UsState::MO, Region::Midwest),
        (UsState::HI, Region::West),
    ] {
        assert_eq!(state.region(), region, "{state}");
    }
}

/// The borders of the lower 48 as atlases count them: 105 pairs of states, and the District with its two neighbours. (The often quoted 107
/// pairs include the two that meet only at the Four Corners.) Rivers count as borders: Arkansas and Mississippi, Kentucky and Illinois,
/// Delaware and New Jersey. Lakes do not: Michigan has no border with Minnesota or Illinois, nor New York with Rhode Island across the
/// Sound.
const BORDERS: &str = "
    AL-FL AL-GA AL-MS AL-TN AR-LA AR-MO AR-MS AR-OK AR-TN AR-TX AZ-CA AZ-NM AZ-NV AZ-UT CA-NV CA-OR
    CO-KS CO-NE CO-NM CO-OK CO-UT CO-WY CT-MA CT-NY CT-RI DC-MD DC-VA DE-MD DE-NJ DE-PA FL-GA GA-NC
    GA-SC GA-TN IA-IL IA-MN IA-MO IA-NE IA-SD IA-WI ID-MT ID-NV ID-OR ID-UT ID-WA ID-WY IL-IN IL-KY
    IL-MO IL-WI IN-KY IN-MI IN-OH KS-MO KS-NE KS-OK KY-MO KY-OH KY-TN KY-VA KY-WV LA-MS LA-TX MA-NH
    MA-NY MA-RI MA-VT MD-PA MD-VA MD-WV ME-NH MI-OH MI-WI MN-ND MN-SD MN-WI MO-NE MO-OK MO-TN MS-TN
    MT-ND MT-SD MT-WY NC-SC NC-TN NC-VA ND-SD NE-SD NE-WY NH-VT NJ-NY NJ-PA NM-OK NM-TX NV-OR NV-UT
    NY-PA NY-VT OH-PA OH-WV OK-TX OR-WA PA-WV SD-WY TN-VA UT-WY VA-WV";

#[test]
fn borders_are_those_of_the_atlas() {
    let expected: BTreeSet<(UsState, UsState)> = BORDERS
        .split_whitespace()
        .map(|pair| pair.split_once('-').unwrap())
        .map(|(a, b)| (a.parse().unwrap(), b.parse().unwrap()))
        .map(|(a, b): (UsState, UsState)| (a.min(b), a.max(b)))
        .collect();
    let drawn: BTreeSet<(UsState, UsState)> = UsState::ALL
        .into_iter()
        .flat_map(|state| state.borders().iter().map(move |other| (state.min(other), state.max(other))))
        .collect();
    assert_eq!(&drawn - &expected, BTreeSet::new(), "drawn, but not real");
    assert_eq!(&expected - &drawn, BTreeSet::new(), "real, but not drawn");
    assert_eq!(drawn.len(), 105 + 2);
}

#[test]
fn borders_are_mutual_and_never_with_oneself() {
    for state in UsState::ALL {
        assert!(!state.borders().contains(state));
        assert!(state.borders().iter().all(|other| other.borders().contains(state)), "{state}");
    }
}

#[test]
fn well_known_neighbours() {
    assert_eq!(UsState::MO.borders().len(), 8);
    assert_eq!(UsState::TN.borders().len(), 8);
    assert!(UsState::ALL.iter().all(|state| state.borders().len() <= 8));
    assert_eq!(UsState::ME.borders(), StateSet::of(&[UsState::NH]));
    assert_eq!(UsState::DC.borders(), StateSet::of(&[UsState::MD, UsState::VA]));
    assert!(UsState::AK.borders().is_empty() && UsState::HI.borders().is_empty());
    for (a, b) in [(UsState::AZ, UsState::CO), (UsState::UT, UsState::NM)] {
        assert!(!a.borders().contains(b), "{a} and {b} meet only in the point of the Four Corners");
    }
    for (a, b) in [(UsState::AZ, UsState::UT), (UsState::CO, UsState::NM), (UsState::AZ, UsState::NM)] {
        assert!(a.borders().contains(b), "{a} {b}");
    }
}

#[test]
fn texts_name_every_place_in_both_languages() {
    for (language, text) in TEXTS {
        let keys: Vec<&str> =
            text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect();
        let keys = &keys[..keys.iter().position(|key| *key == "region-canada").unwrap()];
        let wanted: Vec<String> = UsState::ALL
            .iter()
            .map(|state| state.text_key())
            .chain(Region::ALL.iter().map(|region| region.text_key()))
            .chain(WorldArea::ALL.iter().map(|area| area.text_key()))
            .collect();
        assert_eq!(keys, wanted, "{language}");
    }
    let [(_, english), (_, german)] = TEXTS;
    for state in UsState::ALL {
        assert!(english.contains(&format!("state-{state} = {}\n", state.name())), "{state}");
    }
    assert!(german.contains("state-CA = Kalifornien\n"));
}

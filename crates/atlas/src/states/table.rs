//! The single table of facts about states other than drawings: code, name, census region, electoral votes.

use super::{Region, UsState};

/// The number of states, counting the District of Columbia as one.
pub(super) const COUNT: usize = 51;

pub(super) struct Row {
    pub code: &'static str,
    pub name: &'static str,
    pub region: Region,
    pub votes_1992: u8,
    pub votes_2004: u8,
    pub votes_2012: u8,
    pub votes_2024: u8,
}

/// Turns the rows into the table and into one constant per state. A row's position is the state's index.
macro_rules! states {
    ($($code:ident $name:literal $region:ident $v1992:literal $v2004:literal $v2012:literal $v2024:literal;)*) => {
        #[derive(Clone, Copy)]
        enum Place { $($code),* }

        impl UsState {
            $(
                #[doc = $name]
                pub const $code: UsState = UsState::at(Place::$code as u8);
            )*
        }

        pub(super) static ROWS: [Row; COUNT] = ROWS_AT_COMPILE_TIME;

        pub(super) const ROWS_AT_COMPILE_TIME: [Row; COUNT] = [$(
            Row {
                code: stringify!($code),
                name: $name,
                region: Region::$region,
                votes_1992: $v1992,
                votes_2004: $v2004,
                votes_2012: $v2012,
                votes_2024: $v2024,
            },
        )*];
    };
}

// Votes: apportionment after the census of 1990 (elections 1992, 1996, 2000), of 2000 (2004, 2008), of 2010 (2012, 2016, 2020) and of
// 2020 (2024, 2028).
states! {
    AK "Alaska"               West       3  3  3  3;
    AL "Alabama"              South      9  9  9  9;
    AR "Arkansas"             South      6  6  6  6;
    AZ "Arizona"              West       8 10 11 11;
    CA "California"           West      54 55 55 54;
    CO "Colorado"             West       8  9  9 10;
    CT "Connecticut"          Northeast  8  7  7  7;
    DC "District of Columbia" South      3  3  3  3;
    DE "Delaware"             South      3  3  3  3;
    FL "Florida"              South     25 27 29 30;
    GA "Georgia"              South     13 15 16 16;
    HI "Hawaii"               West       4  4  4  4;
    IA "Iowa"                 Midwest    7  7  6  6;
    ID "Idaho"                West       4  4  4  4;
    IL "Illinois"             Midwest   22 21 20 19;
    IN "Indiana"              Midwest   12 11 11 11;
    KS "Kansas"               Midwest    6  6  6  6;
    KY "Kentucky"             South      8  8  8  8;
    LA "Louisiana"            South      9  9  8  8;
    MA "Massachusetts"        Northeast 12 12 11 11;
    MD "Maryland"             South     10 10 10 10;
    ME "Maine"                Northeast  4  4  4  4;
    MI "Michigan"             Midwest   18 17 16 15;
    MN "Minnesota"            Midwest   10 10 10 10;
    MO "Missouri"             Midwest   11 11 10 10;
    MS "Mississippi"          South      7  6  6  6;
    MT "Montana"              West       3  3  3  4;
    NC "North Carolina"       South     14 15 15 16;
    ND "North Dakota"         Midwest    3  3  3  3;
    NE "Nebraska"             Midwest    5  5  5  5;
    NH "New Hampshire"        Northeast  4  4  4  4;
    NJ "New Jersey"           Northeast 15 15 14 14;
    NM "New Mexico"           West       5  5  5  5;
    NV "Nevada"               West       4  5  6  6;
    NY "New York"             Northeast 33 31 29 28;
    OH "Ohio"                 Midwest   21 20 18 17;
    OK "Oklahoma"             South      8  7  7  7;
    OR "Oregon"               West       7  7  7  8;
    PA "Pennsylvania"         Northeast 23 21 20 19;
    RI "Rhode Island"         Northeast  4  4  4  4;
    SC "South Carolina"       South      8  8  9  9;
    SD "South Dakota"         Midwest    3  3  3  3;
    TN "Tennessee"            South     11 11 11 11;
    TX "Texas"                South     32 34 38 40;
    UT "Utah"                 West       5  5  6  6;
    VA "Virginia"             South     13 13 13 13;
    VT "Vermont"              Northeast  3  3  3  3;
    WA "Washington"           West      11 11 12 12;
    WI "Wisconsin"            Midwest   11 10 10 10;
    WV "West Virginia"        South      5  5  5  4;
    WY "Wyoming"              West       3  3  3  3;
}

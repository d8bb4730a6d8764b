//! Clocks in words and numbers, and the form fields to choose one.

use kernel::Text;
use maud::{Markup, html};
use store::{AtZero, Clock};

use crate::texts::Voice;
use crate::view::{NewTableView, TimeLeft};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The seconds per turn that a new table can choose from.
const TURNS: [i64; 8] = [30, 60, 120, 300, 900, 86_400, 259_200, 604_800];
/// The minutes in the bank that a new table can choose from.
const BANKS: [i64; 4] = [0, 5, 10, 30];

/// The time that is left. The script counts it down from its value when the page was made.
pub(super) fn left(voice: &Voice, time: &TimeLeft) -> Markup {
    let both =
        Text::new("time-left").word("turn", span(voice, time.turn)).word("bank", span(voice, time.bank));
    let said = voice.fill(both);
    html! {
        time.clock.running[time.due.is_some()] data-due=[time.due] title=(said) { (span(voice, time.turn + time.bank)) }
    }
}

/// `1:05`, `2:00:00` or `3 d 4 h`, in the same format as the script.
fn span(voice: &Voice, ms: i64) -> String {
    let seconds = ms.max(0) / SECOND;
    let (days, hours, minutes) = (ms / DAY, ms % DAY / HOUR, ms % HOUR / MINUTE);
    match ms {
        DAY.. => voice.fill(Text::new("time-days").number("days", days).number("hours", hours)).into_owned(),
        HOUR.. => format!("{}:{minutes:02}:{:02}", ms / HOUR, seconds % 60),
        _ => format!("{minutes}:{:02}", seconds % 60),
    }
}

/// A duration in words: "2 minutes", "3 days".
fn length(voice: &Voice, ms: i64) -> String {
    let (key, count) = match ms {
        DAY.. => ("length-days", ms / DAY),
        MINUTE.. => ("length-minutes", ms / MINUTE),
        _ => ("length-seconds", ms / SECOND),
    };
    voice.fill(Text::new(key).number("count", count)).into_owned()
}

/// How long ago something happened.
pub(super) fn ago(voice: &Voice, ms: i64) -> String {
    let (key, count) = match ms {
        DAY.. => ("ago-days", ms / DAY),
        HOUR.. => ("ago-hours", ms / HOUR),
        MINUTE.. => ("ago-minutes", ms / MINUTE),
        _ => return voice.own("ago-now").into_owned(),
    };
    voice.fill(Text::new(key).number("count", count)).into_owned()
}

/// A clock in one sentence.
pub(super) fn sentence(voice: &Voice, clock: Clock) -> Markup {
    let text = Text::new(if clock.bank > 0 { "clock-and-bank" } else { "clock-only" })
        .word("turn", length(voice, clock.turn))
        .word("bank", length(voice, clock.bank));
    html! { (voice.fill(text)) " " (voice.own(&format!("zero-{}", clock.at_zero.word()))) }
}

/// The clock fields of the form for a new table.
pub(super) fn fields(view: &NewTableView, voice: &Voice) -> Markup {
    // In a solo game nobody waits.
    if *view.title.seats().end() == 1 {
        return html! {};
    }
    let answer = |field: &str, default: &str, value: &str, words: &str| {
        html! { option value=(value) selected[view.value(field, default) == value] { (words) } }
    };
    html! {
        fieldset.clocks {
            legend { (voice.own("clock")) }
            p.help #clock-help { (voice.own("clock-help")) }
            div.field {
                label for="clock" { (voice.own("clock-turn")) }
                select #clock name="clock" aria-describedby="clock-help" {
                    (answer("clock", "none", "none", &voice.own("clock-none")))
                    @for seconds in TURNS {
                        (answer("clock", "none", &seconds.to_string(), &length(voice, seconds * SECOND)))
                    }
                }
            }
            @let timed = |most: i64| TURNS.iter().filter(|turn| **turn < most).map(ToString::to_string).collect::<Vec<_>>().join(" ");
            // Without a clock there is no bank, and turns of a day or more need none.
            div.field data-by="clock" data-with=(timed(DAY / SECOND)) {
                label for="bank" { (voice.own("clock-bank")) }
                select #bank name="bank" {
                    @for minutes in BANKS {
                        (answer("bank", "10", &minutes.to_string(), &length(voice, minutes * MINUTE)))
                    }
                }
            }
            div.field data-by="clock" data-with=(timed(i64::MAX)) {
                label for="zero" { (voice.own("clock-zero")) }
                select #zero name="zero" {
                    @for at_zero in AtZero::ALL {
                        (answer("zero", "bot", at_zero.word(), &voice.own(&format!("clock-zero-{}", at_zero.word()))))
                    }
                }
            }
        }
    }
}

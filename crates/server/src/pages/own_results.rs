//! The fields for a person's own dice and cards: buttons for a die, a field for each card.

use maud::{Markup, html};
use scene::{Lang, Texts};

use kernel::Text;

use crate::texts::Voice;
use crate::view::MissingResult;

/// What is asked for, what was entered so far, and fields for the next results.
pub fn fields(voice: &Voice, texts: &Texts, lang: Lang, missing: &MissingResult) -> Markup {
    let MissingResult { given, said, need, .. } = missing;
    let question = texts.say(lang, &need.question);
    let buttons = need.is_die && need.count() == 1;
    let name = |n: usize| format!("result.{n}");
    let named = need.possible.iter().any(|possible| possible.name.is_some());
    let mut known: Vec<String> =
        need.possible.iter().map(|possible| need.say(texts, lang, possible)).collect();
    known.dedup();
    html! {
        input type="hidden" name="given" value=(given);
        input type="hidden" name="said" value=(said);
        input type="hidden" name="need" value=(need.of);
        p.notice.stale {
            b { (question) }
            @if !said.is_empty() { " " (voice.fill(Text::new("own-so-far").word("results", said.as_str()))) }
        }
        @if buttons {
            div.choices.tight {
                @for possible in &need.possible {
                    button name="result" value=(possible.result) data-key=[(possible.result < 10).then_some(possible.result)] {
                        b { (need.say(texts, lang, possible)) }
                    }
                }
            }
        } @else {
            div.results {
                @for n in 0..need.count() {
                    @let slot = need.slots.get(n).map(|slot| texts.say(lang, slot));
                    label.line {
                        @if let Some(slot) = &slot { span { (slot) } }
                        input name=(name(n)) value=[missing.typed.get(n)] autocomplete="off" autofocus[n == 0] list=[named.then_some("possible")]
                            inputmode=[(!named).then_some("numeric")] aria-label=[slot.is_none().then_some(&question)];
                    }
                }
                button.go.small { (voice.own("own-enter")) }
            }
            @if named {
                datalist #possible { @for words in &known { option value=(words) {} } }
                p.help { (voice.own(if need.numbered { "own-by-number" } else { "own-by-name" })) }
            }
        }
    }
}

/// A button that takes back the last entry.
pub fn back(voice: &Voice) -> Markup {
    html! { button name="back" value="1" formnovalidate { (voice.own("own-back")) } }
}

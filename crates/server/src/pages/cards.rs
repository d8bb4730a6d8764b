//! All cards of a table to read, for everybody and at any time.

use kernel::Text;
use maud::{Markup, html};
use scene::{CardList, CardView};

use super::layout::{Page, layout};
use crate::texts::Voice;
use crate::view::CardsView;

pub fn cards(view: &CardsView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let game = Voice::of(view.who.lang, view.title);
    let id = view.title.id();
    let name = game.of_game(format!("{id}-name"));
    let heading = voice.own("cards-heading");
    let body = html! {
        main #main.sheet-page.wide {
            h1 { (heading) }
            p.lead-in { (voice.own("cards-line")) " " a href={ "/t/" (view.id) } { (voice.own("log-back")) } }
            @for list in view.lists { (card_list(&game, &voice, list)) }
        }
    };
    layout(Page::of_game(view.who, &heading, (id, &name), body))
}

/// The cards of one kind, with a few lines for each.
pub(super) fn card_list(game: &Voice, voice: &Voice, list: &CardList) -> Markup {
    html! {
        section.card-list {
            h2 {
                (game.say(&list.name)) " "
                small { (voice.fill(Text::new("cards-count").number("count", list.cards.len() as i64))) }
            }
            ul { @for card in &list.cards { (card_lines(game, voice, card)) } }
        }
    }
}

fn card_lines(game: &Voice, voice: &Voice, card: &CardView) -> Markup {
    html! {
        li {
            b { bdi { (game.say(&card.title)) } }
            p { (game.say(&card.text)) }
            @for class in &card.classes {
                details.class { summary { (game.say(&class.name)) } (game.say(&class.listed())) }
            }
            small {
                @for tag in &card.tags { (game.say(tag)) " · " }
                (voice.fill(Text::new("card-number").number("number", card.number)))
            }
        }
    }
}

//! Progressions and breakthroughs with their owners and prices, and the table of payouts with the viewer's levels.

use kernel::{Seat, Text};
use scene::{Cell, Deed as DeedView, DeedColumn, Deeds, Grid, StepBox};

use super::{deed_spot, joined, sentences};
use crate::card_name;
use crate::names::{Category, Deed, Product};
use crate::printed::{LEVELS, number, printed};
use crate::state::State;

pub(super) fn deeds(at: &State, viewer: Option<Seat>) -> Deeds {
    let deed = |deed: Deed| {
        let print = printed().deed(deed);
        let owners: Vec<Seat> = at.all_seats().filter(|&seat| at.player(seat).owns(deed)).collect();
        let mine = viewer.is_some_and(|seat| owners.contains(&seat));
        let price = viewer.filter(|&seat| at.open_progressions(seat).contains(deed)).map(|seat| {
            let price = at.price_of(seat, deed);
            let key = if price.total() == price.cost { "md-price" } else { "md-price-less" };
            Text::new(key).number("cash", price.total()).number("cost", price.cost)
        });
        let steps = (1..=print.steps.unwrap_or(0)).map(|number| {
            let placed = |seat: &Seat| at.player(*seat).steps[deed.index()] >> (number - 1) & 1 == 1;
            StepBox { number, seats: at.all_seats().filter(placed).collect() }
        });
        DeedView {
            spot: deed_spot(deed),
            name: deed.text(),
            points: print.points,
            mine,
            price,
            steps: if owners.is_empty() { steps.collect() } else { Vec::new() },
            owners,
            help: help(at, viewer, deed),
        }
    };
    let column = |category: Category| DeedColumn {
        name: category.text(),
        deeds: Deed::ALL
            .into_iter()
            .filter(|&one| printed().deed(one).category == category)
            .map(deed)
            .collect(),
    };
    Deeds { name: Text::new("md-deeds"), columns: Category::ALL.into_iter().map(column).collect() }
}

/// Requirements: deeds that the seat must own, or that somebody must have claimed.
pub(super) fn needs(deed: Deed) -> impl Iterator<Item = Text> {
    let print = printed().deed(deed);
    let needed =
        |key: &'static str, need: Option<Deed>| need.map(|need| Text::new(key).text("need", need.text()));
    needed("md-deed-needs", print.own).into_iter().chain(needed("md-deed-needs-claimed", print.claimed))
}

/// Its effect, its requirements, and every credit on its price.
fn help(at: &State, viewer: Option<Seat>, deed: Deed) -> Text {
    let print = printed().deed(deed);
    let mut parts = vec![deed.help()];
    parts.extend(needs(deed));
    if let (Some(cost), Some(seat)) = (print.cost, viewer) {
        let price = at.price_of(seat, deed);
        if price.credit > 0 {
            let credit = |card: u8, cash: i32| {
                Text::new("md-deed-credit-of").text("card", card_name(card)).number("cash", cash)
            };
            let discount = at.discount_for(seat);
            let leaders = at.credits_on(seat, deed).map(|(card, cash)| credit(card, cash));
            let credits = leaders.chain((discount > 0).then(|| credit(number::MANIFEST_DESTINY, discount)));
            let text = Text::new("md-deed-credit").number("cost", cost).list("credits", credits);
            parts.push(text.number("fees", price.fees).number("total", price.total()));
        }
    }
    if print.origin.contains("rec") {
        parts.push(Text::new("md-deed-reconstruction"));
    }
    sentences(parts)
}

/// The table of payouts. Each product is shown in the cell of the viewer's level.
pub(super) fn payouts(at: &State, viewer: Option<Seat>) -> Grid {
    let number = |key: &'static str, value: i32| Text::new(key).number("value", value);
    let level_of =
        |product: Product| viewer.map(|seat| usize::from(at.payout_level(seat, product)).min(LEVELS));
    let pays = |product: Product| {
        (1..=LEVELS as u8).map(|level| printed().payout(product, level)).collect::<Vec<_>>()
    };
    let mut classes: Vec<(Vec<i32>, Vec<Product>)> = Vec::new();
    for product in Product::ALL {
        let row = pays(product);
        match classes.iter_mut().find(|(pays, _)| *pays == row) {
            Some((_, products)) => products.push(product),
            None => classes.push((row, vec![product])),
        }
    }
    let cell = |level: usize, pay: Option<i32>, products: &[Product]| {
        let here: Vec<Text> =
            products.iter().filter(|&&one| level_of(one) == Some(level)).map(|one| one.short()).collect();
        match pay {
            Some(pay) if here.is_empty() => Cell::Number(pay),
            Some(pay) => Cell::Marked(number("md-pay-cell", pay).list("products", joined("md-spaced", here))),
            None if viewer.is_none() => Cell::Text(
                Text::new("md-pay-none")
                    .list("products", joined("md-spaced", products.iter().map(|one| one.short()))),
            ),
            None => Cell::Text(Text::new("md-pay-none").list("products", joined("md-spaced", here))),
        }
    };
    let row = |(pays, products): (Vec<i32>, Vec<Product>)| {
        let levels = pays.iter().enumerate().map(|(n, &pay)| cell(n + 1, Some(pay), &products));
        std::iter::once(cell(0, None, &products)).chain(levels).collect()
    };
    let mut columns: Vec<Text> = (0..LEVELS as i32).map(|level| number("md-value", level)).collect();
    columns.push(number("md-level-more", LEVELS as i32));
    Grid {
        name: Text::new("md-payouts"),
        columns,
        helps: Vec::new(),
        rows: classes.into_iter().map(row).collect(),
        spots: Vec::new(),
    }
}

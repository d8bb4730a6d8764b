//! States from files: what the code relies on is checked, and errors say what is wrong.

use manifest::State;
use serde_json::{Value, json};

use crate::common::*;

fn refused(change: impl FnOnce(&mut Value)) -> String {
    let mut written = desk(4).written();
    change(&mut written);
    serde_json::from_value::<State>(written).unwrap_err().to_string()
}

#[test]
fn a_state_that_does_not_hang_together_is_refused() {
    assert_eq!(refused(|at| at["seats"] = json!(200)), "3 to 5 seats");
    assert_eq!(refused(|at| at["order"] = json!([0, 0, 1, 2, 3])), "an order names every seat once");
    assert_eq!(refused(|at| at["play"]["target"] = json!(7)), "a seat that is not there");
    assert_eq!(refused(|at| at["asked"] = json!(255)), "a set of seats that are not there");
    assert_eq!(refused(|at| at["era"] = json!(4)), "three eras");
    assert_eq!(refused(|at| at["bank"] = json!(i32::MAX)), "a number out of all bounds");
    assert_eq!(refused(|at| at["position"] = json!(9)), "a place in an order that is not there");
    assert_eq!(refused(|at| at["fight"]["attack"] = json!([9, 0, 0])), "a die has six sides");
    assert_eq!(refused(|at| at["drawn"] = json!(65)), "a card that is not there");
    assert_eq!(refused(|at| at["players"][0]["stock"] = json!(255)), "more tokens than there are");
    assert_eq!(refused(|at| at["players"][0]["steps"][0] = json!(1)), "a step that is not there");
    assert_eq!(refused(|at| at["frames"] = json!([])), "nothing is going on");
    assert_eq!(refused(|at| at["frames"] = json!(["resolve"])), "what is going on does not hang together");
    let gone = |at: &mut Value| {
        at["frames"] = json!(["positions"]);
        at["chooser"] = json!(4);
    };
    assert_eq!(refused(gone), "what is going on does not hang together");
}

#[test]
fn a_card_or_territory_that_is_not_there_is_refused_by_name() {
    assert!(refused(|at| at["players"][0]["hand"] = json!([65])).contains("there is no card 65"));
    assert!(refused(|at| at["cities"] = json!(["ZZ"])).contains("ZZ"));
}

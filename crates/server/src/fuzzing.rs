//! Reads forms as the routes do, for fuzzing without a server.

use axum::Form;
use axum::body::Body;
use axum::extract::FromRequest;
use axum::http::Request;
use catalogue::{Problem, Title};
use futures_util::FutureExt;
use kernel::chance::{Given, Own};
use serde_json::{Map, Value};

use crate::entries::Fields;
use crate::own_results::{OwnResults, ResultForm};
use crate::routes;

/// What the form for a new table says.
pub struct NewTableForm {
    pub problems: Vec<Problem>,
    /// None if there are problems.
    pub options: Option<Map<String, Value>>,
    pub seats: usize,
    pub own: Own,
    pub given: Given,
}

/// None if the body is not a form, or if a button was pressed that asks for the form again.
pub fn read_new_table(title: &'static dyn Title, body: &[u8]) -> Option<NewTableForm> {
    let request = Request::post("/")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(body.to_vec()))
        .ok()?;
    // The body is complete already, so this never waits.
    let Form(mut fields) = Form::<Fields>::from_request(request, &()).now_or_never()?.ok()?;
    let results = OwnResults::read(&ResultForm::of_fields(&fields)).ok()?;
    let again = ResultForm { given: results.to_string(), said: results.said(), ..ResultForm::default() };
    let read_again = OwnResults::read(&again).map(|again| again.given());
    assert_eq!(read_again.ok(), Some(results.given()), "results are carried on otherwise than they came");
    let read = routes::read_new_table(title, &mut fields)?;
    let (problems, options, seats, own) = match read {
        Ok(wanted) => (Vec::new(), Some(wanted.options), wanted.seats.len(), wanted.own),
        Err(problems) => (problems, None, 0, Own::None),
    };
    Some(NewTableForm { problems, options, seats, own, given: results.given() })
}

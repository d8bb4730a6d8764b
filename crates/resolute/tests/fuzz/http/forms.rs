//! Parses the forms of a page, and fills them with values that nobody would type.

use kernel::FastRng;

/// A form with everything that can be sent with it.
#[derive(Clone, Debug)]
pub struct Form {
    pub action: String,
    pub is_post: bool,
    pub is_file: bool,
    /// Names and values as on the page. A choice has one entry per value.
    pub fields: Vec<(String, String)>,
}

/// An attribute of a tag, unescaped.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let rest = tag.split_once(&format!(" {name}=\""))?.1;
    Some(unescaped(rest.split_once('"')?.0))
}

pub fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// All forms of a page. Buttons elsewhere on the page are assigned to their form by its id.
pub fn forms(page: &str) -> Vec<Form> {
    let mut forms: Vec<(Option<String>, Form)> = Vec::new();
    let mut inside = None;
    let mut select = String::new();
    for piece in page.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap_or_default();
        let kind = tag.split([' ', '/']).next().unwrap_or_default();
        let named = || attribute(tag, "name");
        let value = || attribute(tag, "value").unwrap_or_default();
        let field = match kind {
            "form" => {
                let form = Form {
                    action: attribute(tag, "action").unwrap_or_default(),
                    is_post: tag.contains("method=\"post\""),
                    is_file: tag.contains("multipart"),
                    fields: Vec::new(),
                };
                inside = Some(forms.len());
                forms.push((attribute(tag, "id"), form));
                None
            }
            "select" => {
                select = named().unwrap_or_default();
                None
            }
            "option" if !select.is_empty() => Some((select.clone(), value())),
            "input" | "button" | "textarea" => named().map(|name| (name, value())),
            "" if tag == "/form" => {
                inside = None;
                None
            }
            _ => None,
        };
        let Some(field) = field else { continue };
        let home = attribute(tag, "form");
        let by_id = || forms.iter().position(|(id, _)| home.is_some() && *id == home);
        if let Some(form) = by_id().or(inside) {
            forms[form].1.fields.push(field);
        }
    }
    forms.into_iter().map(|(_, form)| form).collect()
}

/// Links of a page within this site.
pub fn links(page: &str) -> Vec<String> {
    let found = page.split(" href=\"/").skip(1).filter_map(|rest| rest.split_once('"'));
    found.map(|(path, _)| format!("/{}", unescaped(path))).collect()
}

/// A random element of the list.
pub fn one<'a, T>(rng: &mut FastRng, list: &'a [T]) -> Option<&'a T> {
    let count = u32::try_from(list.len()).expect("a short list");
    (count > 0).then(|| &list[rng.below(count) as usize])
}

const ODD: &[&str] = &[
    "",
    "0",
    "1",
    "-1",
    "255",
    "256",
    "65536",
    "18446744073709551616",
    "1e9",
    "NaN",
    "x",
    "me",
    "open",
    "greedy",
    "human",
    "nobody",
    "roll",
    "pass",
    "done",
    "use 65535",
    "allot 255 CA",
    "go OH",
    "\u{0}",
    "\u{202e}abc",
    "ä€𝄞",
    "%",
    "<script>",
    "\"'&<>",
    "../../etc",
    "a\r\nb: c",
    "true",
    "null",
    "[]",
    "{}",
    "option.weeks",
    "6 6 6",
    "d6 7",
    "politics 1",
];

/// A value that does not belong there.
pub fn odd(rng: &mut FastRng, near: &str) -> String {
    match rng.below(8) {
        0 => near.repeat(1 + rng.below(40) as usize).chars().take(5_000).collect(),
        1 => changed(rng, near),
        2 => rng.below(u32::MAX).to_string(),
        3 => near.parse::<i64>().map_or_else(|_| changed(rng, near), |number| (number ^ 1).to_string()),
        4 => near.split(' ').rev().collect::<Vec<_>>().join(" "),
        _ => (*one(rng, ODD).expect("there are some")).to_owned(),
    }
}

/// Deletes, doubles or replaces one character.
fn changed(rng: &mut FastRng, text: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = rng.below(chars.len() as u32 + 1) as usize;
    match rng.below(3) {
        0 if at < chars.len() => drop(chars.remove(at)),
        1 if at < chars.len() => chars[at] = char::from(rng.below(256) as u8),
        _ => chars.insert(at, char::from(rng.below(128) as u8)),
    }
    chars.into_iter().collect()
}

/// Values that a person could send with the form: one of the offered values for each name.
pub fn filled(rng: &mut FastRng, form: &Form) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for (name, value) in &form.fields {
        match fields.iter_mut().find(|(other, _)| other == name) {
            None => fields.push((name.clone(), value.clone())),
            Some(field) if rng.below(3) == 0 => field.1.clone_from(value),
            Some(_) => {}
        }
    }
    fields
}

/// Adds errors to the fields.
pub fn spoiled(rng: &mut FastRng, fields: &mut Vec<(String, String)>) {
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(fields.len() as u32 + 1) as usize;
        if at == fields.len() {
            let name = fields.first().map_or_else(|| "act".to_owned(), |(name, _)| name.clone());
            let field = (odd(rng, &name), odd(rng, "1"));
            fields.push(field);
            continue;
        }
        match rng.below(6) {
            0 => drop(fields.remove(at)),
            1 => fields.push(fields[at].clone()),
            2 => fields[at].0 = odd(rng, &fields[at].0.clone()),
            _ => fields[at].1 = odd(rng, &fields[at].1.clone()),
        }
    }
}

/// Makes up to three random changes to bytes.
pub fn bytes_changed(rng: &mut FastRng, bytes: &mut Vec<u8>) {
    const SIGNS: &[u8] = b"{}[]\",:;0123456789-.eE \\\r\n\0\xff=&%";
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let sign = SIGNS[rng.below(SIGNS.len() as u32) as usize];
        let end = (at + 1 + rng.below(40) as usize).min(bytes.len());
        match rng.below(5) {
            0 if at < bytes.len() => bytes[at] = sign,
            1 => bytes.insert(at, sign),
            2 if at < end => drop(bytes.drain(at..end)),
            3 if at < end => {
                let part = bytes[at..end].to_vec();
                bytes.splice(end..end, part);
            }
            _ if at < bytes.len() => bytes[at] = rng.below(256) as u8,
            _ => {}
        }
    }
}

#[test]
fn forms_are_found_with_their_buttons_elsewhere() {
    let page = r#"<form id="act" method="post" action="/t/x/act"><input type="hidden" name="seat" value="0"></form>
        <button form="act" name="act" value="roll &amp; go">Roll</button>
        <form action="/name" method="post"><select name="lang"><option value="en"><option value="de"></select></form>"#;
    let found = forms(page);
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(found[0].fields, [field("seat", "0"), field("act", "roll & go")]);
    assert_eq!(found[1].fields, [field("lang", "en"), field("lang", "de")]);
    assert!(found[0].is_post && !found[0].is_file);
}

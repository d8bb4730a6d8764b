//! Finds forms and links on a page as a browser does.

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form {
    pub action: String,
    pub is_post: bool,
    pub is_multipart: bool,
    /// Names and current values.
    pub fields: Vec<(String, String)>,
}

/// A tag with its attributes as written.
struct Tag<'a> {
    name: &'a str,
    rest: &'a str,
}

impl Tag<'_> {
    fn attribute(&self, name: &str) -> Option<String> {
        let (_, rest) = self.rest.split_once(&format!(" {name}=\""))?;
        rest.split_once('"').map(|(value, _)| unescaped(value))
    }
}

pub fn unescaped(text: &str) -> String {
    let plain = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    plain.iter().fold(text.to_owned(), |text, (code, sign)| text.replace(code, sign))
}

/// Every tag with the text after it.
fn tags(page: &str) -> impl Iterator<Item = (Tag<'_>, &str)> {
    page.split('<').skip(1).filter_map(|piece| {
        let (tag, text) = piece.split_once('>')?;
        let end = tag.find(|c: char| c.is_whitespace()).unwrap_or(tag.len());
        Some((Tag { name: &tag[..end], rest: &tag[end..] }, text))
    })
}

pub fn forms(page: &str) -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut open: Option<Form> = None;
    let mut chosen: Option<String> = None;
    for (tag, text) in tags(page) {
        if tag.name == "form" {
            open = Some(Form {
                action: tag.attribute("action").unwrap_or_default(),
                is_post: tag.attribute("method").is_some_and(|method| method == "post"),
                is_multipart: tag.attribute("enctype").is_some_and(|kind| kind.starts_with("multipart")),
                fields: Vec::new(),
            });
        }
        let Some(form) = &mut open else { continue };
        let value = || tag.attribute("value").unwrap_or_default();
        match (tag.name, tag.attribute("name")) {
            ("/form", _) => forms.extend(open.take()),
            ("select", name) => chosen = name,
            ("option", _) => {
                if let Some(name) = &chosen {
                    let is_first = !form.fields.iter().any(|(known, _)| known == name);
                    if is_first || tag.rest.contains(" selected") {
                        form.fields.retain(|(known, _)| known != name);
                        form.fields.push((name.clone(), value()));
                    }
                }
            }
            ("textarea", Some(name)) => form.fields.push((name, unescaped(text))),
            ("input", Some(name)) => {
                let kind = tag.attribute("type").unwrap_or_default();
                let is_box = matches!(kind.as_str(), "radio" | "checkbox");
                let is_known = form.fields.iter().any(|(known, _)| *known == name);
                if !is_box || tag.rest.contains(" checked") || !is_known {
                    form.fields.push((name, value()));
                }
            }
            ("button", Some(name)) if !form.fields.iter().any(|(known, _)| *known == name) => {
                form.fields.push((name, value()));
            }
            _ => {}
        }
    }
    forms
}

/// Links within this site.
pub fn links(page: &str) -> Vec<String> {
    let links = tags(page).filter(|(tag, _)| tag.name == "a").filter_map(|(tag, _)| tag.attribute("href"));
    links
        .map(|link| link.split('#').next().unwrap_or_default().to_owned())
        .filter(|link| link.starts_with('/'))
        .collect()
}

#[test]
fn forms_are_found_with_their_fields() {
    let page = "<form class=\"form\" method=\"post\" action=\"/a?b=1&amp;c=2\"><input type=\"hidden\" name=\"x\" value=\"1\">\
        <select name=\"s\"><option value=\"p\">P<option value=\"q\" selected>Q</select>\
        <textarea name=\"t\" rows=\"2\">&lt;b&gt;</textarea><button name=\"go\" value=\"yes\">Go</button></form>\
        <a href=\"/rules/x#y\">r</a><a href=\"https://example.org/\">e</a>";
    let fields = [("x", "1"), ("s", "q"), ("t", "<b>"), ("go", "yes")];
    let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let form = Form { action: "/a?b=1&c=2".to_owned(), is_post: true, is_multipart: false, fields };
    assert_eq!(forms(page), [form]);
    assert_eq!(links(page), ["/rules/x"]);
}

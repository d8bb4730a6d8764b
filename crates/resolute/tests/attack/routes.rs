//! Every route of the server, parsed from its source so that no new one is forgotten.

const SOURCE: &str = include_str!("../../../server/src/routes/mod.rs");

#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    pub path: String,
    pub get: bool,
    pub post: bool,
}

pub fn all() -> Vec<Route> {
    let (_, list) = SOURCE.split_once("Router::new()").expect("the list of routes");
    let (list, _) = list.split_once(".fallback(").expect("its end");
    list.split(".route(").skip(1).map(read).collect()
}

fn read(entry: &str) -> Route {
    let (path, service) = entry.trim_start().split_once(',').expect("a path and who answers");
    let path = match path {
        "health::ALIVE" => "/healthz",
        "health::READY" => "/readyz",
        text => text.trim_matches('"'),
    };
    let service = service.trim();
    // Some services are defined earlier by a `let`.
    let name = service.trim_end_matches(')');
    let service = SOURCE.split_once(&format!("let {name} = ")).map_or(service, |(_, made)| made);
    let service = service.split(".layer(").next().unwrap_or_default();
    Route { path: path.to_owned(), get: service.contains("get("), post: service.contains("post(") }
}

/// Replacements for the parameters in braces of a path.
pub struct Places<'a>(pub &'a [(&'a str, &'a str)]);

impl Places<'_> {
    pub fn fill(&self, path: &str) -> String {
        let mut path = path.to_owned();
        for (name, value) in self.0 {
            path = path.replace(&format!("{{{name}}}"), value);
        }
        assert!(!path.contains('{'), "{path}: say what stands there");
        path
    }
}

#[test]
fn the_list_of_the_server_is_read_whole() {
    let all = all();
    assert_eq!(all.len(), SOURCE.matches(".route(").count());
    let route = |path: &str| all.iter().find(|route| route.path == path).unwrap_or_else(|| panic!("{path}"));
    assert!(all.iter().all(|route| route.path.starts_with('/') && (route.get || route.post)), "{all:?}");
    for (path, get, post) in [
        ("/t/{table}/live", true, false),
        ("/t/{table}/act", false, true),
        ("/decks/new/{game}/{kind}", true, true),
        ("/import", false, true),
        ("/readyz", true, false),
    ] {
        assert_eq!((route(path).get, route(path).post), (get, post), "{path}");
    }
}

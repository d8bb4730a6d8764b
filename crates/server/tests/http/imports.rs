//! Files that are no games: whoever brings one reads on a page what is wrong with it, in German too.

use crate::guarding::upload;
use crate::house::{House, id_of, open_table};

/// Of the readers of JSON, which speak to programmers.
const FOR_PROGRAMMERS: [&str; 7] =
    ["EOF", "expected", "unknown field", "missing field", "invalid", "`", "[import"];

#[tokio::test]
async fn a_broken_file_is_refused_in_words_of_both_languages() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = open_table(&mut ada, &[]).await;
    let file = house.record(id_of(&path)).await.write();
    let half: String = file.chars().take(file.chars().count() / 2).collect();
    let cases = [
        (String::new(), ["is empty", "ist leer"]),
        ("my holiday".to_owned(), ["no file of a game: line 1", "keine Datei eines Spiels: Zeile 1"]),
        (half, ["breaks off in line", "bricht in Zeile"]),
        ("{}".to_owned(), ["something is missing", "fehlt etwas"]),
        (file.replace("\"acts\"", "\"deeds\""), ["or it was changed", "oder sie wurde verändert"]),
        (file.replace("presidential", "chess"), ["There is no game “chess”", "kein Spiel „chess“"]),
        (file.replace("\"weeks\":15", "\"weeks\":900"), ["options in the file", "Optionen in der Datei"]),
        (
            file.replacen("\"hash\":\"", "\"hash\":\"0", 1),
            ["its opening is not right", "Eröffnung stimmt nicht"],
        ),
    ];
    for (text, words) in cases {
        assert_ne!(text, file);
        for (lang, words) in ["en", "de"].into_iter().zip(words) {
            let (kind, body) = upload(&text);
            let headers = [("Accept-Language", lang)];
            let answer =
                ada.ask("POST", "/import", &headers, Some((kind, body.as_bytes()))).await.unwrap().is(422);
            let (_, notice) = answer.body.split_once("class=\"notice refused\"").expect("a notice");
            let (notice, _) = notice.split_once("</p>").unwrap();
            assert!(notice.contains(words), "{words}: {notice}");
            for word in FOR_PROGRAMMERS {
                assert!(!notice.contains(word), "{word}: {notice}");
            }
        }
    }
}

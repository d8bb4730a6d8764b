-- Lists that people wrote themselves: who knows the id can read one, its person can change it.
CREATE TABLE decks (
    id           TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game         TEXT NOT NULL,
    kind         TEXT NOT NULL,
    name         TEXT NOT NULL,
    content      TEXT NOT NULL,
    updated      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX decks_of ON decks (person_id);

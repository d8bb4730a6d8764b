-- Lists that people wrote themselves: who knows the id can read one, its person can change it.
CREATE TABLE decks (
    id           TEXT COLLATE "C" PRIMARY KEY,
    person_id    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game         TEXT NOT NULL,
    kind         TEXT NOT NULL,
    name         TEXT NOT NULL,
    content      TEXT NOT NULL,
    updated      BIGINT NOT NULL
);
CREATE INDEX decks_of ON decks (person_id);

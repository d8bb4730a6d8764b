-- People first: nearly everything else points at them.
CREATE TABLE people (
    id           TEXT PRIMARY KEY,
    name         TEXT NOT NULL,
    preferences  TEXT NOT NULL DEFAULT '{}',
    created      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
    login_key    TEXT PRIMARY KEY,
    login        TEXT NOT NULL,
    person_id    TEXT NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    phc          TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash   TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of ON sessions (person_id);
CREATE INDEX sessions_expiring ON sessions (expires);

-- The head of a record, and what lists show without a replay. Seals hold the secret seeds.
-- No column that changes with every act is indexed: an act then rewrites one row and no index.
CREATE TABLE tables (
    id           TEXT PRIMARY KEY,
    version      INTEGER NOT NULL,
    acts         INTEGER NOT NULL,
    format       INTEGER NOT NULL,
    game         TEXT NOT NULL,
    rules        INTEGER NOT NULL,
    options      TEXT NOT NULL,
    seals        TEXT NOT NULL,
    opening      TEXT NOT NULL,
    opening_hash TEXT NOT NULL,
    host         TEXT REFERENCES people (id) ON DELETE SET NULL,
    is_public    INTEGER NOT NULL,
    free_seats   INTEGER NOT NULL,
    created      INTEGER NOT NULL,
    updated      INTEGER NOT NULL,
    ended        INTEGER,
    headline     TEXT NOT NULL,
    deciding     INTEGER NOT NULL,
    winners      INTEGER NOT NULL,
    wish         TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_open ON tables (created, id) WHERE is_public = 1 AND ended IS NULL AND free_seats > 0;
CREATE INDEX tables_finished ON tables (ended, id) WHERE is_public = 1 AND ended IS NOT NULL;
CREATE INDEX tables_hosted ON tables (host);

-- `version` is the table's version that the act came with: a follower keeps the acts up to the version he knows.
CREATE TABLE acts (
    table_id     TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n            INTEGER NOT NULL,
    version      INTEGER NOT NULL,
    seat         INTEGER NOT NULL,
    act          TEXT NOT NULL,
    chance       TEXT,
    hash         TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id     TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    after_acts   INTEGER NOT NULL,
    hash         TEXT NOT NULL,
    state        TEXT NOT NULL,
    PRIMARY KEY (table_id, after_acts)
) STRICT, WITHOUT ROWID;

-- kind: bot, person, open, invited. name: the bot's level or the name shown. A used invitation keeps its hash, to be recognised.
CREATE TABLE seats (
    table_id     TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    name         TEXT NOT NULL,
    person_id    TEXT REFERENCES people (id),
    token_hash   TEXT UNIQUE,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of ON seats (person_id, table_id);

CREATE TABLE chat (
    table_id     TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    id           INTEGER NOT NULL,
    person_id    TEXT NOT NULL REFERENCES people (id),
    name         TEXT NOT NULL,
    seat         INTEGER,
    line         TEXT NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_of ON chat (person_id);

CREATE TABLE notes (
    table_id     TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person_id    TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    note         TEXT NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_of ON notes (person_id);

-- What the servers of one database must share, such as the key that signs cookies.
CREATE TABLE secrets (
    name         TEXT PRIMARY KEY,
    value        TEXT NOT NULL
) STRICT, WITHOUT ROWID;

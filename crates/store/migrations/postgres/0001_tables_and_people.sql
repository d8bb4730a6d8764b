-- People first: nearly everything else points at them.
CREATE TABLE people (
    id           TEXT COLLATE "C" PRIMARY KEY,
    name         TEXT NOT NULL,
    preferences  TEXT NOT NULL DEFAULT '{}',
    created      BIGINT NOT NULL
);

CREATE TABLE accounts (
    login_key    TEXT COLLATE "C" PRIMARY KEY,
    login        TEXT NOT NULL,
    person_id    TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    phc          TEXT NOT NULL
);

CREATE TABLE sessions (
    token_hash   TEXT COLLATE "C" PRIMARY KEY,
    person_id    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires      BIGINT NOT NULL
);
CREATE INDEX sessions_of ON sessions (person_id);
CREATE INDEX sessions_expiring ON sessions (expires);

-- The head of a record, and what lists show without a replay. Seals hold the secret seeds.
-- No column that changes with every act is indexed, and pages are left a fifth empty: an act then rewrites one row and no index.
CREATE TABLE tables (
    id           TEXT COLLATE "C" PRIMARY KEY,
    version      BIGINT NOT NULL,
    acts         BIGINT NOT NULL,
    format       BIGINT NOT NULL,
    game         TEXT NOT NULL,
    rules        BIGINT NOT NULL,
    options      TEXT NOT NULL,
    seals        TEXT NOT NULL,
    opening      TEXT NOT NULL,
    opening_hash TEXT NOT NULL,
    host         TEXT COLLATE "C" REFERENCES people (id) ON DELETE SET NULL,
    is_public    BIGINT NOT NULL,
    free_seats   BIGINT NOT NULL,
    created      BIGINT NOT NULL,
    updated      BIGINT NOT NULL,
    ended        BIGINT,
    headline     TEXT NOT NULL,
    deciding     BIGINT NOT NULL,
    winners      BIGINT NOT NULL,
    wish         TEXT
) WITH (fillfactor = 80);
CREATE INDEX tables_open ON tables (created, id) WHERE is_public = 1 AND ended IS NULL AND free_seats > 0;
CREATE INDEX tables_finished ON tables (ended, id) WHERE is_public = 1 AND ended IS NOT NULL;
CREATE INDEX tables_hosted ON tables (host);

-- `version` is the table's version that the act came with: a follower keeps the acts up to the version he knows.
CREATE TABLE acts (
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n            BIGINT NOT NULL,
    version      BIGINT NOT NULL,
    seat         BIGINT NOT NULL,
    act          TEXT NOT NULL,
    chance       TEXT,
    hash         TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE snapshots (
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    after_acts   BIGINT NOT NULL,
    hash         TEXT NOT NULL,
    state        TEXT NOT NULL,
    PRIMARY KEY (table_id, after_acts)
);

-- kind: bot, person, open, invited. name: the bot's level or the name shown. A used invitation keeps its hash, to be recognised.
CREATE TABLE seats (
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat         BIGINT NOT NULL,
    kind         TEXT NOT NULL,
    name         TEXT NOT NULL,
    person_id    TEXT COLLATE "C" REFERENCES people (id),
    token_hash   TEXT COLLATE "C" UNIQUE,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of ON seats (person_id, table_id);

CREATE TABLE chat (
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    id           BIGINT NOT NULL,
    person_id    TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    name         TEXT NOT NULL,
    seat         BIGINT,
    line         TEXT NOT NULL,
    at           BIGINT NOT NULL,
    PRIMARY KEY (table_id, id)
);
CREATE INDEX chat_of ON chat (person_id);

CREATE TABLE notes (
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person_id    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    note         TEXT NOT NULL,
    PRIMARY KEY (table_id, person_id)
);
CREATE INDEX notes_of ON notes (person_id);

-- What the servers of one database must share, such as the key that signs cookies.
CREATE TABLE secrets (
    name         TEXT PRIMARY KEY,
    value        TEXT NOT NULL
);

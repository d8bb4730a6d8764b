-- Several people may share a seat: those beside its holder. Who has the team's link joins them; its hash stands with the seat.
CREATE TABLE members (
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat         BIGINT NOT NULL,
    person_id    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name         TEXT NOT NULL,
    joined       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, person_id)
);
CREATE INDEX members_of ON members (person_id, table_id);
ALTER TABLE seats ADD COLUMN team_hash TEXT;
CREATE UNIQUE INDEX seats_of_teams ON seats (team_hash) WHERE team_hash IS NOT NULL;

-- Who decided on an act, where that is not simply who sits there.
ALTER TABLE acts ADD COLUMN decided_by TEXT;

-- How a game ended before its rules ended it, and the table of its rematch.
ALTER TABLE tables ADD COLUMN ending TEXT;
ALTER TABLE tables ADD COLUMN successor TEXT;

-- How long a seat may think; what each seat has left; when the first of them has nothing left. Only tables with a clock are in the index.
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN times TEXT;
ALTER TABLE tables ADD COLUMN due BIGINT;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- Tables that a person has put away from their lists.
CREATE TABLE archived (
    person_id    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX archived_tables ON archived (table_id);

-- Private copies are told apart in lists. Their opening begins with a position.
ALTER TABLE tables ADD COLUMN is_trial BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET is_trial = 1 WHERE opening LIKE '{"state":%';

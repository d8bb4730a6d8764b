-- How often a seat has changed hands: the link of a team is made with it, so that the next holder's is another one.
ALTER TABLE seats ADD COLUMN handovers BIGINT NOT NULL DEFAULT 0;

-- Who has played a seat and left it, by every name that an act may be signed with: they know its hidden side.
CREATE TABLE former (
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat         BIGINT NOT NULL,
    person_id    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name         TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, person_id, name)
);
CREATE INDEX former_of ON former (person_id, table_id);

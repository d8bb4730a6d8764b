-- What the record of a table takes in bytes, and when the rule of ageing has put it away.
ALTER TABLE tables ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN put_away BIGINT;
UPDATE tables SET bytes = OCTET_LENGTH(options) + OCTET_LENGTH(seals) + OCTET_LENGTH(opening) + COALESCE(
    (SELECT SUM(OCTET_LENGTH(act) + COALESCE(OCTET_LENGTH(chance), 0) + OCTET_LENGTH(hash) + COALESCE(OCTET_LENGTH(decided_by), 0))
     FROM acts WHERE acts.table_id = tables.id), 0);

-- The running tables of a person are counted before another is made.
CREATE INDEX tables_running ON tables (host) WHERE ended IS NULL;

-- Whose lines of chat are kept when their person is gone: nobody's.
INSERT INTO people (id, name, created) VALUES ('22222222222222222222222222', '-', 0);

-- Who had left a seat before that was written down, as far as it can still be known. Whoever has spoken for a seat has played it.
INSERT INTO former (table_id, seat, person_id, name)
SELECT DISTINCT c.table_id, c.seat, c.person_id, c.name FROM chat c
WHERE c.seat IS NOT NULL AND c.person_id <> '22222222222222222222222222'
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = c.table_id AND s.seat = c.seat AND s.person_id = c.person_id)
    AND NOT EXISTS (SELECT 1 FROM members m WHERE m.table_id = c.table_id AND m.seat = c.seat AND m.person_id = c.person_id)
ON CONFLICT DO NOTHING;

-- Acts are signed with a name only. It is that of whoever left something else at the table and is, or was there, called so. Where nobody did,
-- it is the one person of the house with that name; where several have it, nobody can say who it was.
INSERT INTO former (table_id, seat, person_id, name)
WITH signed AS (
    SELECT DISTINCT table_id, seat, JSON_EXTRACT(decided_by, '$.person') AS name FROM acts WHERE decided_by IS NOT NULL
), unknown AS (
    SELECT table_id, seat, name FROM signed u WHERE name IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = u.table_id AND s.seat = u.seat AND s.name = u.name AND s.person_id IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM members m WHERE m.table_id = u.table_id AND m.seat = u.seat AND m.name = u.name)
        AND NOT EXISTS (SELECT 1 FROM former f WHERE f.table_id = u.table_id AND f.seat = u.seat AND f.name = u.name)
), here AS (
    SELECT table_id, person_id, name FROM chat
    UNION SELECT n.table_id, p.id, p.name FROM notes n JOIN people p ON p.id = n.person_id
    UNION SELECT a.table_id, p.id, p.name FROM archived a JOIN people p ON p.id = a.person_id
    UNION SELECT c.table_id, p.id, p.name FROM chat c JOIN people p ON p.id = c.person_id
    UNION SELECT t.id, p.id, p.name FROM tables t JOIN people p ON p.id = t.host
    UNION SELECT s.table_id, p.id, p.name FROM seats s JOIN people p ON p.id = s.person_id
    UNION SELECT m.table_id, p.id, p.name FROM members m JOIN people p ON p.id = m.person_id
), found AS (
    SELECT u.table_id, u.seat, h.person_id, u.name FROM unknown u
    JOIN here h ON h.table_id = u.table_id AND h.name = u.name
    WHERE h.person_id <> '22222222222222222222222222'
)
SELECT table_id, seat, person_id, name FROM found
UNION
SELECT u.table_id, u.seat, MIN(p.id), u.name FROM unknown u JOIN people p ON p.name = u.name
WHERE p.id <> '22222222222222222222222222'
    AND NOT EXISTS (SELECT 1 FROM found f WHERE f.table_id = u.table_id AND f.seat = u.seat AND f.name = u.name)
GROUP BY u.table_id, u.seat, u.name HAVING COUNT(*) = 1;

-- How long a delivery has waited, whatever its next attempt is; and a row that is written only to see whether the disk takes it.
ALTER TABLE delivery ADD COLUMN added_at INTEGER NOT NULL DEFAULT 0;
UPDATE delivery SET added_at = due_at;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;

-- Who came in and went out: rows are only added, so that what two gates without network did is told and nothing is lost.
CREATE TABLE gate (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  key_digest TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('steward', 'supervisor')),
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
-- `sequence`: the order of arrival here, by which phones ask for what is new. `undoes`: the row that an undo takes back. `conflict`: what the
-- verdict would have been here, of a row that a phone let in all the same.
CREATE TABLE entry (
  sequence INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  ticket_id TEXT NOT NULL REFERENCES ticket (id),
  gate_id TEXT REFERENCES gate (id),
  made_by TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('entry', 'exit', 'undo')),
  undoes TEXT,
  at INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  decided TEXT NOT NULL CHECK (decided IN ('online', 'offline')),
  conflict TEXT
) STRICT;
CREATE INDEX entry_ticket ON entry (ticket_id);
CREATE INDEX entry_undoes ON entry (undoes) WHERE undoes IS NOT NULL;
-- Until now a ticket was marked once and for ever.
INSERT INTO entry (id, ticket_id, made_by, kind, at, received_at, decided)
SELECT id, id, '', 'entry', used_at, used_at, 'online' FROM ticket WHERE used_at IS NOT NULL ORDER BY used_at, id;
ALTER TABLE ticket DROP COLUMN used_at;

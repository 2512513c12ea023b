-- What organisers did, each row written with the deed itself and never changed afterwards, but that people are taken out of it (server/audit/audit.ts).
CREATE TABLE order_event (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  by_id TEXT NOT NULL,
  by_name TEXT NOT NULL,
  action TEXT NOT NULL,
  order_id TEXT,
  ticket_id TEXT,
  reason TEXT NOT NULL,
  amount INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  before TEXT NOT NULL
) STRICT;
CREATE INDEX order_event_order ON order_event (order_id);
CREATE INDEX order_event_person ON order_event (by_id, at);
-- Who is at the organisers' desk. Of the key that the browser has only the digest is kept.
CREATE TABLE desk_session (
  digest TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  lang TEXT NOT NULL,
  admin TEXT NOT NULL,
  until INTEGER NOT NULL,
  fresh_until INTEGER NOT NULL
) STRICT;
-- Passes of the content service that were used: each lets in once.
CREATE TABLE used_pass (nonce TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
-- A seat may have had several tickets, of which one is good: an attendee who was replaced holds a void one.
CREATE TABLE new_ticket (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  seat INTEGER NOT NULL,
  page_key TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  attendee TEXT NOT NULL,
  forum_year INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'valid' CHECK (state IN ('valid', 'cancelled')),
  issued_at INTEGER NOT NULL,
  used_at INTEGER,
  replaced_at INTEGER
) STRICT;
INSERT INTO new_ticket (id, order_id, seat, page_key, title, attendee, forum_year, state, issued_at, used_at)
SELECT id, order_id, seat, page_key, title, attendee, forum_year, state, issued_at, used_at FROM ticket;
DROP TABLE ticket;
ALTER TABLE new_ticket RENAME TO ticket;
CREATE UNIQUE INDEX ticket_seat ON ticket (order_id, seat) WHERE replaced_at IS NULL;

-- Who waits for seats of a kind that is sold out. `place` is the order in which seats are offered; state: 'asked' is not confirmed from the
-- letter yet, 'offered' holds offered_seats until offered_until, 'missed' let that go by, 'left' went by themselves, 'removed' by the organisers.
CREATE TABLE waiting (
  place INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  page_key TEXT NOT NULL UNIQUE,
  forum_year INTEGER NOT NULL,
  ticket_id TEXT NOT NULL,
  title TEXT NOT NULL,
  lang TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  mailbox TEXT NOT NULL,
  seats INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'waiting', 'offered', 'taken', 'missed', 'left', 'removed')),
  asked_at INTEGER NOT NULL,
  told_at INTEGER NOT NULL,
  offered_seats INTEGER NOT NULL DEFAULT 0,
  offered_until INTEGER,
  order_id TEXT REFERENCES ticket_order (id),
  erased_at INTEGER
) STRICT;
CREATE INDEX waiting_active ON waiting (ticket_id, place) WHERE state IN ('waiting', 'offered');
CREATE INDEX waiting_mailbox ON waiting (mailbox);

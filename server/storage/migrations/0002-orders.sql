CREATE TABLE ticket_order (
  id TEXT PRIMARY KEY REFERENCES submission (id),
  forum_year INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  number TEXT NOT NULL UNIQUE,
  page_key TEXT NOT NULL UNIQUE,
  lang TEXT NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('card', 'bank')),
  status TEXT NOT NULL CHECK (status IN ('awaiting_payment', 'paid', 'failed', 'cancelled', 'refunded')),
  buyer TEXT NOT NULL,
  lines TEXT NOT NULL,
  total INTEGER NOT NULL,
  offer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  paid_at INTEGER,
  revoked_at INTEGER,
  UNIQUE (forum_year, sequence)
) STRICT;
CREATE INDEX ticket_order_waiting ON ticket_order (expires_at) WHERE status = 'awaiting_payment';
CREATE TABLE held_seat (
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  ticket_id TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  quota INTEGER,
  PRIMARY KEY (order_id, ticket_id)
) STRICT;
CREATE INDEX held_seat_ticket ON held_seat (ticket_id);
CREATE TABLE payment (
  reference TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  provider TEXT NOT NULL,
  provider_payment_id TEXT,
  amount INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed', 'refunded')),
  status TEXT NOT NULL DEFAULT '',
  changed_at INTEGER,
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_order ON payment (order_id);
CREATE TABLE ticket (
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
  UNIQUE (order_id, seat)
) STRICT;

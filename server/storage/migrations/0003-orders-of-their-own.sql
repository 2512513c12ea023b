-- An order is no submission any more: it has its own key and its own mark of erasure. A delivery belongs to whatever has its owner's id.
CREATE TABLE new_delivery (
  id INTEGER PRIMARY KEY,
  owner_id TEXT NOT NULL,
  channel TEXT NOT NULL,
  message TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_error TEXT,
  settled_at INTEGER
) STRICT;
INSERT INTO new_delivery (id, owner_id, channel, message, state, attempts, due_at, last_error, settled_at)
SELECT id, submission_id, channel, replace(message, '"kind":"paidInVain"', '"kind":"unfulfillable"'),
  state, attempts, due_at, last_error, settled_at
FROM delivery WHERE channel = 'orderMail'
UNION ALL
SELECT id, submission_id, channel, message, state, attempts, due_at, last_error, settled_at
FROM delivery WHERE channel <> 'orderMail';
DROP TABLE delivery;
ALTER TABLE new_delivery RENAME TO delivery;
CREATE INDEX delivery_order ON delivery (owner_id, channel, id);
CREATE INDEX delivery_waiting ON delivery (due_at) WHERE state = 'waiting';

CREATE TABLE new_ticket_order (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
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
  erased_at INTEGER,
  UNIQUE (forum_year, sequence)
) STRICT;
INSERT INTO new_ticket_order (id, idempotency_key, forum_year, sequence, number, page_key, lang, method, status, buyer, lines, total,
  offer, created_at, expires_at, paid_at, revoked_at, erased_at)
SELECT ticket_order.id, coalesce(substr(submission.idempotency_key, length('order:') + 1), ticket_order.id), forum_year, sequence, number,
  page_key, ticket_order.lang, method, status, buyer, lines, total, offer, created_at, expires_at, paid_at, revoked_at, submission.erased_at
FROM ticket_order JOIN submission ON submission.id = ticket_order.id;
DROP TABLE ticket_order;
ALTER TABLE new_ticket_order RENAME TO ticket_order;
CREATE INDEX ticket_order_waiting ON ticket_order (expires_at) WHERE status = 'awaiting_payment';
CREATE INDEX ticket_order_created ON ticket_order (created_at);
DELETE FROM submission WHERE kind = 'order';

CREATE TABLE submission (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  lang TEXT NOT NULL,
  fields TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE,
  content_key TEXT,
  erased_at INTEGER
) STRICT;
CREATE INDEX submission_content ON submission (content_key, received_at);
CREATE INDEX submission_received ON submission (received_at);
CREATE TABLE delivery (
  id INTEGER PRIMARY KEY,
  submission_id TEXT NOT NULL REFERENCES submission (id),
  channel TEXT NOT NULL,
  message TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_error TEXT,
  settled_at INTEGER
) STRICT;
CREATE INDEX delivery_order ON delivery (submission_id, channel, id);
CREATE INDEX delivery_waiting ON delivery (due_at) WHERE state = 'waiting';

-- Money that went back, in kopiykas; `asked`: the provider may or may not have carried it out. Without a payment it goes back by hand.
CREATE TABLE refund (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  payment_reference TEXT REFERENCES payment (reference),
  amount INTEGER NOT NULL,
  seats TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'done', 'failed')),
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX refund_order ON refund (order_id);
CREATE INDEX refund_asked ON refund (asked_at) WHERE state = 'asked';
-- Fiscal receipts that the provider makes; asked about while `receipts_awaited` is 1.
CREATE TABLE receipt (
  id TEXT PRIMARY KEY,
  payment_reference TEXT NOT NULL REFERENCES payment (reference),
  kind TEXT NOT NULL CHECK (kind IN ('sale', 'return')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
  address TEXT
) STRICT;
CREATE INDEX receipt_payment ON receipt (payment_reference);
ALTER TABLE payment ADD COLUMN has_receipts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payment ADD COLUMN receipts_awaited INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payment ADD COLUMN receipts_since INTEGER;
ALTER TABLE payment ADD COLUMN receipts_asked_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX payment_receipts ON payment (receipts_asked_at) WHERE receipts_awaited = 1;

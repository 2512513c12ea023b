-- Promo codes: `amount` is per cent or whole hryvnias off each ticket; ticket_ids: a list of kinds, empty for all; max_tickets: for so many tickets.
CREATE TABLE promo_code (
  forum_year INTEGER NOT NULL,
  code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'sum')),
  amount INTEGER NOT NULL,
  ticket_ids TEXT NOT NULL,
  max_tickets INTEGER NOT NULL,
  until INTEGER,
  created_at INTEGER NOT NULL,
  stopped_at INTEGER,
  PRIMARY KEY (forum_year, code)
) STRICT;
-- Which code an order came with, and of how many of its tickets the code is used; those that were given back are used no more.
ALTER TABLE ticket_order ADD COLUMN code TEXT NOT NULL DEFAULT '';
ALTER TABLE ticket_order ADD COLUMN code_tickets INTEGER NOT NULL DEFAULT 0;
CREATE INDEX ticket_order_code ON ticket_order (forum_year, code) WHERE code <> '';

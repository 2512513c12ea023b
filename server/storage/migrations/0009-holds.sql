-- Until when an order holds its seats: an invoice whose letter nobody opened holds them shorter than it may be paid, or not at all.
-- confirm_key stands only in the letter; empty: nothing is to be confirmed. placed_from: digest of the visitor's network under a salt that is
-- kept nowhere, until the order stops waiting. Orders that were placed before keep what they were promised.
ALTER TABLE ticket_order ADD COLUMN held_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ticket_order ADD COLUMN confirm_key TEXT NOT NULL DEFAULT '';
ALTER TABLE ticket_order ADD COLUMN confirmed_at INTEGER;
ALTER TABLE ticket_order ADD COLUMN placed_from TEXT;
UPDATE ticket_order SET held_until = expires_at;

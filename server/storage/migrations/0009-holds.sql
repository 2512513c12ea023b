-- Until when an order holds its seats: an invoice whose letter nobody opened holds them shorter than it may be paid, or not at all.
-- confirm_key stands only in the letter; empty: nothing is to be confirmed. placed_from: digest of the visitor's network under a salt that is
-- kept nowhere, until the order stops waiting. Orders that were placed before keep what they were promised.
ALTER TABLE ticket_order ADD COLUMN held_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ticket_order ADD COLUMN confirm_key TEXT NOT NULL DEFAULT '';
ALTER TABLE ticket_order ADD COLUMN confirmed_at INTEGER;
ALTER TABLE ticket_order ADD COLUMN placed_from TEXT;
UPDATE ticket_order SET held_until = expires_at;
-- Whose order it is, so that the limits of one buyer are asked of an index: the mailbox as `mailbox` and the end of the phone's number as
-- `phoneDigits` read them. Both follow `buyer`, and are gone with it.
ALTER TABLE ticket_order ADD COLUMN mailbox TEXT GENERATED ALWAYS AS (
  CASE WHEN instr(json_extract(buyer, '$.email'), '+') BETWEEN 1 AND instr(json_extract(buyer, '$.email'), '@')
    THEN lower(substr(json_extract(buyer, '$.email'), 1, instr(json_extract(buyer, '$.email'), '+') - 1)
      || substr(json_extract(buyer, '$.email'), instr(json_extract(buyer, '$.email'), '@')))
    ELSE lower(json_extract(buyer, '$.email')) END
) VIRTUAL;
ALTER TABLE ticket_order ADD COLUMN phone TEXT GENERATED ALWAYS AS (
  substr(replace(replace(replace(replace(replace(replace(replace(replace(json_extract(buyer, '$.phone'),
    ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', ''), char(160), ''), -9)
) VIRTUAL;
CREATE INDEX ticket_order_mailbox ON ticket_order (mailbox);
CREATE INDEX ticket_order_phone ON ticket_order (phone);
CREATE INDEX ticket_order_network ON ticket_order (placed_from) WHERE placed_from IS NOT NULL;

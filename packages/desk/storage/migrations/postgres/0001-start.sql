-- As in sqlite/0001-start.sql.
ALTER TABLE ticket_order ADD COLUMN phone TEXT COLLATE "C" GENERATED ALWAYS AS (
  right(translate(buyer::jsonb ->> 'phone', ' -()+./' || U&'\00A0', ''), 9)
) STORED;
CREATE INDEX ticket_order_phone ON ticket_order (phone);

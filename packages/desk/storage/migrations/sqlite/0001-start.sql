-- The end of the buyer's phone number, as `phoneDigits` reads it, so that the limits of one buyer are asked of an index. It follows `buyer`, and is
-- gone with it.
ALTER TABLE ticket_order ADD COLUMN phone TEXT GENERATED ALWAYS AS (
  substr(replace(replace(replace(replace(replace(replace(replace(replace(json_extract(buyer, '$.phone'),
    ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', ''), char(160), ''), -9)
) VIRTUAL;
CREATE INDEX ticket_order_phone ON ticket_order (phone);

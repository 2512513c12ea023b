-- Whose order it is, as server/submissions/mailbox.ts reads it, which SQL cannot: written with the order, and gone with its buyer.
DROP INDEX ticket_order_mailbox;
ALTER TABLE ticket_order DROP COLUMN mailbox;
ALTER TABLE ticket_order ADD COLUMN mailbox TEXT;
UPDATE ticket_order SET mailbox = lower(json_extract(buyer, '$.email'));
CREATE INDEX ticket_order_mailbox ON ticket_order (mailbox);

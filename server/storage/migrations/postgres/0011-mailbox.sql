-- As ../0011-mailbox.sql: only the way to the address within the buyer differs.
DROP INDEX ticket_order_mailbox;
ALTER TABLE ticket_order DROP COLUMN mailbox;
ALTER TABLE ticket_order ADD COLUMN mailbox TEXT COLLATE "C";
UPDATE ticket_order SET mailbox = lower(buyer::jsonb ->> 'email');
CREATE INDEX ticket_order_mailbox ON ticket_order (mailbox);

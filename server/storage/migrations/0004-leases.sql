-- Who carries a delivery claims it first, for a time; how often its receiver refused it is counted apart from all attempts.
ALTER TABLE delivery ADD COLUMN leased_until INTEGER;
ALTER TABLE delivery ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
DROP INDEX delivery_waiting;
CREATE INDEX delivery_waiting ON delivery (channel, due_at) WHERE state = 'waiting';
-- Two letters were one delivery: when the second failed, the first went out again.
INSERT INTO delivery (owner_id, channel, message, due_at)
SELECT owner_id, channel, replace(message, '"kind":"unfulfillable"', '"kind":"noticeUnfulfillable"'), due_at
FROM delivery WHERE channel = 'orderMail' AND state <> 'delivered' AND message LIKE '%"kind":"unfulfillable"%';

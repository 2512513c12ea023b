-- Who placed an order: a visitor ('site'), or the organisers: an invitation, a press ticket, the invoice of a group. `allocation`: whose seats
-- they are, in the organisers' words; `giver`: who gives them, as the letter says it.
ALTER TABLE ticket_order ADD COLUMN source TEXT NOT NULL DEFAULT 'site';
ALTER TABLE ticket_order ADD COLUMN allocation TEXT NOT NULL DEFAULT '';
ALTER TABLE ticket_order ADD COLUMN giver TEXT NOT NULL DEFAULT '';
CREATE INDEX ticket_order_allocation ON ticket_order (forum_year, allocation) WHERE source <> 'site';
-- What the organisers decided of a request for accreditation or of a group: the submission itself is never changed. Goes with its reason when
-- the request is erased; order_id: the order that came of it.
CREATE TABLE request_answer (
  submission_id TEXT PRIMARY KEY REFERENCES submission (id),
  state TEXT NOT NULL CHECK (state IN ('asked', 'accepted', 'refused')),
  reason TEXT NOT NULL,
  answered_by TEXT NOT NULL,
  answered_at INTEGER NOT NULL,
  order_id TEXT REFERENCES ticket_order (id)
) STRICT;

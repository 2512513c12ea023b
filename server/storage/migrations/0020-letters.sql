-- Letters of the organisers to all who have a ticket (name: 'before-2025', 'after-2025'): what they say beside the usual text, by language
-- (JSON), and how far they are. Nothing is sent before somebody has sent the letter as it stands to themselves (sampled_at).
CREATE TABLE forum_letter (
  name TEXT PRIMARY KEY,
  words TEXT NOT NULL,
  sampled_at INTEGER,
  started_at INTEGER,
  stopped_at INTEGER,
  finished_at INTEGER
) STRICT;
-- Who was written to once: `person` is the digest of a mailbox, of a reminder of an invoice ('invoice') the order with its deadline.
CREATE TABLE letter_sent (
  letter TEXT NOT NULL,
  person TEXT NOT NULL,
  order_id TEXT NOT NULL REFERENCES ticket_order (id),
  PRIMARY KEY (letter, person)
) STRICT;
CREATE INDEX letter_sent_order ON letter_sent (order_id);

-- Who asked for lost tickets, until the next round answers. Answered rows stay for a day where letters were sent, so that nobody is sent many.
CREATE TABLE lost_tickets (
  id INTEGER PRIMARY KEY,
  mailbox TEXT NOT NULL,
  forum_year INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,
  answered_at INTEGER
) STRICT;
CREATE INDEX lost_tickets_mailbox ON lost_tickets (mailbox);
-- Digest of the visitor's line (server/ground/line.ts), so that one line does not stand before everybody, and organisers remove all of it at
-- once. It goes with the personal data, from forms after a month.
ALTER TABLE waiting ADD COLUMN placed_from TEXT;
CREATE INDEX waiting_line ON waiting (placed_from) WHERE placed_from IS NOT NULL;
ALTER TABLE submission ADD COLUMN placed_from TEXT;
CREATE INDEX submission_line ON submission (placed_from) WHERE placed_from IS NOT NULL;

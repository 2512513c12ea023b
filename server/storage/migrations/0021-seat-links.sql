-- Seats that a partner gives to people of their own by a link: whoever has its address fills in names. The seats count as invitations of the
-- allocation, which no other link and no list has.
CREATE TABLE seat_link (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  forum_year INTEGER NOT NULL,
  ticket_id TEXT NOT NULL,
  allocation TEXT NOT NULL,
  giver TEXT NOT NULL,
  seats INTEGER NOT NULL,
  open_until INTEGER NOT NULL,
  closed_at INTEGER,
  UNIQUE (forum_year, allocation)
) STRICT;

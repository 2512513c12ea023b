-- Which desk this is, and with which keys it signs last: what does not belong together is told from it (server/desk-files/belonging.ts).
CREATE TABLE desk_identity (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

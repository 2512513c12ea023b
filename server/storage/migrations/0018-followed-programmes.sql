-- What a browser has starred, for the calendar that follows it. The key is in that browser and its calendar alone; here only its digest is kept.
CREATE TABLE followed_programme (
  key_digest TEXT PRIMARY KEY,
  year INTEGER NOT NULL,
  selection TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX followed_programme_changed ON followed_programme (changed_at);

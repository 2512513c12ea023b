-- Phones that stewards opened by accounts of their own: each has a key besides the gate's, which ends with the gate or with what its person may do.
CREATE TABLE gate_phone (
  key_digest TEXT PRIMARY KEY,
  gate_id TEXT NOT NULL REFERENCES gate (id),
  user_id TEXT NOT NULL,
  user_name TEXT NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT;

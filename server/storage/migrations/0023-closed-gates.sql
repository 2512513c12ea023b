-- `listed_at`: when a phone was first given the list with this key. `closed_at`: of a phone whose person was signed out; its key may still hand in
-- what the phone decided before.
ALTER TABLE gate ADD COLUMN listed_at INTEGER;
ALTER TABLE gate_phone ADD COLUMN listed_at INTEGER;
ALTER TABLE gate_phone ADD COLUMN closed_at INTEGER;
-- `after_closing`: 1 if it was handed in after the gate or the phone was closed. `said_at`: the time that the phone gave, where it cannot be; null: `at` is
-- what the phone gave.
ALTER TABLE entry ADD COLUMN after_closing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entry ADD COLUMN said_at INTEGER;

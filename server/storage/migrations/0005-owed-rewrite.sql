-- When something was erased whose bytes may still stand in unused parts of the file, until it is written anew.
CREATE TABLE owed_rewrite (since INTEGER NOT NULL) STRICT;

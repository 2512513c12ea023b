// SQLite's result codes (low byte) that we look at, and ours beside them.
/** SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB. */
export const [diskFails, corrupt, noDatabase] = [10, 11, 26]
/** The open file was deleted or replaced; its log or memory file was; it holds less than was acknowledged; it is of another desk. */
export const [replacedFile, lostCompanion, olderFile, foreignFile] = [254, 253, 252, 251]

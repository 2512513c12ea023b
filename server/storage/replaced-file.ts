/** Stands beside SQLite's own result codes (low byte): the file was deleted or another put in its place while it was open. */
export const replacedFile = 254

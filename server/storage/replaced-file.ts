/** Our own result code next to SQLite's (low byte): the open file was deleted or replaced. */
export const replacedFile = 254

/** Id of a record, always as text. */
export type RecordId = string

/** Milliseconds since the epoch. */
export type Instant = number

/** Id of a record, as text whatever the content service uses. */
export type RecordId = string

/** Milliseconds since the epoch. */
export type Instant = number

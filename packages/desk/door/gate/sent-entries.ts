// Reads the entries that a phone hands in.

import { entryKinds } from '@forum/domain/door/entry.ts'
import type { SentEntry } from '@forum/domain/door/wire.ts'
import * as v from 'valibot'

/** Maximum number of entries in one request. */
const largestBatch = 200
/** The latest time of a Date. */
const latestDate = 8.64e15

const sentEntries = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      ticket: v.pipe(v.string(), v.uuid()),
      kind: v.picklist(entryKinds),
      at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latestDate)),
      isOffline: v.boolean(),
      by: v.pipe(v.string(), v.maxLength(40)),
      undoes: v.nullable(v.pipe(v.string(), v.uuid())),
    }),
  ),
  v.maxLength(largestBatch),
)

const sent = v.pipe(v.string(), v.parseJson(), sentEntries)

/** null: `text` is no list of entries. Stops at the first fault: the largest body has room for 20 000 entries with seven each. */
export function readSentEntries(text: string): readonly SentEntry[] | null {
  const { success, output } = v.safeParse(sent, text, { abortEarly: true })
  return success ? output : null
}

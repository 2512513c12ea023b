// What the alert service said last, in the database: one process asks, all read it.
import type { Instant } from '@forum/domain/record/record.ts'
import * as v from 'valibot'
import type { Database, Transaction } from '../../storage/database.ts'
import { namedRow } from '../../storage/row.ts'
import type { AlertAnswer } from './alert-source.ts'

const row = namedRow({
  state: v.nullable(v.picklist(['alert', 'none'])),
  since: v.nullable(v.number()),
  modified: v.nullable(v.string()),
  read_at: v.nullable(v.number()),
  fault: v.string(),
  failures: v.number(),
  answered_at: v.nullable(v.number()),
})

export type AlertReading = v.InferOutput<typeof row>

/** Milliseconds between two questions, of all processes together. */
const leastPause = 10_000
/** The longest pause after many failures, milliseconds. */
const mostPause = 120_000

export const alertReading = (tx: Transaction): Promise<AlertReading | undefined> =>
  tx.one(row, 'SELECT state, since, modified, read_at, fault, failures, answered_at FROM alert_reading WHERE id = 1')

/** Whether this process may ask now; no other one may, then, for a while. `realNow`: real time. */
export async function claimQuestion(database: Database, realNow: Instant): Promise<boolean> {
  await database.run("INSERT INTO alert_reading (id, not_before, fault) VALUES (1, 0, '') ON CONFLICT (id) DO NOTHING")
  const claiming = 'UPDATE alert_reading SET not_before = ? WHERE id = 1 AND (not_before <= ? OR not_before > ?)'
  // A clock that was far ahead must not stop the questions.
  const { changes } = await database.run(claiming, realNow + leastPause, realNow, realNow + 24 * 3_600_000)
  return changes === 1
}

/** Stores an answer. `now`: the site's clock, of which `since` is; `realNow`: real time. */
export function storeAnswer(database: Database, answer: AlertAnswer, now: Instant, realNow: Instant): Promise<AlertReading> {
  return database.transaction(async (tx) => {
    const before = (await alertReading(tx)) ?? nothingRead
    const after = readingAfter(before, answer, now, realNow)
    const { state, since, modified, readAt, fault, failures } = after
    await tx.run(
      'UPDATE alert_reading SET state = ?, since = ?, modified = ?, read_at = ?, fault = ?, failures = ?, not_before = ? WHERE id = 1',
      ...[state, since, modified, readAt, fault, failures, realNow + pauseAfter(answer, failures)],
    )
    return after
  })
}

const nothingRead: AlertReading = {
  ...{ state: null, since: null, modified: null, readAt: null },
  ...{ fault: '', failures: 0, answeredAt: null },
}

function readingAfter(before: AlertReading, answer: AlertAnswer, now: Instant, realNow: Instant): AlertReading {
  switch (answer.is) {
    case 'unclear':
      // Without a time the next answer is a whole one.
      return { ...before, modified: null, fault: answer.fault, failures: before.failures + 1 }
    case 'unchanged':
      return { ...before, readAt: realNow, fault: '', failures: 0 }
    default: {
      const isSame = before.state === answer.is
      const since = isSame ? before.since : now
      return { ...before, state: answer.is, since, modified: answer.modified, readAt: realNow, fault: '', failures: 0 }
    }
  }
}

function pauseAfter(answer: AlertAnswer, failures: number): number {
  if (answer.is !== 'unclear') return leastPause
  const growing = Math.min(mostPause, leastPause * 2 ** Math.min(failures - 1, 10))
  return Math.max(growing, (answer.wait ?? 0) * 1000)
}

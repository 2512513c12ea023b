// Taking somebody off the waiting list, for the page and for the command.
import type { Database } from '../storage/database.ts'
import { removeWaiting } from '../waiting/forget-waiting.ts'
import { type DayLimits, journalled, type Person } from './deeds.ts'

type Options = { desk: { database: Database; now(): number }; by: Person; limits: DayLimits }

/** false: nobody waits by this id any more. The journal names the id alone: who is erased is in it no longer. */
export function takeOffList(id: string, { desk, by, limits }: Options): Promise<boolean> {
  const deedOf = (isDone: boolean) =>
    isDone ? ({ action: 'waitingRemoved', orderId: null, reason: '', before: { waiting: id } } as const) : null
  return journalled(desk.database, { by, at: desk.now(), deedOf, limits }).transaction((tx) => removeWaiting(tx, id))
}

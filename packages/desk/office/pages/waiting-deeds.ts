// Removes somebody from the waiting list, for the page of the list.
import { type DayLimits, journalled, type Person } from '@forum/desk/audit/audit.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { removeWaiting } from '@forum/desk/waiting/forget-waiting.ts'

type WaitingDeedOptions = { desk: { database: Database; now(): number }; by: Person; limits: DayLimits }

/** false: nobody waits with this id. The journal stores only the id, so that erasure leaves nothing there. */
export function takeOffList(id: string, { desk, by, limits }: WaitingDeedOptions): Promise<boolean> {
  const deedOf = (isDone: boolean) =>
    isDone ? ({ action: 'waitingRemoved', orderId: null, reason: '', before: { waiting: id } } as const) : null
  return journalled(desk.database, { by, at: desk.now(), deedOf, limits }).transaction((tx) => removeWaiting(tx, id, desk.now()))
}

// Actions of organisers on mailings, with entries in the journal.

import { noteDeed, type Person } from '@forum/desk/audit/audit.ts'
import { letterFigures, type Starting, sendOn, startLetter, stopLetter } from '@forum/desk/orders/forum-letters.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { kindOfLetter, type LetterName } from '@forum/domain/order/forum-letter.ts'

type Desk = { database: Database; outbox: Outbox; now(): number; deliveriesAdded(): void }

/** The forum's days, milliseconds since 1970; null: unknown. */
export type ForumDays = { start: number | null; end: number | null }

/** `early`: a thank-you mail before the end of the forum. `late`: a practical mail after it. */
export type LetterSending = Starting | 'early' | 'late'

/** Sends the mailing to everybody who has not got it. After a crash the next periodic round continues. */
export async function sendLetter(desk: Desk, by: Person, name: LetterName, { start, end }: ForumDays): Promise<LetterSending> {
  const { database, now } = desk
  const over = end ?? start
  const isOver = over !== null && now() >= over
  if (kindOfLetter(name) === 'after' && over !== null && !isOver) return 'early'
  if (kindOfLetter(name) === 'before' && isOver) return 'late'
  const outcome = await database.transaction(async (tx) => {
    const starting = await startLetter(tx, name, now())
    if (starting !== 'started') return starting
    const { people } = await letterFigures(tx, name)
    await noteDeed(tx, by, now(), { action: 'lettersSent', orderId: null, before: { letter: name, people } })
    return starting
  })
  if (outcome !== 'started') return outcome
  await sendOn(desk, name)
  desk.deliveriesAdded()
  return outcome
}

/** Returns how many mails were recalled; null: the mailing was not running. */
export function recallLetter({ database, now }: Desk, by: Person, name: LetterName): Promise<number | null> {
  return database.transaction(async (tx) => {
    const back = await stopLetter(tx, name, now(), Date.now())
    if (back !== null) await noteDeed(tx, by, now(), { action: 'lettersStopped', orderId: null, before: { letter: name, back } })
    return back
  })
}

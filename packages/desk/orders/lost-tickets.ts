// Sends tickets again to a buyer who asks. Nothing reveals whether an order exists: every request is stored and answered alike, at once; letters are
// written later, in a round, only to the order's own address.
import { randomInt } from 'node:crypto'
import { readForm } from '@forum/domain/submission/fields.ts'
import { lostTicketsForm } from '@forum/domain/submission/form-fields.ts'
import { lostTicketsRules } from '@forum/domain/submission/lost-tickets.ts'
import * as v from 'valibot'
import type { FormGuard, Visitor } from '../forms/form-guard.ts'
import { mailbox } from '../forms/mailbox.ts'
import type { FormOutcome } from '../forms/receive-form.ts'
import type { StrangerLetters } from '../forms/stranger-letters.ts'
import { deliveryBy } from '../post/outbox/channel.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import { type Database, StorageFault, type Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { namedRow } from '../storage/row.ts'
import { ordersOfBuyer, ticketsOf } from './find-orders.ts'
import { orderMailChannel } from './order-deliveries.ts'

export type LostTicketsRequest = {
  /** null: the request body is not a form. */
  form: FormData | null
  /** The edition whose tickets are meant. */
  forumYear: number
  visitor: Visitor
}

type LostTicketsOptions = {
  database: Pick<Database, 'transaction' | 'run'>
  outbox: Pick<Outbox, 'add'>
  formGuard: FormGuard
  strangerLetters: Pick<StrangerLetters, 'ofForm'>
  /** Milliseconds since 1970. */
  now(): number
  /** Called when mails wait in the outbox. */
  onStored?(): void
}

/** Maximum number of repeats for one buyer within a day. */
const timesADay = 3
const day = 24 * 3_600_000
/** Requests answered in one transaction: few, so that visitors do not wait for it. */
const portion = 200

export function createLostTickets({ formGuard, strangerLetters, database, outbox, now, onStored }: LostTicketsOptions) {
  return {
    /** Handles the page. `kept`: stored, whether or not there are such tickets. */
    async send({ form, forumYear, visitor }: LostTicketsRequest): Promise<FormOutcome> {
      const token = formGuard.token(lostTicketsForm)
      const refused = (outcome: 'again' | 'tooMany' | 'refused'): FormOutcome => ({
        outcome,
        faults: {},
        typed: typedIn(form),
        token,
      })
      if (!form || !formGuard.admits(lostTicketsForm, form)) return refused('again')
      const reading = readForm(lostTicketsRules, form)
      if (!reading.isValid) return { outcome: 'faulty', faults: reading.faults, typed: reading.typed, token }
      if (strangerLetters.ofForm(lostTicketsForm, visitor.address) === null) return refused('tooMany')
      const asked = { mailbox: mailbox(reading.value.email), forum_year: forumYear, asked_at: now() }
      try {
        await insert(database, 'lost_tickets', asked)
        return { outcome: 'kept' }
      } catch (error) {
        if (error instanceof StorageFault) return refused('refused')
        throw error
      }
    },
    /** Answers all requests since the last round. */
    async answerAll(): Promise<void> {
      let [letters, isLast] = [0, false]
      while (!isLast)
        await database.transaction(async (tx) => {
          const asked = await openRequests(tx)
          isLast = asked.length < portion
          for (const request of asked) letters += await answer(tx, outbox, request, now())
          await tx.run('DELETE FROM lost_tickets WHERE answered_at <= ?', now() - day)
        })
      if (letters > 0) onStored?.()
    },
  }
}

const requestRow = namedRow({ id: v.number(), mailbox: v.string(), forum_year: v.number() })
type Request = v.InferOutput<typeof requestRow>

const openRequests = (tx: Transaction): Promise<Request[]> =>
  tx.all(requestRow, 'SELECT id, mailbox, forum_year FROM lost_tickets WHERE answered_at IS NULL ORDER BY id LIMIT ?', portion)

/** Adds a mail for each order with a valid ticket. Returns their number. */
async function answer(tx: Transaction, outbox: LostTicketsOptions['outbox'], { id, mailbox, forumYear }: Request, now: number) {
  const times = await tx.one(
    v.object({ times: v.number() }),
    'SELECT count(*) AS times FROM lost_tickets WHERE mailbox = ? AND answered_at > ?',
    ...[mailbox, now - day],
  )
  let letters = 0
  for (const order of (times?.times ?? 0) < timesADay ? await ordersOfBuyer(tx, mailbox, forumYear) : []) {
    if (!(await ticketsOf(tx, order.id)).some(({ state }) => state === 'valid')) continue
    const again = randomInt(2 ** 48 - 1)
    await outbox.add(tx, order.id, [deliveryBy(orderMailChannel, { kind: 'tickets', orderId: order.id, again })], now)
    letters++
  }
  // Of addresses that bought nothing, nothing stays.
  if (letters === 0) await tx.run('DELETE FROM lost_tickets WHERE id = ?', id)
  else await tx.run('UPDATE lost_tickets SET answered_at = ? WHERE id = ?', now, id)
  return letters
}

function typedIn(form: FormData | null): { email: string } {
  const email = form?.get('email')
  return { email: typeof email === 'string' ? email.slice(0, 500) : '' }
}

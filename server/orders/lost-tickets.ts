// Sends tickets again to a buyer who asks. The answer does not reveal whether an order exists: the mail goes only to the order's own address.
import { randomInt } from 'node:crypto'
import { readForm } from '#domain/submission/fields.ts'
import { lostTicketsForm } from '#domain/submission/form-fields.ts'
import { lostTicketsRules } from '#domain/submission/lost-tickets.ts'
import { deliveryBy } from '../outbox/channel.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type Database, StorageFault } from '../storage/database.ts'
import type { FormGuard, Visitor } from '../submissions/form-guard.ts'
import { mailbox } from '../submissions/mailbox.ts'
import type { FormOutcome } from '../submissions/receive-form.ts'
import type { StrangerLetters } from '../submissions/stranger-letters.ts'
import { ordersOfBuyer, ticketsOf } from './find-orders.ts'
import { orderMailChannel } from './order-deliveries.ts'

export type LostTicketsRequest = {
  /** null: the request body is not a form. */
  form: FormData | null
  /** The edition whose tickets are meant. */
  forumYear: number
  visitor: Visitor
}

type Options = {
  database: Pick<Database, 'transaction'>
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

/** Returns the handler of the page. It also answers `kept` when no order was found, or when the buyer reached the limit. */
export function createLostTickets({ formGuard, strangerLetters, ...options }: Options) {
  const lately = new Map<string, readonly number[]>()
  return async ({ form, forumYear, visitor }: LostTicketsRequest): Promise<FormOutcome> => {
    const token = formGuard.token(lostTicketsForm)
    if (!form || !formGuard.admits(lostTicketsForm, form)) return { outcome: 'again', faults: {}, typed: typedIn(form), token }
    const reading = readForm(lostTicketsRules, form)
    if (!reading.isValid) return { outcome: 'faulty', faults: reading.faults, typed: reading.typed, token }
    if (strangerLetters.ofForm(visitor.address) === null) return { outcome: 'tooMany', faults: {}, typed: typedIn(form), token }
    const buyer = mailbox(reading.value.email)
    const before = (lately.get(buyer) ?? []).filter((moment) => moment > options.now() - day)
    if (before.length >= timesADay) return { outcome: 'kept' }
    const letters = await sendAgain(options, buyer, forumYear).catch(whenStorageFails)
    if (letters === null) return { outcome: 'refused', faults: {}, typed: typedIn(form), token }
    // Only real buyers are stored, so that random input cannot fill the memory.
    if (letters > 0) lately.set(buyer, [...before, options.now()])
    return { outcome: 'kept' }
  }
}

/** One mail for each order with a valid ticket. Returns their number. */
async function sendAgain(
  { database, outbox, now, onStored }: Omit<Options, 'formGuard' | 'strangerLetters'>,
  buyer: string,
  year: number,
) {
  const letters = await database.transaction(async (tx) => {
    let count = 0
    for (const { id } of await ordersOfBuyer(tx, buyer, year)) {
      if (!(await ticketsOf(tx, id)).some(({ state }) => state === 'valid')) continue
      await outbox.add(
        tx,
        id,
        [deliveryBy(orderMailChannel, { kind: 'tickets', orderId: id, again: randomInt(2 ** 48 - 1) })],
        now(),
      )
      count++
    }
    return count
  })
  if (letters > 0) onStored?.()
  return letters
}

function whenStorageFails(error: unknown): null {
  if (error instanceof StorageFault) return null
  throw error
}

function typedIn(form: FormData | null): { email: string } {
  const email = form?.get('email')
  return { email: typeof email === 'string' ? email.slice(0, 500) : '' }
}

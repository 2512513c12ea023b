// Sends tickets once more to a buyer who asks for them. The answer says nothing of whether there is such an order: the letter goes to its own address.
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
  /** null: what was sent is no form. */
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
  /** Called when letters wait to go out. */
  onStored?(): void
}

/** How often one buyer is sent the tickets within a day. */
const timesADay = 3
const day = 24 * 3_600_000

/** Gives what a page with this form calls; `kept` also where nothing was found, and where the buyer has had enough letters. */
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
    // Only buyers are remembered, so what is typed fills no memory.
    if (letters > 0) lately.set(buyer, [...before, options.now()])
    return { outcome: 'kept' }
  }
}

/** One letter for each order that has a valid ticket. Gives how many. */
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

// Offers free seats to the waiting list in its order. An unused offer expires, and its seats go to the next person.
import type { Instant, RecordId } from '#domain/record.ts'
import { maxInOrder } from '#domain/ticket/on-sale.ts'
import { type SoldEdition, saleOf, ticketState } from '#domain/ticket/sale.ts'
import { mailChannel, mailDelivery } from '../mail/mailer.ts'
import { offerMail } from '../mail/waiting-mail.ts'
import { heldForWaiting, isOfferedAgain } from '../orders/held-for-waiting.ts'
import { heldByOrders } from '../orders/seats.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { recall } from '../outbox/recall.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { type Waiting, waitingWhere } from './waiting-rows.ts'

const hour = 3_600_000
/** How long an offer whose mail cannot be sent keeps its seats, milliseconds. */
const longestUnread = 72 * hour

/** A ticket kind whose seats may be offered now. */
export type OfferedKind = { id: RecordId; quota: number | null; most: number; saleEnd: Instant | null }

/** The kinds of an edition on sale at `now`; empty while the sale is closed. */
export function kindsToOffer(edition: SoldEdition | undefined, currentYear: number, now: Instant): OfferedKind[] {
  if (!edition || saleOf(edition, currentYear, now) !== 'started') return []
  return edition.ticketGroups
    .flatMap(({ tickets }) => tickets)
    .filter((ticket) => ticketState(ticket, now) === 'onSale')
    .map((ticket) => ({ id: ticket.id, quota: ticket.quota, most: maxInOrder(ticket), saleEnd: ticket.saleEnd }))
}

type OfferLog = { info(details: object, text: string): void }

export type OfferOptions = {
  database: Pick<Database, 'transaction' | 'one'>
  outbox: Pick<Outbox, 'add'>
  /** Missing: none. */
  offeredKinds?: () => readonly OfferedKind[]
  /** Hours that an offer is valid. */
  offerHours: number
  siteUrl: string
  now(): number
}

/**
 * Expires old offers and makes new ones in one transaction, so that no two processes offer one seat. A person who wants more seats than are free is
 * offered those. Returns the number of new offers.
 */
export function offerSeats(options: OfferOptions): Promise<number> {
  const { database, offeredKinds, now } = options
  return database.transaction(async (tx) => {
    await prolongUnread(tx, options)
    await tx.run(`UPDATE waiting SET state = 'offered' WHERE ${isOfferedAgain}`, now(), now())
    await tx.run("UPDATE waiting SET state = 'missed' WHERE state = 'offered' AND offered_until <= ?", now())
    const rows = await waitingWhere(tx, "WHERE state = 'waiting' ORDER BY place")
    if (rows.length === 0) return 0
    const [held, forWaiting] = [await heldByOrders(tx, now()), await heldForWaiting(tx, now())]
    let offers = 0
    for (const kind of offeredKinds?.() ?? []) {
      const { id, quota, most } = kind
      let free = quota === null ? Number.POSITIVE_INFINITY : quota - (held.get(id) ?? 0) - forWaiting.offered(id)
      for (const row of rows.filter(({ ticketId }) => ticketId === id)) {
        const seats = Math.min(row.seats, free, most)
        if (seats <= 0) break
        await offer(tx, row, { seats, kind, at: now() }, options)
        free -= seats
        offers++
      }
    }
    return offers
  })
}

/** One round of offers; logs it, and wakes the outbox if mails were added. */
export function createOfferRound(options: OfferOptions & { onStored(): void; log: OfferLog }) {
  return {
    async look() {
      const offers = await offerSeats(options)
      if (offers === 0) return
      options.log.info({ offers }, 'free seats are offered to the waiting list')
      options.onStored()
    },
  }
}

type Offer = { seats: number; kind: Pick<OfferedKind, 'saleEnd'>; at: number }

/** `at`: when the person was first offered seats. */
async function offer(
  tx: Transaction,
  row: Waiting,
  { seats, kind, at }: Offer,
  { outbox, offerHours, siteUrl, now }: OfferOptions,
) {
  const until = Math.min(now() + offerHours * hour, kind.saleEnd ?? Number.POSITIVE_INFINITY)
  const sql = "UPDATE waiting SET state = 'offered', offered_seats = ?, offered_until = ?, told_at = ? WHERE id = ?"
  await tx.run(sql, seats, until, at, row.id)
  await outbox.add(tx, row.id, [mailDelivery(offerMail(row, siteUrl, { seats, until }))], now())
}

/**
 * While the mail server is away, offers would end before anybody reads of them. An offer whose mail still waits in the last tenth of its time begins
 * anew, for three days at most. After that the mail is not sent: it would offer what is gone.
 */
async function prolongUnread(tx: Transaction, options: OfferOptions): Promise<void> {
  const { offeredKinds, offerHours, now } = options
  const ending = now() + (offerHours * hour) / 10
  for (const row of await waitingWhere(tx, "WHERE state = 'offered' AND offered_until <= ?", ending)) {
    const unsent = await recall(tx, mailChannel.name, `%${row.pageKey}%"seats-offered-${row.offeredUntil}"%`, Date.now())
    const kind = offeredKinds?.().find(({ id }) => id === row.ticketId)
    if (unsent.length > 0 && kind && row.toldAt > now() - longestUnread)
      await offer(tx, row, { seats: row.offeredSeats, kind, at: row.toldAt }, options)
  }
}

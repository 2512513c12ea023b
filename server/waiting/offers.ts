// Offers free seats to the waiting list in its order. An unused offer expires, and its seats go to the next person.
import type { Instant, RecordId } from '#domain/record.ts'
import { maxInOrder } from '#domain/ticket/on-sale.ts'
import { type SoldEdition, saleOf, ticketState } from '#domain/ticket/sale.ts'
import { mailDelivery } from '../mail/mailer.ts'
import { offerMail } from '../mail/waiting-mail.ts'
import { heldForWaiting, isOfferedAgain } from '../orders/held-for-waiting.ts'
import { heldByOrders } from '../orders/seats.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { type Waiting, waitingWhere } from './waiting-rows.ts'

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
export function offerSeats({ database, outbox, offeredKinds, offerHours, siteUrl, now }: OfferOptions): Promise<number> {
  return database.transaction(async (tx) => {
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
        const until = Math.min(now() + offerHours * 3_600_000, kind.saleEnd ?? Number.POSITIVE_INFINITY)
        await offer(tx, row, { seats, until, at: now() })
        await outbox.add(tx, row.id, [mailDelivery(offerMail(row, siteUrl, { seats, until }))], now())
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

async function offer(tx: Transaction, { id }: Waiting, { seats, until, at }: { seats: number; until: number; at: number }) {
  const sql = "UPDATE waiting SET state = 'offered', offered_seats = ?, offered_until = ?, told_at = ? WHERE id = ?"
  await tx.run(sql, seats, until, at, id)
}

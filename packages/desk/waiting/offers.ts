// Offers free seats to the waiting list in its order. An unused offer expires, and its seats go to the next person.
import type { Instant } from '@forum/domain/record/record.ts'
import type { OfferedKind } from '@forum/domain/sale/offered-kinds.ts'
import { minuteOfDay } from '@forum/domain/time/kyiv-time.ts'
import { ownDomain } from '../forms/mailbox.ts'
import { heldForWaiting, isOfferedAgain } from '../orders/held-for-waiting.ts'
import { heldByOrders } from '../orders/seats.ts'
import { mailChannel, mailDelivery } from '../post/mail/mailer.ts'
import { offerMail } from '../post/mail/waiting-mail.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import { recall } from '../post/outbox/recall.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { fairOrder } from './fair-order.ts'
import { type Waiting, waitingWhere } from './waiting-rows.ts'

const hour = 3_600_000
/** How long seats are offered to a person who cannot be told, milliseconds. */
const longestUnread = 72 * hour

type OfferLog = { info(details: object, text: string): void }

export type OfferOptions = {
  database: Pick<Database, 'transaction' | 'one'>
  outbox: Pick<Outbox, 'add'>
  /** Missing: none. */
  offeredKinds?: () => readonly OfferedKind[]
  /** Hours that an offer is valid while few wait. */
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
    await tx.run(`UPDATE waiting SET state = 'offered' WHERE ${isOfferedAgain}`, now(), now())
    await endOffers(tx, now())
    const inOrder = fairOrder(await waitingWhere(tx, 'WHERE erased_at IS NULL ORDER BY place'))
    if (inOrder.length === 0) return 0
    const [held, forWaiting] = [await heldByOrders(tx, now()), await heldForWaiting(tx, now())]
    let offers = 0
    for (const kind of offeredKinds?.() ?? []) {
      const { id, quota, most } = kind
      let free = quota === null ? Number.POSITIVE_INFINITY : quota - (held.get(id) ?? 0) - forWaiting.offered(id)
      const rows = inOrder.filter(({ ticketId }) => ticketId === id)
      const hours = hoursFor(options.offerHours, rows)
      for (const row of rows) {
        const seats = Math.min(row.seats, free, most)
        if (seats <= 0) break
        await offer(tx, row, { seats, until: endOfOffer(now(), hours, kind.saleEnd) }, options)
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
    async offerRound() {
      const offers = await offerSeats(options)
      if (offers === 0) return
      options.log.info({ offers }, 'free seats are offered to the waiting list')
      options.onStored()
    },
  }
}

/** When more people wait for a kind, an offer lasts half as long, and a quarter. */
const many = 10
const veryMany = 50
/** No shortened offer ends before this time in Kyiv, minutes after midnight: people sleep. */
const morning = 10 * 60

/** Hours of an offer while these wait, as set or shortened. A company with many places counts once, so that it shortens nobody's offer. */
function hoursFor(set: number, rows: readonly Waiting[]): number {
  const parties = new Set(rows.map(({ mailbox, id }) => ownDomain(mailbox) ?? id)).size
  return set / (parties > veryMany ? 4 : parties > many ? 2 : 1)
}

function endOfOffer(now: Instant, hours: number, saleEnd: Instant | null): Instant {
  const end = now + hours * hour
  const untilMorning = hours < 24 ? Math.max(0, morning - minuteOfDay(end)) * 60_000 : 0
  return Math.min(end + untilMorning, saleEnd ?? Number.POSITIVE_INFINITY)
}

type Offer = { seats: number; until: Instant }

async function offer(tx: Transaction, row: Waiting, { seats, until }: Offer, { outbox, siteUrl, now }: OfferOptions) {
  const toldAt = row.offeredUntil === null ? now() : row.toldAt
  const sql = "UPDATE waiting SET state = 'offered', offered_seats = ?, offered_until = ?, told_at = ? WHERE id = ?"
  await tx.run(sql, seats, until, toldAt, row.id)
  await outbox.add(tx, row.id, [mailDelivery(offerMail(row, siteUrl, { seats, until }))], now())
}

/**
 * Ends the offers whose time is over. If its mail still waits, because the mail server is away, the person keeps the place, for three days from the
 * first offer, and the mail is not sent: it would offer what is gone.
 */
async function endOffers(tx: Transaction, now: number): Promise<void> {
  for (const { id, pageKey, toldAt, offeredUntil } of await waitingWhere(
    tx,
    "WHERE state = 'offered' AND offered_until <= ?",
    now,
  )) {
    const unsent = await recall(tx, mailChannel.name, `%${pageKey}%"seats-offered-${offeredUntil}"%`, Date.now())
    const isUnread = unsent.length > 0 && toldAt > now - longestUnread
    await tx.run('UPDATE waiting SET state = ? WHERE id = ?', isUnread ? 'waiting' : 'missed', id)
  }
}

// The desk's home page: open tasks, latest orders and latest actions.

import type { Loss } from '@forum/content/port.ts'
import { countMisfits } from '@forum/desk/acts/act-fit.ts'
import { type DeedSelection, latestDeeds } from '@forum/desk/audit/audit.ts'
import type { Day } from '@forum/desk/day/day.ts'
import { faultOf, hoursOf } from '@forum/desk/keeping/backup/whole-backup.ts'
import type { DeskWatch } from '@forum/desk/keeping/watch/desk-watch.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import { faultsInBooks } from '@forum/desk/orders/proof.ts'
import type { MailCount } from '@forum/desk/post/mail/mail-count.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import type { Database, Transaction } from '@forum/desk/storage/database.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import { scarce } from '@forum/ground/base/room.ts'
import * as v from 'valibot'
import { owed, paidInVain } from '../lists/unsettled.ts'
import type { StaffCheck } from '../staff/staff-check.ts'
import { deedView } from './order-page.ts'
import { conditions, soon } from './order-search.ts'
import { moneyToSendBack, transfersWaiting } from './transfer-view.ts'

const latest = 8

export type HomeView = Awaited<ReturnType<typeof homeView>>

type HomeParts = {
  database: Database
  orders: Orders
  outbox: Outbox
  now(): number
  day: Pick<Day, 'programme' | 'state'>
  watch: DeskWatch
  staffCheck: Pick<StaffCheck, 'unansweredSince'>
  mails: MailCount
}

/** Deliveries that wait longer are shown, seconds: over the limit of strangers' mails they wait up to an hour. */
const late = 3600

/** `heldBack`: why the last reading of the content was rejected; empty: it is shown. */
export async function homeView(
  { database, orders, outbox, now, day, watch, staffCheck, mails }: HomeParts,
  heldBack: readonly Loss[],
) {
  const nothing = { waiting: 0, oldestSeconds: null, isLost: false, freeShare: null, wholeBackup: null }
  const { waiting: number, oldestSeconds, isLost, freeShare, wholeBackup } = watch.status() ?? nothing
  return {
    page: 'home' as const,
    /** The forum is held today, or is interrupted: the page of the day is needed at once. */
    isForumDay: day.programme().dates.includes(dateAt(now())) || day.state().interruptions.length > 0,
    heldBack,
    /** The database is damaged, or not the one that was opened: nothing is stored until the operator has mended it. */
    isLost,
    /** Per cent of the disk that are free, where that is little; null: enough. */
    scarce: freeShare !== null && freeShare < scarce.early ? Math.floor(freeShare * 100) : null,
    /** Where no whole backup is made any more: hours since the last one, null: there is none. */
    unsaved: wholeBackup && faultOf(wholeBackup, now()) !== null ? { hours: hoursOf(wholeBackup, now()) } : null,
    /** Mails and records whose receiver does not answer, and for how many hours; null: none waits long. */
    late: oldestSeconds !== null && oldestSeconds > late ? { number, hours: Math.floor(oldestSeconds / 3600) } : null,
    /** Addresses of the organisers that the mail server refuses. */
    unreached: mails.refusedOrganisers(),
    /** Since when it cannot be asked whose account may still come in; null: it can. */
    staffUnansweredSince: staffCheck.unansweredSince(),
    /** Open tasks. */
    waits: { ...(await waiting(database, now())), undelivered: (await outbox.backlog()).dead },
    latest: (await orders.list(latest)).map(orderLine),
    deeds: await deedLines(database, orders, latest),
  }
}

const sums = v.object({ invoices: v.number(), expected: v.number(), soon: v.number() })
const count = v.object({ number: v.number() })

async function waiting(tx: Transaction, now: number) {
  const found = await tx.one(
    sums,
    `SELECT count(*) AS invoices, coalesce(sum(total * 100 - received), 0) AS expected, count(CASE WHEN expires_at <= ? THEN 1 END) AS soon
     FROM ticket_order WHERE ${conditions.invoices}`,
    now + soon,
  )
  const requests = await tx.one(
    count,
    `SELECT count(*) AS number FROM submission WHERE kind IN ('accreditation', 'groupOrder') AND erased_at IS NULL
     AND NOT EXISTS (SELECT 1 FROM request_answer WHERE submission_id = submission.id)`,
  )
  const partPaid = await tx.one(
    count,
    `SELECT count(*) AS number FROM ticket_order WHERE ${conditions.partPaid} AND expires_at <= ?`,
    now,
  )
  const refunds = await tx.one(count, `SELECT count(*) AS number FROM ticket_order WHERE ${conditions.openRefunds}`)
  return {
    books: await unfitBooks(tx),
    transfers: await transfersWaiting(tx),
    back: await moneyToSendBack(tx),
    /** Orders of which a part is paid, and the deadline is over. */
    partPaid: partPaid?.number ?? 0,
    /** Acts whose sum is no longer right. */
    misfits: await countMisfits(tx),
    /** Requests of media and groups without an answer. */
    requests: requests?.number ?? 0,
    invoices: found?.invoices ?? 0,
    /** Kopiykas. */
    expected: found?.expected ?? 0,
    /** Invoices that expire within two days. */
    endingSoon: found?.soon ?? 0,
    paidInVain: (await paidInVain(tx)).orders.length,
    /** Cancelled orders whose money is still here. */
    owed: (await owed(tx)).orders.length,
    /** Orders with a refund that the provider has not confirmed. */
    openRefunds: refunds?.number ?? 0,
  }
}

/** How much does not fit in the books of each edition. `year` null: transfers that are for none. */
async function unfitBooks(tx: Transaction): Promise<{ year: number | null; number: number }[]> {
  const faults = await faultsInBooks(tx)
  const years = new Set(faults.flatMap(({ year }) => (year === null ? [] : [year])))
  const shown = years.size === 0 && faults.length > 0 ? [null] : [...years]
  return shown.map((year) => ({ year, number: faults.filter((each) => each.year === null || each.year === year).length }))
}

export type OrderLineView = ReturnType<typeof orderLine>

export function orderLine({ number, status, method, total, createdAt, buyer, lines, origin }: Order) {
  const people = lines.flatMap(({ attendees }) => attendees.map(({ name }) => name)).filter(Boolean)
  const names = people.length > 3 ? `${people.slice(0, 3).join(', ')} …` : people.join(', ')
  const seats = lines.reduce((sum, { attendees }) => sum + attendees.length, 0)
  return {
    number,
    status,
    method,
    total,
    createdAt,
    buyer: buyer.name,
    company: buyer.company,
    seats,
    /** Attendees: the search may have matched one of them. */
    people: names,
    source: origin.source,
  }
}

/** The latest journal entries, each with its order. */
export async function deedLines(tx: Transaction, orders: Pick<Orders, 'byId'>, max: number, which?: DeedSelection) {
  const deeds = await latestDeeds(tx, max, which)
  return Promise.all(
    deeds.map(async (deed) => deedView(deed, deed.orderId === null ? null : ((await orders.byId(deed.orderId))?.number ?? null))),
  )
}

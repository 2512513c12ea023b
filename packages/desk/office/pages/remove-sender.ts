// Removes all that came from one sender: a line, or a mail domain. For floods by scripts: what people answered, paid or accepted stays.

import { type DayLimits, journalled, noteDeed, type Person } from '@forum/desk/audit/audit.ts'
import { mailbox, ownDomain } from '@forum/desk/forms/mailbox.ts'
import { type Submission, type SubmissionStore, submissionBy } from '@forum/desk/forms/submission-store.ts'
import type { Erasure } from '@forum/desk/keeping/erasure/erasure.ts'
import type { OrderContext } from '@forum/desk/orders/order-context.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import type { Database, Transaction } from '@forum/desk/storage/database.ts'
import { removeWaiting } from '@forum/desk/waiting/forget-waiting.ts'
import { type Waiting, waitingWhere } from '@forum/desk/waiting/waiting-rows.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { SenderList } from '@forum/domain/submission/sender.ts'
import { connectionLength } from '@forum/ground/base/line.ts'
import * as v from 'valibot'

/** `domain`: as `ownDomain` returns it; `digest`: of the line. */
export type Sender = { domain: string } | { digest: string }

type Desk = {
  database: Database
  submissionStore: SubmissionStore
  orders: Orders
  erasure: Erasure
  orderContext: OrderContext
  now(): number
  deliveriesAdded(): void
}

/** One record of a sender. `at`: milliseconds since 1970. */
export type SentRecord = { id: string; name: string; email: string; at: number }

export type Sent = Readonly<Record<SenderList, readonly SentRecord[]>>

/** The line from which this place, form or order came; null: it is not known, or not any more. */
export async function lineOf(tx: Transaction, from: string, id: string): Promise<Sender | null> {
  const digest = await digestOf(tx, from, id)
  return digest ? { digest: digest.slice(0, connectionLength) } : null
}

async function digestOf(tx: Transaction, from: string, id: string): Promise<string | null> {
  if (from === 'form') return (await submissionBy(tx, id))?.placedFrom ?? null
  if (from === 'order')
    return (await tx.one(lineRow, 'SELECT placed_from AS digest FROM ticket_order WHERE number = ?', id))?.digest ?? null
  return (await waitingWhere(tx, 'WHERE id = ?', id))[0]?.placedFrom ?? null
}

/** Everything of this sender that can be removed and was there at `until`, newest first. */
export async function sentBy({ database, submissionStore, orders }: Desk, sender: Sender, until: number): Promise<Sent> {
  const isMeant = (digest: string | null, email: string) =>
    'digest' in sender ? (digest?.startsWith(sender.digest) ?? false) : ownDomain(mailbox(email)) === sender.domain
  const waiting = await waitingWhere(
    database,
    "WHERE erased_at IS NULL AND state IN ('asked', 'waiting', 'offered') ORDER BY place DESC",
  )
  const answered = await database.all(answeredRow, 'SELECT submission_id AS id FROM request_answer')
  const isAnswered = new Set(answered.map(({ id }) => id))
  const forms = (await submissionStore.list()).filter(
    (form) =>
      form.erasedAt === null && form.receivedAt <= until && !isAnswered.has(form.id) && isMeant(form.placedFrom, emailIn(form)),
  )
  const ofKind = (isOf: (kind: string) => boolean) => forms.filter(({ kind }) => isOf(kind)).map(formRecord)
  const isRequest = (kind: string) => kind === 'accreditation' || kind === 'groupOrder'
  const found = 'digest' in sender ? await orders.unpaid({ line: sender.digest }) : await orders.unpaid({})
  // What organisers placed themselves, such as a group's invoice, is no flood.
  const unpaid = found.filter(
    ({ origin, buyer }) => origin.source === 'site' && ('digest' in sender || isMeant(null, buyer.email)),
  )
  return {
    places: waiting.filter(({ placedFrom, email, askedAt }) => askedAt <= until && isMeant(placedFrom, email)).map(placeRecord),
    requests: ofKind(isRequest),
    forms: ofKind((kind) => !isRequest(kind) && kind !== 'subscription'),
    subscriptions: ofKind((kind) => kind === 'subscription'),
    unpaid: unpaid
      .filter(({ createdAt }) => createdAt <= until)
      .map(orderRecord)
      .toReversed(),
  }
}

type Removal = { sent: Sent; lists: readonly SenderList[]; reason: string; isQuiet: boolean; by: Person; limits: DayLimits }

/**
 * Removes these lists of what a sender sent: places leave the waiting list, the personal data of forms are erased, unpaid orders are cancelled.
 * Repeated, it changes nothing. `isQuiet`: buyers get no mail.
 */
export async function removeSender(desk: Desk, { sent, lists, reason, isQuiet, by, limits }: Removal): Promise<void> {
  const { database, orders, erasure, now } = desk
  const idsIn = (list: SenderList) => (lists.includes(list) ? sent[list].map(({ id }) => id) : [])
  const forms = [...idsIn('requests'), ...idsIn('forms'), ...idsIn('subscriptions')]
  const [places, unpaid] = [idsIn('places'), idsIn('unpaid')]
  if (places.length + forms.length + unpaid.length === 0) return
  const before = { places: places.length, forms: forms.length, unpaid: unpaid.length }
  const removePlaces = async (tx: Transaction) => {
    await noteDeed(tx, by, now(), { action: 'senderRemoved', orderId: null, reason, before })
    for (const id of places) await removeWaiting(tx, id, now())
  }
  if (forms.length > 0) await erasure.erase(forms, undefined, removePlaces)
  else await database.transaction(removePlaces)
  const deedOf = (order: Order | null) => order && ({ action: 'cancelled', orderId: order.id, reason } as const)
  await orders.cancelUnpaid(unpaid, isQuiet, journalled(database, { by, at: now(), deedOf, limits }))
  desk.deliveriesAdded()
}

const answeredRow = v.object({ id: v.string() })
const lineRow = v.object({ digest: v.nullable(v.string()) })

const textIn = ({ fields }: Submission, ...names: string[]) =>
  names
    .flatMap((name) => (typeof fields[name] === 'string' ? [fields[name]] : []))
    .join(' ')
    .trim()

const emailIn = (form: Submission) => textIn(form, 'email')

const formRecord = (form: Submission): SentRecord => ({
  id: form.id,
  name: textIn(form, 'name', 'firstname', 'lastname'),
  email: emailIn(form) || textIn(form, 'phone'),
  at: form.receivedAt,
})
const placeRecord = ({ id, name, email, askedAt: at }: Waiting): SentRecord => ({ id, name, email, at })
const orderRecord = ({ id, number, buyer, createdAt: at }: Order): SentRecord => ({
  id,
  name: `${number} · ${buyer.name}`,
  email: buyer.email,
  at,
})

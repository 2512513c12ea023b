// All data of one person: finds them, and erases them on request. For the desk's page and the operator's command.

import { noteDeed, type Person } from '@forum/desk/audit/audit.ts'
import { type SubmissionStore, submissionBy } from '@forum/desk/forms/submission-store.ts'
import { orderBy } from '@forum/desk/orders/find-orders.ts'
import { invoiceVersions, payersEver } from '@forum/desk/orders/invoice-versions.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import type { Database, Transaction } from '@forum/desk/storage/database.ts'
import { everybodyWaiting } from '@forum/desk/waiting/forget-waiting.ts'
import { waitingWhere } from '@forum/desk/waiting/waiting-rows.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { Erasure } from './erasure.ts'

type Desk = { submissionStore: SubmissionStore; orders: Orders; database: Database }

export type PersonData = NonNullable<Awaited<ReturnType<typeof personIn>>>

/** Everything stored under an e-mail address, a phone number or exactly this name; null: too little to tell one person from another. */
export async function personIn({ submissionStore, orders, database }: Desk, text: string) {
  const isMeant = meaning(text)
  if (isMeant === null) return null
  const payers = await payersEver(database)
  const found = (await orders.list()).filter(
    ({ id, buyer, lines }) => isMeant(buyer) || isMeant(lines) || isMeant(payers.get(id)),
  )
  return {
    isMeant,
    submissions: (await submissionStore.list()).filter(({ fields }) => isMeant(fields)),
    waiting: (await everybodyWaiting(database)).filter(({ name, email }) => isMeant([name, email])),
    /** All people of these are erased. */
    own: found.filter(({ buyer }) => isMeant(buyer)),
    /** Of these only this person is erased. */
    ofOthers: found.filter(({ buyer }) => !isMeant(buyer)),
  }
}

/** Other people with a name in this order, who are erased with its buyer. */
export const colleaguesIn = ({ lines }: Order, isMeant: PersonData['isMeant']) =>
  lines.flatMap(({ attendees }) => attendees).filter((attendee) => attendee.name !== '' && !isMeant(attendee))

/**
 * Erases what `personIn` found, with an entry in the journal that holds order numbers and a count. Returns the number of deleted mails. The file is
 * rewritten by `erasure.tidy`, at the latest the next night.
 */
export function erasePerson(
  { erasure, now }: { erasure: Erasure; now(): number },
  person: PersonData,
  by: Person,
): Promise<number> {
  const { isMeant, submissions, waiting, own, ofOthers } = person
  const ids = [...submissions, ...own, ...waiting].map(({ id }) => id)
  const reason = [...own, ...ofOthers].map(({ number }) => number).join(', ')
  const before = { records: submissions.length + waiting.length }
  return erasure.erase(ids, { orderIds: ofOthers.map(({ id }) => id), isMeant }, async (tx) => {
    if (await isStored(tx, person)) await noteDeed(tx, by, now(), { action: 'personErased', orderId: null, reason, before })
  })
}

/** false: somebody pressed twice, and the first press has erased. One record tells, because all are erased together. */
async function isStored(tx: Transaction, { isMeant, submissions, waiting, own, ofOthers }: PersonData): Promise<boolean> {
  const [said, order, place] = [submissions[0], [...own, ...ofOthers][0], waiting[0]]
  if (said) return isMeant(await submissionBy(tx, said.id))
  if (order) return isMeant([await orderBy(tx, 'id', order.id), await invoiceVersions(tx, order.id)])
  return place !== undefined && isMeant(await waitingWhere(tx, 'WHERE id = ?', place.id))
}

/** Compares texts without case, and phone numbers by digits; null: the text is too short. */
export function meaning(text: string): ((value: unknown) => boolean) | null {
  const wanted = text.trim().toLowerCase()
  const digits = text.replace(/\D/g, '')
  if (wanted.length < 5) return null
  const isMeant = (value: unknown): boolean => {
    if (typeof value === 'string')
      return value.trim().toLowerCase() === wanted || (digits.length >= 7 && value.replace(/\D/g, '') === digits)
    return value !== null && typeof value === 'object' && Object.values(value).some(isMeant)
  }
  return isMeant
}

// Submissions and orders for tests. All personal data contain a mark, so that tests can search for leaks.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { NewOrder } from '@forum/domain/order/order.ts'
import { anAttendee } from '@forum/domain/order/order-builder.ts'
import {
  formOfKind,
  type SubmissionField,
  type SubmissionKind,
  type SubmissionValues,
  submissionKinds,
} from '@forum/domain/submission/submission.ts'
import type { DeliveryRules } from '../forms/deliveries.ts'
import { giveTransfer } from '../orders/give-transfer.ts'
import { aNewOrder } from '../orders/new-order-fixture.ts'
import type { OrderContext } from '../orders/order-context.ts'
import type { Database } from '../storage/database.ts'
import { noteTransfer } from '../transfers/note-transfer.ts'
import type { DeskParts } from './desk.ts'

export type Person = { name: string; email: string; phone: string; company: string }

/** `mark`: lower-case letters. */
export const personMarked = (mark: string): Person => ({
  name: `Олена ${mark}`,
  email: `${mark}@mail.example`,
  phone: `+38 044 ${[...mark]
    .map((letter) => letter.charCodeAt(0) % 10)
    .join('')
    .padEnd(7, '0')
    .slice(0, 7)}`,
  company: `ТОВ «${mark}»`,
})

/** A bank order with two seats: one for the buyer, one for a colleague with another address. */
export function orderOf(buyer: Person, colleague: Person, own: Partial<NewOrder> = {}): NewOrder {
  const attendee = ({ name, email, company }: Person) => anAttendee({ name, email, company })
  return aNewOrder({
    buyer: { ...buyer, edrpou: '' },
    lines: [{ ticketId: 't', title: 'Повний квиток', price: 12_500, attendees: [attendee(buyer), attendee(colleague)] }],
    createdAt: Date.now(),
    ...own,
  })
}

/** Places it under a unique key. Throws when it is sold out. */
export async function placed(
  { orders }: Pick<DeskParts['sale'], 'orders'>,
  order: NewOrder,
  quota: number | null = null,
  key = crypto.randomUUID(),
) {
  const placing = await orders.store(order, new Map([['t', quota]]), key)
  if (placing.outcome !== 'placed') throw new Error('sold out')
  return placing.order
}

/** Money (kopiykas) comes by a transfer of 9 September 2025 for an order, which needs that much or more. */
export async function transferred({ orderContext }: { orderContext: OrderContext }, number: string, amount: number) {
  const facts = { day: '2025-09-09', amount, payer: 'ТОВ «Аврора»', payerCode: '', payerIban: '', purpose: '', number: '17' }
  const by = { lineKey: null, source: 'noted', notedAt: orderContext.now(), notedBy: 'Оля' } as const
  const { transfer } = await noteTransfer(orderContext, { id: crypto.randomUUID(), ...facts, ...by })
  const wish = { id: crypto.randomUUID(), transferId: transfer.id, number, amount, by: 'Оля' }
  const giving = await giveTransfer(orderContext, wish)
  if (giving.outcome !== 'given') throw new Error(giving.fault)
  return giving
}

/** Gives up all seats of a paid order. `amount`: kopiykas that go back by hand; null: everything. */
export async function refunded({ orders }: Pick<DeskParts['sale'], 'orders'>, number: string, amount: number | null = null) {
  const { id } = (await orders.byNumber(number)) ?? { id: '' }
  const seats = (await orders.ticketsOf(id)).map(({ seat }) => seat)
  const asked = await orders.askRefund(number, { seats, amount }, null)
  if (asked.outcome !== 'asked') throw new Error(asked.fault)
  await orders.settleRefund(asked.refund.id, 'done')
}

/** The person's value for a form field; other fields contain their own name. */
const saidBy = ({ name, email, phone, company }: Person): Partial<Record<SubmissionField | 'consent', string>> => ({
  name,
  firstname: name,
  lastname: name,
  media: company,
  company,
  email,
  phone,
  website: '',
  comments: `Перший рядок ${name}\nдругий`,
  participants: '5',
  consent: 'yes',
})

/** The values of each form; texts that the form would reject are added later. */
function submissionBy<Kind extends SubmissionKind>(kind: Kind, person: Person): SubmissionValues[Kind] {
  const { fields, read } = formOfKind(kind)
  const typed = (by: Person) => {
    const said: Readonly<Record<string, string>> = saidBy(by)
    return fields.map((field) => [field, said[field] ?? field] as const)
  }
  const form = new FormData()
  for (const [field, text] of typed(personMarked('harmless'))) form.set(field, text)
  const reading = read(form)
  if (!reading.isValid) throw new Error(`the form ${kind} does not take ${Object.keys(reading.faults).join(', ')}`)
  const given = new Map<string, unknown>(Object.entries(reading.value))
  const texts = typed(person).filter(([field]) => typeof given.get(field) === 'string')
  return { ...reading.value, ...Object.fromEntries(texts) }
}

/** Submits each form once in `locale`. */
export async function sendEach(
  { submissions }: Pick<DeskParts['forms'], 'submissions'>,
  person: Person,
  locale: Locale = 'uk',
): Promise<void> {
  const here = { locale, page: localePath(locale, pathWithin.home()), forumYear: 2025 }
  for (const kind of submissionKinds) await submissions.accept(kind, submissionBy(kind, person), here)
}

/** Confirms every form; each subscription has its page. */
export const anyDelivery: DeliveryRules = {
  subscriptionPage: (id, locale) => `https://forum.example${localePath(locale, pathWithin.subscription(id))}`,
  mayConfirm: () => true,
  notConfirmed: () => {},
}

const tablesOfTransfers = ['statement_line', 'statement', 'transfer_return', 'transfer_share', 'transfer']
const tablesOfOrders = [
  'paper_order',
  'paper',
  ...tablesOfTransfers,
  'receipt',
  'refund',
  'payment',
  'held_seat',
  'invoice_version',
  'order_event',
  'ticket',
  'delivery',
  'ticket_order',
]

/** For tests that share a desk: none finds orders of another. */
export async function forgetOrders(database: Database): Promise<void> {
  for (const table of tablesOfOrders) await database.run(`DELETE FROM ${table}`)
}

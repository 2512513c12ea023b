// An edition in which everything happened that figures and tables must tell apart, on a desk of tests: prices in hryvnias, sums in kopiykas.

import { desk, start } from '@forum/desk/orders/orders-fixture.ts'
import type { EditionOf } from '@forum/desk/orders/ticket-name.ts'
import type { NewOrder } from '@forum/domain/order/order.ts'

const hour = 3_600_000
const day = 24 * hour

/** The kinds of the content; one that was sold is in it no more. */
export const kinds = [
  { id: 'full', name: 'Учасник', quota: 10 },
  { id: 'day', name: 'Один день', quota: null },
  { id: 'press', name: 'Преса', quota: 5 },
]

export const edition: EditionOf = (_, __, ticketId) => ({
  forum: 'Форум',
  date: '',
  place: '',
  calendar: null,
  ticket: kinds.find(({ id }) => id === ticketId)?.name,
})

const person = (name: string) => ({ name, company: 'ТОВ «Льон»', position: 'Директорка', email: `${name}@b.example` })
const line = (ticketId: string, title: string, price: number, ...names: string[]) => ({
  ticketId,
  title,
  price,
  attendees: names.map(person),
})
const buyer = { name: 'Єва Ґудзь', email: 'e@b.example', phone: '+38 044 1', company: '', edrpou: '' }

/**
 * 1: two by card in Ukrainian, one seat given back; 2: one by card in English, paid twice, the second given back by the provider; 3: an
 * invoice that was paid, of which a sum went back; 4: one that waits and runs out in a day; 5: one that ran out, for which money came by
 * card all the same; 6: a free one; 7: a kind that is gone from the content, taken back while its money is here; 8: a refund under way.
 */
export async function soldEdition() {
  const { orders, placed: _, place, notice, pass, ...rest } = await desk()
  let at = start
  const later = (milliseconds: number) => {
    at += milliseconds
    pass(milliseconds)
  }
  const ordered = async (lines: NewOrder['lines'], own: Partial<NewOrder> = {}) => {
    const placing = await place(crypto.randomUUID(), 1, null, { lines, buyer, createdAt: at, expiresAt: at + 5 * day, ...own })
    if (placing.outcome !== 'placed') throw new Error('not placed')
    return placing.order
  }
  const settle = (reference: string, amount: number, own: Partial<Parameters<typeof notice>[1]> = {}) =>
    orders.settle('liqpay', notice(reference, { amount, ...own }))
  const opened = async (order: Parameters<typeof orders.openPayment>[0]) => (await orders.openPayment(order, 'liqpay')).reference
  const card = async (lines: NewOrder['lines'], own?: Partial<NewOrder>) => {
    const order = await ordered(lines, own)
    const reference = await opened(order)
    await settle(reference, order.total * 100, { paymentId: reference })
    return { order, reference }
  }
  const given = async (number: string, seats: number[], amount: number | null, state: 'done' | null, provider: string | null) => {
    const asking = await orders.askRefund(number, { seats, amount }, provider)
    if (asking.outcome !== 'asked') throw new Error(asking.fault)
    if (state) await orders.settleRefund(asking.refund.id, state)
  }

  const first = await card([line('full', 'Учасник', 3000, 'Олена', 'Ірина')])
  const second = await ordered([line('full', 'Participant', 3000, 'Ada')], { locale: 'en' })
  const ways = [await opened(second), await opened(second)] as const
  await settle(ways[0], 300_000, { paymentId: 'p-a', changedAt: at })
  await settle(ways[1], 300_000, { paymentId: 'p-b', changedAt: at + 1 })
  const third = await ordered([line('full', 'Учасник', 3000, 'Юрій'), line('day', 'Один день', 1000, 'Ганна')], {
    method: 'bank',
    buyer: { ...buyer, company: 'ТОВ «Льон і Лад»', edrpou: '14360570' },
  })
  await ordered([line('day', 'Один день', 1000, 'Їжак', 'Ярема')], {
    method: 'bank',
    createdAt: at - 4 * day,
    expiresAt: at + 2 * day,
  })
  const fifth = await ordered([line('day', 'Один день', 1000, 'Остап')], { method: 'bank', expiresAt: at + 10 })
  const lost = await opened(fifth)
  later(day)
  await orders.cancelUnpaid([fifth.id], false)
  await settle(lost, 100_000, { paymentId: 'p-lost', changedAt: at })
  await settle(ways[1], 300_000, { paymentId: 'p-b', state: 'refunded', refunded: 300_000, changedAt: at })
  await given(first.order.number, [1], null, 'done', 'liqpay')
  await orders.markPaid(third.number)
  await ordered([line('press', 'Преса', 0, 'Марта')])
  const seventh = await card([line('gone', 'Старий квиток', 500, 'Зоя')])
  await given(seventh.order.number, [0], 0, 'done', null)
  await given(third.number, [], 100_001, 'done', null)
  const eighth = await card([line('day', 'Один день', 1000, 'Ніна')])
  await given(eighth.order.number, [0], null, null, 'liqpay')
  return { ...rest, now: at }
}

// A desk whose company orders were paid by transfer, for the tests of acts.
import { randomUUID } from 'node:crypto'
import { deskWithTransfers } from '@forum/desk/orders/transfers-fixture.ts'
import { papersWhere } from '@forum/desk/papers/paper-rows.ts'
import type { Buyer, Order } from '@forum/domain/order/order.ts'
import { aSeller } from '@forum/domain/order/order-builder.ts'
import { planActs } from './act-plan.ts'
import { type ActWish, makeActs } from './make-acts.ts'

export const aurora: Buyer = { name: 'Ада', email: 'ada@b.example', phone: '1', company: 'ТОВ «Аврора»', edrpou: '30000005' }
export const lyon: Buyer = { ...aurora, email: 'l@b.example', company: 'ТОВ «Льон»', edrpou: '12345678' }
export const person: Buyer = { ...aurora, email: 'p@b.example', company: '', edrpou: '' }
const facts = {
  seller: aSeller(),
  edition: () => ({ ticket: 'Учасник', forum: 'Форум 2025', date: '16–17 жовтня 2025', place: 'Київ' }),
}

export async function actsShop() {
  const own = await deskWithTransfers(500, facts)
  const context = { ...own.context, paperFacts: facts }
  const paid = async (buyer: Buyer = aurora, quantity = 1, more: Parameters<typeof own.invoiced>[1] = {}): Promise<Order> => {
    const order = await own.invoiced(quantity, { buyer, ...more })
    await own.give(await own.noted(order.total * 100), order)
    return own.now(order)
  }
  const press = (wish: Partial<ActWish> = {}) =>
    makeActs(context, {
      ...{ key: randomUUID(), forumYear: 2025, over: context.now(), number: null, isCompany: false, isMailed: false, by: 'Оля' },
      ...wish,
    })
  const refund = (order: Order, seats: readonly number[] = [], amount: number | null = null) =>
    own.orders.askRefund(order.number, { seats, amount }, null)
  /** Number, sum and orders of each act that was made; or why none was. */
  const told = async (wish: Partial<ActWish> = {}) => {
    const making = await press(wish)
    if (making.outcome === 'cut') throw new Error('the database failed')
    return making.outcome === 'impossible'
      ? [making.fault, making.act].filter(Boolean)
      : making.acts.map(({ number, sum, content }) => [number, sum / 100, content.orders.map((each) => each.number)])
  }
  const acts = () => papersWhere(own.database, "WHERE kind = 'act' ORDER BY sequence")
  const why = async () => (await planActs(own.database, 2025)).leftOut.map(({ order, why: said }) => [order.number, said])
  return { ...own, context, paid, press, refund, told, acts, why }
}

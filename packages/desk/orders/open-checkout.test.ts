// Two processes on one database, and a provider who takes his time: what comes of "pay" pressed at both at the same instant.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import type { Checkout, PaymentProvider } from '../payments/provider.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import type { Database } from '../storage/database.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { claimPatience } from './open-checkout.ts'
import { orderDeliveries } from './order-deliveries.ts'
import { createOrders } from './orders.ts'
import { createPaymentService } from './payment-service.ts'

const minute = 60_000

let folder: string
let databases: Database[]
/** References that the provider was asked to take payments under. */
let asked: string[]
let refusals: number

beforeEach(() => {
  folder = newFolder()
  databases = []
  asked = []
  refusals = 0
})
afterEach(async () => {
  for (const database of databases) await database.close()
})

/** Makes an invoice within 300 ms. */
const slow: PaymentProvider = {
  name: 'monobank',
  formOrigin: null,
  async checkout({ reference }) {
    asked.push(reference)
    await pause(300)
    if (refusals-- > 0) throw new Error('the provider is away')
    return { kind: 'address', address: `https://pay.example/${reference}`, paymentId: reference }
  },
  readReport: async () => null,
  ask: async () => null,
  refund: async () => 'done',
  receipts: null,
}

/** `late`: milliseconds by which its clock is ahead, now. */
async function start(late = () => 0, provider = slow) {
  const database = await openTestDatabase(join(folder, 'desk.sqlite'))
  databases.push(database)
  const now = () => Date.now() + late()
  const orders = createOrders({ database, outbox: createOutbox(database), deliveries: orderDeliveries, now })
  const service = createPaymentService({
    ...{ orders, provider, now, log: silentLog(), onSettled: () => {} },
    siteUrl: 'https://forum.example',
    hasReceipts: false,
    description: (number) => number,
    itemName: (title) => title,
  })
  return { orders, service }
}

const cardOrder = ({ orders }: Awaited<ReturnType<typeof start>>) =>
  placed({ orders }, orderOf(personMarked('platnyk'), personMarked('koleha'), { method: 'card' }))
const addressOf = (checkout: Checkout) => (checkout.kind === 'address' ? checkout.address : '')

test('pressed at two processes at the same instant, one payment is opened, and both lead to it', async () => {
  const [one, other] = [await start(), await start()]
  const order = await cardOrder(one)
  const pressed = [one, other, other, one].map(({ service }) => service.checkout(order))
  const addresses = (await Promise.all(pressed)).map(addressOf)
  expect([asked.length, new Set(addresses)]).toEqual([1, new Set([`https://pay.example/${asked[0]}`])])
})

test('three hundred pressings open one payment, also some minutes later; another order has its own', async () => {
  let late = 0
  const one = await start(() => late)
  const [order, other] = [await cardOrder(one), await cardOrder(one)]
  const pay = async (which = order) => addressOf(await one.service.checkout(which))
  const first = await Promise.all(Array.from({ length: 300 }, () => pay()))
  late = 5 * minute
  expect([new Set([...first, await pay()]).size, asked.length]).toEqual([1, 1])
  expect(await pay(other)).not.toBe(first[0])
  late = 11 * minute
  expect(await pay()).toBe(`https://pay.example/${asked[2]}`)
  // The clock was set back.
  late = -minute
  expect(await pay()).toBe(`https://pay.example/${asked[3]}`)
})

test.each(['failed', 'paid', 'refunded'] as const)('a payment that is %s is not used again', async (state) => {
  const one = await start()
  const order = await cardOrder(one)
  const pay = async () => addressOf(await one.service.checkout(order))
  await pay()
  await databases[0]?.run('UPDATE payment SET state = ?', state)
  const again = await Promise.all([pay(), pay(), pay()])
  expect([new Set(again), asked.length]).toEqual([new Set([`https://pay.example/${asked[1]}`]), 2])
})

test('a clock that is a second behind the other sees what the other opens', async () => {
  const [one, other] = [await start(), await start(() => -1000)]
  const order = await cardOrder(one)
  const addresses = await Promise.all([one, other].map(async ({ service }) => addressOf(await service.checkout(order))))
  expect([asked.length, new Set(addresses).size]).toEqual([1, 1])
})

test('where the provider refuses the first, the second asks for itself', async () => {
  refusals = 1
  const [one, other] = [await start(), await start()]
  const order = await cardOrder(one)
  const outcomes = await Promise.allSettled([one, other].map(({ service }) => service.checkout(order)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(asked).toHaveLength(2)
})

test('who died while asking keeps nobody from paying for longer than a provider may take to answer', async () => {
  const died = await start()
  const order = await cardOrder(died)
  await died.orders.openPayment(order, 'monobank')
  // What it had opened is far from being given up, and the other looks more than once.
  let late = 0
  const other = await start(() => late)
  const checkout = other.service.checkout(order)
  await pause(500)
  expect(asked).toEqual([])
  late = claimPatience + 1
  expect(addressOf(await checkout)).toBe(`https://pay.example/${asked[0]}`)
})

test('who is led by a form waits for nobody: each process draws the same one', async () => {
  const form: PaymentProvider = {
    ...slow,
    name: 'liqpay',
    formOrigin: 'https://pay.example',
    async checkout({ reference }) {
      return { kind: 'form', action: 'https://pay.example', fields: { reference }, paymentId: null }
    },
  }
  const [one, other] = [await start(undefined, form), await start(undefined, form)]
  const order = await cardOrder(one)
  const [first, second] = await Promise.all([one, other].map(({ service }) => service.checkout(order)))
  expect(second).toEqual(first)
  expect(await one.orders.paymentsOf(order.id)).toHaveLength(1)
})

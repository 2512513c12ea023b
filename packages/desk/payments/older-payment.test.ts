// Reports of monobank on an unpaid order, by the real time and by the demo's clock, which knows another year than the bank.

import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createClock } from '@forum/ground/settings/clock.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { afterEach, expect, test } from 'vitest'
import { createDesk, type DeskParts } from '../composition/desk.ts'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { type Report, type StandIn, startMonobank, type Told } from './provider-fixture.ts'

let dataDirectory: string
let bank: StandIn
let desk: DeskParts
afterEach(async () => {
  bank.close()
  await desk[Symbol.asyncDispose]()
})

const demo = Date.parse('2025-09-09T09:00:00+03:00')

/** By the demo's clock every payment looks younger than its order: the invoice that the bank made for it binds it, and its name, which nobody guesses. */
const reports: [string, number | null, 200 | 400, (paid: Told) => Report][] = [
  ['of another invoice', null, 200, (paid) => bank.report({ ...paid, id: 'i16' })],
  ['of another invoice', demo, 200, (paid) => bank.report({ ...paid, id: 'i16' })],
  ['of another order’s name', demo, 200, (paid) => bank.report({ ...paid, reference: paid.reference.slice(0, -1) })],
  ...[null, demo].flatMap((clock): typeof reports => [
    ['of money that is held', clock, 200, (paid) => bank.report({ ...paid, status: 'hold' })],
    ['of nothing', clock, 400, (paid) => ({ ...bank.report(paid), body: '' })],
    ['of an empty list', clock, 400, (paid) => ({ ...bank.report(paid), body: '[]' })],
    ['of null', clock, 400, (paid) => ({ ...bank.report(paid), body: 'null' })],
    ['that breaks off', clock, 400, (paid) => ({ ...bank.report(paid), body: '{"invoiceId":"i17","status":' })],
  ]),
]

test.each(reports)(
  'a report %s (clock of the demo: %s) pays nothing, and the true one does',
  async (_, clock, status, report) => {
    bank = await startMonobank()
    const config = decideConfig({ DEMO: 'public', SITE_URL: 'https://forum.example', ...bank.environment })
    const edition = () => ({ forum: 'Forum', date: '', place: '', calendar: null })
    dataDirectory = newFolder()
    desk = await createDesk({ config, dataDirectory, edition, log: silentLog(), clock: createClock(clock) })
    const createdAt = desk.now()
    const moments = { createdAt, expiresAt: createdAt + 3_600_000 }
    const order = await placed(
      desk.sale,
      orderOf(personMarked('platnyk'), personMarked('koleha'), { method: 'card', ...moments }),
    )
    const paid = { ...bank.understood(await desk.sale.paymentService.checkout(order)), status: 'success' }
    const send = ({ headers, body }: Report) =>
      desk.sale.paymentService.report('monobank', new TextEncoder().encode(body), new Headers(headers))
    expect(await send(report(paid))).toBe(status)
    expect((await desk.sale.orders.byId(order.id))?.status).toBe('awaiting_payment')
    expect(await send(bank.report({ ...paid, changed: 20 }))).toBe(200)
    expect((await desk.sale.orders.byId(order.id))?.status).toBe('paid')
  },
)

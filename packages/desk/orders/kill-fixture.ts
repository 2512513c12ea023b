// A process that only runs the desk, for tests that kill it or run several at once. It takes orders, payments and callbacks over HTTP and delivers
// records and mails in the background.
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { createRecordSender } from '@forum/content/client/send-record.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { orderOf, personMarked } from '../composition/desk-fixture.ts'
import { createSubmissionStore } from '../forms/submission-store.ts'
import { createSubmissions } from '../forms/submissions.ts'
import { mailCarrier } from '../post/mail/mailer.ts'
import { carrier } from '../post/outbox/channel.ts'
import { startDeliveryWorker } from '../post/outbox/delivery-worker.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { quickRetries } from '../post/outbox/retry-policy-fixture.ts'
import { recordCarrier } from '../post/records/record-channel.ts'
import { StorageFault } from '../storage/database.ts'
import { openDatabase } from '../storage/open-database.ts'
import { noteTransfer } from '../transfers/note-transfer.ts'
import { giveTransfer } from './give-transfer.ts'
import { orderDeliveries, orderMailChannel } from './order-deliveries.ts'
import { createOrders } from './orders.ts'

/** Request of a test. `quota`: number of seats of the only ticket. */
export type Asked =
  | { act: 'place'; key: string; quota: number | null; seats: 1 | 2; method?: 'bank' }
  | { act: 'pay'; number: string }
  /** `key`: of the forms that note a transfer of `amount` kopiykas and give it to the order. */
  | { act: 'transfer'; key: string; number: string; amount: number }
  /** Gives the first seat back. */
  | { act: 'refund'; number: string }
  | { act: 'callback'; name: string }
export type Answered = { number?: string; outcome: string }

// A killed process would not save its compile cache.
flushCompileCache()

const [file = '', url = ''] = process.argv.slice(2)
const database = await openDatabase(file)
const outbox = createOutbox(database)
const orders = createOrders({ database, outbox, deliveries: orderDeliveries, now: Date.now })
const carriers = [
  recordCarrier(createRecordSender({ kind: 'service', url, prefix: '/v2', token: null })),
  carrier(orderMailChannel, async () => {}),
  mailCarrier(async () => {}),
]
const worker = url ? startDeliveryWorker({ outbox, carriers, now: Date.now, log: silentLog(), pace: quickRetries }) : null
const submissions = createSubmissions({
  store: createSubmissionStore(database, outbox),
  rules: { subscriptionPage: () => '', mayConfirm: () => true, notConfirmed: () => {} },
  now: Date.now,
  onStored: () => {},
  log: silentLog(),
})
const [buyer, colleague] = [personMarked('pokupets'), personMarked('koleha')]

const context = { database, outbox, deliveries: orderDeliveries, now: Date.now }

/** Two deeds, between which the process may be killed. */
async function transfer({ key, number, amount }: Extract<Asked, { act: 'transfer' }>): Promise<Answered> {
  const facts = { day: '2025-09-09', amount, payer: 'ТОВ', payerCode: '', payerIban: '', purpose: '', number: '' }
  await noteTransfer(context, { id: key, ...facts, lineKey: null, source: 'noted', notedAt: Date.now(), notedBy: '' })
  const giving = await giveTransfer(context, { id: `${key} share`, transferId: key, number, amount, by: '' })
  return { outcome: giving.outcome === 'given' ? giving.order.status : giving.fault }
}

async function answerTo(asked: Asked): Promise<Answered> {
  if (asked.act === 'transfer') return transfer(asked)
  if (asked.act === 'refund') {
    const asking = await orders.askRefund(asked.number, { seats: [0], amount: null, refundedBefore: 0 }, null)
    return { outcome: asking.outcome === 'asked' ? 'refunded' : asking.fault }
  }
  if (asked.act === 'callback')
    return {
      outcome: await submissions.accept(
        'callback',
        { name: asked.name, phone: '1' },
        { locale: 'uk', page: '/uk', forumYear: 2025 },
      ),
    }
  if (asked.act === 'place') {
    const { lines, ...order } = orderOf(buyer, colleague, { method: asked.method ?? 'card' })
    const seats = lines.map((line) => ({ ...line, attendees: line.attendees.slice(0, asked.seats) }))
    const placing = await orders.store({ ...order, lines: seats }, new Map([['t', asked.quota]]), asked.key)
    return placing.outcome === 'placed' ? { outcome: 'placed', number: placing.order.number } : { outcome: 'soldOut' }
  }
  const order = await orders.byNumber(asked.number)
  if (!order) return { outcome: 'lost' }
  const [opened] = await orders.paymentsOf(order.id)
  const reference = opened?.reference ?? (await orders.openPayment(order, 'liqpay')).reference
  const notice = {
    reference,
    paymentId: 'p',
    state: 'paid',
    status: 'success',
    amount: order.total * 100,
    refunded: 0,
    begunAt: null,
    changedAt: null,
  } as const
  return { outcome: await orders.settle('liqpay', { ...notice, currency: 'UAH' }) }
}

createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  try {
    const answer = await answerTo(JSON.parse(text) as Asked)
    worker?.deliveriesAdded()
    response.writeHead(answer.outcome === 'refused' ? 503 : 200).end(JSON.stringify(answer))
  } catch (error) {
    response.writeHead(error instanceof StorageFault ? 503 : 500).end()
  }
}).listen(0, '127.0.0.1', function (this: import('node:net').Server) {
  const address = this.address()
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`)
})

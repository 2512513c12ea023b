// A bank's statement of 2 000 lines meets a desk with 5 000 orders: how long reading and matching it takes in its thread for each layout, and what
// home's visitors feel while an organiser uploads, looks at and accepts it. Runs with and without it alternate: node bench/statement.mjs [pairs]
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseName } from '../packages/desk/keeping/files/file-names.ts'
import { aNewOrder } from '../packages/desk/orders/new-order-fixture.ts'
import { orderDeliveries } from '../packages/desk/orders/order-deliveries.ts'
import { createOrders } from '../packages/desk/orders/orders.ts'
import { createOutbox } from '../packages/desk/post/outbox/outbox.ts'
import { oschad } from '../packages/desk/statements/dbf-fixture.ts'
import * as layouts from '../packages/desk/statements/layouts-fixture.ts'
import { payableOrders } from '../packages/desk/statements/plan-statement.ts'
import { createStatementThread } from '../packages/desk/statements/statement-thread.ts'
import { codeOfCompany, ibanOf } from '../packages/desk/statements/transfers-fixture.ts'
import { openDatabase } from '../packages/desk/storage/open-database.ts'
import { ask, formHeaders, quantile, startSite, visitor } from './running-site.mjs'

const pairs = Number(process.argv[2] ?? 5)
const [lines, ordersInAll, portion] = [2000, 5000, 50]
const port = Number(process.env.BENCH_PORT ?? 4161)
const desk = port + 1
const folder = mkdtempSync(join(tmpdir(), 'forum-bench-'))
/** Milliseconds between two questions for home. */
const pause = 20

const { stop } = await startSite(port, { DATA_DIR: folder, DESK_PORT: String(desk), SITE_NOW: '2025-09-09T09:00+03:00' })
try {
  const database = await openDatabase(join(folder, databaseName))
  const numbers = await filled(database)
  console.log(`load ${loadavg().map((each) => each.toFixed(1))}`)
  await readEach(await payableOrders(database), numbers)
  await database.close()
  // A site that has just started makes pictures ahead.
  await wait(20_000)
  const cookie = (await ask(desk, '/enter', { method: 'POST', headers: formHeaders(desk) })).headers['set-cookie'][0].split(
    ';',
  )[0]
  const runs = []
  for (let pair = 0; pair < pairs; pair++) {
    const own = numbers.slice((pair * lines) / 2, ((pair + 1) * lines) / 2)
    const busy = await homeDuring(() => imported(cookie, layouts.raiffeisen(transfersFor(own))))
    const quiet = await homeDuring(() => wait(busy.ms))
    const [upload, look, accept] = busy.done.map((ms) => Math.round(ms))
    runs.push({
      withIt: busy.p95,
      without: quiet.p95,
      over: Number((busy.p95 - 1.1 * quiet.p95).toFixed(1)),
      upload,
      look,
      accept,
    })
  }
  console.table(runs)
  console.log(
    `p95 with − 1.1 × p95 without, median: ${quantile(
      runs.map(({ over }) => over),
      0.5,
    ).toFixed(1)} ms (aim: 5)`,
  )
  console.log(`load ${loadavg().map((each) => each.toFixed(1))}`)
} finally {
  stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Orders by invoice of one or two seats. Returns their numbers. */
async function filled(database) {
  const orders = createOrders({ database, outbox: createOutbox(database), deliveries: orderDeliveries, now: Date.now })
  const expiresAt = Date.UTC(2025, 9, 1)
  const place = (index) => {
    const attendees = Array.from({ length: 2 + (index % 2) }, (_, seat) => ({
      name: `Гість ${index}-${seat}`,
      company: '',
      position: '',
      email: '',
    }))
    const buyer = {
      name: `Покупець ${index}`,
      email: `b${index}@mail.example`,
      phone: '1',
      company: `ТОВ ${index}`,
      edrpou: codeOfCompany(index),
    }
    const line = { ticketId: 't', title: 'Квиток', price: 12_500, attendees }
    const order = aNewOrder({ buyer, lines: [line], createdAt: Date.UTC(2025, 8, 1), expiresAt })
    return orders.store(order, new Map([['t', null]]), `order ${index}`)
  }
  const numbers = []
  for (let from = 0; from < ordersInAll; from += portion) {
    const placed = await Promise.all(Array.from({ length: portion }, (_, index) => place(from + index)))
    numbers.push(...placed.map(({ order }) => ({ number: order.number, sum: order.total * 100 })))
  }
  await database.run("UPDATE delivery SET state = 'delivered'")
  return numbers
}

/** Half of them name their invoices and bring exactly its sum. */
function transfersFor(orders) {
  return Array.from({ length: lines }, (_, place) => {
    const order = orders[place >> 1]
    const isSure = place % 2 === 0
    return {
      ...{ day: '2025-09-08', sum: isSure ? order.sum : 100_000 + place, name: `ТОВ ${place}`, number: String(place) },
      ...{ code: codeOfCompany(10_000 + place), iban: ibanOf(place) },
      purpose: isSure ? `Оплата участі, рахунок № ${order.number} від 01.09.2025, у т.ч. ПДВ 20 %` : 'Оплата за участь у форумі',
    }
  })
}

async function readEach(orders, numbers) {
  const thread = createStatementThread()
  const transfers = transfersFor(numbers.slice(-lines / 2))
  const rows = []
  const { raiffeisen, ukrsibbank, procredit, vostok, privatCsv, privatXlsx, sense, ifobs, camt } = layouts
  const all = { raiffeisen, ukrsibbank, procredit, vostok, privatCsv, privatXlsx, sense, ifobs, camt, oschad }
  for (const [layout, write] of Object.entries(all)) {
    const bytes = write(transfers)
    const began = performance.now()
    const { statement } = await thread.read(bytes, {})
    const read = performance.now()
    const matches = await thread.match(statement.lines, orders)
    const sure = matches.filter(({ proposals }) => proposals[0]?.sureness === 'sure').length
    rows.push({
      layout,
      KB: Math.round(bytes.length / 1024),
      read: Math.round(read - began),
      match: Math.round(performance.now() - read),
      sure,
    })
  }
  console.table(rows)
}

/** What home's visitors wait while `work` runs: one asks every 20 ms, whatever became of the others. */
async function homeDuring(work) {
  const agents = Array.from({ length: 20 }, visitor)
  let isOver = false
  const began = performance.now()
  const working = work().finally(() => {
    isOver = true
  })
  const answers = []
  for (let index = 0; !isOver; index++) {
    answers.push(ask(port, '/uk', { agent: agents[index % agents.length], headers: { 'accept-encoding': 'br' } }))
    await wait(pause)
  }
  const done = await working
  const times = (await Promise.all(answers)).map(({ ms }) => ms)
  for (const agent of agents) agent.destroy()
  return { done, ms: performance.now() - began, p95: Number(quantile(times, 0.95).toFixed(1)) }
}

/** Milliseconds of uploading it, of its page, and of accepting it. */
async function imported(cookie, bytes) {
  const form = new FormData()
  form.set('file', new Blob([bytes]), 'statement.csv')
  const { headers: type, body } = new Request('http://localhost', { method: 'POST', body: form })
  const headers = { origin: `http://localhost:${desk}`, cookie }
  const upload = await ask(desk, '/transfers/statement', {
    method: 'POST',
    headers: { ...headers, 'content-type': type.get('content-type') },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  })
  const path = upload.headers.location
  const look = await ask(desk, path, { headers })
  const seen = /name="seen" value="([^"]+)"/.exec(look.text)?.[1] ?? ''
  const accept = await ask(desk, path, {
    method: 'POST',
    headers: { ...formHeaders(desk), cookie },
    body: String(new URLSearchParams({ deed: 'accept', seen })),
  })
  if (!accept.headers.location?.includes(`orders=${lines / 2}`))
    throw new Error(`not accepted: ${accept.status} ${accept.headers.location}`)
  return [upload.ms, look.ms, accept.ms]
}

// The organisers' desk with many orders: search, the page of an order, the proof of the books, and the tables that are taken away.
// Run: node bench/desk.mjs [orders …]; OTHER=/folder takes a second, built checkout in turn.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { root } from '../scripts/prepare.mjs'
import { ask, quantile, startSite } from './running-site.mjs'

const port = Number(process.env.BENCH_PORT ?? 4161)
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1250, 2500, 5000]
const checkouts = [root, ...(process.env.OTHER ? [process.env.OTHER] : [])]
const rounds = 5
const placed = Date.parse('2025-06-01T09:00+03:00')

const pages = [
  ['the first page', '/'],
  ['search by a name', '/orders?q=%D0%9F%D1%80%D1%96%D0%B7%D0%B2%D0%B8%D1%89%D0%B5777'],
  ['search by a number', '/orders?q=2025-00777'],
  ['unpaid invoices', '/orders?show=invoices'],
  ['one order', '/orders/2025-00777'],
  ['transfers', '/transfers'],
  ['search of transfers', '/transfers?q=777'],
  ['sales', '/figures'],
  ['the proof of the books', '/figures/books'],
]
const tables = [
  ['accounts, XLSX', 'accounts', 'xlsx'],
  ['orders, CSV', 'accounts', 'orders'],
  ['attendees, XLSX', 'attendees', 'xlsx'],
  ['attendees, CSV', 'attendees', 'csv'],
]

for (const size of sizes) for (const checkout of checkouts) await measure(size, checkout)

async function measure(orders, checkout) {
  const { site, folder, stop } = await startSite(
    port,
    { DESK_PORT: String(port + 1), SITE_NOW: '2025-09-09T09:00+03:00' },
    [],
    checkout,
  )
  try {
    fill(join(folder, 'desk.sqlite'), orders)
    const headers = { origin: `http://localhost:${port + 1}`, 'content-type': 'application/x-www-form-urlencoded' }
    const entered = await ask(port + 1, '/enter', { method: 'POST', headers, body: '' })
    const cookie = entered.headers['set-cookie']?.map((each) => each.split(';')[0]).join('; ') ?? ''
    console.log(
      `${orders} orders, ${checkout === root ? 'this build' : checkout}; load ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}`,
    )
    const rows = []
    for (const [name, path] of pages) rows.push(await times(site.pid, name, () => ask(port + 1, path, { headers: { cookie } })))
    for (const [name, table, format] of tables) {
      const press = { method: 'POST', headers: { ...headers, cookie }, body: `format=${format}` }
      rows.push(await times(site.pid, name, () => ask(port + 1, `/papers/${table}`, press)))
    }
    console.table(rows)
  } finally {
    stop()
  }
}

/** Wall time and processor time of all threads, medians; the most memory above what it had before (MB); the size of the answer. */
async function times(pid, name, request) {
  const [wall, cpu, memory] = [[], [], []]
  let answer
  for (let round = 0; round < rounds; round++) {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const [before, cpuBefore] = [memoryOf(pid, 'VmRSS'), cpuOf(pid)]
    answer = await request()
    wall.push(answer.ms)
    cpu.push(cpuOf(pid) - cpuBefore)
    memory.push(memoryOf(pid, 'VmHWM') - before)
  }
  const median = (values) => Math.round(quantile(values, 0.5))
  return {
    name,
    status: answer.status,
    KB: Math.round(answer.text.length / 1024),
    wall: median(wall),
    cpu: median(cpu),
    MB: median(memory),
    peak: memoryOf(pid, 'VmHWM'),
  }
}

function memoryOf(pid, field) {
  const found = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(found?.[1]) / 1024)
}

function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Orders of one to four seats (2.4 on average), by invoice and card in turn, of which most are paid; columns that this schema lacks are left out. */
function fill(file, orders) {
  const database = new DatabaseSync(file, { timeout: 60_000 })
  const columnsOf = (table) =>
    new Set(
      database
        .prepare(`PRAGMA table_info(${table})`)
        .all()
        .map(({ name }) => name),
    )
  const inserts = new Map()
  const put = (table, row) => {
    const known = inserts.get(table) ?? columnsOf(table)
    inserts.set(table, known)
    if (known.size === 0) return
    const names = Object.keys(row).filter((name) => known.has(name))
    database
      .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
      .run(...names.map((name) => row[name]))
  }
  database.exec('BEGIN IMMEDIATE')
  for (let n = 1; n <= orders; n++) putOrder(put, n)
  database.exec('COMMIT')
  database.close()
}

function putOrder(put, n) {
  const [id, number, seats] = [`order-${n}`, `2025-${String(n).padStart(5, '0')}`, [1, 2, 2, 3, 4][n % 5]]
  const isBank = n % 2 === 0
  const isPaid = n % 10 < 8
  const at = placed + n * 1_700_000
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: `Імʼя${seat} Прізвище${n}`,
    company: `ТОВ «Компанія ${n}»`,
    position: 'Директорка з розвитку',
    email: `person-${n}-${seat}@mail.example`,
  }))
  const total = 12_500 * seats
  const buyer = {
    name: `Імʼя Прізвище${n}`,
    email: `buyer-${n}@mail.example`,
    phone: `+38044${String(n).padStart(7, '0')}`,
    company: isBank ? `ТОВ «Компанія ${n}»` : '',
    edrpou: isBank ? '14360570' : '',
  }
  put('ticket_order', {
    ...{ id, idempotency_key: id, forum_year: 2025, sequence: n, number, page_key: `key-of-order-number-${n}`, lang: 'uk' },
    ...{
      method: isBank ? 'bank' : 'card',
      status: isPaid ? 'paid' : isBank ? 'awaiting_payment' : 'cancelled',
      buyer: JSON.stringify(buyer),
    },
    ...{ lines: JSON.stringify([{ ticketId: 'full', title: 'Учасник', price: 12_500, attendees: people }]), total },
    ...{
      consent: JSON.stringify({ offer: null, refund: null, privacy: null, at }),
      created_at: at,
      expires_at: at + 9_000_000_000,
    },
    ...{
      held_until: at,
      paid_at: isPaid ? at + 90_000_000 : null,
      mailbox: buyer.email,
      vat_rate: 20,
      received: isBank && isPaid ? total * 100 : 0,
    },
  })
  if (!isPaid) return
  for (const [seat, attendee] of people.entries())
    put('ticket', {
      id: `t-${n}-${seat}`,
      order_id: id,
      seat,
      page_key: `ticket-${n}-${seat}`,
      title: 'Учасник',
      attendee: JSON.stringify(attendee),
      forum_year: 2025,
      state: 'valid',
      issued_at: at,
    })
  if (!isBank) {
    const payment = {
      reference: `${number}-1`,
      order_id: id,
      provider: 'liqpay',
      provider_payment_id: `p-${n}`,
      amount: total * 100,
      state: 'paid',
    }
    put('payment', { ...payment, status: 'success', changed_at: at, created_at: at, asked_at: at, receipts_since: at })
    return
  }
  const transfer = {
    id: `transfer-${n}`,
    day: '2025-06-20',
    amount: total * 100,
    given: total * 100,
    payer: buyer.company,
    payer_code: buyer.edrpou,
  }
  put('transfer', {
    ...transfer,
    payer_iban: '',
    purpose: `за участь, рахунок № ${number}`,
    number: String(n),
    source: 'statement',
    noted_at: at,
    noted_by: 'Оля',
  })
  put('transfer_share', {
    id: `share-${n}`,
    transfer_id: transfer.id,
    order_id: id,
    amount: total * 100,
    given_at: at,
    given_by: 'Оля',
  })
}

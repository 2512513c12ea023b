import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { orderOf, personMarked, placed } from '@forum/desk/composition/desk-fixture.ts'
import { noteBackup } from '@forum/desk/keeping/backup/last-backup.ts'
import { createLog, silentLog } from '@forum/ground/base/log.ts'
import { createPageFaults } from '@forum/ground/base/page-faults.ts'
import { createBudgets } from '@forum/ground/http/budgets.ts'
import { listen } from '@forum/ground/http/http-server.ts'
import { afterEach, expect, test } from 'vitest'
import { openMetrics, serveMetrics } from './metrics-server.ts'
import { page, startTestSite, type TestSite } from './site-fixture.ts'

const key = 'sixteen-signs-or-more'
const asScraper = { authorization: `Bearer ${key}` }
let site: TestSite

afterEach(async () => site?.[Symbol.asyncDispose]())

/** The value of each line that begins with this name. */
async function figures(name: string): Promise<Record<string, number>> {
  const { text } = await site.get('/metrics', asScraper)
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return Object.fromEntries(lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('who has the key reads figures of answers by kind of page, of content and desk; nobody else does, and no address stands in them', async () => {
  site = await startTestSite(async () => page('x'), {
    environment: { METRICS_KEY: key },
    budgets: createBudgets(() => 0, { papers: { burst: 1, perMinute: 1 } }),
  })
  expect([(await site.get('/metrics')).status, (await site.get('/metrics', { authorization: 'Bearer no' })).status]).toEqual([
    401, 401,
  ])
  for (const path of ['/uk', '/uk', '/uk/order/secret-of-the-order/invoice.pdf', '/uk/order/secret-of-the-order/invoice.pdf'])
    await site.get(path)
  await placed(site.desk.sale, orderOf(personMarked('ada'), personMarked('eve')))
  expect(await figures('forum_http_requests_total')).toMatchObject({
    '{kind="home",method="GET",status="200"}': 2,
    '{kind="health",method="GET",status="401"}': 2,
  })
  expect(await figures('forum_http_request_duration_seconds_count')).toMatchObject({
    '{kind="home",from="made"}': 1,
    '{kind="home",from="memory"}': 1,
  })
  expect(await figures('forum_limits_refused_total')).toMatchObject({ '{budget="papers"}': 1, '{budget="forms"}': 0 })
  expect(await figures('forum_security_events_total')).toMatchObject({ '{event="too many"}': 1, '{event="wrong key"}': 2 })
  expect(await figures('forum_orders')).toMatchObject({ '{state="awaiting_payment",method="bank"}': 1 })
  expect(await figures('forum_door_entries')).toMatchObject({ '{kind="entry",decided="online"}': 0 })
  await site.desk.door.checkIn('2025-00001/9')
  const door = ['forum_door_refused_total', 'forum_door_conflicts', 'forum_door_phones']
  expect(await Promise.all(door.map(figures))).toEqual([{ '': 1 }, { '': 0 }, { '': 0 }])
  const waiting = await figures('forum_deliveries')
  expect(Object.keys(waiting)).toContainEqual(expect.stringMatching(/^\{channel="[\w-]+",state="waiting"\}$/))
  expect([await figures('forum_content_filled'), await figures('forum_page_cache_pages')]).toEqual([{ '': 1 }, { '': 1 }])
  const { text } = await site.get('/metrics', asScraper)
  expect(text).not.toMatch(/secret-of|ada@|Олена/)
})

test('what nobody has ordered, paid or been refused yet is there and 0, so that the first of it is seen to come', async () => {
  site = await startTestSite(async () => page('x'), { environment: { METRICS_KEY: key } })
  const orders = await figures('forum_orders')
  expect(orders).toMatchObject({ '{state="awaiting_payment",method="card"}': 0, '{state="paid",method="bank"}': 0 })
  const payments = await figures('forum_payments')
  expect(payments).toEqual(
    Object.fromEntries(['pending', 'paid', 'failed', 'refunded'].map((state) => [`{provider="test",state="${state}"}`, 0])),
  )
  const refused = await figures('forum_limits_refused_total')
  expect(refused).toMatchObject({ '{budget="pages"}': 0, '{budget="orders"}': 0, '{budget="wrongKeys"}': 0 })
  for (const found of [orders, payments, refused]) expect(Object.values(found).filter(Boolean)).toEqual([])
})

test('a port of their own needs no key unless one is set; the site itself does not show them then', async () => {
  site = await startTestSite(async () => page('x'), { environment: { METRICS_PORT: '0' } })
  expect((await site.get('/metrics')).text).toBe('Not found')
  const lines: string[] = []
  const log = createLog('json', { write: (line: string) => lines.push(line) } as never)
  const config = { metrics: { port: 0, key: null }, host: '127.0.0.1', desk: { payment: { kind: 'none' } } } as never
  const parts = {
    config,
    store: site.store,
    desk: () => site.desk,
    faults: createPageFaults(log),
    images: { status: () => ({ wanted: 0, ready: 0, broken: [] }) } as never,
  }
  await serveMetrics(await openMetrics(parts, () => null), { config, log })
  const { port } = JSON.parse(lines[0] ?? '{}')
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('forum_content_filled 1')])
  expect((await fetch(`http://127.0.0.1:${port}/uk`)).status).toBe(404)
})

test('a port that is taken is one sentence with its name', async () => {
  site = await startTestSite(async () => page('x'), { environment: { METRICS_KEY: key } })
  const taken = await listen(() => {}, { port: 0, host: '127.0.0.1' })
  const config = { metrics: { port: taken.address.port, key: null }, host: '127.0.0.1' } as never
  await expect(serveMetrics({} as never, { config, log: silentLog() })).rejects.toThrow(/^METRICS_PORT: something else/)
  await taken.drain()
})

test('pages from memory are said in the log one in so many, without queries and keys', async () => {
  const lines: string[] = []
  const log = createLog('json', { write: (line: string) => lines.push(line) } as never)
  site = await startTestSite(async () => page('x'), { environment: { ACCESS_LOG: '1/2' }, log })
  for (let times = 0; times < 5; times++) await site.get('/uk?token=hidden')
  const answered = lines.map((line) => JSON.parse(line)).filter(({ path }) => path === '/uk')
  expect(answered).toMatchObject([{ status: 200, ms: expect.any(Number) }, { from: 'memory' }, { from: 'memory' }])
  expect(lines.join()).not.toContain('hidden')
})

test('dashboard and alarms name figures that a running site has', async () => {
  site = await startTestSite(async () => page('x'), {
    environment: { METRICS_KEY: key },
    budgets: createBudgets(() => 0, { papers: { burst: 0, perMinute: 1 } }),
  })
  await site.get('/uk/order/some-key/invoice.pdf')
  const {
    sale: { orders },
  } = site.desk
  const order = await placed(site.desk.sale, orderOf(personMarked('ada'), personMarked('eve'), { method: 'card' }))
  await orders.openPayment(order, 'test')
  noteBackup(site.directory, { at: Date.now(), folder: site.directory })
  writeFileSync(join(site.directory, 'whole-backup'), 'whole 1000\nchecked 1000\n')
  writeFileSync(join(site.directory, 'backup-elsewhere'), 'copied 1000\n')
  await site.desk.keeping.watch.check()
  const { text } = await site.get('/metrics', asScraper)
  const there = new Set([...text.matchAll(/^([a-z]\w+)/gm)].map(([, name]) => name))
  const files = ['grafana.json', 'alerts.yml'].map((name) =>
    readFileSync(join(import.meta.dirname, '../..', 'deploy', name), 'utf8'),
  )
  const named = new Set(files.flatMap((file) => file.match(/\b(?:forum|nodejs|process)_\w+/g) ?? []))
  expect(named.size).toBeGreaterThan(20)
  expect([...named].filter((name) => !there.has(name))).toEqual([])
})

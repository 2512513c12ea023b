import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { page, startTestSite, type TestSite } from './site-fixture.ts'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

test('without content a page tells when to come again', async () => {
  site = await startTestSite(async () => page('away', { status: 503 }), { isFilled: false })
  const answer = await site.get('/en')
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
})

test('health: the process answers; ready: there is content, and the process is not ending', async () => {
  site = await startTestSite(async () => page('x'))
  expect((await site.get('/healthz')).status).toBe(200)
  const ready = await site.get('/readyz')
  expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
    200,
    { status: 'ready', content: { from: 'source', revision: site.store.revision() }, lastError: null },
  ])
  site.ending.is = true
  expect((await site.get('/readyz')).status).toBe(503)
})

test('ready says whether the desk can write, what waits and when it was backed up; a deleted database takes no page away', async () => {
  site = await startTestSite(async () => page('x'), { isDeskOpen: true })
  const desk = async () => JSON.parse((await site.get('/readyz')).text).desk
  await vi.waitFor(async () => expect(await desk()).not.toBeNull())
  expect(await desk()).toEqual({
    writable: true,
    reason: null,
    waiting: 0,
    oldestSeconds: null,
    dead: 0,
    lastBackup: null,
    wholeBackup: null,
  })
  writeFileSync(join(site.directory, 'whole-backup'), 'whole 1000\nfault The backup of the uploads failed: no room\n')
  await site.desk.keeping.watch.check()
  expect((await desk()).wholeBackup).toEqual({
    at: '1970-01-01T00:16:40.000Z',
    checkedAt: null,
    fault: 'The backup of the uploads failed: no room',
  })
  rmSync(join(site.directory, 'desk.sqlite'))
  await site.desk.keeping.watch.check()
  expect(await desk()).toMatchObject({ writable: false, reason: 'the file of the database was deleted or replaced' })
  expect((await site.get('/readyz')).status).toBe(200)
  expect((await site.get('/en')).status).toBe(200)
})

test('a desk that opens later is the one that machines ask, too', async () => {
  const environment = { DESK_KEY: 'a-key-of-the-scanners' }
  site = await startTestSite(async () => page('x'), { environment, isDeskClosed: true })
  const { desk } = site
  const key = 'k'.repeat(22)
  const myProgramme = { key, year: 2025, selection: '' }
  expect((await site.get(`/en/forum/2025/my.ics?k=${key}`)).status).toBe(503)
  expect((await site.get('/my-calendar', {}, 'POST', JSON.stringify(myProgramme))).status).toBe(503)
  const status = {
    isWritable: true,
    isLost: false,
    reason: 'opened',
    waiting: 0,
    dead: 0,
    oldestSeconds: null,
    lastBackupAt: null,
    wholeBackup: null,
    freeShare: null,
  }
  site.reopen({
    keeping: { ...desk.keeping, watch: { ...desk.keeping.watch, status: () => status } },
    sale: { ...desk.sale, paymentService: { ...desk.sale.paymentService, report: async () => 503 } },
    door: {
      ...desk.door,
      checkIn: async () => ({ state: 'cancelled', ticket: { title: 'opened', attendee: '', seat: 0 } as never }),
    },
    forms: {
      ...desk.forms,
      followedProgrammes: { ...desk.forms.followedProgrammes, of: async () => '', keep: async () => null },
    },
  })
  expect(JSON.parse((await site.get('/readyz')).text).desk.reason).toBe('opened')
  expect((await site.get('/payments/liqpay', {}, 'POST', 'x')).status).toBe(503)
  const headers = { authorization: `Bearer ${environment.DESK_KEY}` }
  expect((await site.get('/desk/check-in', headers, 'POST', 'x')).text).toContain('opened')
  expect((await site.get(`/en/forum/2025/my.ics?k=${key}`)).text).toContain('BEGIN:VCALENDAR')
  expect((await site.get('/my-calendar', {}, 'POST', JSON.stringify(myProgramme))).status).toBe(204)
})

test('pages that were kept while the sale was open are not shown once its database is lost', async () => {
  site = await startTestSite(async (_request, { settings }) => page(settings.isDeskOpen ? 'on sale' : 'paused'), {
    isDeskOpen: true,
  })
  for (let time = 0; time < 2; time++) expect((await site.get('/en')).text).toContain('on sale')
  rmSync(join(site.directory, 'desk.sqlite'))
  await site.desk.keeping.watch.check()
  expect((await site.get('/en')).text).toContain('paused')
})

test('without content the site is not ready, and pages go to the app, which says so; then it recovers', async () => {
  site = await startTestSite(
    async (_request, { content }) =>
      content.isFilled() ? page('here') : page('away', { status: 503, headers: { 'retry-after': '10' } }),
    { isFilled: false },
  )
  expect((await site.get('/readyz')).status).toBe(503)
  const away = await site.get('/en')
  expect([away.status, away.headers['retry-after']]).toEqual([503, '10'])
  await site.store.refresh()
  expect((await site.get('/en')).status).toBe(200)
})

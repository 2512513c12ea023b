// The alert service against a stand-in on loopback: what it says is asked of people, and what it does not say is unknown.
import type { ServerResponse } from 'node:http'
import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { expect, test, vi } from 'vitest'
import { atClock, olena } from '../day-fixture.ts'
import { newInterruption, type StoredInterruption } from '../interruptions.ts'
import { demoAlerts } from './alert-source.ts'
import { createAlerts } from './alerts.ts'
import { alertsInUa } from './alerts-in-ua.ts'
import { startAlertsStub } from './alerts-stub-fixture.ts'

const everywhere = { kind: 'alert', roomIds: null, drill: null } as const
const interrupted = (since: string): StoredInterruption => newInterruption(everywhere, atClock(since), olena)

async function watching({ timeout = 60_000 } = {}) {
  const stub = await startAlertsStub()
  const path = `${newFolder()}/desk.sqlite`
  const clock = { now: atClock('11:42'), real: 1_000_000, isForumDay: true }
  const log = { info: vi.fn(), warn: vi.fn() }
  const source = alertsInUa({ token: secret('a-token'), origin: stub.url, place: 31, timeout })
  const another = async (database?: Awaited<ReturnType<typeof openTestDatabase>>) =>
    createAlerts({
      database: database ?? (await openTestDatabase(path)),
      ...{ source, log, now: () => clock.now, realNow: () => clock.real, isForumDay: () => clock.isForumDay },
    })
  const database = await openTestDatabase(path)
  const alerts = await another(database)
  const pass = (seconds: number) => {
    clock.now += seconds * 1000
    clock.real += seconds * 1000
  }
  /** After a pause in which it may be asked. */
  const askLater = async (seconds = 10) => {
    pass(seconds)
    await alerts.ask()
  }
  return { stub, clock, log, alerts, another, pass, askLater }
}

test('an alert is asked about until somebody interrupts, the all-clear until the forum goes on', async () => {
  const { stub, alerts, askLater, clock } = await watching()
  stub.say('A')
  await alerts.ask()
  const alert = { kind: 'alert', since: atClock('11:42') }
  expect(await alerts.read([])).toMatchObject({ known: { is: 'alert' }, question: { ...alert, seconds: 0 } })
  await askLater(75)
  expect((await alerts.read([])).question).toMatchObject({ ...alert, seconds: 75 })
  const pressed = interrupted('11:43')
  expect((await alerts.read([pressed])).question).toBeNull()
  clock.now = atClock('12:25')
  stub.say('N')
  await askLater(10)
  expect((await alerts.read([pressed])).question).toMatchObject({ kind: 'clear', since: clock.now })
  expect((await alerts.read([{ ...pressed, resumesAt: clock.now }])).question).toBeNull()
})

test('the token goes in a header, the place in the path, and what is known is not asked for again', async () => {
  const { stub, alerts, askLater } = await watching()
  await alerts.ask()
  await askLater()
  const path = '/v1/iot/active_air_raid_alerts/31.json'
  expect(stub.requests).toEqual([
    { path, authorization: 'Bearer a-token', since: null },
    { path, authorization: 'Bearer a-token', since: 'Thu, 16 Oct 2025 08:00:00 GMT' },
  ])
  expect((await alerts.read([])).known.is).toBe('none')
})

test('it is asked at most once in ten seconds, by one of several processes, and on the forum’s days only', async () => {
  const { stub, alerts, another, pass, clock } = await watching()
  const other = await another()
  await Promise.all([alerts.ask(), other.ask(), alerts.ask()])
  expect(stub.requests).toHaveLength(1)
  pass(9.9)
  await Promise.all([alerts.ask(), other.ask()])
  expect(stub.requests).toHaveLength(1)
  pass(0.1)
  await Promise.all([alerts.ask(), other.ask()])
  expect(stub.requests).toHaveLength(2)
  expect((await other.read([])).known).toEqual((await alerts.read([])).known)
  clock.isForumDay = false
  pass(60)
  await alerts.ask()
  expect([stub.requests.length, (await alerts.read([])).known]).toEqual([2, { is: 'notAsked' }])
})

const body =
  (text: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(text)

test.each<[string, (response: ServerResponse) => void]>([
  ['P', body('"P"')],
  ['a letter that is none', body('"X"')],
  ['nothing', body('')],
  ['a page', body('<html>')],
  ['an object', body('{"alerts":[]}')],
  ['null', body('null')],
  ['the letter without quotation marks', body('N')],
  ['two letters', body('"N" "A"')],
  ['a megabyte', body(`"${'N'.repeat(1_000_000)}"`)],
  ['401', body('"N"', 401)],
  ['403', body('"N"', 403)],
  ['404', body('"N"', 404)],
  ['429', body('"N"', 429)],
  ['500', body('"N"', 500)],
  ['204', body('', 204)],
  ['another address', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a torn connection', (response) => void response.destroy()],
  ['a torn body', (response) => void response.writeHead(200, { 'content-length': '3' }).write('"N', () => response.destroy())],
])('it answers with %s: unknown with its age, never none', async (_, misbehave) => {
  const { stub, alerts, askLater, log } = await watching()
  await alerts.ask()
  stub.misbehave = misbehave
  await askLater()
  expect((await alerts.read([])).known).toMatchObject({ is: 'unknown', age: 10 })
  expect(log.warn).toHaveBeenCalledOnce()
  stub.misbehave = null
  await askLater(10)
  expect([(await alerts.read([])).known.is, log.info.mock.calls.length]).toEqual(['none', 1])
})

test('304 to a question without a time is no answer', async () => {
  const { stub, alerts } = await watching()
  stub.misbehave = body('', 304)
  await alerts.ask()
  expect((await alerts.read([])).known).toMatchObject({ is: 'unknown', age: null })
})

test.each([
  ['never answers', () => {}],
  ['sends a half of its answer', (response: ServerResponse) => void response.writeHead(200).write('"')],
])('a service that %s is given up', async (_, misbehave) => {
  const { stub, alerts } = await watching({ timeout: 50 })
  stub.misbehave = misbehave
  await alerts.ask()
  expect((await alerts.read([])).known).toMatchObject({ is: 'unknown', fault: 'no answer in time' })
})

test('an alert stays asked about while the service is silent; an all-clear does not', async () => {
  const { stub, alerts, askLater } = await watching()
  stub.say('A')
  await alerts.ask()
  stub.misbehave = body('', 500)
  await askLater()
  expect(await alerts.read([])).toMatchObject({ known: { is: 'unknown' }, question: { kind: 'alert' } })
  stub.misbehave = null
  stub.say('N')
  await askLater()
  const pressed = interrupted('11:42')
  expect((await alerts.read([pressed])).question).toMatchObject({ kind: 'clear' })
  stub.misbehave = body('', 500)
  await askLater()
  expect((await alerts.read([pressed])).question).toBeNull()
})

test('failures are followed by growing pauses, a wait that it asks for is kept, and an answer ends them', async () => {
  const { stub, askLater, alerts } = await watching()
  stub.misbehave = body('', 500)
  await alerts.ask()
  const asked = async (seconds: number) => {
    const before = stub.requests.length
    await askLater(seconds)
    return stub.requests.length - before
  }
  expect([await asked(9), await asked(1), await asked(19), await asked(1), await asked(39), await asked(1)]).toEqual([
    0, 1, 0, 1, 0, 1,
  ])
  stub.misbehave = (response) => void response.writeHead(429, { 'retry-after': '300' }).end()
  expect([await asked(80), await asked(299), await asked(1)]).toEqual([1, 0, 1])
  stub.misbehave = null
  expect([await asked(300), await asked(10)]).toEqual([1, 1])
})

test.each(['-1', '1e9', 'Thu, 01 Jan 2099 00:00:00 GMT', '99999999', 'NaN'])(
  'it cannot silence us by Retry-After: %s',
  async (value) => {
    const { stub, askLater, alerts } = await watching()
    stub.misbehave = (response) => void response.writeHead(429, { 'retry-after': value }).end()
    await alerts.ask()
    await askLater(600)
    expect(stub.requests).toHaveLength(2)
  },
)

test('"no" silences a question until the service says something else', async () => {
  const { stub, alerts, askLater } = await watching()
  stub.say('A')
  await alerts.ask()
  const { question } = await alerts.read([])
  if (question) await alerts.decline(olena, question)
  await askLater(60)
  expect((await alerts.read([])).question).toBeNull()
  stub.say('N')
  await askLater()
  stub.say('A')
  await askLater()
  expect((await alerts.read([])).question).toMatchObject({ kind: 'alert' })
})

test('an all-clear says nothing of an interruption that began after it, nor of a drill or a pause', async () => {
  const { alerts, clock } = await watching()
  await alerts.ask()
  clock.now = atClock('11:50')
  clock.real += 8000
  const drill = newInterruption({ ...everywhere, drill: 'shown' }, atClock('11:40'), olena)
  const pause = newInterruption({ ...everywhere, kind: 'pause' }, atClock('11:40'), olena)
  expect((await alerts.read([interrupted('11:45'), drill, pause])).question).toBeNull()
  expect((await alerts.read([interrupted('11:41')])).question).toMatchObject({ kind: 'clear' })
})

test('an answer is believed for less than a minute', async () => {
  const { alerts, pass } = await watching()
  await alerts.ask()
  pass(45)
  expect((await alerts.read([])).known.is).toBe('none')
  pass(1)
  expect((await alerts.read([])).known).toEqual({ is: 'unknown', age: 46, fault: '' })
})

test('the demo’s service is a switch, asked on any day', async () => {
  const database = await openTestDatabase(':memory:')
  const log = { info: vi.fn(), warn: vi.fn() }
  const now = () => atClock('11:42')
  const alerts = createAlerts({ database, source: demoAlerts(), now, isForumDay: () => false, log })
  await alerts.demo?.('alert')
  expect((await alerts.read([])).question).toMatchObject({ kind: 'alert' })
  await alerts.demo?.('unclear')
  expect((await alerts.read([])).known.is).toBe('unknown')
})

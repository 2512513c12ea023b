import { atClock, forumOfDay } from '@forum/desk/day/day-fixture.ts'
import { writtenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DayView } from './day-view.ts'
import { startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'

let site: TestOfficeSite
let [olena, taras]: Visitor[] = []
const clock = { now: 0 }

beforeEach(async () => {
  clock.now = atClock('11:42')
  const programme = writtenProgramme(2025, forumOfDay)
  site = await startOfficeSite({ held: { programme, now: () => clock.now } })
  olena = await site.enter()
  taras = await site.enter({ user: 'taras', name: 'Тарас', language: 'en' })
})
afterEach(() => site[Symbol.asyncDispose]())

const day = async (of = olena) => (await of?.view('/day')) as DayView
const press = async (fields: Record<string, string>, of = olena) => {
  const sent = await of?.send('/day', fields)
  return sent?.to ?? ''
}
const refusal = async (fields: Record<string, string>) => {
  const sent = await olena?.send('/day', fields)
  return [sent?.status, (sent?.view as DayView | null)?.fault]
}

test('an alert is one press on the page to which the first page leads', async () => {
  expect(await olena?.view('/')).toMatchObject({ isForumDay: true })
  expect(await press({ deed: 'alert' })).toBe('/day?told=done#done')
  expect((await day()).interruptions).toMatchObject([
    { kind: 'alert', halls: null, since: atClock('11:42'), isDrill: false, by: 'Олена' },
  ])
  expect(site.desk.day.state().interruptions).toHaveLength(1)
})

test('the second organiser is told that it is so already, and by whom', async () => {
  await press({ deed: 'alert' })
  expect(await press({ deed: 'alert' }, taras)).toBe('/day?told=already#done')
  expect(await taras?.view('/day?told=already')).toMatchObject({ told: 'already', interruptions: [{ by: 'Олена' }] })
})

test('when it goes on is announced, and then it goes on', async () => {
  await press({ deed: 'pause' })
  const [{ id } = { id: '' }] = (await day()).interruptions
  await press({ deed: 'goOnAt', id, at: '12:25' })
  expect((await day()).interruptions).toMatchObject([{ resumesAt: atClock('12:25') }])
  await press({ deed: 'goOn', id })
  expect((await day()).interruptions).toEqual([])
})

test('some halls are interrupted by their titles', async () => {
  await site.desk.day.look()
  const body = [
    ['deed', 'pause'],
    ['where', 'halls'],
    ['hall', 'great'],
    ['hall', 'small'],
  ] as [string, string][]
  await olena?.send('/day', body)
  expect((await day()).interruptions).toMatchObject([{ kind: 'pause', halls: ['great', 'small'] }])
})

test('a hall runs late and moves: the page says what runs there', async () => {
  expect((await day()).halls).toMatchObject([
    { id: 'great', late: 0, movedTo: null, running: { title: 'energy', end: atClock('12:30') }, next: { title: 'ports' } },
    { id: 'small' },
    { id: 'glass' },
  ])
  await press({ deed: 'late', hall: 'great', minutes: '15' })
  expect((await day()).halls[0]).toMatchObject({
    late: 15,
    running: { end: atClock('12:45') },
    next: { start: atClock('13:45') },
  })
  await press({ deed: 'move', hall: 'great', to: 'glass' })
  expect((await day()).halls[0]).toMatchObject({ late: 0, movedTo: 'glass', running: null, next: null })
})

test('a press is undone within a minute by the other organiser', async () => {
  await press({ deed: 'alert' })
  const { undo } = await day(taras)
  expect(undo).toMatchObject({ why: 'interrupted', by: 'Олена', seconds: 60 })
  expect(await press({ deed: 'undo', revision: String(undo?.revision) }, taras)).toBe('/day?told=done#done')
  expect(await day()).toMatchObject({ interruptions: [], undo: null })
  clock.now += 61_000
  expect(await refusal({ deed: 'undo', revision: '99' })).toEqual([400, 'tooLate'])
})

test('a drill is told from an alert', async () => {
  await press({ deed: 'drill' })
  expect((await day()).interruptions).toMatchObject([{ isDrill: true, isShown: false }])
  expect(site.desk.day.state().interruptions).toEqual([])
})

test.each([
  [{ deed: 'late', hall: 'great', minutes: '' }, 'minutes'],
  [{ deed: 'late', hall: 'great', minutes: 'ten' }, 'minutes'],
  [{ deed: 'late', hall: 'great', minutes: '999999999' }, 'minutes'],
  [{ deed: 'late', hall: '', minutes: '15' }, 'noHall'],
  [{ deed: 'move', hall: 'great' }, 'noHall'],
  [{ deed: 'move', hall: 'great', to: '__proto__' }, 'noHall'],
  [{ deed: 'move', hall: 'great', to: 'great' }, 'sameHall'],
  [{ deed: 'alert', where: 'halls' }, 'noHall'],
  [{ deed: 'alert', where: 'halls', hall: 'cellar' }, 'noHall'],
  [{ deed: 'goOnAt', at: '' }, 'noTime'],
  [{ deed: 'goOnAt', at: '25:61' }, 'noTime'],
  [{ deed: 'goOnAt', at: '11:41' }, 'past'],
  [{ deed: 'undo', revision: '' }, 'tooLate'],
  [{ deed: 'undo', revision: 'NaN' }, 'tooLate'],
] as [Record<string, string>, string][])('%j is refused: %s', async (fields, fault) => {
  await press({ deed: 'alert' })
  expect(await refusal(fields)).toEqual([400, fault])
})

test.each(['', 'toString', '__proto__', 'wat'])('the deed %j is none', async (deed) => {
  expect((await olena?.send('/day', { deed }))?.status).toBe(404)
})

test('a steward has no page of the day', async () => {
  const steward = await site.enter({ user: 'oksana', name: 'Оксана', role: 'steward' })
  expect(await steward.view('/day')).toMatchObject({ page: 'problem', problem: 'forbidden' })
  expect((await steward.send('/day', { deed: 'alert' })).status).toBe(403)
  expect(site.desk.day.state().interruptions).toEqual([])
})

test('the letter to ticket holders is announced, held back by one organiser and released by another', async () => {
  expect((await day()).letters).toEqual([])
  await press({ deed: 'alert' })
  const [letter] = (await day()).letters
  expect(letter).toMatchObject({ state: 'new', dueAt: atClock('12:12'), written: 0 })
  const name = letter?.name ?? ''
  expect(await press({ deed: 'holdLetter', letter: name })).toBe('/day')
  expect((await day()).letters).toMatchObject([{ state: 'stopped', written: 0 }])
  await press({ deed: 'sendLetter', letter: name }, taras)
  expect((await day()).letters).toMatchObject([{ state: 'new' }])
  expect(await press({ deed: 'holdLetter', letter: 'interrupted-2025-other' })).toBe('/day')
  const home = (await olena?.view('/journal')) as unknown as { deeds: { action: string; by: string }[] }
  expect(home.deeds.map(({ action, by }) => [action, by]).slice(0, 3)).toEqual([
    ['lettersSent', 'Тарас'],
    ['lettersStopped', 'Олена'],
    ['alertPressed', 'Олена'],
  ])
})

test('the journal of the day stands on its page, and only that', async () => {
  await olena?.send('/gates', { name: 'Вхід 1' })
  await press({ deed: 'late', hall: 'great', minutes: '15' })
  expect((await day()).deeds).toMatchObject([{ action: 'hallLate', reason: 'great: +15', by: 'Олена' }])
})

test('the service’s question is on every page, is answered by a press or a no, and decides nothing', async () => {
  expect((await day()).alerts).toMatchObject({ isDemo: true, question: null })
  await press({ deed: 'service', state: 'alert' })
  const { alerts } = await day()
  expect(alerts?.question).toMatchObject({ kind: 'alert', since: atClock('11:42') })
  expect(site.desk.day.state().interruptions).toEqual([])
  const question = async () => (await site.ask('/day/question', { headers: { cookie: await cookie() } })).json()
  expect(await question()).toEqual({ kind: 'alert', seconds: 0 })
  await press({ deed: 'decline', since: '1' })
  expect((await day()).alerts?.question).not.toBeNull()
  await press({ deed: 'decline', since: String(alerts?.question?.since) })
  expect((await day()).alerts?.question).toBeNull()
  expect(await question()).toEqual({ kind: null, seconds: 0 })
  expect((await day()).deeds).toMatchObject([{ action: 'alertDeclined', by: 'Олена' }])
})

test('an all-clear leads to "go on"', async () => {
  await press({ deed: 'alert' })
  clock.now += 60_000
  await press({ deed: 'service', state: 'alert' })
  clock.now += 60_000
  await press({ deed: 'service', state: 'none' })
  expect((await day()).alerts?.question).toMatchObject({ kind: 'clear' })
  await press({ deed: 'goOn' })
  expect((await day()).alerts?.question).toBeNull()
})

test('a steward is asked nothing', async () => {
  await press({ deed: 'service', state: 'alert' })
  expect(
    (await site.ask('/day/question', { headers: { cookie: await cookie({ user: 'oksana', role: 'steward' }) } })).status,
  ).toBe(403)
})

const cookie = async (own: object = {}) =>
  (await site.ask(`/enter/${site.pass(own)}`)).headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

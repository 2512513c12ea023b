import { calmDay, type DayState } from '@forum/domain/day-state/day-state.ts'
import type { StateAnswer } from '@forum/domain/day-state/state-answer.ts'
import { afterEach, expect, test } from 'vitest'
import { page, startReadingSite, type TestSite } from '../site-fixture.ts'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

const forumDay = Date.parse('2025-10-16T11:42+03:00')
const alert: DayState = {
  ...calmDay,
  revision: 'c',
  interruptions: [{ id: 'a', kind: 'alert', roomIds: null, since: forumDay, resumesAt: null, isDrill: false }],
}
const state = async () => JSON.parse((await site.get('/state.json')).text) as StateAnswer

test('the day’s state is answered from memory, with a tag, and stored by nobody between', async () => {
  site = await startReadingSite(async () => page('x'))
  const first = await site.get('/state.json')
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'application/json; charset=utf-8' })
  const again = await site.get('/state.json', { 'if-none-match': String(first.headers.etag) })
  expect([again.status, again.text, site.rendered.length]).toEqual([304, '', 0])
})

test('a press changes it, with a sentence in each language; on a day of the forum pages ask every few seconds', async () => {
  site = await startReadingSite(async () => page('x'))
  site.clock.now = forumDay - 7 * 24 * 3_600_000
  const before = await state()
  expect([before.text, before.pause]).toEqual([null, 300])
  site.clock.now = forumDay
  expect((await state()).pause).toBe(3.3)
  site.follow(alert)
  const after = await state()
  expect(after.mark).not.toBe(before.mark)
  expect(after.text?.uk.join(' ')).toMatch(/^Повітряна тривога Перервано з 11:42\. Пройдіть/)
  expect(after.text?.en.join(' ')).toMatch(/^Air-raid alert Interrupted since 11:42\. Please go/)
  expect([after.text?.ru[0], after.isToShelter, before.isToShelter]).toEqual(['Воздушная тревога', true, false])
})

test('a page drawn before the press is drawn anew when somebody asks for it', async () => {
  site = await startReadingSite(async () => page('x'))
  for (const _ of ['once', 'again']) await site.get('/en')
  site.follow(alert)
  for (const _ of ['once', 'again']) await site.get('/en')
  expect(site.rendered).toHaveLength(2)
})

test('when it goes on, that is said, and no longer from then on', async () => {
  site = await startReadingSite(async () => page('x'))
  site.clock.now = forumDay + 60_000
  const [one] = alert.interruptions
  site.follow({ ...alert, interruptions: [{ ...one, resumesAt: forumDay + 43 * 60_000 } as NonNullable<typeof one>] })
  expect((await state()).text?.uk[1]).toBe('Перервано з 11:42. Продовжимо о 12:25.')
  site.clock.now = forumDay + 43 * 60_000
  expect((await state()).text).toBe(null)
})

test('a pause of one hall does not say that the forum pauses', async () => {
  site = await startReadingSite(async () => page('x'))
  site.clock.now = forumDay
  const [one] = alert.interruptions
  const pause = (roomIds: string[] | null): DayState => ({
    ...alert,
    interruptions: [{ ...one, kind: 'pause', roomIds } as NonNullable<typeof one>],
  })
  site.follow(pause(null))
  expect((await state()).text?.en[0]).toBe('The forum is paused')
  site.follow({ ...pause(['1']), revision: 'd' })
  expect((await state()).text).toMatchObject({ uk: { 0: 'Незапланована перерва' }, en: { 0: 'Unplanned break' } })
})

test('a drill cannot be taken for a real alert: its title says so', async () => {
  site = await startReadingSite(async () => page('x'))
  site.clock.now = forumDay
  const [one] = alert.interruptions
  site.follow({ ...alert, interruptions: [{ ...one, isDrill: true } as NonNullable<typeof one>] })
  const { text } = await state()
  expect([text?.uk[0], text?.en[0], text?.ru[0]]).toEqual(['Навчальна тривога', 'Alert drill', 'Учебная тревога'])
  expect(text?.uk[1]).toMatch(/^Навчання: це не справжня тривога\./)
})

test('somebody who asks without end is told to wait, unless he knows the answer: a 304 costs nothing', async () => {
  let seconds: number | null = null
  const budgets = { take: (name: string) => (name === 'state' ? seconds : null) }
  site = await startReadingSite(async () => page('x'), { budgets })
  const known = { 'if-none-match': String((await site.get('/state.json')).headers.etag) }
  seconds = 7
  const { status, headers } = await site.get('/state.json')
  expect([status, headers['retry-after']]).toEqual([429, '7'])
  expect((await site.get('/state.json', known)).status).toBe(304)
})

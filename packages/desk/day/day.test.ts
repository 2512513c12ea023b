import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { calmDay, interruptionOf } from '@forum/domain/day-state/day-state.ts'
import { expect, test, vi } from 'vitest'
import { atClock, type DayOfTest, olena, openDay, taras } from './day-fixture.ts'
import { latestVersions } from './day-version.ts'
import type { Pressed } from './press.ts'

const alert = { kind: 'alert', roomIds: null, drill: null } as const
const on = (day: DayOfTest) =>
  day.state().interruptions.map(({ kind, roomIds, since, resumesAt }) => [kind, roomIds, since, resumesAt])
const revisionOf = (pressed: Pressed) => (pressed.outcome === 'done' ? pressed.revision : 0)

test('before anything is pressed the day is calm', async () => {
  const { day } = await openDay()
  await day.look()
  expect([day.state(), day.changes]).toEqual([calmDay, []])
})

test('interrupt and go on, each with its row in the journal', async () => {
  const { day, clock, database } = await openDay()
  expect(await day.interrupt(olena, alert)).toEqual({ outcome: 'done', revision: 1 })
  expect(on(day)).toEqual([['alert', null, atClock('11:42'), null]])
  clock.now = atClock('12:25')
  expect(await day.goOn(taras)).toEqual({ outcome: 'done', revision: 2 })
  expect(on(day)).toEqual([])
  expect(day.changes.map(({ interruptions, over }) => [interruptions.length, over.length])).toEqual([
    [1, 0],
    [0, 1],
  ])
  const deeds = await latestDeeds(database, 9)
  expect(deeds.map(({ action, by, reason }) => [action, by.name, reason])).toEqual([
    ['wentOn', 'Тарас', '12:25'],
    ['alertPressed', 'Олена', ''],
  ])
})

test('two organisers at once: one interruption, and the other is told whose it is', async () => {
  const { day, another, database } = await openDay()
  const second = await another()
  const pressed = await Promise.all([day.interrupt(olena, alert), second.interrupt(taras, alert)])
  expect(pressed.map(({ outcome }) => outcome).sort()).toEqual(['already', 'done'])
  const told = pressed.find(({ outcome }) => outcome === 'already')
  expect(told).toMatchObject({ at: atClock('11:42'), interruption: { kind: 'alert' } })
  await Promise.all([day.look(), second.look()])
  expect([on(day).length, on(second).length, (await latestDeeds(database, 9)).length]).toEqual([1, 1, 1])
})

test.each([
  ['the same', alert, 'already'],
  ['a hall of it', { ...alert, roomIds: ['great'] }, 'already'],
  ['a pause, while everybody is in the shelter', { kind: 'pause', roomIds: null, drill: null }, 'already'],
  ['a drill', { ...alert, drill: 'hidden' }, 'done'],
  ['no hall at all', { ...alert, roomIds: [] }, 'refused'],
  ['a hall that the edition does not have', { ...alert, roomIds: ['great', 'other'] }, 'refused'],
] as const)('during an alert of all halls somebody presses %s: %s', async (_, wish, outcome) => {
  const { day } = await openDay()
  await day.interrupt(olena, alert)
  expect((await day.interrupt(taras, wish)).outcome).toBe(outcome)
})

test('an alert goes over a pause of one hall, and both end together', async () => {
  const { day } = await openDay()
  await day.interrupt(olena, { kind: 'pause', roomIds: ['small'], drill: null })
  await day.interrupt(olena, alert)
  expect(interruptionOf(day.state(), 'small', atClock('11:42'))?.kind).toBe('alert')
  await day.goOn(taras)
  expect(on(day)).toEqual([])
})

test('when it goes on may be said before: until then it lasts, and is over by the clock', async () => {
  const { day, clock } = await openDay()
  await day.interrupt(olena, alert)
  await day.goOn(olena, { at: atClock('12:25') })
  expect(on(day)).toEqual([['alert', null, atClock('11:42'), atClock('12:25')]])
  clock.now = atClock('12:25')
  await day.look()
  expect([on(day), day.changes.length]).toEqual([[], 3])
})

test('a new alert before that moment takes it away: the interruption lasts on', async () => {
  const { day, clock } = await openDay()
  await day.interrupt(olena, alert)
  await day.goOn(olena, { at: atClock('12:25') })
  clock.now = atClock('12:20')
  expect((await day.interrupt(taras, alert)).outcome).toBe('done')
  expect(on(day)).toEqual([['alert', null, atClock('11:42'), null]])
})

test.each([
  ['a minute ago', '11:41', '2025-10-16'],
  ['the day after tomorrow', '12:00', '2025-10-18'],
])('it cannot go on %s', async (_, clock, date) => {
  const { day } = await openDay()
  await day.interrupt(olena, alert)
  expect(await day.goOn(olena, { at: atClock(clock, date) })).toEqual({ outcome: 'refused', fault: 'past' })
})

test('who presses "go on" second is told who did', async () => {
  const { day } = await openDay()
  await day.interrupt(olena, alert)
  await day.goOn(olena)
  expect(await day.goOn(taras)).toEqual({ outcome: 'already', by: olena, at: atClock('11:42') })
})

test('pressed on a phone without network: it began then', async () => {
  const { day } = await openDay()
  await day.interrupt(olena, alert, atClock('11:41'))
  expect(on(day)).toEqual([['alert', null, atClock('11:41'), null]])
})

const places = (day: DayOfTest) =>
  day.state().moves.map(({ eventId, start, end, roomId }) => [eventId, start, end, roomId] as const)

test('running late and moved to another hall are versions of the moves', async () => {
  const { day, database } = await openDay()
  await day.runLate(olena, { roomId: 'great', minutes: 15 })
  await day.moveHall(taras, { from: 'great', to: 'glass' })
  expect(places(day)).toEqual([
    ['energy', atClock('11:30'), atClock('12:45'), 'glass'],
    ['ports', atClock('13:45'), atClock('14:45'), 'glass'],
  ])
  expect((await latestVersions(database, 9)).map(({ why, by }) => [why, by.name])).toEqual([
    ['moved', 'Тарас'],
    ['late', 'Олена'],
  ])
  expect((await latestDeeds(database, 9)).map(({ action, reason }) => [action, reason])).toEqual([
    ['hallMoved', 'great → glass'],
    ['hallLate', 'great: +15'],
  ])
})

test.each([
  ['the same again', 'great', 15, { outcome: 'already' }],
  ['another hall', 'small', 15, { outcome: 'done' }],
  ['four minutes', 'great', 4, { outcome: 'refused', fault: 'minutes' }],
  ['an hour and a minute', 'great', 61, { outcome: 'refused', fault: 'minutes' }],
  ['less than nothing', 'great', -5, { outcome: 'refused', fault: 'minutes' }],
  ['half a minute', 'great', 7.5, { outcome: 'refused', fault: 'minutes' }],
  ['no number', 'great', Number.NaN, { outcome: 'refused', fault: 'minutes' }],
  ['on time again', 'great', 0, { outcome: 'done' }],
  ['an unknown hall', 'cellar', 15, { outcome: 'refused', fault: 'noHall' }],
])('after fifteen minutes late: %s', async (_, roomId, minutes, expected) => {
  const { day } = await openDay()
  await day.runLate(olena, { roomId: 'great', minutes: 15 })
  expect(await day.runLate(taras, { roomId, minutes })).toMatchObject(expected)
})

test.each([
  ['to itself', 'great', 'great', '11:42', 'sameHall'],
  ['to a hall that is none', 'great', 'cellar', '11:42', 'noHall'],
  ['in the evening', 'great', 'small', '20:00', 'nothingToday'],
])('a hall is not moved %s', async (_, from, to, time, fault) => {
  const { day, clock } = await openDay()
  clock.now = atClock(time)
  expect(await day.moveHall(olena, { from, to })).toEqual({ outcome: 'refused', fault })
})

test('undo within a minute, by whoever sees it; later not', async () => {
  const { day, clock } = await openDay()
  const first = revisionOf(await day.interrupt(olena, alert))
  clock.now += 60_000
  expect((await day.undo(taras, first)).outcome).toBe('done')
  expect(on(day)).toEqual([])
  expect((await day.undo(olena, first)).outcome).toBe('already')
  const again = revisionOf(await day.interrupt(olena, alert))
  clock.now += 60_001
  expect(await day.undo(olena, again)).toEqual({ outcome: 'refused', fault: 'tooLate' })
  expect(await day.undo(olena, 99)).toEqual({ outcome: 'refused', fault: 'tooLate' })
})

test('an undone move is announced like one: the session is put back at that moment', async () => {
  const { day, clock } = await openDay()
  const late = revisionOf(await day.runLate(olena, { roomId: 'great', minutes: 15 }))
  clock.now += 30_000
  await day.undo(olena, late)
  expect(day.state().moves.map(({ eventId, start, end, at }) => [eventId, start, end, at])).toEqual([
    ['energy', atClock('11:30'), atClock('12:30'), clock.now],
    ['ports', atClock('13:30'), atClock('14:30'), clock.now],
  ])
})

test('an undo leaves what was pressed since', async () => {
  const { day } = await openDay()
  const first = revisionOf(await day.runLate(olena, { roomId: 'great', minutes: 15 }))
  await day.interrupt(taras, alert)
  await day.runLate(taras, { roomId: 'small', minutes: 10 })
  expect((await day.undo(olena, first)).outcome).toBe('done')
  expect([on(day).length, places(day).find(([id]) => id === 'grain')?.[2]]).toEqual([1, atClock('12:40')])
  const second = revisionOf(await day.runLate(olena, { roomId: 'small', minutes: 20 }))
  await day.runLate(taras, { roomId: 'small', minutes: 30 })
  expect(await day.undo(olena, second)).toEqual({ outcome: 'refused', fault: 'changed' })
})

test('an undone "go on" leaves the interruption as it was', async () => {
  const { day, clock } = await openDay()
  await day.interrupt(olena, alert)
  clock.now += 5000
  const wentOn = revisionOf(await day.goOn(taras))
  await day.undo(olena, wentOn)
  expect(on(day)).toEqual([['alert', null, atClock('11:42'), null]])
})

test('another process sees a press without being asked, and one that starts later knows it', async () => {
  const { day, another } = await openDay()
  const running = await another()
  running.start()
  await day.interrupt(olena, alert)
  await vi.waitFor(() => expect(on(running)).toEqual(on(day)))
  running.stop()
  const late = await another()
  await late.look()
  expect(on(late)).toEqual(on(day))
})

test('the moves of an edition stay when the next one is held', async () => {
  const { day, edition } = await openDay()
  await day.runLate(olena, { roomId: 'great', minutes: 15 })
  edition.forum = { ...edition.forum, year: 2026, events: [] }
  await day.interrupt(olena, alert)
  expect([on(day).length, places(day).length]).toEqual([1, 2])
})

test('without its database it shows what it knew', async () => {
  const { day, database } = await openDay()
  await day.interrupt(olena, alert)
  await database.close()
  await day.look()
  expect(on(day).length).toBe(1)
  await expect(day.goOn(olena)).rejects.toThrow()
})

// What leaves the desk: drills only when that is chosen, what is over for the archive.
import { calmDay } from '@forum/domain/day-state/day-state.ts'
import { expect, test } from 'vitest'
import { atClock, type DayOfTest, olena, openDay } from './day-fixture.ts'
import type { Pressed } from './press.ts'

const alert = { kind: 'alert', roomIds: null, drill: null } as const
const on = (day: DayOfTest) => day.state().interruptions
const revisionOf = (pressed: Pressed) => (pressed.outcome === 'done' ? pressed.revision : 0)

test('a drill stays at the desk unless chosen, and ends when it becomes real', async () => {
  const { day } = await openDay()
  await day.interrupt(olena, { ...alert, drill: 'hidden' })
  expect(on(day)).toEqual([])
  await day.interrupt(olena, { ...alert, drill: 'shown' })
  expect(day.state().interruptions.map(({ isDrill }) => isDrill)).toEqual([true])
  await day.interrupt(olena, alert)
  expect(day.state().interruptions.map(({ isDrill }) => isDrill)).toEqual([false])
})

test('what only the desk sees tells nobody that the day has changed', async () => {
  const { day, another } = await openDay()
  await day.interrupt(olena, { ...alert, drill: 'hidden' })
  await day.goOn(olena)
  expect([day.changes, day.state()]).toEqual([[], calmDay])
  await day.interrupt(olena, alert)
  const { revision } = day.state()
  await day.interrupt(olena, { ...alert, drill: 'hidden' })
  const late = await another()
  await late.look()
  expect([day.changes.length, day.state().revision, late.state().revision]).toEqual([1, revision, revision])
})

test('what is over is told afterwards: real interruptions that were not undone', async () => {
  const { day, clock, edition } = await openDay()
  const over = () => day.state().over.map(({ since, resumesAt }) => [since, resumesAt])
  for (const drill of ['hidden', 'shown'] as const) {
    await day.interrupt(olena, { ...alert, drill })
    clock.now += 60_000
    await day.goOn(olena)
  }
  await day.undo(olena, revisionOf(await day.interrupt(olena, alert)))
  expect(over()).toEqual([])
  await day.interrupt(olena, alert)
  await day.goOn(olena, { at: atClock('12:25') })
  clock.now = atClock('12:25')
  await day.look()
  edition.forum = { ...edition.forum, year: 2026, events: [] }
  expect(over()).toEqual([[atClock('11:44'), atClock('12:25')]])
})

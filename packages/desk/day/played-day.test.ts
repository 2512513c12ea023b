// A forum's day played by the clock, on two processes of one database, each of which dies on the way: nothing is lost, nothing is told twice.
import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { emptyContent } from '@forum/domain/content/content.ts'
import { placeOf } from '@forum/domain/day-state/moves.ts'
import { proposeDay } from '@forum/domain/day-state/propose-day.ts'
import { interruptedIn } from '@forum/domain/day-state/told-day.ts'
import { withDay } from '@forum/domain/day-state/with-day.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { expect, test } from 'vitest'
import { atClock, type DayOfTest, forumOfDay, olena, openDay, taras } from './day-fixture.ts'
import { latestVersions } from './day-version.ts'
import { planBase } from './press-plan.ts'

const alert = { kind: 'alert', roomIds: null, drill: null } as const

test('alert, go on, a plan, an editor, a second alert, a late hall, and a process that dies after each', async () => {
  const { day: first, another, clock, edition, database } = await openDay()
  let [a, b]: DayOfTest[] = [first, await another()]
  if (!a || !b) throw new Error('two processes')
  /** Both are dead, as by kill -9: nothing was closed. Two others begin. */
  const died = async () => {
    ;[a, b] = [await another(), await another()]
    await Promise.all([a?.look(), b?.look()])
  }
  const both = async () => {
    await Promise.all([a?.look(), b?.look()])
    expect(b?.state()).toEqual(a?.state())
    return a?.state() ?? first.state()
  }
  const programme = async () => {
    const state = await both()
    const [forum] = withDay({ ...emptyContent, forums: [edition.forum] }, state).forums
    return (forum?.events ?? []).map((event) => `${event.id} ${clockAt(event.start ?? 0)}–${clockAt(event.end ?? 0)}`)
  }
  const calm = await programme()

  // 11:42, in the middle of three sessions: both organisers press.
  const pressed = await Promise.all([a.interrupt(olena, alert), b.interrupt(taras, alert)])
  expect(pressed.map(({ outcome }) => outcome).toSorted()).toEqual(['already', 'done'])
  await died()
  expect((await both()).interruptions).toMatchObject([{ since: atClock('11:42'), resumesAt: null }])
  expect((await a.interrupt(olena, alert)).outcome).toBe('already')

  clock.now = atClock('12:25')
  expect((await b.goOn(taras)).outcome).toBe('done')
  await died()
  const { moves } = await both()
  expect(moves).toEqual([])
  const plan = proposeDay(edition.forum.events, [], {
    ...{ since: atClock('11:42'), late: 45 * 60_000, shortestBreak: 10 * 60_000, end: null, roomIds: null },
  })
  const wish = {
    base: planBase(a.version(), edition.forum.events),
    places: plan.map(({ event, start, end }) => ({ ...placeOf(event), eventId: event.id, start, end, isCut: false })),
  }
  const accepted = await Promise.all([a.acceptPlan(olena, wish), b.acceptPlan(taras, wish)])
  expect(accepted.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused'])
  await died()
  const planned = ['opening 10:00–11:00', 'energy 11:30–13:15', 'grain 11:30–13:15', 'glass 11:30–13:15', 'lunch 13:15–13:30']
  expect(await programme()).toEqual([...planned, 'ports 13:30–14:30'])

  // An editor moves one session: the editor's word counts, the other sessions stay.
  const ports = { start: atClock('14:00'), end: atClock('15:00') }
  const grain = { start: atClock('11:30'), end: atClock('12:40') }
  const own = { ports, grain } as Record<string, typeof ports>
  edition.forum = { ...forumOfDay, events: forumOfDay.events.map((event) => ({ ...event, ...own[event.id] })) }
  const edited = planned.map((one) => (one.startsWith('grain') ? 'grain 11:30–12:40' : one))
  expect(await programme()).toEqual([...edited, 'ports 14:00–15:00'])

  clock.now = atClock('14:10')
  await b.interrupt(taras, alert)
  await died()
  clock.now = atClock('14:30')
  await a.goOn(olena)
  await a.runLate(olena, { roomId: 'great', minutes: 15 })
  await died()
  expect(await programme()).toEqual([...edited, 'ports 14:00–15:15'])
  expect((await a.runLate(taras, { roomId: 'great', minutes: 15 })).outcome).toBe('already')

  const deeds = (await latestDeeds(database, 20)).map(({ action }) => action)
  expect(deeds.toReversed()).toEqual(['alertPressed', 'wentOn', 'dayPlanned', 'alertPressed', 'wentOn', 'hallLate'])
  expect((await latestVersions(database, 20)).map(({ revision }) => revision)).toEqual([6, 5, 4, 3, 2, 1])
  expect(interruptedIn(await both(), edition.forum)).toEqual({ times: 2, minutes: 63 })
  expect(calm).toHaveLength(6)
})

import { atClock, forumOfDay } from '@forum/desk/day/day-fixture.ts'
import { writtenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DayView } from './day-view.ts'
import { startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { PlanView } from './plan-view.ts'

let site: TestOfficeSite
let olena: Visitor
const clock = { now: 0 }
let held = { programme: writtenProgramme(2025, forumOfDay) }

beforeEach(async () => {
  clock.now = atClock('11:42')
  held = { programme: writtenProgramme(2025, forumOfDay) }
  site = await startOfficeSite({
    held: {
      get programme() {
        return held.programme
      },
      now: () => clock.now,
    },
  })
  olena = await site.enter()
})
afterEach(() => site[Symbol.asyncDispose]())

const alert = { deed: 'alert' }
async function interrupted() {
  await olena.send('/day', alert)
  clock.now = atClock('12:25')
  await olena.send('/day', { deed: 'goOn' })
}
const plan = async (query = '') => (await olena.view(`/day/plan${query}`)) as PlanView
const said = ({ rows }: PlanView) => rows.map(({ id, start, end, passesEnd }) => `${id} ${start}–${end}${passesEnd ? ' !' : ''}`)
/** The form of the page as it stands, with what is typed otherwise. */
const formOf = ({ base, wish, rows }: PlanView, typed: Record<string, string> = {}) => ({
  base,
  ...{ late: String(wish.late), break: String(wish.shortestBreak), end: wish.end },
  ...Object.fromEntries(
    rows.flatMap(({ id, start, end, hall }) => [
      [`start-${id}`, start],
      [`end-${id}`, end],
      [`hall-${id}`, hall],
    ]),
  ),
  ...typed,
})
const places = () =>
  site.desk.day
    .state()
    .moves.map(({ eventId, start, end, roomId, isCut }) =>
      [eventId, clockAt(start ?? 0), clockAt(end ?? 0), roomId, ...(isCut ? ['cut'] : [])].join(' '),
    )
    .sort()

test('after an interruption the page of the day leads to a plan that is late by it, rounded up', async () => {
  expect(await olena.view('/day')).toMatchObject({ isToPlan: false })
  await interrupted()
  expect(await olena.view('/day')).toMatchObject({ isToPlan: true })
  const view = await plan()
  expect(view.wish).toEqual({ late: 45, shortestBreak: 10, end: '14:30' })
  expect(said(view)).toEqual([
    'energy 11:30–13:15',
    'grain 11:30–13:15',
    'glass 11:30–13:15',
    'lunch 13:15–13:30',
    'ports 13:30–14:30',
  ])
})

test('minutes, shortest break and the end are typed', async () => {
  await interrupted()
  const view = await plan('?late=60&break=30&end=14:00')
  expect(view.wish).toEqual({ late: 60, shortestBreak: 30, end: '14:00' })
  expect(said(view).slice(-2)).toEqual(['lunch 13:30–14:00', 'ports 14:00–15:00 !'])
  for (const wrong of ['?late=-5', '?late=9999', '?break=ten', '?end=99:99', '?late=&break=&end='])
    expect((await plan(wrong)).wish).toEqual({ late: 45, shortestBreak: 10, end: '14:30' })
})

test('it is changed by hand and accepted in one act: a version of the moves, with its row in the journal', async () => {
  await interrupted()
  const view = await plan('?late=60')
  const typed = { 'start-ports': '14:00', 'end-ports': '14:45', 'hall-ports': 'small', 'cut-glass': 'yes' }
  expect((await olena.send('/day/plan', formOf(view, typed))).to).toBe('/day?told=done#done')
  expect(places()).toEqual([
    'energy 11:30 13:30 great',
    'glass 11:30 13:30 glass cut',
    'grain 11:30 13:30 small',
    'lunch 13:30 13:40 ',
    'ports 14:00 14:45 small',
  ])
  const day = (await olena.view('/day')) as DayView
  expect(day).toMatchObject({ isToPlan: false, undo: { why: 'plan' } })
  expect(day.deeds[0]).toMatchObject({ action: 'dayPlanned', before: { moved: 4, cut: 1 } })
  expect((await plan()).wish.late).toBe(0)
  await olena.send('/day', { deed: 'undo', revision: String(day.undo?.revision) })
  expect(places()[4]).toBe('ports 13:30 14:30 great')
  expect(await olena.view('/day')).toMatchObject({ isToPlan: true })
})

test('a plan on what is no longer so is not accepted, and what was typed stays', async () => {
  await interrupted()
  const view = await plan()
  await olena.send('/day', { deed: 'late', hall: 'great', minutes: '10' })
  const refused = await olena.send(
    '/day/plan',
    formOf(view, { 'start-ports': '14:10', 'end-ports': '15:10', 'cut-lunch': 'yes' }),
  )
  expect([refused.status, refused.view]).toMatchObject([400, { fault: 'stalePlan' }])
  const again = refused.view as PlanView
  expect(again.rows.find(({ id }) => id === 'ports')).toMatchObject({ start: '14:10', end: '15:10' })
  expect(again.rows.find(({ id }) => id === 'lunch')?.isCut).toBe(true)
  expect((await olena.send('/day/plan', formOf(again))).status).toBe(303)
})

test('an editor who changed a session meanwhile is not overruled, and later takes the plan from that session', async () => {
  await interrupted()
  const view = await plan()
  const edited = {
    ...forumOfDay,
    events: forumOfDay.events.map((event) => (event.id === 'grain' ? { ...event, end: atClock('12:40') } : event)),
  }
  held.programme = writtenProgramme(2025, edited)
  expect((await olena.send('/day/plan', formOf(view))).view).toMatchObject({ fault: 'stalePlan' })
  await olena.send('/day/plan', formOf(await plan('?late=60')))
  held.programme = writtenProgramme(2025, forumOfDay)
  expect(await olena.view('/day')).toMatchObject({ taken: ['grain'] })
})

test.each([
  [{ 'start-ports': '' }, 'noTime'],
  [{ 'start-ports': '25:00' }, 'noTime'],
  [{ 'end-ports': 'evening' }, 'noTime'],
  [{ 'start-ports': '15:00', 'end-ports': '14:00' }, 'endBeforeStart'],
  [{ 'start-ports': '14:00', 'end-ports': '14:00' }, 'endBeforeStart'],
  [{ 'hall-ports': 'cellar' }, 'noHall'],
  [{ base: '' }, 'stalePlan'],
] as [Record<string, string>, string][])('%j is refused: %s', async (typed, fault) => {
  await interrupted()
  expect((await olena.send('/day/plan', formOf(await plan(), typed))).view).toMatchObject({ page: 'plan', fault })
  expect(site.desk.day.state().moves).toEqual([])
})

test('a session that goes on into the night ends on the next day; one without an end keeps none', async () => {
  await interrupted()
  await olena.send('/day/plan', formOf(await plan(), { 'start-ports': '22:00', 'end-ports': '00:30', 'end-lunch': '' }))
  const moves = new Map(site.desk.day.state().moves.map((move) => [move.eventId, move]))
  expect([moves.get('ports')?.end, moves.get('lunch')?.end]).toEqual([atClock('00:30', '2025-10-17'), null])
})

test('without an interruption the rest of the day can be planned as well; a plan that changes nothing is none', async () => {
  expect((await plan()).wish.late).toBe(0)
  expect((await olena.send('/day/plan', formOf(await plan()))).to).toBe('/day?told=already#done')
  clock.now = atClock('23:00')
  expect((await plan()).rows).toEqual([])
})

test('a steward plans nothing', async () => {
  const steward = await site.enter({ user: 'oksana', role: 'steward' })
  expect(await steward.view('/day/plan')).toMatchObject({ problem: 'forbidden' })
})

import { describe, expect, it } from 'vitest'
import { inAll, inSome } from '../localisation/localised-builder.ts'
import { type ChangeLog, emptyLog, moveOf, previousStart, settlingTime, updateChangeLog } from './changes.ts'
import type { ProgrammeEvent, SideEvent } from './programme.ts'
import { anEvent, aRoom, aSideEvent } from './programme-builder.ts'

const desna = aRoom({ id: 'desna' })
const sula = aRoom({ id: 'sula' })
const session = anEvent({ id: 'a', title: inAll('A'), start: 1000, end: 2000, room: desna, speakerIds: ['x', 'y'] })
const first = updateChangeLog(emptyLog, [session], 0, false)

/** Looks once, and again when what was seen has stood long enough. */
function settled(log: ChangeLog, events: readonly (ProgrammeEvent | SideEvent)[], { isOver = false, at = 10 } = {}): ChangeLog {
  return updateChangeLog(updateChangeLog(log, events, at, isOver), events, at + settlingTime, isOver)
}
const told = (log: ChangeLog) => log.changes.map(({ eventId, kinds }) => [eventId, ...kinds])

it('the first look takes the programme as it is', () => expect(first.changes).toEqual([]))

it.each<[string, Partial<ProgrammeEvent>, string[]]>([
  ['time', { start: 1500 }, ['time']],
  ['end alone', { end: 2500 }, ['time']],
  ['hall', { room: sula }, ['hall']],
  ['no hall any more', { room: null }, ['hall']],
  ['title in one language', { title: { ...inAll('A'), en: 'B' } }, ['title']],
  ['people', { speakerIds: ['x'] }, ['people']],
  ['a speaker who moderates now', { speakerIds: ['x'], moderatorIds: ['y'] }, []],
  ['order of the people', { speakerIds: ['y', 'x'] }, []],
  ['cancelled', { isCancelled: true }, ['cancelled']],
  ['time and hall', { start: 1500, room: sula }, ['time', 'hall']],
  ['description', { description: inSome({ uk: ['x'] }) }, []],
  ['name of the hall alone', { room: { ...desna, title: inAll('Other') } }, []],
])('%s', (_, own, kinds) =>
  expect(told(settled(first, [{ ...session, ...own }]))).toEqual(kinds.length > 0 ? [['a', ...kinds]] : []),
)

it('of what was moved it is known when it was to begin, the last time, and nothing where it is back', () => {
  const moved = { ...session, start: 1500 }
  const again = { ...session, start: 1700, room: sula }
  const log = settled(settled(first, [moved]), [again], { at: 1e6 })
  const renamed = settled(log, [{ ...again, title: inAll('B') }], { at: 2e6 })
  const newest = (of: ChangeLog) => of.changes.toReversed()
  expect(previousStart(again, newest(renamed))).toBe(1500)
  expect(previousStart({ start: 1500 }, newest(log))).toBeNull()
  expect(previousStart({ start: null }, newest(log))).toBeNull()
  expect(previousStart(session, newest(first))).toBeNull()
  expect(previousStart(session, newest(settled(first, [{ ...session, end: 2500 }])))).toBeNull()
})

it('it is moved as long as it is at another time than before, and elsewhere while only its place is another', () => {
  const moved = { ...session, room: sula }
  const log = settled(settled(first, [moved]), [{ ...moved, title: inAll('B') }], { at: 1e6 })
  const newest = log.changes.toReversed()
  expect([moveOf(moved, newest), moveOf(session, newest), moveOf(session, [])]).toEqual(['elsewhere', null, null])
  expect(moveOf(session, settled(first, [{ ...session, isCancelled: true }]).changes)).toBeNull()
  const both = { ...moved, end: 2500 }
  expect(moveOf(both, settled(log, [both], { at: 2e6 }).changes.toReversed())).toBe('moved')
})

it('what is new is told, with nothing before it; what comes back from being cancelled is restored', () => {
  const cancelled = settled(first, [{ ...session, isCancelled: true }])
  const log = settled(cancelled, [session, anEvent({ id: 'b' })], { at: 1e6 })
  expect(told(log)).toEqual([
    ['a', 'cancelled'],
    ['a', 'restored'],
    ['b', 'new'],
  ])
  expect(log.changes.at(-1)?.before).toBeNull()
})

describe('nothing is invented', () => {
  it('by a bad import that is taken back within five minutes', () => {
    const bad = updateChangeLog(first, [{ ...session, start: 5 }, anEvent({ id: 'b' })], 10, false)
    const back = updateChangeLog(bad, [session], settlingTime, false)
    expect(back.changes).toEqual([])
    expect(settled(back, [session], { at: 1e9 }).changes).toEqual([])
  })

  it('by a programme that is empty for a while, or a session that is switched off and on', () => {
    const gone = settled(first, [])
    expect(settled(gone, [session], { at: 1e9 }).changes).toEqual([])
  })

  it('by breaks, by quiet corrections, and by an edition that is over', () => {
    expect(settled(first, [session, anEvent({ id: 'c', kind: 'break' })]).changes).toEqual([])
    const quiet = settled(first, [{ ...session, title: inAll('Á'), isQuiet: true }])
    expect(quiet.changes).toEqual([])
    expect(settled(quiet, [{ ...session, title: inAll('Á') }], { at: 1e9 }).changes).toEqual([])
    expect(settled(first, [{ ...session, start: 5 }], { isOver: true }).changes).toEqual([])
  })
})

it('each edit begins the wait anew; it is told as what it was last told to be, from the moment in which it is told: who came before has not read it', () => {
  const once = updateChangeLog(first, [{ ...session, start: 1500 }], 10, false)
  const twice = updateChangeLog(once, [{ ...session, start: 1600 }], settlingTime, false)
  expect(updateChangeLog(twice, [{ ...session, start: 1600 }], settlingTime + 10, false).changes).toEqual([])
  const [change] = updateChangeLog(twice, [{ ...session, start: 1600 }], 2 * settlingTime, false).changes
  expect(change).toMatchObject({ at: 2 * settlingTime, before: { start: 1000 }, after: { start: 1600 } })
})

describe('events around the forum', () => {
  const walk = aSideEvent({ id: 'a', title: inAll('Walk'), start: 500, location: inAll('Square') })
  const both = updateChangeLog(first, [session, walk], 5, false)

  it('are taken as they are at the first look, also by a log that knows the sessions already', () =>
    expect(settled(both, [session, walk]).changes).toEqual([]))

  it('do not make a whole programme new that is published after them', () => {
    const alone = updateChangeLog(emptyLog, [walk], 0, false)
    expect(settled(alone, [walk, session]).changes).toEqual([])
  })

  it.each<[string, Partial<SideEvent>, string[]]>([
    ['time', { start: 700 }, ['time']],
    ['place', { location: inAll('Park') }, ['hall']],
    ['cancelled', { isCancelled: true }, ['cancelled']],
    ['quiet', { start: 700, isQuiet: true }, []],
    ['description', { description: inSome({ uk: ['x'] }) }, []],
  ])('%s', (_, own, kinds) =>
    expect(told(settled(both, [session, { ...walk, ...own }]))).toEqual(kinds.length > 0 ? [['side-a', ...kinds]] : []),
  )

  it('wait no longer for a restart, after which what is kept has its fields in another order', () => {
    const moved = { ...walk, location: inAll('Park') }
    const waiting = updateChangeLog(both, [session, moved], 10, false)
    const reordered = Object.entries(waiting.pending).map(([id, { facts, since }]) => {
      const { place, ...others } = facts
      return [id, { facts: { place, ...others }, since }]
    })
    const kept = { ...waiting, pending: Object.fromEntries(reordered) }
    expect(told(updateChangeLog(kept, [session, moved], 10 + settlingTime, false))).toEqual([['side-a', 'hall']])
  })

  it('that are new are told, and are others than the session of their number', () =>
    expect(told(settled(both, [session, walk, aSideEvent({ id: 'b' })]))).toEqual([['side-b', 'new']]))
})

describe('when an event became another one is known at once', () => {
  const moved = { ...session, start: 1500 }
  const seen = (log: ChangeLog, own: Partial<ProgrammeEvent>, at: number) =>
    updateChangeLog(log, [{ ...session, ...own }], at, false)

  it('of what waits, of what is quiet, of what was taken back, of what is new; not of what stands since the first look', () => {
    expect(seen(first, {}, 10).altered).toEqual({})
    expect(seen(first, { start: 1500 }, 10).altered).toEqual({ a: 10 })
    expect(seen(first, { start: 1500, isQuiet: true }, 10).altered).toEqual({ a: 10 })
    const described = { description: inSome({ uk: [{ tag: 'p' as const, children: ['New'] }] }) }
    expect(seen(first, described, 10)).toMatchObject({ altered: { a: 10 }, changes: [], pending: {} })
    expect(seen(seen(first, described, 10), described, 20).altered).toEqual({ a: 10 })
    expect(seen(seen(first, { start: 1500 }, 10), {}, 20).altered).toEqual({ a: 20 })
    expect(updateChangeLog(first, [session, anEvent({ id: 'b' })], 10, false).altered).toEqual({ b: 10 })
  })

  it('and once: neither that it is told nor another look changes it', () => {
    const told = settled(first, [moved])
    expect([told.altered, seen(told, { start: 1500 }, 1e9).altered]).toEqual([{ a: 10 }, { a: 10 }])
  })

  it('of two processes both say what the first one saw, unless that was before something else', () => {
    const quick = updateChangeLog(first, [moved], 10, false)
    const slow = updateChangeLog(first, [moved], 40, false, quick)
    expect(slow.altered).toEqual({ a: 10 })
    const elsewhere = updateChangeLog(slow, [{ ...moved, room: sula }], 50, false, quick)
    expect(updateChangeLog(elsewhere, [moved], 60, false, quick).altered).toEqual({ a: 60 })
  })
})

describe('the hours of the days', () => {
  const morning = anEvent({ id: 'doors', kind: 'break', start: Date.parse('2025-10-16T05:00:00Z') })
  const talk = anEvent({ id: 'talk', start: Date.parse('2025-10-16T08:00:00Z'), end: Date.parse('2025-10-16T09:00:00Z') })
  const before = updateChangeLog(emptyLog, [morning, talk], 0, false)
  it('are as they were found at first', () => expect(before.hours.altered).toBeNull())
  it.each<[string, (ProgrammeEvent | SideEvent)[], number | null]>([
    ['nothing', [morning, talk], null],
    ['another title', [morning, { ...talk, title: inAll('B') }], null],
    ['a session within them', [morning, talk, { ...talk, id: 'c' }], null],
    ['a later end', [morning, { ...talk, end: Date.parse('2025-10-16T10:00:00Z') }], 7],
    ['doors that open later', [{ ...morning, start: Date.parse('2025-10-16T06:00:00Z') }, talk], 7],
    ['doors that are gone', [talk], 7],
    ['the last session gone', [morning], 7],
    ['no session any more', [], 7],
    ['a side event in the night', [morning, talk, aSideEvent({ start: Date.parse('2025-10-16T20:00:00Z') })], null],
    ['another day', [morning, talk, { ...talk, id: 'c', start: Date.parse('2025-10-17T08:00:00Z'), end: null }], 7],
  ])('after %s: altered %o %o', (_, events, altered) => {
    const after = updateChangeLog(before, events, 7, false)
    expect(after.hours.altered).toBe(altered)
    expect(updateChangeLog(after, events, 9, false).hours.altered).toBe(altered)
  })
  it('are altered again when they come back', () =>
    expect(updateChangeLog(updateChangeLog(before, [talk], 7, false), [morning, talk], 9, false).hours.altered).toBe(9))
  it('were altered when the other process saw it first', () => {
    const peer = updateChangeLog(before, [talk], 7, false)
    expect(updateChangeLog(before, [talk], 9, false, peer).hours.altered).toBe(7)
    expect(updateChangeLog(peer, [morning, talk], 9, false, before).hours.altered).toBe(9)
  })
})

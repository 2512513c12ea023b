import { expect, it } from 'vitest'
import { inAll, inSome } from '../localisation/localised-builder.ts'
import type { Person } from '../people/person.ts'
import { aPerson } from '../people/person-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { type ChangeWords, changeLines } from './change-lines.ts'
import { type ChangeKind, factsOf } from './changes.ts'
import type { ProgrammeEvent } from './programme.ts'
import { anEvent, aRoom, aSideEvent } from './programme-builder.ts'

const words: ChangeWords = {
  cancelled: 'cancelled',
  restored: 'restored',
  isNew: 'new',
  isNewSide: 'new beside',
  time: (before, after) => `${before} > ${after}`,
  hall: (before, after) => `${before} > ${after}`,
  renamed: (before) => `was ${before}`,
  joined: (names) => `+ ${names}`,
  left: (names) => `- ${names}`,
  noTime: 'no time',
  noHall: 'no hall',
}
const at = (moment: string) => parseMoment(moment) ?? 0
const own = {
  title: inAll('A'),
  start: at('2025-10-16T11:00'),
  end: at('2025-10-16T12:15'),
  room: aRoom({ title: inAll('Desna') }),
  speakerIds: ['x'],
}
const before = anEvent(own)
const lines = (kinds: ChangeKind[], other: Partial<ProgrammeEvent>, locale: 'uk' | 'en' = 'en') =>
  changeLines(
    { eventId: 'a', at: 0, kinds, before: factsOf(before), after: factsOf(anEvent({ ...own, ...other })) },
    { words, locale, person: (id) => (id === 'unknown' ? undefined : aPerson({ id, name: inAll(id.toUpperCase()) })) },
  )

it.each<[ChangeKind[], Partial<ProgrammeEvent>, string[]]>([
  [['cancelled'], { isCancelled: true }, ['cancelled']],
  [['time'], { start: at('2025-10-16T12:00'), end: null }, ['11:00–12:15 > 12:00']],
  [['time'], { start: at('2025-10-17T11:00'), end: null }, ['16 October, 11:00–12:15 > 17 October, 11:00']],
  [['time'], { start: null, end: null }, ['11:00–12:15 > no time']],
  [['hall'], { room: null }, ['Desna > no hall']],
  [['title'], { title: inAll('B') }, ['was A']],
  [['title'], { title: inSome({ uk: 'Б', en: 'A' }) }, []],
  [['people'], { speakerIds: ['y', 'unknown'] }, ['+ Y', '- X']],
  [['time', 'hall'], { start: at('2025-10-16T11:30'), room: null }, ['11:00–12:15 > 11:30–12:15', 'Desna > no hall']],
])('%j', (kinds, other, expected) => expect(lines(kinds, other)).toEqual(expected))

it('who is not published in the language is not named in it, and a session that was not is new there', () => {
  const known: Record<string, Person> = {
    y: aPerson({ id: 'y', name: inSome({ uk: 'Ю', en: '-' }) }),
    z: aPerson({ id: 'z', name: inAll('Z') }),
  }
  const say = { words, locale: 'en', person: (id: string) => known[id] } as const
  const change = (kind: ChangeKind, from: Partial<ProgrammeEvent>, to: Partial<ProgrammeEvent>) =>
    changeLines(
      {
        eventId: 'a',
        at: 0,
        kinds: [kind],
        before: factsOf(anEvent({ ...own, ...from })),
        after: factsOf(anEvent({ ...own, ...to })),
      },
      say,
    )
  expect(change('people', {}, { speakerIds: ['y', 'z'] })).toEqual(['+ Z'])
  expect(change('people', {}, { speakerIds: ['y'] })).toEqual([])
  expect(change('title', { title: inSome({ uk: 'Б', en: '-' }) }, { title: inAll('B') })).toEqual([
    'new: 16 October, 11:00–12:15, Desna',
  ])
})

it('a hall of the same name is no other hall', () =>
  expect(lines(['hall'], { room: aRoom({ id: 'twin', title: inAll('Desna') }) })).toEqual([]))

const options = { words, locale: 'en', person: () => undefined } as const
const walk = aSideEvent({ id: 'walk', location: inAll('A square') })

it.each([
  ['a session', before, 'new: 16 October, 11:00–12:15, Desna'],
  ['a session of no time and hall', anEvent({ start: null, end: null }), 'new'],
  ['an event around the forum', walk, 'new beside: A square'],
])('%s that is new says so, and when and where it is', (_, event, expected) =>
  expect(changeLines({ eventId: 'a', at: 0, kinds: ['new'], before: null, after: factsOf(event) }, options)).toEqual([expected]),
)

it('an event around the forum that goes to another place names both, with the hall where it is in one', () => {
  const after = factsOf({ ...walk, room: aRoom({ title: inAll('Desna') }), location: inAll('A stage') })
  expect(changeLines({ eventId: 'a', at: 0, kinds: ['hall'], before: factsOf(walk), after }, options)).toEqual([
    'A square > Desna, A stage',
  ])
})

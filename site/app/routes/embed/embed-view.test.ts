import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import type { SideEvent } from '@forum/domain/programme/programme.ts'
import { anEvent, aRoom, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, test } from 'vitest'
import { embedView } from './embed-view.ts'

const at = (moment: string) => parseMoment(moment)
const [hall, stage] = [aRoom({ id: 'hall', title: inAll('Hall') }), aRoom({ id: 'stage', title: inAll('Stage'), number: 2 })]
const forum = aForum({
  days: ['16', '17'].map((day) => ({ id: day, slug: `d${day}`, date: `2025-10-${day}`, title: inAll('') })),
  events: [
    anEvent({ id: 'a', dayId: '16', start: at('2025-10-16T09:00'), room: hall }),
    anEvent({ id: 'b', dayId: '16', start: at('2025-10-16T10:00'), room: stage }),
    anEvent({ id: 'lunch', dayId: '16', start: at('2025-10-16T12:00'), kind: 'break' }),
    anEvent({ id: 'c', dayId: '17', start: at('2025-10-17T09:00'), room: hall }),
  ],
})

function viewOf(
  day: string | null,
  room: string | null,
  { isCancelled = false, year = null as string | null, sideEvents = [] as SideEvent[] } = {},
) {
  const forums = [{ ...forum, isCancelled }, aForum({ year: 2019, days: forum.days, events: forum.events.slice(0, 1) })]
  const services = servicesWith({ forums, sideEvents })
  const { title, days } = embedView(services, catalogues.en.embed, 'en', { year, day, room })
  return [title, days.map(({ rows }) => rows.map(({ key }) => key).join())]
}

test.each<[string | null, string | null, string, string[]]>([
  [null, null, 'Programme of the 2025 forum', ['a,b,lunch', 'c']],
  ['d16', null, 'Programme of the 2025 forum: 16 October', ['a,b,lunch']],
  [null, 'hall', 'Programme of the 2025 forum: Hall', ['a,lunch', 'c']],
  ['d16', 'stage', 'Programme of the 2025 forum: 16 October, Stage', ['b,lunch']],
  ['d18', null, 'Programme of the 2025 forum', []],
  [null, 'cellar', 'Programme of the 2025 forum', []],
])('of day %s and hall %s it shows what is there', (day, room, title, days) => {
  expect(viewOf(day, room)).toEqual([title, days])
})

const sides = [
  aSideEvent({ id: 'walk', start: at('2025-10-16T09:30') }),
  aSideEvent({ id: 'dinner', start: at('2025-10-18T19:00') }),
  aSideEvent({ id: 'show', start: at('2025-10-17T19:00'), room: hall }),
  aSideEvent({ id: 'unplanned' }),
]

test.each<[string | null, string | null, string[]]>([
  [null, null, ['a,side-walk,b,lunch', 'c,side-show', 'side-dinner']],
  ['d16', null, ['a,side-walk,b,lunch']],
  [null, 'hall', ['a,lunch', 'c,side-show']],
])('what happens around the forum stands on its day: %s, %s', (day, room, days) =>
  expect(viewOf(day, room, { sideEvents: sides })[1]).toEqual(days),
)

test('of a cancelled edition nothing happens around it', () =>
  expect(viewOf(null, null, { isCancelled: true, sideEvents: sides })[1]).toEqual([]))

test('a cancelled edition has nothing to show', () =>
  expect(viewOf(null, null, { isCancelled: true })).toEqual(['Programme of the 2025 forum', []]))

test.each<[string, string, string[]]>([
  ['2019', 'Programme of the 2019 forum', ['a']],
  ['2025', 'Programme of the 2025 forum', ['a,b,lunch', 'c']],
  ['1999', 'Programme of the 1999 forum', []],
  ['soon', 'Programme of the 2025 forum', []],
  ['', 'Programme of the 2025 forum', []],
])('of the edition %j it shows what is there', (year, title, days) => expect(viewOf(null, null, { year })).toEqual([title, days]))

test('a language without the edition is led home, not to a programme that is not there', () => {
  const programmeOf = (...forums: (typeof forum)[]) =>
    embedView(servicesWith({ forums }), catalogues.en.embed, 'en', { year: null, day: null, room: null }).programme
  expect(programmeOf(forum)).toBe('/en/forum/2025/program')
  expect([programmeOf({ ...forum, title: inAll('-') }), programmeOf()]).toEqual(['/en', '/en'])
})

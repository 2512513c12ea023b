import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { SideEvent } from '@forum/domain/programme/programme.ts'
import { anEvent, aRoom, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { eventKey, sessionKey, writeSelection } from '@forum/domain/programme/selection.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, test } from 'vitest'
import { myView } from './my-view.ts'

const at = (text: string) => parseMoment(`2025-10-${text}`) as number
const days = [16, 17].map((day) => ({ id: `${day}`, slug: `2025-10-${day}`, date: `2025-10-${day}`, title: inAll('Форум') }))
const hall = aRoom({ id: 'hall' })
const event = (id: string, start: string | null, own: object = {}) =>
  anEvent({ id, start: start === null ? null : at(start), room: hall, dayId: start?.slice(0, 2) ?? null, ...own })
const forum = aForum({
  days,
  events: [
    event('a', '16T10:00'),
    event('lunch', '16T13:00', { kind: 'break' }),
    event('b', '17T10:00'),
    event('later', null),
    event('ukrainian', '17T12:00', { title: inSome({ uk: 'Лише тут', en: '-' }) }),
  ],
})
const film = aSideEvent({
  id: 'a',
  slug: 'film',
  forumYear: 2025,
  start: at('16T09:00'),
  end: at('16T09:40'),
  location: inAll('Кінозал'),
})
const walk = aSideEvent({ id: 'walk', start: at('14T10:00') })
const someday = aSideEvent({ id: 'someday', forumYear: 2025, location: inAll('Двір') })
const withSideEvents = (sideEvents: SideEvent[]) => servicesWith({ forums: [forum], sideEvents }, { now: at('16T10:10') })
const services = withSideEvents([])
const drawn: string[] = []
const draw = (address: string) => {
  drawn.push(address)
  return { size: 1, path: '', disc: null }
}
const view = (selection: string | null, of = forum) => myView(services, of, { selection, locale: 'uk', draw })
const slugs = ({ days: shown }: ReturnType<typeof view>) =>
  shown.map(({ date, rows }) => [date, ...rows.map(({ to }) => to?.split('/').at(-1))])

test('an empty own programme can begin with what of the first day is not over; a shared one needs no beginning', () => {
  const over = event('over', '16T09:00', { end: at('16T10:00') })
  const begun = aForum({ ...forum, start: at('16T09:00'), events: [over, ...forum.events] })
  expect(view(null, begun).first.map(({ star }) => star?.key)).toEqual([sessionKey('a')])
  expect(view(sessionKey('a'), begun).first).toEqual([])
})

test('without a selection every session is there, for the browser to choose from; breaks are not', () => {
  const own = view(null)
  expect(slugs(own)).toEqual([
    ['2025-10-16', 'a'],
    ['2025-10-17', 'b', 'ukrainian'],
  ])
  expect(own.untimed.map(({ star }) => star?.key)).toEqual([sessionKey('later')])
  expect(own.shared).toBe(null)
})

test('a shared selection is drawn alone, with its code, whatever order it came in', () => {
  const selection = writeSelection(['later', 'b', 'a'].map(sessionKey))
  const shared = view(selection)
  expect(slugs(shared)).toEqual([
    ['2025-10-16', 'a'],
    ['2025-10-17', 'b'],
  ])
  expect(shared.shared).toMatchObject({ unknown: '', isBroken: false, keys: ['a', 'b', 'later'].map(sessionKey) })
  expect(shared.summary).toBe('3\u00a0події, Форум 2025')
  expect(drawn.at(-1)).toBe(`https://forum.example/uk/forum/2025/my?s=${writeSelection(['a', 'b', 'later'].map(sessionKey))}`)
})

test.each([
  ['', { keys: [], unknown: '', isBroken: false, code: null }],
  ['zzzzzz', { keys: [], unknown: '1 подія', isBroken: false, code: null }],
  [sessionKey('lunch'), { keys: [], unknown: '1 подія', isBroken: false, code: null }],
  [`${sessionKey('a')}zzzzzzyyyyyyabc`, { keys: [sessionKey('a')], unknown: '2 події', isBroken: true }],
])('of the selection "%s" what is not in the programme is said', (selection, expected) => {
  expect(view(selection).shared).toMatchObject(expected)
})

test('in another language a session that is not published there is one of the unknown', () => {
  const shared = myView(services, forum, { selection: sessionKey('ukrainian'), locale: 'en', draw }).shared
  expect(shared).toMatchObject({ keys: [], unknown: '1 event' })
})

test('a cancelled edition has no programme of anybody', () => {
  expect(view(null, { ...forum, isCancelled: true }).days).toEqual([])
})

test('events around the forum stand on their days among the sessions, those without a time below them', () => {
  const own = myView(withSideEvents([film, walk, someday]), forum, { selection: null, locale: 'uk', draw })
  expect(slugs(own).slice(0, 2)).toEqual([
    ['2025-10-14', 'walk'],
    ['2025-10-16', 'film', 'a'],
  ])
  expect(own.untimed.find(({ star }) => star?.key === eventKey(someday))).toMatchObject({
    to: '/uk/forum/2025/side/someday',
    room: { name: 'В іншому місці Києва' },
    aside: ['Двір'],
  })
})

test('a shared side event is another than the session of its number, and both know how long the way between them takes', () => {
  const keys = [eventKey(film), sessionKey('a')]
  const show = (selection: string) => myView(withSideEvents([film]), forum, { selection, locale: 'uk', draw })
  expect(slugs(show(eventKey(film)))).toEqual([['2025-10-16', 'film']])
  const { days: shown } = show(writeSelection(keys))
  const notes = shown.flatMap(({ rows }) => rows.flatMap((row) => row.notes ?? []))
  expect(notes).toEqual([
    expect.stringMatching(/«a» .* Києва: .* 20\u00a0хвилин/),
    expect.stringMatching(/«film» .* Києва: .* 20\u00a0хвилин/),
  ])
})

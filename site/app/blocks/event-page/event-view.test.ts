import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import type { SideEvent } from '@forum/domain/programme/programme.ts'
import { anEvent, aSideEvent, aTopic } from '@forum/domain/programme/programme-builder.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { at } from '@forum/site/app/whole-site-builder.ts'
import { expect, test } from 'vitest'
import { descriptionOf, eventView, headTitleOf } from './event-view.ts'

const people = [aPerson({ id: 'olena' }), aPerson({ id: 'taras' }), aPerson({ id: 'hidden', name: inAll('-') })]

function view(own: Partial<SideEvent>, now = '2025-09-09T12:00') {
  return eventView(servicesWith({ people }, { now: at(now) }), aForum({ year: 2025 }), aSideEvent({ id: 'walk', ...own }), 'uk')
}

test('who moderates and speaks is named once, as a moderator; who is not known or not published is left out', () => {
  const { moderators, speakers } = view({ moderatorIds: ['olena'], speakerIds: ['olena', 'taras', 'gone', 'hidden'] })
  expect([moderators, speakers].map((list) => list.map(({ slug }) => slug))).toEqual([['olena'], ['taras']])
})

test.each([
  ['before it', '2025-10-14T17:00', 'https://walks.example/a'],
  ['while it runs', '2025-10-14T19:00', 'https://walks.example/a'],
  ['after its end', '2025-10-14T20:00', null],
])('one registers %s: %s', (_, now, expected) => {
  const times = { start: at('2025-10-14T18:00'), end: at('2025-10-14T20:00') }
  expect(view({ ...times, registrationUrl: 'https://walks.example/a' }, now).registration).toBe(expected)
})

test('its topic leads to the programme of that topic, if the programme has any', () => {
  const topic = aTopic({ slug: 'power & light', title: inSome({ uk: 'Струм' }) })
  const topicIn = (events: ReturnType<typeof anEvent>[], own: Partial<SideEvent>) =>
    eventView(servicesWith({ people }, { now: 0 }), aForum({ year: 2025, events }), aSideEvent(own), 'uk').topic
  expect(topicIn([anEvent({ topic })], { topic })).toEqual({
    title: 'Струм',
    to: '/uk/forum/2025/program?topic=power+%26+light',
  })
  expect(topicIn([anEvent({})], { topic })).toEqual({ title: 'Струм', to: null })
  expect(topicIn([anEvent({ topic })], {})).toBeNull()
})

test('without a start it has no time and nothing for a calendar, but a description for those with whom it is shared', () => {
  const own = view({ location: inAll('Поштова площа'), language: 'uk' })
  expect([own.when, own.sharedTime]).toEqual([null, null])
  expect(descriptionOf(own, 'uk')).toBe('Панель, Поштова площа')
})

test('a description without words is none, one of another language is said to be of that', () => {
  expect(view({ description: inSome({ uk: [{ tag: 'p', children: [' '] }] }) }).description).toBe(null)
  expect(view({ location: inSome({ en: 'A square' }) }).location).toEqual({ text: 'A square', lang: 'en' })
})

test.each([
  ['uk', 'Скасовано: Прогулянка', 'Скасовано. Біля води'],
  ['en', 'Cancelled: Прогулянка', 'Cancelled. Біля води'],
  ['ru', 'Отменено: Прогулянка', 'Отменено. Біля води'],
] as const)('what is cancelled says so in %s wherever it is shared or listed', (locale, title, description) => {
  const own = { title: inAll('Прогулянка'), description: inAll([{ tag: 'p' as const, children: ['Біля води'] }]) }
  const [off, on] = [true, false].map((isCancelled) => view({ ...own, isCancelled }))
  expect([off, on].map((one) => one && headTitleOf(one, locale))).toEqual([title, 'Прогулянка'])
  expect([off, on].map((one) => one && descriptionOf(one, locale))).toEqual([description, 'Біля води'])
})

import { resolveYear } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { nothingAsked } from '@forum/site/app/blocks/people-list/stage.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, it } from 'vitest'
import { speakersOfYearView } from './speakers-of-year-view.ts'

const english = catalogues.en

const person = (id: string, own: Partial<Person> = {}): Person =>
  aPerson({ id, slug: `person-${id}`, name: inAll(`Person ${id}`), ...own })
const forum = (own: Partial<Forum> = {}) => aForum({ start: 1000, end: 2000, speakerIds: ['2', '1'], ...own })

const people = [person('1'), person('2'), person('3')]
const viewOf = (one: Forum, now = 0, here: readonly Person[] = people) => {
  return speakersOfYearView(servicesWith({ people: here }, { now }), one, 'en', nothingAsked)
}

it('shows the people of the edition in the editor’s order', () => {
  expect(viewOf(forum()).list.large.map(({ slug }) => slug)).toEqual(['person-2', 'person-1'])
})

it('leaves out those who are unknown or not published in the language', () => {
  const [, ...others] = people
  const ukrainian = person('1', { name: inSome({ uk: 'Особа', en: '-', ru: '-' }) })
  expect(viewOf(forum({ speakerIds: ['9', '1', '2'] }), 0, [ukrainian, ...others]).list.large.map(({ slug }) => slug)).toEqual([
    'person-2',
  ])
})

it('nobody is announced for a cancelled edition, and the reason is said', () => {
  expect(viewOf(forum({ isCancelled: true, cancelledNote: inAll('Plague') }))).toMatchObject({
    list: { total: 0 },
    nobody: { title: english.forum.cancelled, text: 'Plague' },
  })
})

it('names are promised only for an edition that is not over', () => {
  const day = 86_400_000
  expect(viewOf(forum({ speakerIds: [] }), 0).nobody).toMatchObject({ title: english.people.noneYet })
  expect(viewOf(forum({ speakerIds: [] }), 3 * day).nobody).toEqual({ title: english.people.nobodyKnown, text: null })
})

it.each([
  [undefined, 2025],
  ['2019', 2019],
  ['0000', 0],
  ['20199', undefined],
  ['2019a', undefined],
  ['', undefined],
])('the year of a path: %s is %s', (segment, expected) => expect(resolveYear(segment, 2025)).toBe(expected))

import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { TeamMember } from '@forum/domain/people/person.ts'
import { aMember } from '@forum/domain/people/person-builder.ts'
import { expect, it } from 'vitest'
import { memberView, teamView } from './team-view.ts'

const member = (slug: string, category: TeamMember['category'], own: Partial<TeamMember> = {}): TeamMember =>
  aMember({ slug, category, ...own })

const team = [
  member('worker', 'team', { phone: '+38 044 000', email: 'a@forum.example' }),
  member('chair', 'supervisors'),
  member('second', 'team'),
  member('away', 'team', { name: inSome({ uk: 'Так', en: '-', ru: 'Да' }) }),
]
const services = { content: { team: () => team } }

it('stands by category in the order of the page, without empty ones and without those not published in the language', () => {
  const outline = teamView(services, 'en').map(({ category, members }) => [category, ...members.map(({ slug }) => slug)])
  expect(outline).toEqual([
    ['supervisors', 'chair'],
    ['team', 'worker', 'second'],
  ])
})

it.each([
  ['nobody', 'uk', false],
  ['away', 'en', false],
  ['away', 'uk', true],
] as const)('%s in %s has a page: %s', (slug, locale, exists) => {
  expect(memberView(services, locale, slug) !== undefined).toBe(exists)
})

it('a member is reached by telephone and e-mail and stands beside four others, those of the category first', () => {
  const view = memberView(services, 'en', 'worker')
  expect(view?.member.links.map(({ url }) => url)).toEqual(['tel:+38044000', 'mailto:a@forum.example'])
  expect(view?.member.others.map(({ slug }) => slug)).toEqual(['second', 'chair'])
  const crowd = { content: { team: () => [...team, ...['a', 'b', 'c', 'd'].map((slug) => member(slug, 'team'))] } }
  expect(memberView(crowd, 'en', 'worker')?.member.others.map(({ slug }) => slug)).toEqual(['second', 'a', 'b', 'c'])
  expect(memberView(services, 'uk', 'away')?.locales).toEqual(['uk', 'ru'])
})

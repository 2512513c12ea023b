import type { Forum, PartnerGroup } from '@forum/domain/forum/forum.ts'
import { aForum, aPartner, aPartnerGroup } from '@forum/domain/forum/forum-builder.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, it } from 'vitest'
import { partnersView } from './partners-view.ts'

const group = (id: string, ...partners: string[]): PartnerGroup =>
  aPartnerGroup({ id, title: inSome({ uk: id }), partners: partners.map((slug) => aPartner({ slug })) })
const forum = (year: number, ...partnerGroups: PartnerGroup[]) => aForum({ year, partnerGroups })

const view = (...forums: Forum[]) => partnersView(servicesWith({ forums }), 'uk')

it('are those of the current edition; earlier ones follow, without editions that had none or are still to come', () => {
  const shown = view(forum(2026, group('a', 'x')), forum(2025, group('b', 'x')), forum(2024, group('c', 'x')), forum(2023))
  expect(shown.groups.map(({ id }) => id)).toEqual(['b'])
  expect(shown.earlier.map(({ year }) => year)).toEqual([2024])
})

it('a partner in two groups counts once', () => {
  expect(view(forum(2024, group('a', 'x', 'y'), group('b', 'y'))).earlier[0]?.count).toBe(2)
})

it('there may be none', () => {
  expect(view()).toEqual({ year: 2025, groups: [], earlier: [] })
})

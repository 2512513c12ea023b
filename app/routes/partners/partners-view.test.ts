import { expect, it } from 'vitest'
import type { Forum, Partner, PartnerGroup } from '#domain/forum/forum.ts'
import { partnersView } from './partners-view.ts'

const nothing = { uk: null, en: null, ru: null }
const partner = (slug: string): Partner => ({
  id: slug,
  slug,
  title: { ...nothing, uk: slug },
  logo: null,
  logoDark: null,
  url: null,
  description: nothing,
})
const group = (id: string, ...partners: string[]): PartnerGroup => ({
  id,
  title: { ...nothing, uk: id },
  size: 'small',
  partners: partners.map(partner),
})
const forum = (year: number, ...partnerGroups: PartnerGroup[]) => ({ year, partnerGroups }) as unknown as Forum

const view = (...forums: Forum[]) =>
  partnersView(
    {
      content: { forums: () => forums },
      settings: { siteUrl: '', currentForumYear: 2025, analyticsId: null, isDevelopment: false },
    },
    'uk',
  )

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

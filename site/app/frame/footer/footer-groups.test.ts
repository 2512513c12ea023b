import { catalogues } from '@forum/messages/catalogues.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { expect, test } from 'vitest'
import { copyrightYears, footerGroups } from './footer-groups.ts'

const catalogue = catalogues.en

const frame = {
  currentYear: 2025,
  previousYear: 2024,
  buyPath: '/forum/2025/by-card',
  previousHas: { speakers: true, programme: true },
  hasNews: true,
  hasMaterials: true,
  hasPhotos: true,
  hasVideos: true,
  day: { mark: '', text: null, hasShelter: true },
} as FrameView

const paths = (own: Partial<FrameView>) =>
  footerGroups({ ...frame, ...own }, catalogue).map(({ links }) => links.map(({ path }) => path))

test('the group of the previous edition leads to its people and, while tickets are sold, to those of the current one', () => {
  expect(paths({})[1]).toEqual(['/forum/2024/speakers', '/forum/2024/program', '/forum/2025/tickets'])
  expect(paths({ buyPath: null })[1]).toEqual(['/forum/2024/speakers', '/forum/2024/program'])
})

test('without a previous edition the group is of the current one', () => {
  const group = footerGroups({ ...frame, previousYear: null }, catalogue)[1]
  expect(group).toMatchObject({ title: 'Forum 2025', links: [{ path: '/forum/2025/tickets' }] })
})

test('where the previous edition has no pages, the group is of the current one, whose tickets it leads to', () => {
  const group = footerGroups({ ...frame, previousHas: { speakers: false, programme: false } }, catalogue)[1]
  expect(group).toMatchObject({ title: 'Forum 2025', links: [{ path: '/forum/2025/tickets' }] })
  const programmeOnly = footerGroups({ ...frame, previousHas: { speakers: false, programme: true } }, catalogue)[1]
  expect(programmeOnly?.title).toBe('Forum 2024')
})

test('where there are shelters it leads to them', () => {
  const day = { mark: '', text: null, hasShelter: false }
  expect([paths({})[0], paths({ day })[0]].map((links) => links?.includes('/shelter'))).toEqual([true, false])
})

test('a group without links is left out', () => {
  const nothing = { previousYear: null, buyPath: null, hasPhotos: false, hasVideos: false, hasMaterials: false }
  expect(paths(nothing)).toHaveLength(1)
})

test.each([
  [2025, '2015–2025'],
  [2016, '2015–2016'],
  [2015, '2015'],
  [2014, '2014'],
])('in %d the copyright is of %s', (year, expected) => expect(copyrightYears(year)).toBe(expected))

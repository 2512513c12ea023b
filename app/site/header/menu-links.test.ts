import { expect, test } from 'vitest'
import { catalogue } from '#messages/en/catalogue.ts'
import type { FrameView } from '../frame/frame-view.ts'
import { desktopMenu, mobileMenu } from './menu-links.ts'

const full = {
  currentYear: 2025,
  previousYear: 2024,
  archive: [2023, 2022],
  hasSpeakers: true,
  hasProgramme: true,
  hasPhotos: true,
  hasVideos: true,
  hasNews: true,
} as unknown as FrameView

const nothing = {
  ...full,
  previousYear: null,
  archive: [],
  hasSpeakers: false,
  hasProgramme: false,
  hasPhotos: false,
  hasVideos: false,
  hasNews: false,
} as unknown as FrameView

const paths = (entries: ReturnType<typeof desktopMenu>) =>
  entries.map((entry) => ('links' in entry ? entry.links.map(({ path }) => path) : entry.path))

test('the menu of wide screens', () => {
  expect(paths(desktopMenu(full, catalogue))).toEqual([
    '/forum/2025/speakers',
    '/forum/2025/program',
    ['/about#mission', '/about#organizers', '/about#partners'],
    ['/forum/2023', '/forum/2022'],
    ['/photos', '/videos'],
    '/contacts',
  ])
  expect(paths(desktopMenu(nothing, catalogue))).toEqual([
    ['/about#mission', '/about#organizers', '/about#partners'],
    '/contacts',
  ])
})

test('the menu of narrow screens', () => {
  const { first, second } = mobileMenu(full, catalogue)
  expect(first.map(({ path }) => path)).toEqual(['/about', '/forum/2025/speakers', '/forum/2025/program', '/forum/2024'])
  expect(second.map(({ path }) => path)).toEqual(['/photos', '/news', '/contacts'])
  const bare = mobileMenu(nothing, catalogue)
  expect([...bare.first, ...bare.second].map(({ path }) => path)).toEqual(['/about', '/contacts'])
})

test('a gallery of videos alone leads to them', () => {
  expect(mobileMenu({ ...nothing, hasVideos: true }, catalogue).second[0]).toEqual({ path: '/videos', label: 'Gallery' })
})

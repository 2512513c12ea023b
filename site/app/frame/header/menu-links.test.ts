import { catalogues } from '@forum/messages/catalogues.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { expect, test } from 'vitest'
import { desktopMenu, mobileMenu } from './menu-links.ts'

const catalogue = catalogues.en

const full = {
  currentYear: 2025,
  previousYear: 2024,
  archive: [2023, 2022],
  hasSpeakers: true,
  hasProgramme: true,
  hasPhotos: true,
  hasVideos: true,
  hasNews: true,
  hasBroadcasts: true,
  hasPartnership: true,
  buyPath: '/forum/2025/by-card',
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
  hasBroadcasts: false,
  hasPartnership: false,
  buyPath: null,
} as unknown as FrameView

const paths = (entries: ReturnType<typeof desktopMenu>) =>
  entries.map((entry) => ('links' in entry ? entry.links.map(({ path }) => path) : entry.path))

test('the menu of wide screens', () => {
  expect(paths(desktopMenu(full, catalogue))).toEqual([
    '/forum/2025/speakers',
    '/forum/2025/program',
    ['/about#mission', '/about#organizers', '/about#partners', '/partnership', '/news', '/accreditation'],
    ['/forum/2023', '/forum/2022'],
    ['/photos', '/videos', '/forum/2025/broadcast'],
    '/contacts',
  ])
  expect(paths(desktopMenu(nothing, catalogue))).toEqual([
    ['/about#mission', '/about#organizers', '/about#partners', '/accreditation'],
    '/contacts',
  ])
})

test('the menu of narrow screens', () => {
  const { first, second } = mobileMenu(full, catalogue)
  expect(first.map(({ path }) => path)).toEqual([
    '/forum/2025/tickets',
    '/about',
    '/forum/2025/speakers',
    '/forum/2025/program',
    '/forum/2024',
  ])
  expect(second.map(({ path }) => path)).toEqual([
    '/search',
    '/forum/2025/broadcast',
    '/photos',
    '/news',
    '/accreditation',
    '/partnership',
    '/contacts',
    '/lost-tickets',
  ])
  const bare = mobileMenu(nothing, catalogue)
  expect([...bare.first, ...bare.second].map(({ path }) => path)).toEqual([
    '/about',
    '/search',
    '/accreditation',
    '/contacts',
    '/lost-tickets',
  ])
})

test('a gallery of videos alone leads to them', () => {
  expect(mobileMenu({ ...nothing, hasVideos: true }, catalogue).second[1]).toEqual({ path: '/videos', label: 'Gallery' })
})

import { expect, test } from 'vitest'
import { currentOf, holdsPage } from './current-link.ts'

test.each([
  ['/contacts', '/contacts', 'page'],
  ['/photos', '/photos?page=2', 'page'],
  ['/photos', '/photos/hall', 'true'],
  ['/forum/2023', '/forum/2023/program', 'true'],
  ['/forum/2025/program', '/forum/2025/program/price', 'true'],
  ['/forum/2025/speakers', '/speakers', undefined],
  ['/forum/2023', '/forum/2023x', undefined],
  ['/about#mission', '/about', undefined],
  ['/contacts', undefined, undefined],
] as const)('the link %s on the page %s is current: %s', (link, page, expected) => expect(currentOf(link, page)).toBe(expected))

test.each([
  [['/about#mission', '/about#partners'], '/about', true],
  [['/forum/2023', '/forum/2022'], '/forum/2022/speakers', true],
  [['/forum/2023', '/forum/2022'], '/forum/2025', false],
  [['/photos', '/videos'], undefined, false],
])('the group %j holds %s: %s', (links, page, expected) => expect(holdsPage(links, page)).toBe(expected))

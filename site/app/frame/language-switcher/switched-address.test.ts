import { expect, test } from 'vitest'
import type { ShownPage } from '../page-info/page-info.tsx'
import { switchedAddress } from './switched-address.ts'

const page = { path: '/news/prices', locales: ['uk', 'ru'], nearestList: '/news' } as unknown as ShownPage

test.each([
  ['a page where it exists', '/news/prices', page, false, 'ru', '/news/prices', true],
  ['a page where it does not', '/news/prices', page, false, 'en', '/news', false],
  [
    'an address as it was asked for, its query with it',
    '/forum/program?day=2',
    { ...page, locales: ['en'] },
    false,
    'en',
    '/forum/program?day=2',
    true,
  ],
  ['a page whose list is not there either', '/news/prices', { ...page, listLocales: ['uk', 'ru'] }, false, 'en', '', false],
  ['a missing item', '/photos/nothing?picture=2', undefined, true, 'uk', '/photos', false],
  ['a missing list', '/photos', undefined, true, 'uk', '', false],
  ['a missing address', '/no/such/page', undefined, true, 'en', '', false],
  ['a missing year', '/forum/1999/program', undefined, true, 'en', '', false],
  ['a page that failed', '/speakers', undefined, false, 'en', '/speakers', true],
] as const)('%s', (_, path, info, isMissing, locale, expected, isSamePage) =>
  expect(switchedAddress(path, info as ShownPage | undefined, isMissing, locale)).toEqual({ path: expected, isSamePage }),
)

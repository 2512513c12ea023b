import { expect, test } from 'vitest'
import { pageOfRoutes } from './page-kind.ts'

test.each([
  [['root', 'language', 'lang'], 'home'],
  [['root', 'language', 'lang-forum-year-tickets'], 'ticket'],
  [['root', 'language', 'lang-news'], undefined],
  [[], undefined],
])('%j is a page of the kind %s', (names, expected) => expect(pageOfRoutes(names)?.kind).toBe(expected))

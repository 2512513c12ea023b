import { expect, test } from 'vitest'
import { pageOfRoutes } from './page-kind.ts'

test.each([
  [['root', 'language', 'lang'], 'home'],
  [['root', 'language', 'lang-contacts'], 'contacts'],
  [['root', 'language', 'lang-forum-year-tickets'], 'ticket'],
  [['root', 'language', 'lang-forum-year-by-card'], 'ticket'],
  [['root', 'language', 'lang-forum-year-by-bank'], 'ticket'],
  [['root', 'language', 'lang-forum-year-by-form'], 'ticket'],
  [['root', 'language', 'lang-forum-year-booking'], 'ticket'],
  [['root', 'language', 'lang-callback'], 'callback'],
  [['root', 'language', 'lang-subscribe'], 'acting'],
  [['root', 'language', 'lang-forum-year'], 'edition'],
  [['root', 'language', 'lang-forum-year-program-slug'], 'acting'],
  [['root', 'language', 'lang-news'], undefined],
  [[], undefined],
])('%j is a page of the kind %s', (names, expected) => expect(pageOfRoutes(names)?.kind).toBe(expected))

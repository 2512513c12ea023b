import { expect, test } from 'vitest'
import { headerState } from './header-state.ts'

test.each([
  ['home', 0, 0, 'top'],
  ['home', 800, 1, 'top'],
  ['home', 801, 0, 'fixed'],
  ['home', 801, 1, 'inverted'],
  ['other', 50, 1, 'top'],
  ['other', 51, 0, 'fixed'],
  ['other', 51, 0.49, 'fixed'],
  ['other', 51, 0.5, 'inverted'],
  ['ticket', 51, 1, 'inverted'],
  ['contacts', -20, 1, 'top'],
] as const)('%s scrolled %d px of a screen of 800, %d over white: %s', (page, scrollY, whiteShare, expected) =>
  expect(headerState({ page, scrollY, screenHeight: 800, whiteShare })).toBe(expected),
)

import { expect, test } from 'vitest'
import { headerState } from './header-state.ts'

test.each([
  [true, 0, 0, 'top'],
  [true, 800, 1, 'top'],
  [true, 801, 0, 'fixed'],
  [true, 801, 1, 'inverted'],
  [false, 50, 1, 'top'],
  [false, 51, 0, 'fixed'],
  [false, 51, 0.49, 'fixed'],
  [false, 51, 0.5, 'inverted'],
  [false, -20, 1, 'top'],
] as const)('home: %s, scrolled %d px of a screen of 800, %d over white: %s', (isHome, scrollY, share, expected) =>
  expect(headerState({ isHome, scrollY, screenHeight: 800, whiteBelow: () => share })).toBe(expected),
)

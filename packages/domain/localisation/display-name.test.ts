import { expect, test } from 'vitest'
import { countryName, languageName } from './display-name.ts'

test.each([
  ['uk', 'uk', 'українська'],
  ['en', 'uk', 'англійська'],
  ['uk', 'en', 'Ukrainian'],
  ['en', 'ru', 'английский'],
  ['zz', 'uk', 'zz'],
  ['no language', 'uk', 'no language'],
] as const)('the language %s in %s is %s', (code, locale, name) => expect(languageName(code, locale)).toBe(name))

test.each([
  ['UA', 'uk', 'Україна'],
  ['PL', 'en', 'Poland'],
  ['ZZX', 'uk', null],
  ['no country', 'ru', null],
  ['ZZ', 'en', null],
  ['zz', 'uk', null],
  ['EU', 'ru', null],
  ['XK', 'en', 'Kosovo'],
] as const)('the country %s in %s is %s', (code, locale, name) => expect(countryName(code, locale)).toBe(name))

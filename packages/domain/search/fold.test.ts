import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { isFound } from './match.ts'

describe('a person is found', () => {
  const key = fold('Олена Горбенко', 'Olena Horbenko', 'заступниця міністра', 'Уряд України')
  it.each([
    ['in any case', 'ГОРБЕНКО'],
    ['by a part of a word', 'горбен'],
    ['by words in any order', 'горбенко олена'],
    ['by a name in another language', 'horbenko'],
    ['by company and name together', 'уряд олена'],
    ['with spaces around', '  олена '],
    ['by an empty query', ''],
    ['by a query of signs only', '«—»'],
  ])('%s', (_, query) => expect(isFound(key, query)).toBe(true))
  it.each([
    ['when one of the words is missing', 'олена савицька'],
    ['across the border of two words', 'оленагорбенко'],
  ])('but not %s', (_, query) => expect(isFound(key, query)).toBe(false))
})

it.each([
  ["Дем'яненко", 'Демʼяненко'],
  ['Дем’яненко', "дем'яненко"],
  ['Демʼяненко', 'демяненко'],
  ['Мая Ліндквіст-Берг', 'ліндквіст берг'],
  ['Мая Ліндквіст-Берг', 'ліндквіст-берг'],
  ['Aylin Demirkaya', 'AYLİN'],
  ['Łukasz Wójcik', 'lukasz wojcik'],
  ['Søren Åberg', 'soren aberg'],
  ['Петр Вондра́чек', 'вондрачек'],
  ['Ґудзь', 'гудзь'],
  ['Їжакевич', 'іжакевич'],
  ['Йоахім', 'Йоахім'],
  ['«Гранат Енерго»', 'гранат енерго'],
  ['Гімназія №7', 'гімназія no7'],
  ['Гімназія №7', '№7'],
  ['Weſt ﬁlm', 'west film'],
  ['ᴷiev Ⅻ ℌ', 'kiev xii h'],
  ['Дем´яненко', 'демяненко'],
  ['Дем´яненко', 'Дем’яненко'],
  ['Демʹяненко', 'демяненко'],
  ['Демʻяненко', 'Демˈяненко'],
  ['Straße ẞ', 'strasse ss'],
  ['Гор\u00adбенко', 'горбенко'],
  ['Олена\u200bГорбенко', 'олена горбенко'],
  ['Йосиф', 'И\u0306осиф'],
  ['Ольга\u00a0Ім', 'ольга ім'],
  ['Ｋｉｅｖ', 'kiev'],
])('%s is found by %s', (name, query) => expect(isFound(fold(name), query)).toBe(true))

it('a key stays as it is when a key is made of it', () => {
  const changed: string[] = []
  for (let code = 0; code < 0x1_f000; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    for (const text of [String.fromCodePoint(code), `x${String.fromCodePoint(code)}y`]) {
      const key = fold(text)
      if (fold(key) !== key) changed.push(code.toString(16))
    }
  }
  expect(changed).toEqual([])
})

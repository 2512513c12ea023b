import { expect, test } from 'vitest'
import { codeKey, codeKeys } from './typed-code.ts'

test.each([
  'partner10',
  'Partner 10',
  ' PARTNER10\u00a0',
  'PARTNER-10',
  'PARTNER–10',
  'P A R T N E R 1 0',
  'PARTNER10.',
  'PARTNER10,',
  '«PARTNER10»',
  '„PARTNER10“',
  '"PARTNER10"',
  '(PARTNER10)',
  'PART\u00adNER\u200b10',
  'ＰＡＲＴＮＥＲ１０',
  // Cyrillic letters that look the same: Р, А, Т, Е
  'РARTNER10',
  'РАRТNЕR10',
  'partnеr10',
  // O for zero
  'PARTNER1O',
  'PARTNER1О',
  // The Ukrainian and the Russian keyboard layout
  'зфкетук10',
  'ЗФКЕТУК10',
  'Зфкетук-10.',
  'промокод PARTNER10',
  'Промокод: «PARTNER10»',
  'code: PARTNER10',
])('%j means PARTNER10', (typed) => expect(codeKeys(typed)).toContain(codeKey('PARTNER10')))

test.each([
  ['kmdsd10', 'ЛЬВІВ-10'],
  ['ЛЬBIB10', 'ЛЬВІВ-10'],
  ['.axx', 'юфчч'],
  ['[fnf', 'ХАТА'],
])('%j means %s', (typed, code) => expect(codeKeys(typed)).toContain(codeKey(code)))

test.each(['PARTNER1', 'PARTNER100', 'PARTNER20', 'PARNTER10', 'PARTNER', '', '«»', '...'])(
  '%j does not mean PARTNER10',
  (typed) => expect(codeKeys(typed)).not.toContain(codeKey('PARTNER10')),
)

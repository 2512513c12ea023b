import { expect, test } from 'vitest'
import { readEmail } from './email.ts'

test.each([
  'Олена Горбенко <olena@forum.example>',
  '"Горбенко, Олена" <olena@forum.example>;',
  '<olena@forum.example>',
  '(olena@forum.example)',
  '[olena@forum.example]',
  '«olena@forum.example»',
  '"olena@forum.example"',
  "'olena@forum.example',",
  'mailto:olena@forum.example',
  'MAILTO:olena@forum.example?subject=Forum',
  '<mailto:olena@forum.example>',
  'email: olena@forum.example',
  'e-mail: olena@forum.example',
  'olena@forum.example.',
  'olena@forum.example,',
  'olena@forum.example;',
  'olena@forum.example!',
  ' olena@forum.example\u00a0',
  'olena\u200b@forum.example',
  '\u200eolena@forum.example\u200f',
  'olena@forum\u2060.example\u2028',
  'olena@for\u00adum.example',
  '\ufeffolena@forum.example',
  'olena@forum\u034f.example\ufe0f',
  'olena＠forum.example',
  'olena@forum。example',
])('%j holds the address', (typed) => expect(readEmail(typed)).toEqual({ value: 'olena@forum.example' }))

test.each([
  ["o'brien@forum.example", "o'brien@forum.example"],
  ['Ім’я <олена@пошта.укр>', 'олена@пошта.укр'],
  ['o_+{x}@forum.example', 'o_+{x}@forum.example'],
])('%j is %j', (typed, value) => expect(readEmail(typed)).toEqual({ value }))

test.each([
  ['a@forum.example, b@forum.example', 'notEmail'],
  ['A <a@forum.example>, B <b@forum.example>', 'notEmail'],
  ['a@forum.example b@forum.example', 'notEmail'],
  ['Олена <olena>', 'notEmail'],
  ['<>', 'notEmail'],
  ['mailto:', 'notEmail'],
  ['olena @forum.example', 'notEmail'],
  ['оlena@forum.example', 'twoAlphabets'],
  ['<olena@forum.соm>', 'twoAlphabets'],
  [`${'<'.repeat(5000)}a@forum.example`, 'notEmail'],
])('%j: %s', (typed, fault) => expect(readEmail(typed)).toEqual({ fault }))

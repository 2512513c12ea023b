import { expect, test } from 'vitest'
import { plainText, type RichText } from './rich-text.ts'

test.each<[string, RichText, string]>([
  [
    'blocks are parted',
    [
      { tag: 'p', children: ['a'] },
      { tag: 'p', children: ['b'] },
    ],
    'a b',
  ],
  ['broken lines are parted', [{ tag: 'p', children: ['a', { tag: 'br' }, 'b'] }], 'a b'],
  ['a part of a word does not part it', [{ tag: 'p', children: ['H', { tag: 'sub', children: ['2'] }, 'O'] }], 'H2O'],
  ['a marked word keeps its comma', [{ tag: 'p', children: [{ tag: 'strong', children: ['a'] }, ', b'] }], 'a, b'],
  [
    'terms and meanings are parted',
    [
      {
        tag: 'dl',
        children: [
          { tag: 'dt', children: ['a'] },
          { tag: 'dd', children: ['b'] },
        ],
      },
    ],
    'a b',
  ],
])('%s', (_, text, expected) => expect(plainText(text)).toBe(expected))

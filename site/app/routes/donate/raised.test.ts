import type { RichNode, RichText } from '@forum/domain/rich-text/rich-text.ts'
import { expect, test } from 'vitest'
import { raisedIn } from './raised.ts'

const bold = (text: string): RichNode => ({ tag: 'strong', children: [text] })
const line = (...children: RichNode[]): RichText => [{ tag: 'p', children }]

test.each([
  [
    'the cost, then what is missing',
    line('Costs ', bold('2 400 000 ₴'), ', missing ', bold('640\u00a0000\u00a0₴')),
    { goal: 2_400_000, missing: 640_000 },
  ],
  [
    'the other way round, with commas',
    line(bold('UAH'), bold('640,000 UAH'), ' of ', bold('2,400,000 UAH')),
    { goal: 2_400_000, missing: 640_000 },
  ],
  ['one sum', line('Costs ', bold('2 400 000 ₴')), null],
  ['three sums', line(bold('1 ₴'), bold('2 ₴'), bold('3 ₴')), null],
  ['sums that are not bold', line('Costs 2 400 000 ₴, missing 640 000 ₴'), null],
  ['nothing', [], null],
] as const)('%s', (_, text, expected) => expect(raisedIn(text)).toEqual(expected))

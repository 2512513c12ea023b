import type { RichNode, RichTag, RichText } from '@forum/domain/rich-text/rich-text.ts'
import { describe, expect, it } from 'vitest'
import { bankDetailsIn } from './bank-details.ts'

const richElement = (tag: RichTag, ...children: RichNode[]): RichNode => ({ tag, children })
const account = 'UA660000000000000000000000026'
const terms = richElement(
  'dl',
  richElement('dt', 'To'),
  richElement('dd', 'Centre'),
  richElement('dt', 'IBAN'),
  richElement('dd', account),
)
const row = (...cells: string[]) => richElement('tr', ...cells.map((cell) => richElement('td', cell)))

describe('bank details', () => {
  it('are a list of terms with an account in it; what stands around it stays', () => {
    const [before, after] = [richElement('p', 'Please'), richElement('p', 'Thank you')]
    expect(bankDetailsIn([before, terms, after])).toEqual({
      before: [before],
      details: [
        { label: 'To', text: 'Centre', copied: 'Centre' },
        { label: 'IBAN', text: 'UA66 0000 0000 0000 0000 0000 0002 6'.replaceAll(' ', '\u00a0'), copied: account },
      ],
      after: [after],
    })
  })

  it('are a table of two columns, as editors draw it, however they group the account', () => {
    const table = richElement(
      'table',
      richElement('tbody', row('Отримувач', 'Центр'), row('Рахунок', 'UA66 0000 0000 0000 0000 0000 0002 6')),
    )
    expect(bankDetailsIn([table])?.details.map(({ copied }) => copied)).toEqual(['Центр', account])
  })

  it.each<[string, RichText]>([
    ['a list of other terms', [richElement('dl', richElement('dt', 'Hall'), richElement('dd', 'First floor'))]],
    [
      'an account with a slip of the pen',
      [richElement('dl', richElement('dt', 'IBAN'), richElement('dd', account.replace('6', '7')))],
    ],
    ['a table of three columns', [richElement('table', row('IBAN', account, '₴'))]],
    ['an account in running words', [richElement('p', `IBAN ${account}`)]],
    ['nothing', []],
  ])('are not seen in %s', (_, text) => {
    expect(bankDetailsIn(text)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import type { RichNode, RichTag, RichText } from '#domain/rich-text/rich-text.ts'
import { bankDetailsIn } from './bank-details.ts'

const element = (tag: RichTag, ...children: RichNode[]): RichNode => ({ tag, children })
const account = 'UA660000000000000000000000026'
const terms = element('dl', element('dt', 'To'), element('dd', 'Centre'), element('dt', 'IBAN'), element('dd', account))
const row = (...cells: string[]) => element('tr', ...cells.map((cell) => element('td', cell)))

describe('bank details', () => {
  it('are a list of terms with an account in it; what stands around it stays', () => {
    const [before, after] = [element('p', 'Please'), element('p', 'Thank you')]
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
    const table = element(
      'table',
      element('tbody', row('Отримувач', 'Центр'), row('Рахунок', 'UA66 0000 0000 0000 0000 0000 0002 6')),
    )
    expect(bankDetailsIn([table])?.details.map(({ copied }) => copied)).toEqual(['Центр', account])
  })

  it.each<[string, RichText]>([
    ['a list of other terms', [element('dl', element('dt', 'Hall'), element('dd', 'First floor'))]],
    ['an account with a slip of the pen', [element('dl', element('dt', 'IBAN'), element('dd', account.replace('6', '7')))]],
    ['a table of three columns', [element('table', row('IBAN', account, '₴'))]],
    ['an account in running words', [element('p', `IBAN ${account}`)]],
    ['nothing', []],
  ])('are not seen in %s', (_, text) => {
    expect(bankDetailsIn(text)).toBeNull()
  })
})

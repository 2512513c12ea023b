import { describe, expect, test } from 'vitest'
import { invoiceNumbersIn } from './invoice-numbers.ts'
import { matchLines, type PayableOrder } from './match-lines.ts'
import type { StatementLine } from './statement-line.ts'

const aLine = (given: Partial<StatementLine> = {}): StatementLine => ({
  key: 'l1',
  bankKey: '',
  account: '',
  day: '2025-10-17',
  sum: 1_250_000,
  currency: 'UAH',
  payer: { name: 'ТОВ "Льон"', code: '', iban: '' },
  number: '1',
  purpose: '',
  kind: 'payment',
  ...given,
})

const anOrder = (sequence: number, given: Partial<PayableOrder> = {}): PayableOrder => ({
  id: `o${sequence}`,
  number: `2025-${String(sequence).padStart(5, '0')}`,
  code: '',
  name: '',
  openSum: 1_250_000,
  state: 'open',
  ...given,
})

describe('the invoices that a purpose names', () => {
  const told = (purpose: string) =>
    invoiceNumbersIn(purpose).map(({ year, sequence, form }) => `${year ?? ''}/${sequence} ${form}`)

  test.each([
    ['Оплата участі у форумі, рахунок № 2025-00042 від 16.10.2025, у т.ч. ПДВ 20 % 2 083,33 грн', ['2025/42 full']],
    ['рах.2025 - 00042', ['2025/42 full']],
    ['рахунок №2025–00042', ['2025/42 full']],
    ['рахунок 2025/00042', ['2025/42 full']],
    ['202500042', ['2025/42 full']],
    ['Рах.2O25-ООО42', ['2025/42 full']],
    ['рахунок 25-00042', ['2025/42 full']],
    ['рахунок №2025 №00042', ['2025/42 full']],
    ['рахунок 2025-42', ['2025/42 short']],
    ['зг. рах. №00042 від 16.10.25', ['/42 marked']],
    ['за рахунком-фактурою № 42', ['/42 marked']],
    ['рах.№42', ['/42 marked']],
    ['invoice No. 42', ['/42 marked']],
    ['Счет №42 от 16 октября 2025', ['/42 marked']],
    ['участь, 00042', ['/42 padded']],
    ['квитки № 42', ['/42 short']],
    ['рахунки 2025-00042, 2025-00043', ['2025/42 full', '2025/43 full']],
    ['рахунки №2025-00042 та 00043', ['2025/42 full', '2025/43 full']],
    ['рах. 2025-00042/43', ['2025/42 full', '2025/43 short']],
    ['рахунок 42 і 43', ['/42 marked', '/43 marked']],
    ['рахунок 2025-00042 (2025-00042)', ['2025/42 full']],
    ['рахунок 00042, замовлення 2025-00042', ['2025/42 full']],
    ['Оплата за участь у форумі 2025', []],
    ['форум 2025-2026', ['2025/2026 short']],
    ['договір № 42 від 01.09.2025', []],
    ['акт 42', []],
    // Numbers of credit notes and acts, as they are and as people write them.
    ['повернення за CN-12/2025', []],
    ['повернення за CN 12/2025', []],
    ['кредит-нота № 12/2025', []],
    ['за кредит-нотою CN № 12/2025 від 20.10.2025', []],
    ['credit note No. CN-12/2025', []],
    ['Credit note 12', []],
    ['акт наданих послуг № ACT-7/2025', []],
    ['акт наданих послуг № 7', []],
    ['згідно з актом приймання-передачі наданих послуг № 7/2025', []],
    ['акта надання послуг ACT 7/2025', []],
    ['act of services No. 7', []],
    ['ACT-00042/2025', []],
    ['АСТ-7/2025, рахунок 2025-00042', ['2025/42 full']],
    ['акт наданих послуг № 7 до рахунку № 42', ['/42 marked']],
    ['кредит-нота CN-12/2025 до рах. 2025-00042', ['2025/42 full']],
    ['CN-2025-00042', []],
    ['код 20000373', []],
    ['12 500,00 грн в т.ч. ПДВ 20% 2083.33', []],
    ['рахунок UA853996220000026004233566001', []],
    ['тел. 0501234567', []],
    ['', []],
    ['1'.repeat(5000), []],
  ])('%s', (purpose, expected) => expect(told(purpose)).toEqual(expected))
})

describe('the first proposal', () => {
  const orders = [
    anOrder(42, { code: '20000373', name: 'Льон ТОВ' }),
    anOrder(43, { code: '20000373', openSum: 500_000 }),
    anOrder(44, { code: '20000746', openSum: 700_000 }),
    anOrder(50, { state: 'closed', openSum: 0 }),
    anOrder(51, { state: 'paid', openSum: 0 }),
    anOrder(60, { openSum: 900_001 }),
    anOrder(42, { id: 'old', number: '2024-00042', state: 'paid', openSum: 0 }),
  ]
  const payer = (code: string) => ({ name: '', code, iban: '' })

  test.each([
    ['number and sum', { purpose: 'рахунок 2025-00042' }, 'sure o42=1250000 number,sum'],
    ['number, sum and code', { purpose: 'рахунок 2025-00042', payer: payer('20000373') }, 'sure o42=1250000 number,sum,code'],
    [
      'number and sum of another payer',
      { purpose: 'рахунок 2025-00042', payer: payer('20001119') },
      'sure o42=1250000 number,sum,otherCode',
    ],
    ['a number without a year', { purpose: 'рахунок 42' }, 'sure o42=1250000 number,sum'],
    [
      'a number without a year of another payer',
      { purpose: 'рахунок 42', payer: payer('20001119') },
      'likely o42=1250000 number,sum,otherCode',
    ],
    ['a short number and the sum', { purpose: 'квитки № 42' }, 'likely o42=1250000 shortNumber,sum'],
    [
      'a short number, the sum and the code',
      { purpose: '№ 42', payer: payer('20000373') },
      'sure o42=1250000 shortNumber,sum,code',
    ],
    ['less than the sum', { purpose: 'рахунок 2025-00042', sum: 1_000_000 }, 'likely o42=1000000 number,part'],
    ['more than the sum', { purpose: 'рахунок 2025-00042', sum: 1_300_000 }, 'likely o42=1250000 number,over'],
    [
      'two invoices and their total',
      { purpose: 'рахунки 2025-00042, 43', sum: 1_750_000 },
      'likely o42=1250000 o43=500000 number,total',
    ],
    [
      'two whole numbers and their total',
      { purpose: 'рахунки 2025-00042, 2025-00043', sum: 1_750_000 },
      'sure o42=1250000 o43=500000 number,total',
    ],
    [
      'two numbers and the sum of one',
      { purpose: 'рахунки 2025-00042, 2025-00043', sum: 500_000 },
      'likely o43=500000 number,sum,otherNamed',
    ],
    [
      'two numbers and less',
      { purpose: 'рахунки 2025-00042, 2025-00043', sum: 1_500_000 },
      'likely o42=1250000 o43=250000 number,part',
    ],
    ['a cancelled order', { purpose: 'рахунок 2025-00050' }, 'likely o50=1250000 number,closed'],
    ['a paid order', { purpose: 'рахунок 2025-00051' }, 'likely o51=1250000 number,alreadyPaid'],
    ['an open and a paid order', { purpose: 'рахунки 2025-00042, 2025-00051' }, 'likely o42=1250000 number,sum,otherNamed'],
    ['code and sum', { purpose: 'участь', payer: payer('20000746'), sum: 700_000 }, 'likely o44=700000 code,sum'],
    [
      'code and the total of its orders',
      { payer: payer('20000373'), sum: 1_750_000 },
      'likely o42=1250000 o43=500000 code,total',
    ],
    ['a code alone', { payer: payer('20000746'), sum: 100 }, 'maybe o44=100 code,part'],
    ['name and sum', { purpose: 'участь' }, 'maybe o42=1250000 name,sum'],
    ['a sum alone', { payer: payer(''), sum: 900_001 }, 'maybe o60=900001 sum'],
    ['nothing', { payer: payer(''), sum: 33 }, ''],
    ['a number that no order has', { purpose: 'рахунок 2025-00999', payer: payer(''), sum: 33 }, ''],
    ['the number of another year', { purpose: 'рахунок 2024-00042' }, 'likely old=1250000 number,alreadyPaid'],
  ] as const)('by %s', (_, given, expected) => {
    const [match] = matchLines([aLine(given)], orders)
    const [first] = match?.proposals ?? []
    const shown = first && [first.sureness, ...first.orders.map(({ id, sum }) => `${id}=${sum}`), first.reasons.join()].join(' ')
    expect(shown ?? '').toBe(expected)
  })

  test.each([
    ['notPayment', { kind: 'commission', sum: -100 }],
    ['notPayment', { kind: 'own' }],
    ['notPayment', { kind: 'other' }],
    ['notPayment', { sum: -1_250_000 }],
    ['currency', { currency: 'EUR' }],
  ] as const)('none, %s', (aside, given) => {
    expect(matchLines([aLine({ purpose: 'рахунок 2025-00042', ...given })], orders)).toEqual([
      { key: 'l1', proposals: [], aside },
    ])
  })

  test('of two lines for one order is sure of none, in any order', () => {
    const lines = [aLine({ purpose: 'рахунок 2025-00042' }), aLine({ key: 'l2', purpose: 'рахунок 2025-00042' })]
    for (const each of [lines, lines.toReversed()]) {
      expect(matchLines(each, orders).map(({ proposals }) => proposals[0])).toMatchObject([
        { sureness: 'likely', reasons: ['number', 'sum', 'twice'] },
        { sureness: 'likely', reasons: ['number', 'sum', 'twice'] },
      ])
    }
  })

  test('of an order of two years without a year is the open one', () => {
    const both = [anOrder(42), anOrder(42, { id: 'last', number: '2024-00042' })]
    expect(matchLines([aLine({ purpose: 'рахунок 42' })], both)[0]?.proposals[0]?.sureness).toBe('likely')
  })
})

test('the work grows with lines and orders, not with their product', () => {
  const orders = Array.from({ length: 5000 }, (_, place) =>
    anOrder(place + 1, { code: String(20_000_000 + place), openSum: 100_000 + place }),
  )
  let asked = 0
  const get = (target: PayableOrder, name: string) => {
    asked++
    return Reflect.get(target, name)
  }
  const counted = orders.map((order) => new Proxy(order, { get }))
  const lines = Array.from({ length: 2000 }, (_, place) =>
    aLine({ key: `l${place}`, purpose: `рахунок 2025-${String(place + 1).padStart(5, '0')}`, sum: 100_000 + place }),
  )
  const sure = matchLines(lines, counted).filter(({ proposals }) => proposals[0]?.sureness === 'sure')
  expect(sure).toHaveLength(2000)
  expect(asked).toBeLessThan(200_000)
})

test('a payer is known by every code that the invoice ever bore', () => {
  const line = aLine({ payer: { name: '', code: '14360570', iban: '' }, purpose: 'рахунок 2025-00042' })
  const corrected = anOrder(42, { code: '30000005', formerCodes: ['14360570', '30000005'] })
  const reasonsOf = (order: PayableOrder, told = line) => matchLines([told], [order])[0]?.proposals[0]?.reasons
  expect(reasonsOf(corrected)).toEqual(['number', 'sum', 'code'])
  expect(reasonsOf(anOrder(42, { code: '30000005' }))).toEqual(['number', 'sum', 'otherCode'])
  expect(reasonsOf({ ...corrected, code: '' })).toEqual(['number', 'sum', 'code'])
  const unnamed = { ...line, purpose: '' }
  expect(reasonsOf(corrected, unnamed)).toEqual(['code', 'sum'])
  expect(reasonsOf(corrected, { ...unnamed, payer: { name: '', code: '30000005', iban: '' } })).toEqual(['code', 'sum'])
})

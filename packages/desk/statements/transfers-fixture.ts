// Sixty transfers and the orders that they pay, for files of all layouts.
import type { PayableOrder } from '@forum/domain/transfer/match-lines.ts'

export const ownCode = '43721996'
export const ownIban = 'UA853996220000026004233566001'
export const otherOwnIban = 'UA173052990000026007233566001'

export type Transfer = {
  day: string
  /** Kopiykas, negative went out. */
  sum: number
  name: string
  code: string
  iban: string
  number: string
  purpose: string
}

const names = [
  'ТОВ "Льон"',
  'ТОВ «Південна хвиля»',
  'ПрАТ "Київ-Міст"',
  'ФОП Ґалаґан Є. Ї.',
  'ТОВ "Кам\'яний брід"',
  'АТ "Обрій "Плюс""',
]
const seller = 'участі у форумі'

/** How the purpose names invoice `n` of 2025, and whether the line is sure if the sum fits. */
const ways: readonly (readonly [(n: number) => string, isSure: boolean])[] = [
  [(n) => `Оплата ${seller}, рахунок № 2025-${five(n)} від 16.10.2025, у т.ч. ПДВ 20 % 2 000,00 грн`, true],
  [(n) => `За участь зг. рах. 2025 - ${five(n)} від 16.10.25р. без ПДВ`, true],
  [(n) => `Сплата рахунку №${five(n)} від 16 жовтня 2025 р. Без ПДВ`, true],
  [(n) => `рахунок 2O25–${five(n).replaceAll('0', 'О')}; участь у форумі "Київ"`, true],
  [(n) => `Оплата за квитки зг. рахунку-фактури ${n}, ПДВ 20% - 1 250.00`, true],
  [(n) => `Invoice 2025/${five(n)} forum participation`, true],
  [(n) => `Квитки № ${n}, договір № 17 від 01.09.2025`, true],
  [() => 'Оплата за участь у форумі', false],
]

const five = (n: number) => String(n).padStart(5, '0')

const weights = [1, 2, 3, 4, 5, 6, 7]
/** An EDRPOU below 30 000 000 with its check digit. */
export function codeOfCompany(n: number): string {
  for (let first = 2_000_000 + n * 37; ; first++) {
    const digits = [...String(first).padStart(7, '0')].map(Number)
    const check = digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 11
    if (check < 10) return `${digits.join('')}${check}`
  }
}

export function ibanOf(n: number): string {
  const account = `305299${String(26000000000 + n).padStart(19, '0')}`
  const rest = [...`${account}301000`].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0)
  return `UA${String(98 - rest).padStart(2, '0')}${account}`
}

const sumOf = (n: number) => 500_000 + n * 12_345

export const sixty: readonly Transfer[] = Array.from({ length: 60 }, (_, place) => {
  const n = place + 1
  const [purpose] = ways[place % ways.length] ?? [() => '']
  return {
    day: `2025-10-${String(17 + (place % 10)).padStart(2, '0')}`,
    // Every tenth pays a hryvnia less.
    sum: sumOf(n) - (n % 10 === 0 ? 100 : 0),
    name: names[place % names.length] ?? '',
    code: codeOfCompany(n),
    iban: ibanOf(n),
    // Payers' numbers repeat.
    number: String(1 + (place % 7)),
    purpose: purpose(n),
  }
})

/** What is no payment: commission, a transfer between own accounts, a payment of ours. */
export const besides: readonly Transfer[] = [
  {
    day: '2025-10-18',
    sum: -4550,
    name: 'АТ "Банк"',
    code: '21685166',
    iban: ibanOf(900),
    number: '77',
    purpose: 'Комісія за розрахункове обслуговування',
  },
  {
    day: '2025-10-19',
    sum: 7_000_000,
    name: 'ТОВ "Форум"',
    code: ownCode,
    iban: otherOwnIban,
    number: '5',
    purpose: 'Перерахування власних коштів',
  },
  {
    day: '2025-10-20',
    sum: -1_250_075,
    name: 'ТОВ "Друкарня"',
    code: codeOfCompany(901),
    iban: ibanOf(901),
    number: '12',
    purpose: 'За друк, рахунок № 2025-00003',
  },
]

export const orders: readonly PayableOrder[] = sixty.map(({ code, name }, place) => ({
  id: `order-${place + 1}`,
  number: `2025-${five(place + 1)}`,
  code,
  name,
  openSum: sumOf(place + 1),
  state: 'open',
}))

/** What must be proposed first for each of the sixty, whatever the layout. */
export const expected: readonly string[] = sixty.map(({ sum }, place) => {
  const isSure = (ways[place % ways.length]?.[1] ?? false) && sum === sumOf(place + 1)
  const isMaybe = !isSure && ways[place % ways.length]?.[1] === false && sum !== sumOf(place + 1)
  return `order-${place + 1} ${sum} ${isSure ? 'sure' : isMaybe ? 'maybe' : 'likely'}`
})

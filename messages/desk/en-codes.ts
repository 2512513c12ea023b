// Words of the page of promo codes at the organisers' desk.
import type { ukCodes } from './uk-codes.ts'

export const enCodes: typeof ukCodes = {
  title: (year) => `Promo codes of forum ${year}`,
  lead: 'A code lowers the price that the site asks at that moment. One code an order. Invoices for groups that are made here take none.',
  none: 'There are no codes yet.',
  allKinds: 'all kinds of tickets',
  until: (date) => `good until the end of ${date}`,
  used: (used, most, orders) => `Tickets used: ${used} of ${most}, orders: ${orders}.`,
  sums: (discount, paid) => `Lowered by ${discount}, paid ${paid}.`,
  stop: 'Stop',
  stopped: 'stopped',
  add: 'A new code',
  code: 'Code',
  codeHint: 'From 3 signs: letters, figures, hyphens. Capitals make no difference. A code that is easily guessed will be guessed',
  reduction: 'Discount',
  kinds: { percent: 'Per cent of the price', sum: 'A sum in hryvnias off each ticket' },
  amount: 'How many per cent, or hryvnias',
  rounding:
    'The discount of each ticket is rounded to a whole hryvnia, a half in the buyer’s favour. 100 % makes the ticket free',
  number: 'For how many tickets',
  numberHint: 'An order that is not paid in time, cancelled or refunded sets its tickets free',
  day: 'Last day',
  dayHint: 'In Kyiv, included. Empty: as long as tickets are sold',
  tickets: 'For which tickets. None ticked: for all',
  submit: 'Make the code',
  done: {
    made: (code) => `Code ${code} is made. Send it, or the address that fills the field by itself.`,
    stopped: (code) => `Code ${code} is stopped. Orders that were made with it stay good.`,
  },
  faults: {
    noCode: 'Type a code: 3 to 40 letters, figures and hyphens.',
    taken: 'There is such a code already. Choose another one.',
    noAmount: 'Type a whole number: from 1 to 100 per cent, or a sum in hryvnias.',
    noNumber: 'For how many tickets is the code? Type a whole number.',
    noKind: 'There is no such kind of ticket any more. Choose again.',
    notDay: 'Type a day such as 2025-10-01.',
    past: 'This day is over.',
    overLimit: 'These are more free seats than one person may give away in a day. Make it fewer, or ask a colleague.',
  },
}

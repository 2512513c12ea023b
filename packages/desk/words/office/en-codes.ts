// Words of the page of promo codes at the organisers' desk.
import type { ukCodes } from './uk-codes.ts'

export const enCodes: typeof ukCodes = {
  title: (year) => `Promo codes, forum ${year}`,
  lead: 'A code lowers the price that applies at the moment of ordering. One code per order. It does not apply to group invoices issued here.',
  none: 'No codes yet.',
  allKinds: 'all ticket types',
  until: (date) => `valid until the end of ${date}`,
  used: (used, most, orders) => `Tickets used: ${used} of ${most}, orders: ${orders}.`,
  sums: (discount, paid) => `Discount ${discount}, paid ${paid}.`,
  stop: 'Stop',
  stopped: 'stopped',
  add: 'New code',
  code: 'Code',
  codeHint:
    'At least 3 characters: letters, digits, hyphens. Upper and lower case are the same. A code that is easy to guess will be guessed',
  reduction: 'Discount',
  kinds: { percent: 'Per cent of the price', sum: 'Amount in hryvnias off each ticket' },
  amount: 'Per cent or hryvnias',
  rounding: 'The discount on each ticket is rounded to a whole hryvnia, halves in the buyer’s favour. 100% makes the ticket free',
  number: 'Number of tickets',
  numberHint: 'Tickets of an order that is unpaid, cancelled or refunded can be used again',
  day: 'Last day',
  dayHint: 'Kyiv time, inclusive. Empty: as long as tickets are on sale',
  tickets: 'Ticket types. None ticked: all',
  submit: 'Create the code',
  done: {
    made: (code) => `Code ${code} is created. Send the code, or the link that fills it in.`,
    stopped: (code) => `Code ${code} is stopped. Orders placed with it stay valid.`,
  },
  faults: {
    noCode: 'Enter a code of 3 to 40 letters, digits and hyphens.',
    taken: 'This code, or one that looks the same, already exists. Choose another one.',
    noAmount: 'Enter a whole number: from 1 to 100 per cent, or an amount in hryvnias.',
    noNumber: 'Enter the number of tickets as a whole number.',
    noKind: 'This ticket type no longer exists. Choose again.',
    notDay: 'Enter a day, for example 2025-10-01.',
    past: 'This day has passed.',
    overLimit: 'This is more free seats than one person may give away in a day. Choose fewer, or ask a colleague.',
  },
}

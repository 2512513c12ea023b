// Words of the page of the euro's rate at the organisers' desk.
import type * as uk from './uk-euro.ts'

export const enEuro: typeof uk.ukEuro = {
  open: 'Prices in euro',
  openHint: 'the rate at which payers abroad see them',
  title: 'Prices in euro',
  lead: 'Beside the hryvnias the site shows a price in euro: as a guide, on the page of tickets, in the order, and on the invoice of a payer abroad. The sum in hryvnias is what is paid. An order keeps the rate of the day when it was placed. Pages of the site show a new rate within a minute.',
  one: (rate) => `€1 = ${rate}`,
  none: 'No prices in euro are shown.',
  rate: 'Hryvnias for €1',
  rateHint: 'For example 48.12. Take the official rate of the National Bank',
  set: 'Show prices at this rate',
  stop: 'Show no prices in euro',
  before: 'What was set',
  done: 'Saved.',
  fault: 'Type a rate from 10 to 999 hryvnias, with at most four decimals.',
}

export const euroActions: typeof uk.euroActions = { euroSet: 'set the rate of the euro', euroStopped: 'took prices in euro away' }

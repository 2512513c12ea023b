import type * as uk from '../uk/promo-code.ts'

export const promoCode: typeof uk.promoCode = {
  have: 'I have a promo code',
  label: 'Promo code',
  hint: 'Check it to see the lower sum. The discount of each ticket is rounded to a whole hryvnia.',
  apply: 'Check the code',
  discount: 'Discount by code {code}: −{sum}',
  faults: {
    unknownCode: 'There is no such code. Check that it is typed as it was sent to you',
    stoppedCode: 'This code is not valid any more: the organisers have stopped it',
    lateCode: 'The time of this code is over',
    otherKindCode: 'This code does not lower the price of the chosen tickets',
    usedUpCode: 'This code has been used as many times as it was made for',
    fewLeftCode: 'Tickets left for this code: {left}. Choose fewer, or order the others separately',
    tooManyTries:
      'Codes that do not exist are typed too often from your network. Try again in some minutes, or order without a code',
  },
}

import type * as uk from '../uk/promo-code.ts'

export const promoCode: typeof uk.promoCode = {
  have: 'I have a promo code',
  label: 'Promo code',
  hint: 'Check it to see the reduced total. The discount on each ticket is rounded to a whole hryvnia.',
  apply: 'Check the code',
  discount: 'Discount by code {code}: −{sum}',
  faults: {
    emptyCode: 'Enter the code',
    unknownCode: 'There is no such code. Check that you typed it as it was sent to you',
    stoppedCode: 'This code is no longer valid: the organisers have stopped it',
    lateCode: 'This code has expired',
    otherKindCode: 'This code does not lower the price of the chosen tickets',
    usedUpCode: 'This code has been used up',
    fewLeftCode: 'Tickets left for this code: {left}. Choose fewer, or order the others separately',
    tooManyTries: 'Too many wrong codes from your network. Try again in a few minutes, or order without a code',
  },
}

import { maxSeats } from '../ticket/on-sale.ts'
import type { FormRules } from './fields.ts'

/** Asks to be told when seats of a kind that is sold out are free. */
export const waitingRules = {
  name: { kind: 'line', isRequired: true, max: 200 },
  email: { kind: 'email', isRequired: true },
  seats: { kind: 'number', min: 1, max: maxSeats },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

import { maxSeats } from '../sale/on-sale.ts'
import type { FormRules } from './fields.ts'

/** Joins the waiting list of a sold-out ticket kind. */
export const waitingRules = {
  name: { kind: 'line', isRequired: true, max: 200, isName: true },
  email: { kind: 'email', isRequired: true },
  seats: { kind: 'number', min: 1, max: maxSeats },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

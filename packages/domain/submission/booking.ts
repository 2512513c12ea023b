import type { FormRules } from './fields.ts'

/** Booking before the sale starts (product.md, 6.1). */
export const bookingRules = {
  name: { kind: 'line', isRequired: true, max: 200, isName: true },
  email: { kind: 'email', isRequired: true },
  phone: { kind: 'phone', isRequired: true },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

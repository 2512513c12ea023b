import type { FormRules } from './fields.ts'

/** Newsletter subscription with consent (product.md, 7.4). */
export const subscriptionRules = {
  name: { kind: 'line', isRequired: false, max: 200, isName: true },
  email: { kind: 'email', isRequired: true },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

import type { FormRules } from './fields.ts'

/** Subscription to the forum's news, with its consent (product.md, 7.4). */
export const subscriptionRules = {
  name: { kind: 'line', isRequired: false, max: 200 },
  email: { kind: 'email', isRequired: true },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

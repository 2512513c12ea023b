import type { FormRules } from './fields.ts'

/** Registration of a group (product.md, 7.4). */
export const groupOrderRules = {
  name: { kind: 'line', isRequired: true, max: 200, isName: true },
  company: { kind: 'line', isRequired: true, max: 200 },
  position: { kind: 'line', isRequired: false, max: 200 },
  phone: { kind: 'phone', isRequired: true },
  email: { kind: 'email', isRequired: true },
  participants: { kind: 'number', min: 2, max: 500 },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

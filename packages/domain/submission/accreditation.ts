import type { FormRules } from './fields.ts'

/** Media accreditation (product.md, 7.4). */
export const accreditationRules = {
  firstname: { kind: 'line', isRequired: true, max: 100, isName: true },
  lastname: { kind: 'line', isRequired: true, max: 100, isName: true },
  media: { kind: 'line', isRequired: true, max: 200 },
  website: { kind: 'website', isRequired: false },
  position: { kind: 'line', isRequired: true, max: 200 },
  email: { kind: 'email', isRequired: true },
  phone: { kind: 'phone', isRequired: true },
  comments: { kind: 'lines', isRequired: false, max: 2000 },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

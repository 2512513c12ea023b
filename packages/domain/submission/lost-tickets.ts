import type { FormRules } from './fields.ts'

/** Requests tickets again: they are sent only to the order's address. */
export const lostTicketsRules = { email: { kind: 'email', isRequired: true } } as const satisfies FormRules

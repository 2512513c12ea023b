import type { FormRules } from './fields.ts'

/** Asks for tickets that did not come: they are sent to the address of the order, and to no other. */
export const lostTicketsRules = { email: { kind: 'email', isRequired: true } } as const satisfies FormRules

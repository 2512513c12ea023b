// The first page of each role in the admin application, until the account has opened another.
import { EDITOR, ORGANISER } from '../../access/roles.mjs'

const FIRST = { [EDITOR.role.id]: '/content/forums', [ORGANISER.role.id]: '/content/ticket_orders' }

/** @param {{ role?: string | { id?: string } | null, last_page?: string | null }} account that is being made */
export function beginAtOwnWork(account) {
  const role = typeof account.role === 'object' ? account.role?.id : account.role
  return Object.hasOwn(FIRST, role ?? '') ? { last_page: FIRST[role], ...account } : account
}

// Lets the operator's command act like an organiser, with entries in the journal.
import type { DayLimits } from '../audit/audit.ts'
import type { DeskParts } from '../desk/desk.ts'

const by = { id: 'operator', name: 'npm run desk' }
/** No daily limits: who has the shell has the database, too. */
const limits: DayLimits = { amount: Number.MAX_SAFE_INTEGER, seats: Number.MAX_SAFE_INTEGER }

export const asOperator = (desk: DeskParts) => ({ desk, by, limits })

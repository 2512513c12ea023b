// The operator's command does the deeds of the organisers' desk, and stands in its journal like one of them.
import type { DeskParts } from '../desk/desk.ts'
import type { DayLimits } from '../organisers/deeds.ts'

const by = { id: 'operator', name: 'npm run desk' }
/** Whoever has the shell has the database, too. */
const limits: DayLimits = { amount: Number.MAX_SAFE_INTEGER, seats: Number.MAX_SAFE_INTEGER }

export const asOperator = (desk: DeskParts) => ({ desk, by, limits })

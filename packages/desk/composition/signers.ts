import type { DeskKeys } from '../desk-files/belonging.ts'
import { createLineDigest } from '../ground/line.ts'
import { createTicketTokens } from '../orders/ticket-token.ts'
import { createFormGuard } from '../submissions/form-guard.ts'
import { createFormTokens } from '../submissions/form-token.ts'
import { createSubscriptionKeys } from '../submissions/subscriptions.ts'

export type Signers = ReturnType<typeof signersOf>

/** Signers of tickets, forms and subscription links. */
export function signersOf({ formKeys, ticketKeys }: DeskKeys) {
  const tokens = createTicketTokens(ticketKeys)
  return {
    tokens,
    token: ({ id, forumYear }: { id: string; forumYear: number }) => tokens.of(id, forumYear),
    keys: createSubscriptionKeys(formKeys),
    placedFrom: createLineDigest(formKeys[0]),
    formGuard: createFormGuard(createFormTokens(...formKeys), Date.now),
  }
}

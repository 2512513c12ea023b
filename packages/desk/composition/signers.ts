import { createLineDigest } from '@forum/ground/base/line.ts'
import { createFormGuard } from '../forms/form-guard.ts'
import { createFormTokens } from '../forms/form-token.ts'
import { createSubscriptionKeys } from '../forms/subscriptions.ts'
import type { DeskKeys } from '../keeping/files/belonging.ts'
import { createLetterRefusalKeys } from '../orders/letter-refusals.ts'
import { createTicketTokens } from '../orders/ticket-token.ts'

export type Signers = ReturnType<typeof signersOf>

/** Signers of tickets, forms and subscription links. */
export function signersOf({ formKeys, ticketKeys }: DeskKeys) {
  const tokens = createTicketTokens(ticketKeys)
  return {
    tokens,
    token: ({ id, forumYear }: { id: string; forumYear: number }) => tokens.of(id, forumYear),
    keys: createSubscriptionKeys(formKeys),
    refusalKeys: createLetterRefusalKeys(formKeys),
    placedFrom: createLineDigest(formKeys[0]),
    formGuard: createFormGuard(createFormTokens(...formKeys), Date.now),
  }
}

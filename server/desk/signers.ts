import type { DeskKeys } from '../desk-files/belonging.ts'
import { createLineDigest } from '../ground/line.ts'
import type { Log } from '../ground/log.ts'
import { createTicketTokens } from '../orders/ticket-token.ts'
import { createFormGuard } from '../submissions/form-guard.ts'
import { createFormTokens } from '../submissions/form-token.ts'
import { createSubscriptionKeys } from '../submissions/subscriptions.ts'
import { createDeliveryRules } from './letters.ts'

/** Signers of tickets, forms and subscription links. */
export function signersOf({ formKeys, ticketKeys }: DeskKeys, siteUrl: string, log: Log) {
  const tokens = createTicketTokens(ticketKeys)
  const keys = createSubscriptionKeys(formKeys)
  return {
    tokens,
    token: ({ id, forumYear }: { id: string; forumYear: number }) => tokens.of(id, forumYear),
    keys,
    placedFrom: createLineDigest(formKeys[0]),
    rules: createDeliveryRules(keys, siteUrl, { now: Date.now, log }),
    formGuard: createFormGuard(createFormTokens(...formKeys), Date.now),
  }
}

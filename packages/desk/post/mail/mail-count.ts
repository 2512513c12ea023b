// Counts of sent and failed mails by kind, for the metrics.
import { DeliveryDelayed, DeliveryRefused, DeliveryUncertain } from '../outbox/channel.ts'

/** `away`: the server is not available. `uncertain`: the mail may have arrived. */
type MailOutcome = 'sent' | 'refused' | 'delayed' | 'uncertain' | 'away'

export type CountedMails = { kind: string; outcome: MailOutcome; number: number }

export type MailCount = {
  /** Passes on the result of `sending` and counts it. */
  counted<Result>(purpose: string, sending: Promise<Result>): Promise<Result>
  /** Since the process started; the usual kinds also with 0. */
  counts(): readonly CountedMails[]
  /** Of MAIL_ORGANISERS, which addresses the mail server refused in the last mail to them, while it took others. */
  refusedOrganisers(): readonly string[]
  organisersWereRefused(addresses: readonly string[]): void
}

const usualKinds = ['invoice', 'tickets', 'ticket', 'notice', 'confirmation', 'refund', 'cancelled', 'alarm']

export function createMailCount(): MailCount {
  const counts = new Map<string, CountedMails>()
  let refusedOrganisers: readonly string[] = []
  const count = (kind: string, outcome: MailOutcome, more: number) => {
    const number = (counts.get(`${kind} ${outcome}`)?.number ?? 0) + more
    counts.set(`${kind} ${outcome}`, { kind, outcome, number })
  }
  for (const kind of usualKinds) for (const outcome of ['sent', 'refused'] as const) count(kind, outcome, 0)
  return {
    async counted(purpose, sending) {
      try {
        const result = await sending
        count(kindOf(purpose), 'sent', 1)
        return result
      } catch (error) {
        count(kindOf(purpose), outcomeOf(error), 1)
        throw error
      }
    },
    counts: () => [...counts.values()],
    refusedOrganisers: () => refusedOrganisers,
    organisersWereRefused(addresses) {
      refusedOrganisers = addresses
    },
  }
}

/** The first word; the rest identifies a seat, refund or receipt. */
const kindOf = (purpose: string) => /^[A-Za-z]+/.exec(purpose)?.[0] ?? 'other'

function outcomeOf(error: unknown): MailOutcome {
  if (error instanceof DeliveryRefused) return 'refused'
  if (error instanceof DeliveryDelayed) return 'delayed'
  return error instanceof DeliveryUncertain ? 'uncertain' : 'away'
}

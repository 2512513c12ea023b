// How many letters went out, and how many did not, by what they are for: for the figures of the process.
import { DeliveryDelayed, DeliveryRefused, DeliveryUncertain } from '../outbox/channel.ts'

/** `away`: the server took nothing from anybody. `uncertain`: the letter may have arrived. */
type MailOutcome = 'sent' | 'refused' | 'delayed' | 'uncertain' | 'away'

export type CountedMails = { kind: string; outcome: MailOutcome; number: number }

export type MailCount = {
  /** Gives how `sending` of a letter ends, and counts it. */
  counted<Result>(purpose: string, sending: Promise<Result>): Promise<Result>
  /** Since the process was started; the usual kinds also when there was none. */
  counts(): readonly CountedMails[]
}

const usualKinds = ['invoice', 'tickets', 'ticket', 'notice', 'confirmation', 'refund', 'cancelled', 'alarm']

export function createMailCount(): MailCount {
  const counts = new Map<string, CountedMails>()
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
  }
}

/** The first word: what follows it names a seat, a refund or a receipt. */
const kindOf = (purpose: string) => /^[A-Za-z]+/.exec(purpose)?.[0] ?? 'other'

function outcomeOf(error: unknown): MailOutcome {
  if (error instanceof DeliveryRefused) return 'refused'
  if (error instanceof DeliveryDelayed) return 'delayed'
  return error instanceof DeliveryUncertain ? 'uncertain' : 'away'
}

// Tells the organisers when orders that nobody pays hold too much of the sale: by one mail an hour at most.
import type { Log } from '../log.ts'

type Letter = { subject: string; text: string }

type Options<Hold> = {
  /** What worries; empty: nothing. */
  holds(): Promise<readonly Hold[]>
  text(holds: readonly Hold[]): Letter
  /** Sends one mail to the organisers; rejects when it cannot be sent. */
  send(letter: Letter): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
  log: Log
}

/** Milliseconds between two mails. */
const pause = 3_600_000
/** Milliseconds until a mail that could not be sent is tried again. */
const retryAfter = 300_000

export function createHoldsWatch<Hold>({ holds, text, send, now, log }: Options<Hold>) {
  let notBefore = Number.NEGATIVE_INFINITY
  return {
    /** Looks, and tells what it finds. Never throws. */
    async look(): Promise<void> {
      if (now() < notBefore) return
      try {
        const found = await holds()
        if (found.length === 0) return
        notBefore = now() + pause
        log.warn({ tickets: found.length }, 'unpaid orders hold more than half of the seats of a ticket: the organisers are told')
        await send(text(found))
      } catch (error) {
        notBefore = now() + retryAfter
        log.error({ reason: (error as Error).message }, 'the organisers could not be told of unpaid orders')
      }
    },
  }
}

// Tells the organisers of what only they can judge: orders that nobody pays, letters to strangers. By one mail an hour at most.
import type { Log } from '../log.ts'

type Letter = { subject: string; text: string }

type Options<Worry> = {
  /** What the log says of it. */
  about: string
  /** What worries; empty: nothing. */
  worries(): Promise<readonly Worry[]>
  text(worries: readonly Worry[]): Letter
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

export function createOrganisersWatch<Worry>({ about, worries, text, send, now, log }: Options<Worry>) {
  let notBefore = Number.NEGATIVE_INFINITY
  return {
    /** Looks, and tells what it finds. Never throws. */
    async look(): Promise<void> {
      if (now() < notBefore) return
      try {
        const found = await worries()
        if (found.length === 0) return
        notBefore = now() + pause
        log.warn({ number: found.length }, `${about}: the organisers are told`)
        await send(text(found))
      } catch (error) {
        notBefore = now() + retryAfter
        log.error({ reason: (error as Error).message }, `the organisers could not be told: ${about}`)
      }
    },
  }
}

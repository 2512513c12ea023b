// Mails to organisers about what only they can judge: unpaid orders, mails to strangers. At most one an hour.
import type { Log } from '@forum/ground/base/log.ts'

type Letter = { subject: string; text: string }

type OrganisersWatchOptions<Worry> = {
  /** Log fields. */
  about: string
  /** Current warnings; empty: none. */
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

export function createOrganisersWatch<Worry>({ about, worries, text, send, now, log }: OrganisersWatchOptions<Worry>) {
  let notBefore = Number.NEGATIVE_INFINITY
  return {
    /** One round. Never throws. */
    async check(): Promise<void> {
      // A later time was set by a clock that was ahead.
      if (now() < notBefore && notBefore <= now() + pause) return
      try {
        const found = await worries()
        if (found.length === 0) return
        notBefore = now() + pause
        log.warn({ number: found.length }, `${about}: the organisers are told`)
        await send(text(found))
      } catch (error) {
        notBefore = now() + retryAfter
        log.error({ reason: (error as Error).message }, `the organisers could not be notified: ${about}`)
      }
    },
  }
}

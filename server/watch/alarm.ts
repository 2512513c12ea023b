// Tells the operator by mail what the site cannot mend itself: past the outbox, for that may be what is broken.
import type { Log } from '../log.ts'

/** What is wrong, in a word; each has an hour of its own. */
type Cause = 'storage' | 'dead' | 'stuck' | 'backup' | 'content'

export type Alarm = {
  /** `sentence`: what is wrong and what to do; it holds no personal data. Never throws. */
  raise(cause: Cause, sentence: string): Promise<void>
  /** It is well again: the next fault of this kind is told at once, unless the hour of the last one still runs. */
  clear(cause: Cause): void
  /** What is wrong now, by cause. */
  current(): Readonly<Partial<Record<Cause, string>>>
}

type Options = {
  /** Sends one mail to the operator; rejects when it cannot be sent. */
  send(subject: string, text: string): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
  log: Log
}

/** Milliseconds between two mails about one cause. */
const pause = 3_600_000
/** Milliseconds until a mail that could not be sent is tried again. */
const retryAfter = 300_000

export function createAlarm({ send, now, log }: Options): Alarm {
  const wrong = new Map<Cause, string>()
  const notBefore = new Map<Cause, number>()
  return {
    async raise(cause, sentence) {
      if (wrong.get(cause) === undefined) log.error({ cause, reason: sentence }, 'the operator is needed')
      wrong.set(cause, sentence)
      if (now() < (notBefore.get(cause) ?? 0)) return
      // Before it is sent: two rounds must not send the same one.
      notBefore.set(cause, now() + pause)
      try {
        await send(`Site alarm: ${cause}`, sentence)
      } catch (error) {
        notBefore.set(cause, now() + retryAfter)
        log.error({ cause, reason: (error as Error).message }, 'the operator could not be told by mail')
      }
    },
    clear(cause) {
      if (wrong.delete(cause)) log.info({ cause }, 'well again')
    },
    current: () => Object.fromEntries(wrong),
  }
}

// Alarm mails to the operator. They bypass the outbox, which may be broken itself.
import type { Log } from '@forum/ground/base/log.ts'

/** Kind of alarm; each has its own hourly limit. */
type Cause =
  | 'storage'
  | 'dead'
  | 'stuck'
  | 'backup'
  | 'wholeBackup'
  | 'elsewhere'
  | 'rehearsal'
  | 'content'
  | 'organisers'
  | 'pages'
  | 'disk'
  | 'diskFull'

export type Alarm = {
  /** `sentence`: the fault and what to do, without personal data. Never throws. */
  raise(cause: Cause, sentence: string): Promise<void>
  /** The fault is gone: the next one is reported at once, unless within that pause. */
  clear(cause: Cause): void
  /** Current faults by kind. */
  current(): Readonly<Partial<Record<Cause, string>>>
}

type AlarmOptions = {
  /** Sends one mail to the operator; rejects when it cannot be sent. */
  send(subject: string, text: string): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
  log: Log
}

/** Minimum time between two mails about one cause, milliseconds: what may stay so for days is told once a day. */
const pauseOf = (cause: Cause) => (['disk', 'rehearsal', 'elsewhere'].includes(cause) ? 24 : 1) * 3_600_000
/** Delay before a failed mail is retried, milliseconds. */
const retryAfter = 300_000

export function createAlarm({ send, now, log }: AlarmOptions): Alarm {
  const wrong = new Map<Cause, string>()
  const notBefore = new Map<Cause, number>()
  return {
    async raise(cause, sentence) {
      if (wrong.get(cause) === undefined) log.error({ cause, reason: sentence }, 'an alarm for the operator')
      wrong.set(cause, sentence)
      const pause = pauseOf(cause)
      const earliest = notBefore.get(cause) ?? 0
      // A later time was set by a clock that was ahead.
      if (now() < earliest && earliest <= now() + pause) return
      // Set before sending, so that two rounds do not send the same mail.
      notBefore.set(cause, now() + pause)
      try {
        await send(`Site alarm: ${cause}`, sentence)
      } catch (error) {
        notBefore.set(cause, now() + retryAfter)
        log.error({ cause, reason: (error as Error).message }, 'the alarm could not be sent by mail')
      }
    },
    clear(cause) {
      if (wrong.delete(cause)) log.info({ cause }, 'well again')
    },
    current: () => Object.fromEntries(wrong),
  }
}

// Security events in the log: each line has `security` with the name of what happened, and none can flood the log (docs/security.md).
import type { Log } from './log.ts'

/** What operators may set an alarm on (ASVS 5.0, 16.3). */
type SecurityEvent =
  | 'wrong key'
  | 'foreign form'
  | 'too many'
  | 'report refused'
  | 'policy violated'
  | 'proxy not trusted'
  | 'request malformed'

export type SecurityLog = {
  /**
   * Says `text` with `details`, which must hold nothing of a person and no key: at once when it is the first of its kind, then at most
   * once an hour with the number of those that came in between (`more`). `about` tells kinds within an event apart; few of them are known.
   */
  note(event: SecurityEvent, text: string, details?: Readonly<Record<string, unknown>>, about?: string): void
}

/** A security log of which `counter` counts every event, also those that the log does not say one by one. */
export function countedSecurity(log: SecurityLog, counter: { security(event: string): void } | null): SecurityLog {
  if (!counter) return log
  return {
    note(event, ...said) {
      counter.security(event)
      log.note(event, ...said)
    },
  }
}

const hour = 3_600_000
/** Kinds that are remembered; what is beyond them is counted with its event. */
const maxKinds = 100

export function createSecurityLog(log: Pick<Log, 'warn'>, now: () => number = Date.now): SecurityLog {
  const kinds = new Map<string, { saidAt: number; more: number }>()
  return {
    note(event, text, details = {}, about = '') {
      const named = `${event} ${about}`
      const kind = kinds.has(named) || kinds.size < maxKinds ? named : event
      const known = kinds.get(kind)
      const age = known ? now() - known.saidAt : hour
      if (known && age >= 0 && age < hour) {
        known.more++
        return
      }
      log.warn({ security: event, ...details, ...(known && known.more > 0 && { more: known.more }) }, text)
      kinds.set(kind, { saidAt: now(), more: 0 })
    },
  }
}

// Security events in the log: each line has `security` with the event's name, and none can flood the log (docs/security.md).
import type { Log } from './log.ts'

/** Events for which operators can set alarms (ASVS 5.0, 16.3). */
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
   * Logs `text` with `details`, which must not contain personal data or keys: the first of its kind at once, then at most once an hour with the
   * number of suppressed ones (`more`). `about` distinguishes kinds within an event; there must be few.
   */
  note(event: SecurityEvent, text: string, details?: Readonly<Record<string, unknown>>, about?: string): void
}

/** A security log whose `counter` counts every event, also suppressed ones. */
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
/** Maximum number of kinds in memory; further ones are counted by event. */
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

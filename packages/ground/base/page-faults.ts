// Pages that throw: logged with their cause, counted by kind of address, and told to the operator when they are many.
import type { Log } from './log.ts'

export type PageFaults = {
  /**
   * Logs `error` at once; the same error of the same `kind` is then logged at most once a minute, with the number of those that were not (`more`).
   * `kind`: of the address, one of few that no visitor can invent. `details`: without personal data and keys.
   */
  note(error: unknown, kind: string, details?: Readonly<Record<string, unknown>>): void
  /** All faults of this process by kind. */
  counts(): readonly { kind: string; number: number }[]
  /** A sentence for the operator from the tenth fault within a minute on, until ten minutes without so many are over; null: few. */
  alarm(): string | null
}

const minute = 60_000
/** Faults within a minute that make an alarm: less may be one visitor who tries again. */
const many = 10
/** How long an alarm stays, milliseconds. */
const alarmLength = 10 * minute
/** Maximum number of different faults in memory; further ones are told by their kind alone. */
const maxFaults = 100

/** `now`: a clock that only goes forward, milliseconds. */
export function createPageFaults(log: Pick<Log, 'error'>, now: () => number = performance.now.bind(performance)): PageFaults {
  const numbers = new Map<string, number>()
  const logged = new Map<string, { at: number; more: number }>()
  /** The last ten. */
  let last: { at: number; kind: string }[] = []
  let alarmed: { at: number; kinds: readonly string[] } | null = null

  function logOnce(error: Error, kind: string, details: object): void {
    const named = `${kind} ${error.message}`
    const fault = logged.has(named) || logged.size < maxFaults ? named : kind
    const known = logged.get(fault)
    if (known && now() - known.at < minute) {
      known.more++
      return
    }
    log.error({ err: error, kind, ...details, ...(known && known.more > 0 && { more: known.more }) }, 'a page failed')
    logged.set(fault, { at: now(), more: 0 })
  }

  return {
    note(thrown, kind, details = {}) {
      numbers.set(kind, (numbers.get(kind) ?? 0) + 1)
      last = [...last, { at: now(), kind }].slice(-many)
      if (last.length === many && now() - (last[0]?.at ?? 0) <= minute)
        alarmed = { at: now(), kinds: [...new Set(last.map((fault) => fault.kind))].sort() }
      logOnce(asError(thrown), kind, details)
    },
    counts: () => [...numbers].map(([kind, number]) => ({ kind, number })),
    alarm() {
      if (alarmed === null || now() - alarmed.at > alarmLength) return null
      return `Ten pages failed within a minute (${alarmed.kinds.join(', ')}): visitors get an error. journalctl -u forum-site -p err says why; see "What to do when" in docs/deploy.md.`
    },
  }
}

/** Whatever can be thrown; of a router's response the error in it. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  if (thrown !== null && typeof thrown === 'object') {
    if ('error' in thrown && thrown.error instanceof Error) return thrown.error
    if ('status' in thrown) return new Error(`a response with status ${thrown.status}`)
  }
  return new Error(typeof thrown === 'string' ? thrown : `something that is no error: ${typeof thrown}`)
}

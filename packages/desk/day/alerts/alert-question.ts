// What the alert service suggests to people, and what is known of it. It decides nothing.
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import { lasts, type StoredInterruption } from '../interruptions.ts'
import type { AlertReading } from './alert-reading.ts'

/** `alert`: interrupt? `clear`: go on? `since`: when the service was first read so. */
export type AlertQuestion = { kind: 'alert' | 'clear'; since: Instant; seconds: number }

/** `unknown`: it was not reached, refused or said something unclear. Never taken for "no alert". `age`: seconds since the last clear answer. */
export type AlertKnowledge =
  | { is: 'alert' | 'none'; since: Instant }
  | { is: 'unknown'; age: number | null; fault: string }
  /** It is asked on the forum's days only. */
  | { is: 'notAsked' }

/** A clear answer is believed so long, milliseconds: four questions. */
const fresh = 45_000

export function knowledgeOf(reading: AlertReading | undefined, isAsked: boolean, realNow: Instant): AlertKnowledge {
  if (!isAsked) return { is: 'notAsked' }
  const { state = null, since = null, readAt = null, fault = '' } = reading ?? {}
  const age = readAt === null ? null : realNow - readAt
  if (state === null || since === null || age === null || age > fresh || fault !== '')
    return { is: 'unknown', age: age === null ? null : Math.max(0, Math.floor(age / 1000)), fault }
  return { is: state, since }
}

/**
 * null: nothing to ask. An alert is asked about until somebody interrupts or says no, also while the service is silent meanwhile; an all-clear only
 * while it is known, and only about an alert that began before it.
 */
export function questionOf(
  reading: AlertReading | undefined,
  known: AlertKnowledge,
  interruptions: readonly StoredInterruption[],
  now: Instant,
): AlertQuestion | null {
  const { state = null, since = null, answeredAt = null } = reading ?? {}
  if (known.is === 'notAsked' || state === null || since === null || dateAt(since) !== dateAt(now)) return null
  if (answeredAt !== null && answeredAt >= since) return null
  const alerts = interruptions.filter((one) => !one.isDrill && one.kind === 'alert' && lasts(one, now))
  const asked = { since, seconds: Math.max(0, Math.floor((now - since) / 1000)) }
  if (state === 'alert') return alerts.some(({ roomIds }) => roomIds === null) ? null : { kind: 'alert', ...asked }
  const isOver = alerts.some((one) => one.resumesAt === null && one.since < since)
  return known.is === 'none' && isOver ? { kind: 'clear', ...asked } : null
}

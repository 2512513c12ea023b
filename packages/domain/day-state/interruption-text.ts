// The sentences about an interruption, for pages, screens and /state.json.
import type { Locale } from '../localisation/locale.ts'
import { textIn } from '../localisation/localised.ts'
import type { Room } from '../programme/programme.ts'
import type { Instant } from '../record/record.ts'
import { clockText } from '../time/kyiv-time.ts'
import { type DayState, type Interruption, type InterruptionKind, interruptionAt } from './day-state.ts'

/** The words of a language (packages/messages, `interruption`). */
export type InterruptionWords = {
  kinds: Readonly<Record<InterruptionKind, string>>
  /** A pause of some halls, while the forum goes on in others. */
  pauseInHalls: string
  /** The title of an alert that is a drill: nobody may take it for a real one. */
  alertDrill: string
  since(time: string): string
  sinceInHalls(halls: string, time: string): string
  toShelter: string
  wait: string
  resumes(time: string): string
  drill: string
}

export type InterruptionText = {
  title: string
  /** Since when and where, what to do, when it goes on. */
  lines: readonly string[]
  /** Everybody goes to the shelter now. */
  isToShelter: boolean
}

/** `halls`: the names of those that are interrupted, empty for all. */
export function interruptionText(one: Interruption, halls: readonly string[], words: InterruptionWords): InterruptionText {
  const since = clockText(one.since)
  const where = halls.length === 0 ? words.since(since) : words.sinceInHalls(halls.join(', '), since)
  const next = one.resumesAt === null ? words.wait : words.resumes(clockText(one.resumesAt))
  const isToShelter = one.kind === 'alert' && one.resumesAt === null
  return {
    title: titleOf(one, words),
    lines: [...(one.isDrill ? [words.drill] : []), where, ...(isToShelter ? [words.toShelter] : []), next],
    isToShelter,
  }
}

/** What every page says of the day at `now`; null: nothing is interrupted. */
export function dayText(
  day: DayState,
  rooms: readonly Room[],
  now: Instant,
  locale: Locale,
  words: InterruptionWords,
): InterruptionText | null {
  const one = interruptionAt(day, now)
  if (!one) return null
  const halls = rooms.filter(({ id }) => one.roomIds?.includes(id)).map(({ title }) => textIn(title, locale))
  return interruptionText(one, halls, words)
}

function titleOf({ kind, roomIds, isDrill }: Interruption, words: InterruptionWords): string {
  if (kind === 'alert') return isDrill ? words.alertDrill : words.kinds.alert
  return roomIds === null ? words.kinds.pause : words.pauseInHalls
}

import { wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { counted } from '#domain/localisation/plural.ts'
import { type Clash, clashesAmong, minutesBetween } from '#domain/programme/overlap.ts'
import type { SessionKey } from '#domain/programme/selection.ts'
import { wordsIn } from '../../locale.ts'
import { type DayView, isAway, timesOf } from './day-view.ts'

/** Sentences for each chosen session that clashes with another one. */
export type ClashNotes = ReadonlyMap<SessionKey, readonly string[]>

/**
 * What the chosen sessions of these days say of each other, for a night may end on the next one: at both, with the other's title. One that was
 * called off is in nobody's way.
 */
export function clashNotes(days: readonly DayView[], chosen: readonly SessionKey[], locale: Locale): ClashNotes {
  const sessions = days.flatMap((day) =>
    day.items.flatMap((item) => {
      if (item.key === undefined || item.isCancelled || !chosen.includes(item.key)) return []
      const room = (item.room !== undefined && day.rooms[item.room]) || null
      const away = isAway(item) ? (wordsOf(item.location) ?? '') : undefined
      return [{ key: item.key, title: wordsOf(item.title), room, away, ...timesOf(item, day) }]
    }),
  )
  return new Map(
    [...clashesAmong(sessions)].map(([session, clashes]) => [
      session.key,
      clashes.map((clash) => noteOf(clash, minutesBetween(session, clash.with), locale)),
    ]),
  )
}

/** `minutes`: those between the two. */
function noteOf({ kind, with: { title } }: Clash<{ title: string }>, minutes: number, locale: Locale): string {
  const { myProgramme: words, programme } = wordsIn(locale)
  if (kind === 'overlap') return words.overlaps(title)
  if (kind === 'hurry') return words.hurries(title)
  if (minutes === 0) return words.noTimeToTravel(title)
  return words.travels(title, `${minutes}\u00a0${counted(locale, minutes, programme.minutes)}`)
}

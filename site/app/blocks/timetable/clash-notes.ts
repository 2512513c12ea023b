// Notes about conflicts of chosen sessions: on the server for a shared selection, in browsers for own stars (islands/clash).

import { wordsIn } from '@forum/design/page/locale.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type CountedWord, counted } from '@forum/domain/localisation/plural.ts'
import { type Clash, clashesAmong, minutesBetween } from '@forum/domain/programme/overlap.ts'
import type { SessionKey } from '@forum/domain/programme/selection.ts'
import type { Instant } from '@forum/domain/record/record.ts'

export type ChosenSession = {
  key: SessionKey
  title: string
  start: Instant
  end: Instant | null
  room: { number: number } | null
  /** Name of a place outside the venue; empty: unnamed; undefined: in the venue. */
  away?: string | undefined
}

export type ClashWords = {
  locale: Locale
  overlaps: string
  hurries: string
  travels: string
  noTimeToTravel: string
  minutes: CountedWord
}

export function clashWords(locale: Locale): ClashWords {
  const { myProgramme, programme } = wordsIn(locale)
  const { overlaps, hurries, travels, noTimeToTravel } = myProgramme
  return { locale, overlaps, hurries, travels, noTimeToTravel, minutes: programme.minutes }
}

/** Sentences for each session with a conflict, at both sessions. `sessions`: not cancelled, with times. */
export function clashNotes(sessions: readonly ChosenSession[], words: ClashWords): ReadonlyMap<SessionKey, readonly string[]> {
  return new Map(
    [...clashesAmong(sessions)].map(([session, clashes]) => [
      session.key,
      clashes.map((clash) => noteOf(clash, minutesBetween(session, clash.with), words)),
    ]),
  )
}

/** `minutes`: between the two. */
function noteOf({ kind, with: { title } }: Clash<{ title: string }>, minutes: number, words: ClashWords): string {
  if (kind === 'overlap') return filled(words.overlaps, { title })
  if (kind === 'hurry') return filled(words.hurries, { title })
  if (minutes === 0) return filled(words.noTimeToTravel, { title })
  const left = `${minutes}\u00a0${counted(words.locale, minutes, words.minutes)}`
  return filled(words.travels, { title, left })
}

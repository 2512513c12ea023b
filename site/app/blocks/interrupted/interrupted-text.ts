import { wordsIn } from '@forum/design/page/locale.ts'
import type { DayState } from '@forum/domain/day-state/day-state.ts'
import { interruptedIn } from '@forum/domain/day-state/told-day.ts'
import { phaseOf } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import type { Instant } from '@forum/domain/record/record.ts'

/** "The forum was interrupted twice, 63 minutes in all." of an edition that is over at `now`; empty: it was not interrupted, or is not over. */
export function interruptedText(day: DayState, forum: Forum, now: Instant, locale: Locale): string {
  const interrupted = phaseOf(forum, now) === 'over' && !forum.isCancelled ? interruptedIn(day, forum) : null
  if (!interrupted) return ''
  const { forum: words } = wordsIn(locale)
  const { times, minutes } = interrupted
  const long = `${minutes}\u00a0${counted(locale, minutes, words.forMinutes)}`
  if (times === 1) return words.interruptedOnce(long)
  return words.interrupted(words.fewTimes[times - 2] ?? `${times}\u00a0${counted(locale, times, words.times)}`, long)
}

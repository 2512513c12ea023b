import { wordsIn } from '@forum/design/page/locale.ts'
import { type DayState, hallsOf, interruptionAt } from '@forum/domain/day-state/day-state.ts'
import { interruptionText } from '@forum/domain/day-state/interruption-text.ts'
import { localTitle, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Room } from '@forum/domain/programme/programme.ts'
import type { Instant } from '@forum/domain/record/record.ts'

/** What every page says of the interruption at `now`; null: there is none. */
export function interruptionView(day: DayState, { rooms }: { rooms(): readonly Room[] }, now: Instant, locale: Locale) {
  const one = interruptionAt(day, now)
  if (!one) return null
  const halls = hallsOf(one, rooms()).map(({ title }) => wordsOf(localTitle(title, locale)))
  return interruptionText(one, halls, wordsIn(locale).interruption)
}

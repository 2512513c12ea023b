// "Через 15 хв", "Зараз, ще 20 хв", "Завершено", for the server and islands/clock.

import { wordsIn } from '@forum/design/page/locale.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { momentOf, type SessionMoment } from '@forum/domain/programme/moment.ts'
import type { Held } from '@forum/domain/programme/programme.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText } from '@forum/domain/time/kyiv-time.ts'
import { type TimeWords, timeLeftText } from '../time-left/time-left.ts'

export type SessionTimes = { start: Instant; end: Instant | null; held?: Held }

/** Words of a session's state. */
export type MomentWords = TimeWords & { soon: string; now: string; nowLeft: string; ended: string; held: string }

export function momentWords(locale: Locale): MomentWords {
  const { dashboard, moments, programme } = wordsIn(locale)
  const { minutes, hours, days } = dashboard
  return {
    locale,
    minutes,
    hours,
    days,
    soon: moments.soon,
    now: programme.now,
    nowLeft: programme.nowLeft,
    ended: moments.ended,
    held: moments.held,
  }
}

/** Empty: nothing to show. Editors' notes (moved, cancelled) come first. */
export function momentText(
  times: { start: Instant | null; end: Instant | null; held?: Held },
  now: Instant,
  words: MomentWords,
): { is: SessionMoment['is'] | undefined; text: string } {
  const moment = momentOf(times, now)
  const of = (template: string, left: number) => filled(template, { left: timeLeftText(left, words) })
  const texts = () => {
    if (moment?.is === 'soon') return of(words.soon, moment.left)
    if (moment?.is === 'ended') return words.ended
    if (moment?.is === 'held') return filled(words.held, { time: clockText(moment.since) })
    if (moment?.is !== 'now') return ''
    return moment.left === null ? words.now : of(words.nowLeft, moment.left)
  }
  return { is: moment?.is, text: texts() }
}

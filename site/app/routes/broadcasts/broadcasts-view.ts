import { wordsIn } from '@forum/design/page/locale.ts'
import { phaseOf } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { hasProgramme, publishedEvents } from '@forum/domain/forum/shown-programme.ts'
import { localText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { awaitsRecording, broadcastState } from '@forum/domain/programme/broadcast.ts'
import type { Broadcast } from '@forum/domain/programme/programme.ts'
import { shownIn } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt, dateAt, dateRange, fullDate, isoAt, weekday } from '@forum/domain/time/kyiv-time.ts'
import {
  type BroadcastView,
  broadcastView,
  type RunningView,
  runningViews,
  shownBroadcasts,
} from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import { interruptedText } from '@forum/site/app/blocks/interrupted/interrupted-text.ts'
import { movedIn } from '@forum/site/app/blocks/programme-change/change-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type ListedBroadcast = BroadcastView & { running: RunningView[] }

export type BroadcastsView = ReturnType<typeof broadcastsView>

type BroadcastsNeeds = Pick<Services, 'changes' | 'clock' | 'day' | 'settings'> & { content: Pick<Services['content'], 'videos'> }

/** The broadcasts of an edition. */
export function broadcastsView({ changes, clock, content, day, settings }: BroadcastsNeeds, forum: Forum, locale: Locale) {
  const { broadcast: words } = wordsIn(locale)
  const { year } = forum
  const now = clock.now()
  const shown = shownBroadcasts(forum, locale)
  const ahead = shown.filter((one) => broadcastState(one, now) !== 'ended')
  const begins = beginsOf(ahead, locale) ?? beginsOf(shown, locale)
  const dates = datesOf(shown, locale)
  const facts = factsOf(shown, locale)
  const moveOf = movedIn(changes, year)
  const notice = shown.length === 0 ? noticeOf(forum, now, locale) : null
  return {
    year,
    title: year === settings.currentForumYear ? words.title : words.titleOf(year),
    summary: notice
      ? ''
      : [dates ? words.summary(facts, dates) : `${facts}.`, interruptedText(day(), forum, now, locale)].filter(Boolean).join(' '),
    /** Meta description. */
    description: wordsOf(notice?.text) ?? words.description(year, facts),
    cover: forum.cover,
    /** By room. */
    broadcasts: shown.map((one) => ({ ...broadcastView(one, forum, locale), running: runningViews(one, forum, locale, moveOf) })),
    /** Start of the first broadcast that is not over; when all are over, of the first one. */
    begins,
    /** When all are over: whether recordings that are missing may still come; null: none is missing. */
    missing: ahead.length > 0 ? null : missingOf(shown, now),
    /** Why there are no broadcasts. */
    notice,
    hasProgramme: !forum.isCancelled && hasProgramme(forum, [], locale),
    /** Whether the edition has videos. */
    hasVideos: shownIn(content.videos(), locale, now).some(({ forumYear }) => forumYear === year),
    /** Server time of rendering (ms). */
    now,
  }
}

function missingOf(shown: readonly Broadcast[], now: Instant): 'awaited' | 'never' | null {
  const missing = shown.filter(({ videoUrl }) => videoUrl === null)
  if (missing.length === 0) return null
  return missing.some((one) => awaitsRecording(one, now)) ? 'awaited' : 'never'
}

/** Shows languages by name, and "4 трансляції з 4 зал" for the rest. */
function factsOf(shown: readonly Broadcast[], locale: Locale): string {
  const { broadcast: words, programme } = wordsIn(locale)
  const rooms = new Set(shown.flatMap(({ room }) => (room ? [room.id] : []))).size
  const isRecorded = shown.every(({ videoUrl }) => videoUrl !== null)
  const kind = isRecorded ? words.recordings : words.broadcasts
  const counts = [
    `${shown.length}\u00a0${counted(locale, shown.length, kind)}`,
    rooms > 1 && `${rooms}\u00a0${counted(locale, rooms, programme.rooms)}`,
  ]
  return counts.filter(Boolean).join(', ')
}

/** First to last day; null: unknown. */
function datesOf(shown: readonly Broadcast[], locale: Locale): string | null {
  const starts = startsOf(shown)
  return starts.length === 0 ? null : dateRange(Math.min(...starts), Math.max(...starts), locale)
}

const startsOf = (shown: readonly Broadcast[]) => shown.flatMap(({ start }) => (start === null ? [] : [start]))

function beginsOf(shown: readonly Broadcast[], locale: Locale) {
  const starts = startsOf(shown)
  if (starts.length === 0) return null
  const at = Math.min(...starts)
  return { at, clock: clockAt(at), iso: isoAt(at), date: `${weekday(at, locale)}, ${fullDate(at, locale)}` }
}

function noticeOf(forum: Forum, now: Instant, locale: Locale) {
  const { broadcast: words, programme } = wordsIn(locale)
  if (forum.isCancelled) {
    const text = localText(forum.cancelledNote, locale) ?? words.cancelledText
    return { title: programme.cancelled, text, isOver: true }
  }
  const phase = phaseOf(forum, now)
  if (forum.isArchived || phase === 'over') return { title: words.noneThen, text: words.noneThenText, isOver: true }
  const { start } = forum
  const begins = start === null ? words.noneUndated : words.noneText(beginningOf(start, locale))
  const hasHalls = publishedEvents(forum, locale).some(({ room }) => room !== null)
  const see = hasHalls ? words.noneSeeProgramme : words.noneSeeShort
  const text = hasProgramme(forum, [], locale) && start !== null ? `${begins} ${see}` : begins
  return { title: words.none, text, isOver: false }
}

/** If only the day is known, no time is shown. */
function beginningOf(start: Instant, locale: Locale): string {
  const { broadcast: words } = wordsIn(locale)
  const date = fullDate(start, locale)
  const isDated = isoAt(start).startsWith(`${dateAt(start)}T00:00:00`)
  return isDated ? date : words.at(date, clockAt(start))
}

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { phaseOf } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { airState, sessionsOn } from '@forum/domain/programme/broadcast.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import { type GoingOn, goingOn } from '@forum/domain/programme/going-on.ts'
import { shownState } from '@forum/domain/programme/moment.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { inTimeOrder, isSession } from '@forum/domain/programme/reading-order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText, dateAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { shownBroadcasts } from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'

type Link = { to: string; label: string }

/** `says`: the current state; empty before the start, during the countdown. `note`: what is on around the sessions (registration, reception). */
export type OnTheDay = { actions: readonly Link[]; says: string; note: string }

const day = 24 * 3_600_000

/** Where pages lead on forum days: live broadcasts, otherwise today's programme, the next day's, or recordings. null on other days. */
export function onTheDay(forum: Forum, now: Instant, locale: Locale): OnTheDay | null {
  const { start, year } = forum
  if (start === null || phaseOf(forum, now) === 'over' || dateAt(now) < dateAt(start)) return null
  const { broadcast, home, moments, programme } = wordsIn(locale)
  const link = (path: string, label: string): Link => ({ to: localePath(locale, path), label })
  const published = forum.events.filter(({ title }) => isPublishedIn(title, locale))
  const all = published.length > 0 ? [link(pathWithin.programme(year), home.seeProgramme)] : []
  const shown = shownBroadcasts(forum, locale)
  const live = shown.filter((one) => airState({ ...one, sessions: sessionsOn(one, forum.events) }, now) === 'live').length
  if (live > 0) {
    const watch = link(pathWithin.broadcasts(year), broadcast.watchLive)
    return { actions: [watch, ...all], says: home.onAir(`${live}\u00a0${counted(locale, live, programme.rooms)}`), note: '' }
  }
  const going = goingOn(published, now)
  const around = going?.is === 'now' || (going?.is === 'today' && now >= start) ? null : besideSessions(published, now)
  const timed = published.filter((event) => event.start !== null)
  const isOver = timed.length > 0 && now >= (forum.end ?? start) && timed.every((event) => stateOf(event, now) === 'past')
  const usual = isOver ? home.over : now < start ? '' : around ? home.running : saysOf(going, locale)
  const says = heldText(published, now, locale) ?? usual
  const note = around ? noteOf(around, now, locale) : ''
  if (around || (going && going.is !== 'later')) {
    return { actions: [link(pathWithin.programme(year), moments.today)], says, note }
  }
  if (going) return { actions: [laterLink(forum, going, now, locale)], says, note }
  const isRecorded = shown.some(({ videoUrl }) => videoUrl !== null)
  return { actions: [...(isRecorded ? [link(pathWithin.broadcasts(year), broadcast.recorded)] : []), ...all], says, note }
}

type Timed = ProgrammeEvent & { start: Instant }

/** What is on, or comes next today, of registration, breaks and receptions; null: nothing. */
function besideSessions(events: readonly ProgrammeEvent[], now: Instant): Timed | null {
  const today = inTimeOrder(events).flatMap((event): Timed[] => {
    const { start } = event
    const isAround = start !== null && !isSession(event) && !event.isCancelled && stateOf(event, now) !== 'past'
    return isAround && (start <= now || dateAt(start) === dateAt(now)) ? [{ ...event, start }] : []
  })
  return today[0] ?? null
}

function noteOf({ title, start }: Timed, now: Instant, locale: Locale): string {
  const { home } = wordsIn(locale)
  const own = title[locale]
  if (!own) return ''
  return start <= now ? home.onNow(own) : home.nextIs(clockText(start), own)
}

/** The programme page opens at today; another day needs an address. */
function laterLink({ year, days }: Forum, { session }: GoingOn, now: Instant, locale: Locale): Link {
  const { home } = wordsIn(locale)
  const whole = localePath(locale, pathWithin.programme(year))
  const slug = days.find(({ id }) => id === session.dayId)?.slug
  const isTomorrow = dateAt(session.start) === dateAt(now + day)
  return {
    to: slug ? localePath(locale, pathWithin.programmeDay(year, slug)) : whole,
    label: isTomorrow ? home.tomorrow : home.seeProgramme,
  }
}

/** While all that would be on is interrupted: since when; null: something goes on. */
function heldText(events: readonly ProgrammeEvent[], now: Instant, locale: Locale): string | null {
  const on = events.filter((event) => ['now', 'held'].includes(shownState(event, now)))
  const since = on.every((event) => shownState(event, now) === 'held') ? on[0]?.held?.since : undefined
  return since === undefined ? null : filled(wordsIn(locale).moments.held, { time: clockText(since) })
}

function saysOf(going: GoingOn | null, locale: Locale): string {
  const { home } = wordsIn(locale)
  if (going === null || going.is === 'now') return home.running
  const time = clockText(going.session.start)
  return going.is === 'today' ? home.nextAt(time) : home.nextOn(dayAndMonth(going.session.start, locale), time)
}

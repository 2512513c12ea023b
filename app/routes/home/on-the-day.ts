import { localePath, pathWithin } from '#domain/address/paths.ts'
import { phaseOf } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { counted } from '#domain/localisation/plural.ts'
import { broadcastState, runningIn } from '#domain/programme/broadcast.ts'
import { stateOf } from '#domain/programme/event-state.ts'
import { type GoingOn, goingOn } from '#domain/programme/going-on.ts'
import { clockText, dateAt, dayAndMonth } from '#domain/programme/kyiv-time.ts'
import type { Broadcast, ProgrammeEvent } from '#domain/programme/programme.ts'
import { isSession } from '#domain/programme/reading-order.ts'
import type { Instant } from '#domain/record.ts'
import { shownBroadcasts } from '../../blocks/broadcasts/broadcast-view.ts'
import { wordsIn } from '../../locale.ts'

type Link = { to: string; label: string }

/** `says`: the current state; empty before the start, during the countdown. */
export type OnTheDay = { actions: readonly Link[]; says: string }

const day = 24 * 3_600_000

/** Head of the home page on forum days: live broadcasts, otherwise today's programme, the next day's, or recordings. null on other days. */
export function onTheDay(forum: Forum, now: Instant, locale: Locale): OnTheDay | null {
  const { start, year } = forum
  if (start === null || phaseOf(forum, now) === 'over' || dateAt(now) < dateAt(start)) return null
  const { broadcast, home, programme } = wordsIn(locale)
  const link = (path: string, label: string): Link => ({ to: localePath(locale, path), label })
  const published = forum.events.filter(({ title }) => isPublishedIn(title, locale))
  const all = published.length > 0 ? [link(pathWithin.programme(year), home.seeProgramme)] : []
  const shown = shownBroadcasts(forum, locale)
  const live = shown.filter((one) => isOnAir(one, forum.events, now)).length
  if (live > 0) {
    const watch = link(pathWithin.broadcasts(year), broadcast.watchLive)
    return { actions: [watch, ...all], says: home.onAir(`${live}\u00a0${counted(locale, live, programme.rooms)}`) }
  }
  const going = goingOn(published, now)
  const timed = published.filter((event) => event.start !== null)
  const isOver = timed.length > 0 && now >= (forum.end ?? start) && timed.every((event) => stateOf(event, now) === 'past')
  const says = isOver ? home.over : now < start ? '' : saysOf(going, locale)
  if (going) return { actions: [programmeLink(forum, going, now, locale)], says }
  const isRecorded = shown.some(({ videoUrl }) => videoUrl !== null)
  return { actions: [...(isRecorded ? [link(pathWithin.broadcasts(year), broadcast.recorded)] : []), ...all], says }
}

/** Live while one of its own sessions runs: at lunch there is nothing to watch. Without sessions its own state counts. */
function isOnAir(one: Broadcast, events: readonly ProgrammeEvent[], now: Instant): boolean {
  if (broadcastState(one, now) !== 'live') return false
  const sessions = runningIn(one, events).filter((event) => isSession(event) && !event.isCancelled)
  return sessions.length === 0 || sessions.some((event) => stateOf(event, now) === 'now')
}

/** The programme page opens at today; other days need an address. */
function programmeLink({ year, days }: Forum, { is, session }: GoingOn, now: Instant, locale: Locale): Link {
  const { home, moments } = wordsIn(locale)
  const whole = localePath(locale, pathWithin.programme(year))
  if (is !== 'later') return { to: whole, label: moments.today }
  const slug = days.find(({ id }) => id === session.dayId)?.slug
  const isTomorrow = dateAt(session.start) === dateAt(now + day)
  return {
    to: slug ? localePath(locale, pathWithin.programmeDay(year, slug)) : whole,
    label: isTomorrow ? home.tomorrow : home.seeProgramme,
  }
}

function saysOf(going: GoingOn | null, locale: Locale): string {
  const { home } = wordsIn(locale)
  if (going === null || going.is === 'now') return home.running
  const time = clockText(going.session.start)
  return going.is === 'today' ? home.nextAt(time) : home.nextOn(dayAndMonth(going.session.start, locale), time)
}

// Where the home page and an edition's page lead, by the state of the sale and the forum's days.

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { isEditionShown, phaseOf } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { hasProgramme, publishedEvents } from '@forum/domain/forum/shown-programme.ts'
import { asCaption } from '@forum/domain/localisation/as-caption.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'
import { saleOpens } from '@forum/domain/sale/sale.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import { shownBroadcasts } from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import { openingText } from '../ticket-card/moment-text.ts'
import { onTheDay } from './on-the-day.ts'
import { remarkText } from './remark-text.ts'
import { saleLinks } from './sale-links.ts'

type Step = { to: string; label: string }

export type NextSteps = {
  /** The first is the page's primary button. */
  actions: readonly Step[]
  /** Below the first: when the sale opens, what is missing from it, or what is on now; empty: nothing. */
  note: string
  /** The forum's current state on its days; empty on others. */
  says: string
}

type NextStepsOptions = { locale: Locale; now: Instant; buying: Buying }

/**
 * Booking before the sale, tickets during it, the programme while nothing can be bought; live content on forum days (on-the-day.ts), later or after a
 * cancellation the archive.
 */
export function nextSteps(forum: Forum, { locale, now, buying }: NextStepsOptions): NextSteps {
  if (!isEditionShown(forum, locale)) return { actions: [], note: '', says: '' }
  if (isPast(forum, now)) return { actions: afterwards(forum, locale), note: '', says: '' }
  const sale = saleLinks(buying, forum.year, locale)
  const today = onTheDay(forum, now, locale)
  if (today) return { ...today, actions: [...today.actions, ...sale] }
  const programme = programmeStep(forum, now, locale)
  const hasNothingToDo = buying.remark?.is === 'closed' || buying.remark?.is === 'none'
  return {
    actions: hasNothingToDo ? [...programme, ...sale] : [...sale, ...programme],
    note: opensText(forum, { locale, now, buying }) || remarkText(buying.remark, now, locale),
    says: '',
  }
}

/** The forum is over: recordings and results are shown. */
export function isPast(forum: Forum, now: Instant): boolean {
  return forum.isCancelled || phaseOf(forum, now) === 'over'
}

function afterwards(forum: Forum, locale: Locale): Step[] {
  const { broadcast, ticket } = wordsIn(locale)
  const isRecorded = shownBroadcasts(forum, locale).some(({ videoUrl }) => videoUrl !== null)
  return [
    { to: localePath(locale, pathWithin.forum(forum.year)), label: ticket.seeArchive },
    ...(isRecorded ? [{ to: localePath(locale, pathWithin.broadcasts(forum.year)), label: broadcast.recorded }] : []),
  ]
}

/** The programme; on a day before the forum that has one of its own, by the name of that day. */
function programmeStep(forum: Forum, now: Instant, locale: Locale): Step[] {
  if (!hasProgramme(forum, [], locale)) return []
  const { home, moments } = wordsIn(locale)
  const day = forum.days.find(({ date }) => date === dateAt(now))
  const isOn = publishedEvents(forum, locale).some((event) => event.dayId === day?.id && stateOf(event, now) !== 'past')
  const name = day && isPublishedIn(day.title, locale) ? textIn(day.title, locale) : ''
  const today = name ? home.todayIs(asCaption(name)) : moments.today
  return [{ to: localePath(locale, pathWithin.programme(forum.year)), label: day && isOn ? today : home.seeProgramme }]
}

/** When the sale opens or goes on; empty: unknown, or open. */
function opensText({ ticketGroups }: Forum, { locale, now, buying }: NextStepsOptions): string {
  if (buying.sale !== 'soon' && buying.goesOn === null) return ''
  const moment = saleOpens(ticketGroups, now)
  return moment === null ? '' : openingText(ticketGroups, moment, now, locale)
}

import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isEditionShown, shownPart } from '#domain/forum/edition.ts'
import { filled } from '#domain/localisation/filled.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '#domain/localisation/localised.ts'
import { dayAndMonth } from '#domain/programme/kyiv-time.ts'
import { byDayWithSides, shownSideEvents } from '#domain/programme/side-event.ts'
import type { Catalogue } from '#messages/catalogue.ts'
import { firstNames, sessionRow } from '../../blocks/event-rows/session-row.ts'
import type { Services } from '../../context.server.ts'

type Needs = Pick<Services, 'settings'> & { content: Pick<Services['content'], 'forumByYear' | 'person' | 'sideEvents'> }

/**
 * The programme of an edition (null: the current one) with breaks, filtered by slugs of day and hall (null: all). Side events are included on their
 * day; with a hall only those in that hall.
 */
export function embedView(
  { content, settings }: Needs,
  words: Catalogue['embed'],
  locale: Locale,
  asked: { year: string | null; day: string | null; room: string | null },
) {
  const isYear = asked.year === null || /^\d{4}$/.test(asked.year)
  const year = asked.year !== null && isYear ? Number(asked.year) : settings.currentForumYear
  const forum = isYear ? content.forumByYear(year) : undefined
  const { days, events } = forum ? shownPart(forum, locale) : { days: [], events: [] }
  const isAsked = ({ room }: (typeof events)[number]) => asked.room === null || room === null || room.slug === asked.room
  const hasRoom = asked.room === null || events.some(({ room }) => room?.slug === asked.room)
  const shown = hasRoom ? events.filter((event) => isPublishedIn(event.title, locale) && isAsked(event)) : []
  const around = forum ? shownSideEvents(content.sideEvents(), forum, locale) : []
  const sides = around.filter((event) => asked.room === null || event.room?.slug === asked.room)
  const filledDays = byDayWithSides(days, shown, sides).days.filter(({ day }) => asked.day === null || day.slug === asked.day)
  const dateOf = (date: string) => dayAndMonth(Date.parse(`${date}T12:00:00Z`), locale)
  const room = events.find((event) => event.room?.slug === asked.room)?.room
  const [first] = filledDays
  const part = [asked.day !== null && first ? dateOf(first.day.date) : '', room ? textIn(room.title, locale) : '']
    .filter(Boolean)
    .join(', ')
  const isShown = forum !== undefined && isEditionShown(forum, locale)
  const programme = asked.day !== null && first ? pathWithin.programmeDay(year, first.day.slug) : pathWithin.programme(year)
  return {
    title: part === '' ? filled(words.whole, { year }) : filled(words.part, { year, part }),
    description: filled(words.description, { year }),
    /** Without empty days. With headings if there are several. */
    days: filledDays.map(({ day, events: own }) => ({
      date: dateOf(day.date),
      rows: own.map((event) =>
        sessionRow(event, year, locale, firstNames([...event.speakerIds, ...event.moderatorIds], content.person, locale)),
      ),
    })),
    /** The full programme; the home page if the edition is hidden in this language. */
    programme: localePath(locale, isShown ? programme : pathWithin.home()),
  }
}

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { isEditionShown, isHeld, shownPart } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { shownSideEvents, standInProgramme } from '@forum/domain/forum/shown-programme.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import { byDayWithSides } from '@forum/domain/programme/side-event.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { EventRow } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { firstNames, sessionRow, shortProgrammeRows } from '@forum/site/app/blocks/event-rows/session-row.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

type EmbedNeeds = Pick<Services, 'clock' | 'settings'> & {
  content: Pick<Services['content'], 'forumByYear' | 'person' | 'sideEvents'>
}

type Day = { on: string; rows: readonly EventRow[] }

/** The days with the short programme on the day of the edition; `on` empty: that day is unknown. */
function withShort(days: readonly Day[], short: readonly EventRow[], forum: Forum | undefined): readonly Day[] {
  if (short.length === 0) return days
  const on = forum && forum.start !== null ? dateAt(forum.start) : ''
  const own = days.find((day) => day.on === on)
  const others = days.filter((day) => day !== own)
  return [...others, { on, rows: [...short, ...(own?.rows ?? [])] }].toSorted((a, b) => a.on.localeCompare(b.on))
}

type None = { title: string; text: string }

const unknown = ({ nothing, nothingText }: Catalogue['embed']): None => ({ title: nothing, text: nothingText })

/** An edition that exists, but has no programme. */
function noneOf(forum: Forum, now: Instant, locale: Locale): None {
  const { programme: words } = wordsIn(locale)
  if (forum.isCancelled) return { title: words.cancelled, text: words.cancelledText }
  return isHeld(forum, now) ? { title: words.held.none, text: words.held.noneText } : { title: words.none, text: words.noneText }
}

/** The edition with its short programme only while that stands for the programme. */
function standInOf(forum: Forum, locale: Locale): Forum {
  const shown = shownPart(forum, locale)
  return { ...shown, shortProgramme: standInProgramme(shown, locale) }
}

/**
 * The programme of an edition (null: the current one) with breaks, filtered by slugs of day and hall (null: all). Side events are included on their
 * day; with a hall only those in that hall.
 */
export function embedView(
  { clock, content, settings }: EmbedNeeds,
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
  const short =
    forum && asked.day === null && asked.room === null ? shortProgrammeRows(standInOf(forum, locale), content.person, locale) : []
  const isShown = forum !== undefined && isEditionShown(forum, locale)
  const programme = asked.day !== null && first ? pathWithin.programmeDay(year, first.day.slug) : pathWithin.programme(year)
  const rows = filledDays.map(({ day, events: own }) => ({
    on: day.date,
    rows: own.map((event) =>
      sessionRow(event, year, locale, firstNames([...event.speakerIds, ...event.moderatorIds], content.person, locale)),
    ),
  }))
  return {
    title: part === '' ? filled(words.whole, { year }) : filled(words.part, { year, part }),
    description: filled(words.description, { year }),
    /** Without empty days. With headings if there are several. */
    days: withShort(rows, short, forum).map(({ on, rows: own }) => ({ date: on && dateOf(on), rows: own })),
    /** Said where there is nothing to show. */
    none: forum && isShown && asked.day === null && asked.room === null ? noneOf(forum, clock.now(), locale) : unknown(words),
    /** The full programme; the home page if the edition is hidden in this language. */
    programme: localePath(locale, isShown ? programme : pathWithin.home()),
  }
}

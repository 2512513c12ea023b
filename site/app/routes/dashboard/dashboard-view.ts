import { wordsIn } from '@forum/design/page/locale.ts'
import { dayMark } from '@forum/domain/day-state/day-state.ts'
import { isHeld } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { shortProgrammeLeft, shownSideEvents } from '@forum/domain/forum/shown-programme.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { type LocalText, localText, localTitle, withWords } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, type Localised } from '@forum/domain/localisation/localised.ts'
import { changedId } from '@forum/domain/programme/changes.ts'
import { statedEnd, stateOf } from '@forum/domain/programme/event-state.ts'
import { roomsOf } from '@forum/domain/programme/filter.ts'
import { type HallEvent, isElsewhere } from '@forum/domain/programme/hall.ts'
import type { ProgrammeEvent, Room, SideEvent } from '@forum/domain/programme/programme.ts'
import { inTimeOrder } from '@forum/domain/programme/reading-order.ts'
import { hasPage } from '@forum/domain/programme/side-event.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt, dateAt, dateRange, dayAndMonth, isoAt } from '@forum/domain/time/kyiv-time.ts'
import { peopleOnStage } from '@forum/site/app/blocks/portrait/person-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { screenInterruption } from './interruption-view.ts'
import { formerStart, movedFrom } from './moved.ts'

export type HallRoom = { slug: string; number: number; name: LocalText }

export type HallPerson = { name: LocalText; company: LocalText | null; photo: string | null; isModerator: boolean }

/** An event of the programme; `room`: index among the view's rooms, null: all rooms. */
export type HallItem = HallEvent & {
  key: string
  title: LocalText
  /** Start in Kyiv: day (`YYYY-MM-DD`, and "16 жовтня"), time, and ISO 8601. */
  day: string
  date: string
  from: string
  iso: string
  /** End time; null: unknown. */
  until: string | null
  /** Former start; missing: not moved. */
  was?: string
  people: readonly HallPerson[]
}

/** Everything that a screen needs for the rest of the edition, also offline. */
export type HallView = ReturnType<typeof hallView>

/** Rows of the short programme that a screen has room for. */
const shortRows = 6

/** How long an event stays in the view after its end: pauses are measured from it. */
const memory = 12 * 3_600_000

/** The screen of `room`; null: of all rooms. */
export function hallView(
  { changes, content, clock, day }: Pick<Services, 'changes' | 'content' | 'clock' | 'day'>,
  forum: Forum,
  room: Room | null,
  locale: Locale,
) {
  const now = clock.now()
  const { site } = wordsIn(locale)
  const all = forum.isCancelled
    ? []
    : inTimeOrder([...forum.events, ...inHalls(content.sideEvents(), forum, locale)]).filter(
        ({ title, start }) => start !== null && isPublishedIn(title, locale),
      )
  const events = all.filter((event) => !isElsewhere(event, all))
  const rooms = shownRooms(events, room)
  const near = events.filter((event) => stateOf(event, now - memory) !== 'past')
  const told = changes.of(forum.year)
  const item = (event: ProgrammeEvent | SideEvent) => itemOf(event, rooms, room, content, locale)
  const drawn = (isCancelled: boolean) =>
    near.filter((event) => event.isCancelled === isCancelled).flatMap((event) => item(event).map((one) => withFormer(one, event)))
  const withFormer = (one: HallItem, event: ProgrammeEvent | SideEvent): HallItem => {
    const was = formerStart(event, told, locale)
    return was === null ? one : { ...one, was }
  }
  const gone = room === null ? [] : movedFrom(room, events, told, locale)
  return {
    year: forum.year,
    edition: localText(forum.title, locale) ?? `${site.name} ${forum.year}`,
    rooms: rooms.map(({ slug, number, title }) => ({ slug, number, name: localText(title, locale) ?? slug })),
    /** Index of the shown room; null: all rooms. */
    shown: room && rooms.findIndex(({ id }) => id === room.id),
    /** Without events that ended long ago. */
    items: drawn(false),
    /** Cancelled events: people still wait for them. */
    cancelled: drawn(true),
    /** Events moved away from this room, with their former time; `to` null: no room. */
    moved: gone.flatMap(({ event, to }) => item(event).map((one) => ({ ...one, to }))),
    /** Why there is nothing to show. */
    notice: events.length === 0 ? noticeOf(forum, now, locale) : null,
    /** End of what is held outside the halls (ms): until then the forum is not over. */
    elsewhereUntil: Math.max(0, ...all.map((event) => (events.includes(event) ? 0 : (statedEnd(event) ?? event.start ?? 0)))),
    /** The day's state that this view shows (domain/day-state), and what interrupts this screen; null: nothing. */
    dayMark: dayMark(day(), now),
    interruption: screenInterruption(day(), content, room, now, locale),
    /** Server time of rendering (ms). */
    now,
  }
}

/** Side events in one of the forum's halls. */
function inHalls(sideEvents: readonly SideEvent[], forum: Forum, locale: Locale): SideEvent[] {
  return shownSideEvents(sideEvents, forum, locale).filter(({ room }) => room !== null)
}

/** Rooms are places: a name `-` falls back to another language (product.md, 2.3). */
function shownRooms(events: readonly Pick<ProgrammeEvent, 'room'>[], shown: Room | null): Room[] {
  const rooms = roomsOf(events)
  return shown === null || rooms.some(({ id }) => id === shown.id) ? rooms : [...rooms, shown]
}

function itemOf(
  event: ProgrammeEvent | SideEvent,
  rooms: readonly Room[],
  shown: Room | null,
  content: Services['content'],
  locale: Locale,
): HallItem[] {
  const { room, start } = event
  const index = room && rooms.findIndex(({ id }) => id === room.id)
  if (start === null) return []
  const end = statedEnd(event)
  const isHere = shown !== null && (room === null || room.id === shown.id)
  return [
    {
      key: changedId(event),
      title: measuredTitle(event.title, locale),
      start,
      end,
      room: index,
      isBreak: !hasPage(event),
      ...(event.held && { held: event.held }),
      day: dateAt(start),
      date: dayAndMonth(start, locale),
      from: clockAt(start),
      iso: isoAt(start),
      until: end === null ? null : clockAt(end),
      people: isHere ? peopleOf(event, content, locale) : [],
    },
  ]
}

/** Moderators first, without duplicates. */
function peopleOf(
  event: Pick<ProgrammeEvent, 'moderatorIds' | 'speakerIds'>,
  content: Services['content'],
  locale: Locale,
): HallPerson[] {
  const { moderators, speakers } = peopleOnStage(event, content.person, locale)
  return [...moderators, ...speakers].map((person) => ({
    name: localTitle(person.name, locale),
    company: localText(person.company, locale),
    photo: person.photo,
    isModerator: moderators.includes(person),
  }))
}

function noticeOf(forum: Forum, now: Instant, locale: Locale) {
  const { dashboard, programme: words } = wordsIn(locale)
  if (forum.isCancelled) {
    return { title: words.cancelled, text: localText(forum.cancelledNote, locale) ?? words.cancelledText, date: null }
  }
  const date = forum.start === null ? null : dateRange(forum.start, forum.end, locale)
  if (isHeld(forum, now)) return { title: dashboard.forumOver, text: dashboard.thanks, date }
  const rows = shortProgrammeLeft(forum, locale, now)
    .slice(0, shortRows)
    .map((row) => ({ key: row.id, time: row.time, title: localTitle(row.title, locale) }))
  return rows.length > 0 ? { title: words.short, text: undefined, date, rows } : { title: words.none, text: words.noneText, date }
}

/** The screen measures lines, so it needs non-breaking spaces. */
function measuredTitle(field: Localised, locale: Locale): LocalText {
  return withWords(localTitle(field, locale), noBreak)
}

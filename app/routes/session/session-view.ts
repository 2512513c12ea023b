import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { choose, isPublishedIn, type Localised, textIn } from '#domain/localisation/localised.ts'
import { counted } from '#domain/localisation/plural.ts'
import { statedEnd } from '#domain/programme/event-state.ts'
import { clockAt, dayAndMonth, fullDate, isoAt, parseMoment, weekday } from '#domain/programme/kyiv-time.ts'
import { sessionsAfter } from '#domain/programme/order.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import type { Instant } from '#domain/record.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import type { EventRow } from '../../blocks/event-rows/event-rows.tsx'
import { knownPeople, type PersonView, personView } from '../../blocks/portrait/person-view.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'

const nextCount = 3
const namesInRow = 2

type Text = { text: string; lang?: Locale }
type Moment = { text: string; iso: string }

export type SessionView = {
  year: number
  title: Text
  /** The day in the programme, as the crumb names it: its slug and "16 жовтня". */
  day: { slug: string; date: string } | null
  when: { start: Moment; end: Moment | null; date: string } | null
  room: { name: Text; number: number } | null
  format: { kind: string; languages: string }
  description: { text: RichText; lang?: Locale } | null
  /** Id of the presentation's file. */
  presentation: string | null
  moderators: PersonView[]
  speakers: PersonView[]
  next: { title: string; rows: EventRow[] } | null
}

/** One session of an edition. */
export function sessionView({ content, settings }: Services, forum: Forum, event: ProgrammeEvent, locale: Locale): SessionView {
  const day = forum.days.find(({ id }) => id === event.dayId)
  const description = choose(event.description, locale)
  const moderators = knownPeople(event.moderatorIds, content.person, locale)
  const speakers = knownPeople(event.speakerIds, content.person, locale).filter((person) => !moderators.includes(person))
  return {
    year: forum.year,
    title: textOf(event.title, locale),
    day: day ? { slug: day.slug, date: dayAndMonth(parseMoment(day.date) ?? 0, locale) } : null,
    when: whenOf(event, forum.year === settings.currentForumYear, locale),
    room: event.room ? { name: textOf(event.room.title, locale), number: event.room.number } : null,
    format: formatOf(event, locale),
    description: description
      ? { text: description.value, ...(description.locale !== locale && { lang: description.locale }) }
      : null,
    presentation: event.presentation,
    moderators: moderators.map((person) => personView(person, locale)),
    speakers: speakers.map((person) => personView(person, locale)),
    next: nextOf(forum, event, content, locale),
  }
}

/** What search engines and shared links say: the beginning of the description, else the facts. */
export function descriptionOf(view: SessionView): string {
  const text = view.description ? plainText(view.description.text) : ''
  if (text.length > longest) return `${text.slice(0, text.lastIndexOf(' ', longest))}…`
  if (text) return text
  return [view.format.kind, view.when?.date, view.when?.start.text, view.room?.name.text].filter(Boolean).join(', ')
}

const longest = 180

/** The year is said when it is not the current one's. */
function whenOf(event: ProgrammeEvent, isCurrent: boolean, locale: Locale): SessionView['when'] {
  if (event.start === null) return null
  const { programme: words } = wordsIn(locale)
  const end = statedEnd(event)
  const date = isCurrent ? dayAndMonth(event.start, locale) : fullDate(event.start, locale)
  return {
    start: momentOf(event.start),
    end: end === null ? null : momentOf(end),
    date: words.kyivTimeOf(`${weekday(event.start, locale)}, ${date}`),
  }
}

function momentOf(at: Instant): Moment {
  return { text: clockAt(at), iso: isoAt(at) }
}

/** "Панель, 75 хвилин", and in which languages. */
function formatOf(event: ProgrammeEvent, locale: Locale): SessionView['format'] {
  const { programme: words } = wordsIn(locale)
  const end = statedEnd(event)
  const minutes = event.start === null || end === null ? 0 : Math.round((end - event.start) / 60_000)
  const length = minutes > 0 && `${minutes} ${counted(locale, minutes, words.minutes)}`
  const interpreted = event.interpretation.filter((code) => code !== event.language)
  const languages = [
    event.language && words.inLanguage(languageName(event.language, locale)),
    interpreted.length > 0 && words.interpreted(interpreted.map((code) => languageName(code, locale)).join(', ')),
  ]
  return { kind: [words.kinds[event.kind], length].filter(Boolean).join(', '), languages: languages.filter(Boolean).join(', ') }
}

/** The language's name in the page's language; the code itself when nobody knows it. */
function languageName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

function nextOf(forum: Forum, event: ProgrammeEvent, content: Services['content'], locale: Locale): SessionView['next'] {
  const { programme: words } = wordsIn(locale)
  const published = forum.events.filter(({ title }) => isPublishedIn(title, locale))
  const { inRoom, events } = sessionsAfter(event, published, nextCount)
  if (events.length === 0) return null
  return {
    title: inRoom && event.room ? words.nextIn(textIn(event.room.title, locale)) : words.nextHere,
    rows: events.map((next) => rowOf(next, event, forum.year, content, locale)),
  }
}

/** A row of another day than `from` names its date. */
function rowOf(
  event: ProgrammeEvent,
  from: ProgrammeEvent,
  year: number,
  content: Services['content'],
  locale: Locale,
): EventRow {
  const title = textOf(event.title, locale)
  const date = event.start !== null && event.dayId !== from.dayId && dayAndMonth(event.start, locale)
  const names = knownPeople(event.speakerIds, content.person, locale)
    .slice(0, namesInRow)
    .map(({ name }) => textIn(name, locale))
  return {
    key: event.id,
    time: event.start === null ? '' : clockAt(event.start),
    dateTime: event.start === null ? undefined : isoAt(event.start),
    title: title.text,
    titleLang: title.lang,
    to: inLanguage(locale, pathWithin.session(year, event.slug)),
    room: event.room ? { name: textIn(event.room.title, locale), number: event.room.number } : undefined,
    aside: [...(date ? [date] : []), ...names],
  }
}

function textOf(field: Localised, locale: Locale): Text {
  const chosen = choose(field, locale)
  return { text: chosen?.value ?? '', ...(chosen && chosen.locale !== locale && { lang: chosen.locale }) }
}

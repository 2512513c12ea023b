import { editionLocales } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { choose, textIn } from '#domain/localisation/localised.ts'
import { counted } from '#domain/localisation/plural.ts'
import { dateAt, dayAndMonth, fullDate } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import type { EventRow } from '../../blocks/event-rows/event-rows.tsx'
import { editionRows } from '../../blocks/event-rows/session-row.ts'
import { type PartnerGroupView, partnerGroupViews } from '../../blocks/partner-wall/partner-wall-view.ts'
import { knownPeople, type PersonView, personView } from '../../blocks/portrait/person-view.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'

export type ForumView = {
  year: number
  locales: readonly Locale[]
  title: string
  /** The motto, large; the title where there is none. */
  heading: { text: string; lang?: Locale }
  /** Why the edition was cancelled; null when it was not. */
  cancelled: { text: string; lang?: Locale } | null
  date: { text: string; from: string } | null
  venue: string
  address: string
  /** null when a figure says it already. */
  attendance: number | null
  text: { nodes: RichText; lang?: Locale } | null
  figures: readonly { value: string; label: string }[]
  videoUrl: string | null
  programme: { rows: EventRow[]; count: string } | null
  speakers: { people: PersonView[]; count: string } | null
  partners: PartnerGroupView[]
  gallery: readonly { file: string; title: string; ratio: number }[]
  previousYear: number | null
  nextYear: number | null
  description: string
}

const mostSpeakers = 8
const mostFigures = 4
const mostPictures = 12
const usualRatio = 1.5

/** One edition on a page; undefined when there is none of that year in `locale`. A cancelled one has its reason and no programme. */
export function forumView({ content }: Pick<Services, 'content'>, year: number, locale: Locale): ForumView | undefined {
  const forum = content.forumByYear(year)
  const locales = forum ? editionLocales(forum) : []
  if (!forum || !locales.includes(locale)) return undefined
  const words = wordsIn(locale).forum
  const title = textIn(forum.title, locale) || words.titleOf(year)
  const held = forum.isCancelled ? nothingHeld : whatWasHeld(forum, content, locale)
  return {
    year,
    locales,
    title,
    heading: headingOf(forum, title, locale),
    cancelled: cancelledOf(forum, locale),
    ...factsOf(forum, locale),
    ...held,
    ...neighbours(content.forums(), year, locale),
    description: words.description(title, year),
  }
}

function headingOf(forum: Forum, title: string, locale: Locale): ForumView['heading'] {
  const motto = choose(forum.theme, locale)
  if (!motto) return { text: title }
  return { text: motto.value, ...(motto.locale !== locale && { lang: motto.locale }) }
}

const yearOfCovid = 2020

function cancelledOf(forum: Forum, locale: Locale): ForumView['cancelled'] {
  if (!forum.isCancelled) return null
  const note = choose(forum.cancelledNote, locale)
  if (note) return { text: note.value, ...(note.locale !== locale && { lang: note.locale }) }
  const words = wordsIn(locale).forum
  return { text: forum.year === yearOfCovid ? words.cancelledForCovid : words.cancelled }
}

type Facts = Pick<ForumView, 'date' | 'venue' | 'address' | 'attendance' | 'text' | 'figures' | 'videoUrl'>

function factsOf(forum: Forum, locale: Locale): Facts {
  const description = choose(forum.description, locale)
  const isEmpty = !description || plainText(description.value) === ''
  const figures = forum.statistics.slice(0, mostFigures).map(({ value, label }) => ({ value, label: textIn(label, locale) }))
  const isSaid = figures.some(({ value }) => value.replace(/\D/g, '') === String(forum.attendance))
  return {
    date: forum.isCancelled ? null : dateOf(forum.start, forum.end, locale),
    venue: forum.isCancelled ? '' : textIn(forum.venue, locale),
    address: forum.isCancelled ? '' : textIn(forum.address, locale),
    attendance: forum.isCancelled || isSaid ? null : forum.attendance,
    text: isEmpty ? null : { nodes: description.value, ...(description.locale !== locale && { lang: description.locale }) },
    figures: forum.isCancelled ? [] : figures,
    videoUrl: forum.videoUrl,
  }
}

/** "16 жовтня 2025", "15–17 жовтня 2025", "30 вересня – 1 жовтня 2025". */
export function dateOf(start: Instant | null, end: Instant | null, locale: Locale): ForumView['date'] {
  if (start === null) return null
  const [from, to] = [dateAt(start), dateAt(end ?? start)]
  if (to <= from) return { text: fullDate(start, locale), from }
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const beginning = isOneMonth ? `${Number(from.slice(8))}–` : `${dayAndMonth(start, locale)} – `
  return { text: beginning + fullDate(end ?? start, locale), from }
}

type Held = Pick<ForumView, 'programme' | 'speakers' | 'partners' | 'gallery'>

const nothingHeld: Held = { programme: null, speakers: null, partners: [], gallery: [] }

function whatWasHeld(forum: Forum, content: Services['content'], locale: Locale): Held {
  const { people: words } = wordsIn(locale)
  const people = knownPeople(forum.speakerIds, content.person, locale)
  return {
    programme: programmeOf(forum, content, locale),
    speakers:
      people.length > 0
        ? {
            people: people.slice(0, mostSpeakers).map((person) => personView(person, locale)),
            count: `${people.length}\u00a0${counted(locale, people.length, words.speakers)}`,
          }
        : null,
    partners: partnerGroupViews(forum.partnerGroups, locale, 'ink'),
    gallery: forum.gallery.slice(0, mostPictures).map(({ file, width, height, title }) => ({
      file,
      title: title ?? '',
      ratio: width && height ? Math.round((width / height) * 100) / 100 : usualRatio,
    })),
  }
}

function programmeOf(forum: Forum, content: Services['content'], locale: Locale): Held['programme'] {
  const { rows, count } = editionRows(forum, content.person, locale)
  if (rows.length === 0) return null
  return { rows, count: `${count}\u00a0${counted(locale, count, wordsIn(locale).programme.events)}` }
}

function neighbours(forums: readonly Forum[], year: number, locale: Locale): Pick<ForumView, 'previousYear' | 'nextYear'> {
  const years = forums.filter((forum) => editionLocales(forum).includes(locale)).map((forum) => forum.year)
  const before = years.filter((other) => other < year)
  const after = years.filter((other) => other > year)
  return { previousYear: before.length > 0 ? Math.max(...before) : null, nextYear: after.length > 0 ? Math.min(...after) : null }
}

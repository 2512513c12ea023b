import type { Forum } from '#domain/forum/forum.ts'
import { languageName } from '#domain/localisation/display-name.ts'
import { type LocalText, localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { counted } from '#domain/localisation/plural.ts'
import { isFiltering, languagesOf, roomsOf } from '#domain/programme/filter.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import { isSession } from '#domain/programme/reading-order.ts'
import { wordsIn } from '../../locale.tsx'
import type { ProgrammeQuery } from './programme-address.ts'

export type Option = { value: string; label: LocalText }

export type FilterView = {
  query: ProgrammeQuery
  /** There is something to choose from only where there are two. */
  rooms: Option[]
  languages: Option[]
  isOn: boolean
  /** "Знайдено: 3 події" of all days; empty while nothing is asked for. */
  found: string
}

/** Whether everything that is asked for is of this edition; what is not has no page. */
export function isKnown({ days, events }: Pick<Forum, 'days' | 'events'>, { day, room, language }: ProgrammeQuery): boolean {
  return (
    (day === null || days.some(({ slug }) => slug === day)) &&
    (room === null || roomsOf(events).some(({ slug }) => slug === room)) &&
    (language === null || languagesOf(events).includes(language))
  )
}

/** The filter of a programme whose `events` are published and of which `found` are shown. */
export function filterView(events: readonly ProgrammeEvent[], found: number, query: ProgrammeQuery, locale: Locale): FilterView {
  const { programme: words } = wordsIn(locale)
  const isOn = isFiltering(query)
  const sessions = events.filter(isSession)
  const rooms = roomsOf(sessions).map(({ slug, title }) => ({ value: slug, label: localTitle(title, locale) }))
  const languages = languagesOf(sessions).map((code) => ({
    value: code,
    label: capitalised(languageName(code, locale), locale),
  }))
  return {
    query,
    rooms: rooms.length > 1 || query.room !== null ? rooms : [],
    languages: languages.length > 1 || query.language !== null ? languages : [],
    isOn,
    found: isOn ? words.found(`${found}\u00a0${counted(locale, found, words.events)}`) : '',
  }
}

/** As an item of a list begins. */
function capitalised(name: string, locale: Locale): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

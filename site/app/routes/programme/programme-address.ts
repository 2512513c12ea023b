import { pathWithin } from '@forum/domain/address/paths.ts'
import type { ProgrammeFilter } from '@forum/domain/programme/filter.ts'

/** What the address of a programme asks for. */
export type ProgrammeQuery = ProgrammeFilter & { day: string | null }

/** Value for all days on one page, as for printing. */
export const allDays = 'all'

/** Maximum length of the text field; longer than any title. */
export const maxTextLength = 100

/** Parses the query; empty parameters from the form are ignored. */
export function parseQuery(parameters: URLSearchParams): ProgrammeQuery {
  const value = (name: string) => parameters.get(name)?.trim() || null
  return {
    day: value('day'),
    room: value('room'),
    topic: value('topic'),
    language: value('language')?.toLowerCase() ?? null,
    text: (value('q') ?? '').slice(0, maxTextLength),
  }
}

/** The query string with question mark; empty: none. */
export function searchOf({ day, room, topic, language, text }: ProgrammeQuery): string {
  const given = Object.entries({ day, room, topic, language, q: text || null }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Address of the programme of `year`, without language. */
export function programmeAddress(year: number, query: ProgrammeQuery): string {
  return pathWithin.programme(year) + searchOf(query)
}

import { pathWithin } from '#domain/address/paths.ts'
import type { ProgrammeFilter } from '#domain/programme/filter.ts'

/** What the address of a programme asks for. */
export type ProgrammeQuery = ProgrammeFilter & { day: string | null }

/** Instead of a day's slug: all of them on one page, as they are printed. */
export const allDays = 'all'

/** As long as the field takes; nobody's title is longer. */
export const maxTextLength = 100

/** What the query of the address asks for; an empty parameter, as a form sends it, asks for nothing. */
export function parseQuery(parameters: URLSearchParams): ProgrammeQuery {
  const value = (name: string) => parameters.get(name)?.trim() || null
  return {
    day: value('day'),
    room: value('room'),
    language: value('language')?.toLowerCase() ?? null,
    text: (value('q') ?? '').slice(0, maxTextLength),
  }
}

/** The query of an address, with its question mark; empty when nothing is asked for. */
export function searchOf({ day, room, language, text }: ProgrammeQuery): string {
  const given = Object.entries({ day, room, language, q: text || null }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The programme of `year` as asked for, without the language. */
export function programmeAddress(year: number, query: ProgrammeQuery): string {
  return pathWithin.programme(year) + searchOf(query)
}

// Texts of letters about the running day, in the language of the order, as the day is when the letter leaves.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { interruptionAt } from '@forum/domain/day-state/day-state.ts'
import { laidOut } from '@forum/domain/day-state/hall-moves.ts'
import { type Place, placeOf } from '@forum/domain/day-state/moves.ts'
import { hallTitles, type WrittenProgramme } from '@forum/domain/day-state/written-programme.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { type DayLetterName, kindOfDayLetter, yearOfLetter } from '@forum/domain/order/forum-letter.ts'
import { inTimeOrder } from '@forum/domain/programme/reading-order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt, dateAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { DayVersion } from '../day/day-version.ts'
import { letter } from './given-ticket-text.ts'

export type DayLetterGiven = {
  name: DayLetterName
  locale: Locale
  /** Name in the greeting. */
  greeted: string
  /** Name of the edition. */
  forum: string
  /** Links to the tickets, or to their orders. */
  addresses: readonly string[]
  /** The page that ends these letters. */
  refusal: string
}

type DayNow = { now: Instant; version: DayVersion; programme: WrittenProgramme }

/** Changed sessions in a letter; the programme has the others. */
const mostLines = 25

/** null: what it tells is not so any more. */
export function dayLetterText(given: DayLetterGiven, day: DayNow, siteUrl: string): { subject: string; text: string } | null {
  const { name, locale, greeted, forum, addresses, refusal } = given
  const words = catalogues[locale].mail.orders.day
  const kind = kindOfDayLetter(name)
  const told = kind === 'interrupted' ? interruptedLines(day, locale, siteUrl) : plannedLines(day, given, siteUrl)
  if (!told) return null
  const paragraphs = [...told, `${words.ticket}\n${addresses.join('\n')}`, `${words.refuse}\n${refusal}`]
  return { subject: words[kind](forum), text: letter(locale, greeted, paragraphs) }
}

function interruptedLines({ now, version }: DayNow, locale: Locale, siteUrl: string): string[] | null {
  const words = catalogues[locale].mail.orders.day
  const ofAll = version.interruptions.filter(({ isDrill, roomIds }) => !isDrill && roomIds === null)
  const one = interruptionAt({ interruptions: ofAll }, now)
  if (!one) return null
  const next = one.resumesAt === null ? words.wait : words.resumes(clockAt(one.resumesAt))
  return [words[one.kind](clockAt(one.since)), `${next}\n${siteUrl}${localePath(locale, pathWithin.home())}`]
}

function plannedLines({ now, version, programme }: DayNow, { name, locale }: DayLetterGiven, siteUrl: string): string[] | null {
  const words = catalogues[locale].mail.orders.day
  const titles = hallTitles(programme, locale)
  const ofToday = ({ start }: Place) => start !== null && dateAt(start) === dateAt(now)
  const changed = laidOut(inTimeOrder(programme.events), version.moves).filter(
    ({ event, place, move }) => move !== null && ofToday(placeOf(event)) && (place.end ?? place.start ?? now) >= now,
  )
  const lines = changed.flatMap(({ event, place, move }) => {
    const [before, title] = [placeOf(event), textIn(event.title, locale)]
    if (move?.isCut) return [`${clockAt(before.start ?? 0)} ${title}: ${words.cut}`]
    if (place.start === before.start && place.end === before.end && place.roomId === before.roomId) return []
    const times = [place.start, place.end].filter((at) => at !== null).map((at) => clockAt(at))
    const was = place.start === before.start || before.start === null ? '' : ` (${words.was(clockAt(before.start))})`
    const hall = titles.get(place.roomId ?? '') ?? ''
    return [`${times.join('–')}${was} ${title}${hall && `, ${hall}`}`]
  })
  const more = lines.length > mostLines ? [words.more(lines.length - mostLines)] : []
  return [
    words.changed(dayAndMonth(now, locale)),
    ...(lines.length > 0 ? [[...lines.slice(0, mostLines), ...more].join('\n')] : []),
    `${words.rest}\n${siteUrl}${localePath(locale, pathWithin.programme(yearOfLetter(name)))}`,
  ]
}

// Texts of mailings to all ticket holders, in the language of the order.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { kindOfLetter, type LetterName, yearOfLetter } from '@forum/domain/order/forum-letter.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { letter } from './given-ticket-text.ts'
import type { EditionOf } from './ticket-name.ts'

export type ForumLetterGiven = {
  name: LetterName
  locale: Locale
  /** Name in the greeting. */
  greeted: string
  /** Text that the organisers added. */
  words: string
  /** Links to the tickets, or to their orders. */
  addresses: readonly string[]
  /** The ticket whose days and venue apply; undefined: those of the whole edition. */
  ticketId?: RecordId | undefined
}

export function forumLetterText(given: ForumLetterGiven, siteUrl: string, edition: EditionOf): { subject: string; text: string } {
  const { name, locale, greeted, words } = given
  const { before, after } = catalogues[locale].mail.orders
  const year = yearOfLetter(name)
  const at = (path: string) => siteUrl + localePath(locale, path)
  const summary = edition(year, locale, given.ticketId)
  const own = words === '' ? [] : [words]
  if (kindOfLetter(name) === 'after') {
    const paragraphs = [after.first(summary.forum), ...own, after.recordings, at(pathWithin.forum(year))]
    return { subject: after.subject(summary.forum), text: letter(locale, greeted, paragraphs) }
  }
  const { date, place, opens = '', isOnline = false } = summary
  const facts = [
    date && before.when(date),
    ...(isOnline ? [] : [place && before.place(place), opens && before.opens(opens)]),
  ].filter(Boolean)
  const ticket = given.addresses.length > 1 ? before.tickets : before.ticket
  const paragraphs = [
    before.first(summary.forum),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...own,
    ...(isOnline ? [before.online, at(pathWithin.broadcasts(year))] : [ticket, given.addresses.join('\n')]),
    before.programme,
    at(pathWithin.programme(year)),
  ]
  return { subject: before.subject(summary.forum), text: letter(locale, greeted, paragraphs) }
}

// Letters to those who wait for seats of a kind that is sold out.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { toldName } from '@forum/domain/submission/told-name.ts'
import { clockText, fullDate } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { Mail } from './mailer.ts'

/** `title`: of the kind; `pageKey`: of the page of who waits. */
type WaitingPerson = { name: string; email: string; locale: Locale; title: string; pageKey: string }

/** Asks to confirm. `at`: when it was asked for, by which one letter is told from another. */
export function askedMail(person: WaitingPerson, siteUrl: string, at: Instant): Mail {
  const { joined } = catalogues[person.locale].waiting.mail
  const { title } = person
  return mailTo(
    person,
    joined.subject(title),
    [joined.text(title), waitingPageAddress(person, siteUrl), joined.ignore],
    `waiting-${at}`,
  )
}

/** Says that `seats` are held until `until`. */
export function offerMail(person: WaitingPerson, siteUrl: string, { seats, until }: { seats: number; until: Instant }): Mail {
  const { title, locale } = person
  const { offer } = catalogues[locale].waiting.mail
  const text = offer.text(title, seats, `${fullDate(until, locale)}, ${clockText(until)}`)
  return mailTo(person, offer.subject(title), [text, waitingPageAddress(person, siteUrl), offer.leave], `seats-offered-${until}`)
}

const waitingPageAddress = ({ locale, pageKey }: WaitingPerson, siteUrl: string) =>
  siteUrl + localePath(locale, pathWithin.waiting(pageKey))

function mailTo({ name, email, locale }: WaitingPerson, subject: string, paragraphs: readonly string[], purpose: string): Mail {
  const { greeting, signature } = catalogues[locale].mail
  const text = `${[greeting(toldName(name)), ...paragraphs, signature].join('\n\n')}\n`
  return { to: email, subject, text, lang: locale, purpose }
}

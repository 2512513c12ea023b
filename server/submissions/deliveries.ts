// What goes out for each kind of submission: the record for the content service, the mails to the visitor and to the organisers.
import type { Locale } from '#domain/localisation/locale.ts'
import type { SubmissionKind, SubmissionValues } from '#domain/submission/submission.ts'
import { type RecordMessage, recordMessage } from '../content-service/send-record.ts'
import { mailFor, mailToOrganisers, type SubmissionMail } from '../mail/submission-mail.ts'
import type { NewDelivery } from '../outbox/outbox.ts'

/** Where, when and in which language something was sent. */
export type SubmissionContext = {
  locale: Locale
  /** Path of the page. */
  page: string
  /** The edition that it is about. */
  forumYear: number
}

export type Accepted<Kind extends SubmissionKind = SubmissionKind> = {
  id: string
  kind: Kind
  value: SubmissionValues[Kind]
  /** Milliseconds since 1970. */
  receivedAt: number
} & SubmissionContext

type RecordOf = { [Kind in SubmissionKind]: (accepted: Accepted<Kind>) => RecordMessage }

const recordOf: RecordOf = {
  callback: ({ id, value: { name, phone }, locale, page, receivedAt }) =>
    recordMessage(
      'callbacks',
      { id, name, phone, lang: locale, page, created_at: isoTime(receivedAt) },
      { fallback: { name, phone } },
    ),
  accreditation: ({ id, value: { consent: _, ...fields }, locale, receivedAt }) =>
    recordMessage('accreditations', { id, ...fields, lang: locale, created_at: isoTime(receivedAt) }),
  booking: ({ id, value: { consent: _, ...fields }, locale, forumYear, receivedAt }) =>
    recordMessage('bookings', { id, ...fields, lang: locale, forum_year: forumYear, created_at: isoTime(receivedAt) }),
  subscription: ({ id, value: { consent, ...fields }, locale, receivedAt }) =>
    recordMessage('subscriptions', { id, ...fields, consent, lang: locale, created_at: isoTime(receivedAt) }),
  groupOrder: ({ id, value: { consent: _, participants, ...fields }, locale, forumYear, receivedAt }) =>
    recordMessage('group_orders', {
      id,
      ...fields,
      participants_count: participants,
      lang: locale,
      forum_year: forumYear,
      created_at: isoTime(receivedAt),
    }),
}

/** In the order in which they shall arrive. */
export function deliveriesOf<Kind extends SubmissionKind>(accepted: Accepted<Kind>): NewDelivery[] {
  const mails: (SubmissionMail | null)[] = [mailFor(accepted), mailToOrganisers(accepted)]
  return [
    { channel: 'content', message: recordOf[accepted.kind](accepted) },
    ...mails.filter((mail) => mail !== null).map((message) => ({ channel: 'mail', message })),
  ]
}

function isoTime(instant: number): string {
  return new Date(instant).toISOString()
}

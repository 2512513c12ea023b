// What goes out for each kind of submission: the record for the content service, the mails to the visitor and to the organisers.
import type { Locale } from '#domain/localisation/locale.ts'
import type { SubmissionKind, SubmissionValues } from '#domain/submission/submission.ts'
import { mailDelivery } from '../mail/mailer.ts'
import { mailFor, mailToOrganisers } from '../mail/submission-mail.ts'
import type { NewDelivery } from '../outbox/channel.ts'
import { type RecordMessage, recordDelivery } from '../records/record-channel.ts'

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

/** Collections and fields are the content contract's (content model). */
const recordOf: RecordOf = {
  callback: ({ id, value: { name, phone }, locale, page, receivedAt }) => ({
    collection: 'callbacks',
    record: { id, name, phone, lang: locale, page, created_at: isoTime(receivedAt) },
    fallback: { name, phone },
  }),
  accreditation: ({ id, value: { consent: _, ...fields }, locale, receivedAt }) => ({
    collection: 'accreditations',
    record: { id, ...fields, lang: locale, created_at: isoTime(receivedAt) },
  }),
  booking: ({ id, value: { consent: _, ...fields }, locale, forumYear, receivedAt }) => ({
    collection: 'bookings',
    record: { id, ...fields, lang: locale, forum_year: forumYear, created_at: isoTime(receivedAt) },
  }),
  subscription: ({ id, value: { consent, ...fields }, locale, receivedAt }) => ({
    collection: 'subscriptions',
    record: { id, ...fields, consent, lang: locale, created_at: isoTime(receivedAt) },
  }),
  groupOrder: ({ id, value: { consent: _, participants, ...fields }, locale, forumYear, receivedAt }) => ({
    collection: 'group_orders',
    record: {
      id,
      ...fields,
      participants_count: participants,
      lang: locale,
      forum_year: forumYear,
      created_at: isoTime(receivedAt),
    },
  }),
}

/** In the order in which they shall arrive. */
export function deliveriesOf<Kind extends SubmissionKind>(accepted: Accepted<Kind>): NewDelivery[] {
  const mails = [mailFor(accepted), mailToOrganisers(accepted)]
  return [recordDelivery(recordOf[accepted.kind](accepted)), ...mails.filter((mail) => mail !== null).map(mailDelivery)]
}

function isoTime(instant: number): string {
  return new Date(instant).toISOString()
}

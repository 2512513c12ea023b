// What goes out for a submission: the record for the content service, the mails to the visitor and to the organisers.
import type { FieldOf } from '#content/model/model.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import {
  type Forms,
  formOfKind,
  type SubmissionContext,
  type SubmissionKind,
  type SubmissionValues,
} from '#domain/submission/submission.ts'
import { type RecordMessage, recordMessage } from '../content-service/send-record.ts'
import { mailDelivery } from '../mail/mailer.ts'
import { mailFor, mailOfEnd, mailToOrganisers } from '../mail/submission-mail.ts'
import type { NewDelivery } from '../outbox/channel.ts'
import { recordDelivery } from '../records/record-channel.ts'

export type Accepted<Kind extends SubmissionKind = SubmissionKind> = {
  id: string
  kind: Kind
  value: SubmissionValues[Kind]
  /** Milliseconds since 1970. */
  receivedAt: number
} & SubmissionContext

/** What a form sends and its collection does not have. */
type UnknownField = {
  [Kind in SubmissionKind]: Exclude<
    'id' | 'lang' | 'created_at' | keyof ReturnType<Forms[Kind]['record']>,
    FieldOf<Forms[Kind]['collection']>
  >
}[SubmissionKind]

/** Does not compile while there is any; the content model (content/model) or the form's row is to be changed. */
const formChecked: [UnknownField] extends [never] ? typeof formOfKind : UnknownField = formOfKind

export type DeliveryRules = {
  /** Address of the page on which a subscription is confirmed and ended. */
  subscriptionPage(id: string, locale: Locale): string
  /** Whether a confirmation may go to this address now; it is then taken as sent. */
  mayConfirm(kind: SubmissionKind, email: string): boolean
  /** A confirmation that might go was not kept, so that the next one may. */
  notConfirmed(kind: SubmissionKind, email: string): void
}

/**
 * In the order in which they shall arrive. Nobody hears of a subscription before its address was confirmed. `letterWait`: for how long the
 * visitor's letter waits, milliseconds.
 */
export function deliveriesOf<Kind extends SubmissionKind>(
  accepted: Accepted<Kind>,
  rules: DeliveryRules,
  letterWait = 0,
): NewDelivery[] {
  const { id, kind, value, locale } = accepted
  const page = kind === 'subscription' ? rules.subscriptionPage(id, locale) : null
  const confirmation = mailFor(accepted, page)
  const isDue = confirmation?.to && rules.mayConfirm(kind, confirmation.to)
  const rest = kind === 'subscription' ? [] : deliveriesOnceConfirmed({ ...accepted, value })
  return [...rest, ...(isDue ? [{ ...mailDelivery(confirmation), wait: letterWait }] : [])]
}

/** What the content service and the organisers are told. */
export function deliveriesOnceConfirmed<Kind extends SubmissionKind>(accepted: Accepted<Kind>): NewDelivery[] {
  return [recordDelivery(recordOf(accepted)), mailDelivery(mailToOrganisers(accepted))]
}

/** The subscription has ended: its record says so, and the organisers hear which record it is. */
export function subscriptionEnded(id: string): NewDelivery[] {
  const change = recordMessage('subscriptions', { status: 'unsubscribed' }, { key: id })
  return [recordDelivery(change), mailDelivery(mailOfEnd(id))]
}

function recordOf<Kind extends SubmissionKind>({
  id,
  kind,
  value,
  locale,
  receivedAt,
  ...context
}: Accepted<Kind>): RecordMessage {
  const { collection, record, bare } = formChecked(kind)
  const fields = record(value, { locale, ...context })
  return {
    collection,
    record: {
      id,
      ...fields,
      ...(kind === 'subscription' && { status: 'confirmed' }),
      lang: locale,
      created_at: new Date(receivedAt).toISOString(),
    },
    ...(bare && { fallback: bare(value) }),
  }
}

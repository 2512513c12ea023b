// Deliveries of a submission: the record for the content service, mails to the visitor and the organisers.

import { type FieldOf, type RecordMessage, recordMessage, type SubmissionName } from '@forum/content/port.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import {
  type Forms,
  formOfKind,
  type SubmissionContext,
  type SubmissionKind,
  type SubmissionValues,
} from '@forum/domain/submission/submission.ts'
import { mailDelivery } from '../post/mail/mailer.ts'
import { mailFor, mailOfEnd, mailToOrganisers } from '../post/mail/submission-mail.ts'
import type { NewDelivery } from '../post/outbox/channel.ts'
import { recordDelivery } from '../post/records/record-channel.ts'

export type Accepted<Kind extends SubmissionKind = SubmissionKind> = {
  id: string
  kind: Kind
  value: SubmissionValues[Kind]
  /** Milliseconds since 1970. */
  receivedAt: number
} & SubmissionContext

/** A sentence for each form whose collection, or a field of it, the content model lacks. */
type Lacking = {
  [Kind in SubmissionKind]: Forms[Kind]['collection'] extends infer Name extends SubmissionName
    ? FieldLacking<Name, 'id' | 'lang' | 'created_at' | (keyof ReturnType<Forms[Kind]['record']> & string)>
    : `packages/content/model has no collection ${Forms[Kind]['collection']}`
}[SubmissionKind]
type FieldLacking<Name extends SubmissionName, Field extends string> =
  Field extends FieldOf<Name> ? never : `${Name} in packages/content/model has no field ${Field}`

/** Compiles while there is no such sentence. */
void (true satisfies [Lacking] extends [never] ? true : Lacking)

export type DeliveryRules = {
  /** Address of a subscription's page. */
  subscriptionPage(id: string, locale: Locale): string
  /** Whether a confirmation may be sent to this address now; counts it. */
  mayConfirm(kind: SubmissionKind, email: string): boolean
  /** The confirmation was not stored: allow the next one. */
  notConfirmed(kind: SubmissionKind, email: string): void
}

/** In order of delivery. An unconfirmed subscription causes only its confirmation mail. `letterWait`: delay of the visitor's mail, milliseconds. */
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

/** The record, and the mail to the organisers. */
export function deliveriesOnceConfirmed<Kind extends SubmissionKind>(accepted: Accepted<Kind>): NewDelivery[] {
  return [recordDelivery(recordOf(accepted)), mailDelivery(mailToOrganisers(accepted))]
}

/** A subscription ended: updates its record and tells the organisers its id. */
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
  const { collection, record, bare } = formOfKind(kind)
  const fields = record(value, { locale, ...context })
  return {
    collection: collection as SubmissionName,
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

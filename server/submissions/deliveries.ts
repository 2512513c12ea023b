// What goes out for a submission: the record for the content service, the mails to the visitor and to the organisers.
import { formOfKind, type SubmissionContext, type SubmissionKind, type SubmissionValues } from '#domain/submission/submission.ts'
import { mailDelivery } from '../mail/mailer.ts'
import { mailFor, mailToOrganisers } from '../mail/submission-mail.ts'
import type { NewDelivery } from '../outbox/channel.ts'
import { type RecordMessage, recordDelivery } from '../records/record-channel.ts'

export type Accepted<Kind extends SubmissionKind = SubmissionKind> = {
  id: string
  kind: Kind
  value: SubmissionValues[Kind]
  /** Milliseconds since 1970. */
  receivedAt: number
} & SubmissionContext

/** In the order in which they shall arrive. */
export function deliveriesOf<Kind extends SubmissionKind>(accepted: Accepted<Kind>): NewDelivery[] {
  const mails = [mailFor(accepted), mailToOrganisers(accepted)]
  return [recordDelivery(recordOf(accepted)), ...mails.filter((mail) => mail !== null).map(mailDelivery)]
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
    collection,
    record: { id, ...fields, lang: locale, created_at: new Date(receivedAt).toISOString() },
    ...(bare && { fallback: bare(value) }),
  }
}

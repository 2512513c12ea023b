// What goes out for a submission: the record for the content service, the mails to the visitor and to the organisers.
import type { FieldOf } from '#content/model/model.ts'
import {
  type Forms,
  formOfKind,
  type SubmissionContext,
  type SubmissionKind,
  type SubmissionValues,
} from '#domain/submission/submission.ts'
import type { RecordMessage } from '../content-service/send-record.ts'
import { mailDelivery } from '../mail/mailer.ts'
import { mailFor, mailToOrganisers } from '../mail/submission-mail.ts'
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
  const { collection, record, bare } = formChecked(kind)
  const fields = record(value, { locale, ...context })
  return {
    collection,
    record: { id, ...fields, lang: locale, created_at: new Date(receivedAt).toISOString() },
    ...(bare && { fallback: bare(value) }),
  }
}

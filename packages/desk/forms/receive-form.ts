// Receives a form that is no order: checks, validates and stores it, or returns errors with the typed text. It can be called without a page.
import type { FieldFault, Typed } from '@forum/domain/submission/fields.ts'
import { formOfKind, type SubmissionContext, type SubmissionKind } from '@forum/domain/submission/submission.ts'
import type { FormGuard, Visitor } from './form-guard.ts'
import type { StrangerLetters } from './stranger-letters.ts'
import type { Submissions } from './submissions.ts'

export type ReceivedForm = {
  kind: SubmissionKind
  /** null: the request body is not a form. */
  form: FormData | null
  context: SubmissionContext
  visitor: Visitor
}

export type FormOutcome =
  | { outcome: 'kept' }
  /**
   * `again`: submit a newly drawn form; `faulty`: invalid fields; `tooMany`: rate limit of mails; `refused`: the database could not store it.
   * `token`: for the next submission.
   */
  | {
      outcome: 'again' | 'faulty' | 'tooMany' | 'refused'
      faults: Readonly<Record<string, FieldFault | undefined>>
      typed: Typed
      token: string
    }

export type ReceiveFormOptions = {
  formGuard: FormGuard
  submissions: Submissions
  strangerLetters: Pick<StrangerLetters, 'ofForm'>
  /** Digest of the visitor's line; empty: a local address. */
  placedFrom(address: string): string
}

/** The same form sent twice is kept once. */
export async function receiveForm(
  { kind, form, context, visitor }: ReceivedForm,
  { formGuard, submissions, strangerLetters, placedFrom }: ReceiveFormOptions,
): Promise<FormOutcome> {
  const { fields, read } = formOfKind(kind)
  const token = formGuard.token(kind)
  const typed = typedIn(form, fields)
  if (!form || !formGuard.admits(kind, form)) return { outcome: 'again', faults: {}, typed, token }
  const reading = read(form)
  if (!reading.isValid) return { outcome: 'faulty', faults: reading.faults, typed: reading.typed, token }
  const wait = strangerLetters.ofForm(kind, visitor.address)
  if (wait === null) return { outcome: 'tooMany', faults: {}, typed, token }
  const outcome = await submissions.accept(kind, reading.value, context, {
    letterWait: wait,
    placedFrom: placedFrom(visitor.address),
  })
  return outcome === 'stored' ? { outcome: 'kept' } : { outcome: 'refused', faults: {}, typed, token }
}

const maxTypedLength = 5000

function typedIn(form: FormData | null, fields: readonly string[]): Typed {
  const texts = fields.map((name) => [name, form?.get(name)] as const)
  return Object.fromEntries(
    texts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text.slice(0, maxTypedLength)]] : [])),
  )
}

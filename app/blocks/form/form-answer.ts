import type { FieldFault, Typed } from '#domain/submission/fields.ts'

/** What stopped a form as a whole. `tooLarge` and `unanswered` are told by scripts: no page can be drawn anew then. */
export type FormError = 'again' | 'tooMany' | 'tooLarge' | 'refused' | 'unanswered'

/** The HTTP status of the page that says so. */
export const formErrorStatus = {
  again: 400,
  tooMany: 429,
  tooLarge: 413,
  refused: 503,
  unanswered: 503,
} as const satisfies Record<FormError, number>

/** What comes of a form that was not taken: it is drawn once more from this, with everything that was typed. */
export type FormAnswer = {
  isKept: false
  formError: FormError | null
  faults: Readonly<Record<string, FieldFault | undefined>>
  typed: Typed
  /** For the next sending; null: the form has one that is good still. */
  token: string | null
}

/** Of a form that was taken. `to`: path of the page that says so; null: the form itself does. */
export type FormKept = { isKept: true; to: string | null }

/** What scripts are told. */
export type FormReply = FormAnswer | FormKept

/** What the browser makes of a form to which nothing of use came back: the fields hold what was typed. */
export function stopped(formError: FormError): FormAnswer {
  return { isKept: false, formError, faults: {}, typed: {}, token: null }
}

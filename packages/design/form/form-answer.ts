import type { FieldFault, Typed } from '@forum/domain/submission/fields.ts'

/** Errors of a whole form. `tooLarge` and `unanswered` are shown by scripts: the page cannot be drawn again. */
export type FormError = 'again' | 'tooMany' | 'tooLarge' | 'refused' | 'unanswered'

/** HTTP status of the page with the error. */
export const formErrorStatus = {
  again: 400,
  tooMany: 429,
  tooLarge: 413,
  refused: 503,
  unanswered: 503,
} as const satisfies Record<FormError, number>

/** The answer to a rejected form: the page is drawn again from it, with everything typed. */
export type FormAnswer = {
  isKept: false
  formError: FormError | null
  faults: Readonly<Record<string, FieldFault | undefined>>
  typed: Typed
  /** Token for the next submission; null: the old one is still valid. */
  token: string | null
}

/** The answer to an accepted form. `to`: path of the thank-you page; null: the form shows the thanks. */
export type FormKept = { isKept: true; to: string | null }

/** The answer for scripts. */
export type FormReply = FormAnswer | FormKept

/** Error without a usable answer: the fields keep their text. */
export function stopped(formError: FormError): FormAnswer {
  return { isKept: false, formError, faults: {}, typed: {}, token: null }
}

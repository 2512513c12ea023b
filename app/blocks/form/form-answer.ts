import type { FieldFault, Typed } from '#domain/submission/fields.ts'

/** What stopped a form as a whole. `unanswered`: no answer came, which only scripts live to tell. */
export type FormTrouble = 'again' | 'tooMany' | 'refused' | 'unanswered'

/** What comes of a form that was not taken: it is drawn once more from this, with everything that was typed. */
export type FormAnswer = {
  isKept: false
  trouble: FormTrouble | null
  faults: Readonly<Record<string, FieldFault | undefined>>
  typed: Typed
  /** For the next sending; null: the form has one that is good still. */
  token: string | null
}

/** Of a form that is answered where it stands, and not by another page. */
export type KeptInPlace = { isKept: true }

/** What the browser makes of a form to which nothing came back: the fields hold what was typed. */
export const unanswered: FormAnswer = { isKept: false, trouble: 'unanswered', faults: {}, typed: {}, token: null }

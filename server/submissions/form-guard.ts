// Looks at a form before anybody reads it: drawn by this site, sent by a person. How often, the middleware says. No third party, no cookie, no scripts needed.
import { tokenField, trapField } from '#domain/submission/form-fields.ts'
import type { FormTokens } from './form-token.ts'

/** Who sends; nothing of it is kept. */
export type Visitor = { address: string }

type Admission =
  /** `key`: the same for the same drawn form, null where the form is shared by all visitors. */
  | { isAdmitted: true; key: string | null }
  /** To be sent once more, from a form drawn anew. */
  | { isAdmitted: false; reason: 'again' }
  /** Made by hand, not by a form. */
  | { isAdmitted: false; reason: 'malformed' }

export type FormGuard = {
  /** A token for a form of a page that only this visitor gets. */
  personalToken(form: string): string
  /** A token for a form that is drawn anew to be sent once more; it waits for nobody's pace. */
  onceMoreToken(form: string): string
  /** A token for a form of a page that is kept and shared. */
  sharedToken(form: string): string
  admit(form: string, data: FormData): Admission
}

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

export function createFormGuard(tokens: FormTokens, now: () => number): FormGuard {
  return {
    personalToken: (form) => tokens.personal(form, now()),
    onceMoreToken: (form) => tokens.onceMore(form, now()),
    sharedToken: (form) => tokens.shared(form, now()),
    admit(form, data) {
      const given = data.getAll(tokenField)
      if (given.length > 1 || [...data.keys()].some((name) => forbiddenNames.has(name)))
        return { isAdmitted: false, reason: 'malformed' }
      const state = tokens.read(String(given[0] ?? ''), form, now())
      const isTrapped = data.getAll(trapField).some((value) => value !== '')
      return state.isGood && !isTrapped ? { isAdmitted: true, key: state.key } : { isAdmitted: false, reason: 'again' }
    },
  }
}

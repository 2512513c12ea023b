// Looks at a form before anybody reads it: drawn by this site, filled in by a person. Where it comes from and how often, the middleware says. No third party, no cookie, no scripts needed.
import { tokenField, trapField } from '#domain/submission/form-fields.ts'
import type { FormTokens } from './form-token.ts'

/** Who sends; nothing of it is kept. */
export type Visitor = { address: string }

export type FormGuard = {
  /** The token with which a form is drawn. */
  token(form: string): string
  /** Whether the form may be read; false: it is to be sent once more, from a form drawn anew. */
  admits(form: string, data: FormData): boolean
}

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

export function createFormGuard(tokens: FormTokens, now: () => number): FormGuard {
  return {
    token: (form) => tokens.of(form, now()),
    admits(form, data) {
      const given = data.getAll(tokenField)
      const isMadeByHand = given.length !== 1 || [...data.keys()].some((name) => forbiddenNames.has(name))
      const isTrapped = data.getAll(trapField).some((value) => value !== '')
      return !isMadeByHand && !isTrapped && tokens.isGood(String(given[0]), form, now())
    },
  }
}

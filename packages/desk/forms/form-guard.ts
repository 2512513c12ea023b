// Checks a form's token and honeypot before it is read. Origin and rate limits are checked by middleware. No third party, cookie or script.
import { tokenField, trapField } from '@forum/domain/submission/form-fields.ts'
import type { FormTokens } from './form-token.ts'

/** The sender; not stored. */
export type Visitor = { address: string }

export type FormGuard = {
  /** The token with which a form is drawn. */
  token(form: string): string
  /** Whether the form may be read; false: submit a newly drawn form. */
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

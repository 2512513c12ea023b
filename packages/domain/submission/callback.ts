// Callback request (product.md, 7.3): name and phone must not be empty; no other rule.
import { normaliseText } from './fields.ts'

export type Callback = { name: string; phone: string }

export type CallbackReading =
  | { isValid: true; value: Callback }
  | { isValid: false; faults: { name?: 'empty'; phone?: 'empty' }; typed: Callback }

/** No length limit (product.md, 7.3). Text is kept as typed, without control characters, which could break records and mails. */
export function readCallback(form: FormData): CallbackReading {
  const typed = { name: textOf(form, 'name'), phone: textOf(form, 'phone') }
  const faults = { ...(typed.name === '' && { name: 'empty' as const }), ...(typed.phone === '' && { phone: 'empty' as const }) }
  return Object.keys(faults).length > 0 ? { isValid: false, faults, typed } : { isValid: true, value: typed }
}

function textOf(form: FormData, name: string): string {
  const given = form.get(name)
  return typeof given === 'string' ? normaliseText(given).replace(/\p{Cc}+/gu, ' ') : ''
}

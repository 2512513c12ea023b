// The request to be called back (product.md, 7.3): name and phone must not be empty, and nothing else is asked of them.
import { plainText } from './fields.ts'

export type Callback = { name: string; phone: string }

export type CallbackReading =
  | { isValid: true; value: Callback }
  | { isValid: false; faults: { name?: 'empty'; phone?: 'empty' }; typed: Callback }

/**
 * There is no other rule and no limit of length (product.md, 7.3). What a person may type is kept as typed; control characters, which
 * nobody can type, are taken out, because the texts go on into records and mails.
 */
export function readCallback(form: FormData): CallbackReading {
  const typed = { name: textOf(form, 'name'), phone: textOf(form, 'phone') }
  const faults = { ...(typed.name === '' && { name: 'empty' as const }), ...(typed.phone === '' && { phone: 'empty' as const }) }
  return Object.keys(faults).length > 0 ? { isValid: false, faults, typed } : { isValid: true, value: typed }
}

function textOf(form: FormData, name: string): string {
  const given = form.get(name)
  return typeof given === 'string' ? plainText(given).replace(/\p{Cc}+/gu, ' ') : ''
}

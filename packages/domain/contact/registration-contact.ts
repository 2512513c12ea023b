import { locales } from '../localisation/locale.ts'
import type { Contact } from './contact.ts'

/** Patterns for the registration contact's name or address, with weights. */
const signs: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/реєстрац|регистрац|registration|квит|билет|ticket/, 2],
  [/учасник|участник|particip|attendee|delegate/, 1],
  [/прес[аиі]|пресс|press|медіа|медиа|media|акредит|аккредит|accredit|спікер|спикер|speaker/, -3],
]

/** The contact for participants: registration, otherwise the first one with a phone or mail. */
export function registrationContact(contacts: readonly Contact[]): Contact | undefined {
  const [first, ...others] = contacts.filter(({ phone, email }) => phone || email)
  if (!first) return undefined
  return others.reduce((best, contact) => (likeness(contact) > Math.max(0, likeness(best)) ? contact : best), first)
}

function likeness({ name, email }: Contact): number {
  const text = [...locales.map((locale) => name[locale] ?? ''), email?.split('@')[0] ?? ''].join(' ').toLowerCase()
  return signs.reduce((sum, [pattern, weight]) => (pattern.test(text) ? sum + weight : sum), 0)
}

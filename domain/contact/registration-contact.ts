import { locales } from '../localisation/locale.ts'
import type { Contact } from './contact.ts'

/** What tells the group that registers participants from the others, by what editors call it or by its address, and how surely. */
const signs: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/реєстрац|регистрац|registration|квит|билет|ticket/, 2],
  [/учасник|участник|particip|attendee|delegate/, 1],
  [/прес[аиі]|пресс|press|медіа|медиа|media|акредит|аккредит|accredit|спікер|спикер|speaker/, -3],
]

/** Whom those ask who want to take part: the participants' registration, else the first contact that can be reached at all. */
export function registrationContact(contacts: readonly Contact[]): Contact | undefined {
  const [first, ...others] = contacts.filter(({ phone, email }) => phone || email)
  if (!first) return undefined
  return others.reduce((best, contact) => (likeness(contact) > Math.max(0, likeness(best)) ? contact : best), first)
}

function likeness({ name, email }: Contact): number {
  const text = [...locales.map((locale) => name[locale] ?? ''), email?.split('@')[0] ?? ''].join(' ').toLowerCase()
  return signs.reduce((sum, [pattern, weight]) => (pattern.test(text) ? sum + weight : sum), 0)
}

import { locales } from '../localisation/locale.ts'
import type { Contact } from './contact.ts'

const press = /(?<!\p{L})(?:прес(?:[аиіс]|(?!\p{L}))|press|медіа|медиа|media|акредит|аккредит|accredit)/u

/** The contact for journalists, found by its name or address; undefined: none. */
export function pressContact(contacts: readonly Contact[]): Contact | undefined {
  return contacts.find((contact) => (contact.phone || contact.email) && isPressContact(contact))
}

/** Whether a contact is for journalists. */
export function isPressContact({ name, email }: Contact): boolean {
  return press.test([...locales.map((locale) => name[locale] ?? ''), email?.split('@')[0] ?? ''].join(' ').toLowerCase())
}

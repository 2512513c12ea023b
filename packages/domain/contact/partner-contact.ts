import { locales } from '../localisation/locale.ts'
import type { Contact } from './contact.ts'

const partner = /партн[её]р|partner|спонсор|sponsor/u

/** Whether a contact is for partners, by its name or address. */
export function isPartnerContact({ name, email }: Contact): boolean {
  return partner.test([...locales.map((locale) => name[locale] ?? ''), email?.split('@')[0] ?? ''].join(' ').toLowerCase())
}

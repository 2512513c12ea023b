import { type Contact, shownContacts } from '@forum/domain/contact/contact.ts'
import { pressContact } from '@forum/domain/contact/press-contact.ts'
import { registrationContact } from '@forum/domain/contact/registration-contact.ts'
import { type LocalText, localText } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'

export type ContactView = { name: LocalText | null; phone: string | null; email: string | null }

/** Contact for ticket questions; null: none. */
export function registrationContactView(contacts: readonly Contact[], locale: Locale): ContactView | null {
  return contactView(registrationContact(shownContacts(contacts, locale)), locale)
}

/** Contact for journalists; null: none. */
export function pressContactView(contacts: readonly Contact[], locale: Locale): ContactView | null {
  return contactView(pressContact(shownContacts(contacts, locale)), locale)
}

export function contactView(contact: Contact | undefined, locale: Locale): ContactView | null {
  return contact ? { name: localText(contact.name, locale), phone: contact.phone, email: contact.email } : null
}

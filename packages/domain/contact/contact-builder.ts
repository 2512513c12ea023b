// Contacts for tests, with empty defaults. The id is the default name.
import { inAll } from '../localisation/localised-builder.ts'
import { blankContact, type Contact } from './contact.ts'

export function aContact(own: Partial<Contact> = {}): Contact {
  const id = own.id ?? 'contact'
  return { ...blankContact, id, name: inAll(id), phone: '+38 044 000 00 00', ...own }
}

// Contacts for tests: whole, and empty but for what the test gives. The name is the id where nothing else is said.
import { inAll } from '../localisation/localised-builder.ts'
import { blankContact, type Contact } from './contact.ts'

export function aContact(own: Partial<Contact> = {}): Contact {
  const id = own.id ?? 'contact'
  return { ...blankContact, id, name: inAll(id), phone: '+38 044 000 00 00', ...own }
}

// Contacts for tests: whole, and empty but for what the test gives. The name is the id where nothing else is said.
import { inAll, nothing } from '../localisation/localised-builder.ts'
import type { Contact } from './contact.ts'

export function aContact(own: Partial<Contact> = {}): Contact {
  const id = own.id ?? 'contact'
  return { id, name: inAll(id), phone: '+38 044 000 00 00', email: null, speakerContact: nothing, ...own }
}

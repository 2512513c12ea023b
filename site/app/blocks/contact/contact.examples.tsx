import { useLocale } from '@forum/design/page/page-facts.tsx'
import { contacts } from '@forum/site/app/gallery/content.ts'
import { Contact } from './contact.tsx'
import { registrationContactView } from './contact-view.ts'

export function OfRegistration() {
  const contact = registrationContactView(contacts, useLocale())
  return contact && <Contact contact={contact} />
}

export const WithoutName = () => <Contact contact={{ name: null, phone: '+38 044 000 10 02', email: null }} />

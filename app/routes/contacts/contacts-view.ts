import { type Contact, shownContacts } from '#domain/contact/contact.ts'
import { isPressContact } from '#domain/contact/press-contact.ts'
import { registrationContact } from '#domain/contact/registration-contact.ts'
import { isEditionShown } from '#domain/forum/edition.ts'
import { type LocalText, localText } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Instant } from '#domain/record.ts'
import { type PlaceView, placeView } from '../../blocks/place/place-view.ts'
import type { Services } from '../../context.server.ts'

export type ContactView = {
  id: string
  name: LocalText | null
  /** Who answers there. */
  person: LocalText | null
  phone: string | null
  email: string | null
  /** What is asked there, where the site knows it. */
  about: 'tickets' | 'press' | null
}

/** Whom to ask, and where the current edition is held; `ticketsOf`: its year, where its pages are shown in this language. */
export type ContactsView = { contacts: ContactView[]; place: PlaceView | null; ticketsOf: number | null; now: Instant }

type Needs = Pick<Services, 'settings' | 'clock'> & { content: Pick<Services['content'], 'contacts' | 'forumByYear'> }

export function contactsView({ content, settings, clock }: Needs, locale: Locale): ContactsView {
  const forum = content.forumByYear(settings.currentForumYear)
  const shown = shownContacts(content.contacts(), locale)
  // Where its name is not published in this language nobody else is it.
  const registration = shown.length > 1 ? registrationContact(content.contacts()) : undefined
  return {
    contacts: shown.map((contact) => ({
      id: contact.id,
      name: localText(contact.name, locale),
      person: localText(contact.speakerContact, locale),
      phone: contact.phone,
      email: contact.email,
      about: aboutOf(contact, registration),
    })),
    place: forum && !forum.isCancelled ? placeView(forum, locale) : null,
    ticketsOf: forum && isEditionShown(forum, locale) ? forum.year : null,
    now: clock.now(),
  }
}

function aboutOf(contact: Contact, registration: Contact | undefined): ContactView['about'] {
  if (isPressContact(contact)) return 'press'
  return contact === registration ? 'tickets' : null
}

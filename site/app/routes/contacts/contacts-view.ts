import { type Contact, shownContacts } from '@forum/domain/contact/contact.ts'
import { isPartnerContact } from '@forum/domain/contact/partner-contact.ts'
import { isPressContact } from '@forum/domain/contact/press-contact.ts'
import { registrationContact } from '@forum/domain/contact/registration-contact.ts'
import { isEditionShown } from '@forum/domain/forum/edition.ts'
import { type LocalText, localText } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'
import { type PlaceView, placeView } from '@forum/site/app/blocks/place/place-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { saleLinks } from '@forum/site/app/ordering/buying/sale-links.ts'

export type ContactView = {
  id: string
  name: LocalText | null
  /** Name of the contact person. */
  person: LocalText | null
  phone: string | null
  email: string | null
  /** Topic of the contact, if known. */
  about: 'tickets' | 'press' | 'partners' | null
}

/** Contacts and the current venue; `tickets`: to buy, book or wait for; null: nothing of that is possible. */
export type ContactsView = {
  contacts: ContactView[]
  place: PlaceView | null
  tickets: { to: string; label: string } | null
  now: Instant
}

type ContactsNeeds = Pick<Services, 'settings' | 'clock'> & { content: Pick<Services['content'], 'contacts' | 'forumByYear'> }

export function contactsView({ content, settings, clock }: ContactsNeeds, locale: Locale, buying: Buying): ContactsView {
  const forum = content.forumByYear(settings.currentForumYear)
  const sale = forum && isEditionShown(forum, locale) ? saleLinks(buying, forum.year, locale) : []
  const shown = shownContacts(content.contacts(), locale)
  // If its name is hidden in this language, no other contact takes its place.
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
    tickets: sale[0] ?? null,
    now: clock.now(),
  }
}

function aboutOf(contact: Contact, registration: Contact | undefined): ContactView['about'] {
  if (isPressContact(contact)) return 'press'
  if (isPartnerContact(contact)) return 'partners'
  return contact === registration ? 'tickets' : null
}

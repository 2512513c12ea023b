import { shownContacts } from '#domain/contact/contact.ts'
import { isPressContact } from '#domain/contact/press-contact.ts'
import { type LocalText, localText } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type PlaceView, placeView } from '../../blocks/place/place-view.ts'
import type { Services } from '../../context.server.ts'

export type ContactView = {
  id: string
  name: LocalText | null
  /** Who answers there. */
  person: LocalText | null
  phone: string | null
  email: string | null
  /** Journalists ask there. */
  isPress: boolean
}

/** Whom to ask, and where the current edition is held. */
export type ContactsView = { contacts: ContactView[]; place: PlaceView | null }

type Needs = Pick<Services, 'settings'> & { content: Pick<Services['content'], 'contacts' | 'forumByYear'> }

export function contactsView({ content, settings }: Needs, locale: Locale): ContactsView {
  const forum = content.forumByYear(settings.currentForumYear)
  return {
    contacts: shownContacts(content.contacts(), locale).map((contact) => ({
      id: contact.id,
      name: localText(contact.name, locale),
      person: localText(contact.speakerContact, locale),
      phone: contact.phone,
      email: contact.email,
      isPress: isPressContact(contact),
    })),
    place: forum && !forum.isCancelled ? placeView(forum, locale) : null,
  }
}

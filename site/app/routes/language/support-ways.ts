import { type Contact, type SocialLink, supportChats, writtenPhones } from '@forum/domain/contact/contact.ts'
import { registrationContact } from '@forum/domain/contact/registration-contact.ts'
import type { SupportWay } from '@forum/site/app/context/frame-view.ts'

/** Contacts for ticket questions: chats, then phone and e-mail of the registration, as far as given. Pure. */
export function supportWays(contacts: readonly Contact[], links: readonly SocialLink[]): SupportWay[] {
  const desk = registrationContact(contacts)
  const phone = writtenPhones(desk?.phone ?? '').find(({ dials }) => dials !== null)
  return [
    ...supportChats.flatMap((kind) => {
      const found = links.find(({ network }) => network === kind)
      return found ? [{ kind, link: found.link }] : []
    }),
    ...(phone ? [{ kind: 'phone' as const, link: phone.text }] : []),
    ...(desk?.email ? [{ kind: 'email' as const, link: desk.email }] : []),
  ]
}

import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import { partnershipSlug } from '@forum/domain/publication/publication.ts'
import { ContactLinks } from '@forum/site/app/blocks/contact/contact-links.tsx'
import { Hours } from '@forum/site/app/blocks/hours/hours.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { Place } from '@forum/site/app/blocks/place/place.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { buyingNow } from '@forum/site/app/ordering/buying/buying.server.ts'
import type { Route } from './+types/route.ts'
import { type ContactsView, type ContactView, contactsView } from './contacts-view.ts'
import styles from './route.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const edition = services.content.forumByYear(services.settings.currentForumYear)
  const buying = await buyingNow(context, edition ?? unwrittenEdition(services.settings.currentForumYear), locale)
  const { reference } = wordsIn(locale)
  const page: PageInfo = {
    title: reference.contacts,
    description: reference.contactsDescription,
    path: pathWithin.contacts(),
  }
  return { page, ...contactsView(services, locale, buying) }
}

export default function Contacts({ loaderData: { contacts, place, tickets, now } }: Route.ComponentProps) {
  const { reference } = useWords()
  return (
    <>
      <PageHead title={reference.contacts} summary={reference.contactsSummary} />
      {place && <Place place={place} />}
      <section className={place ? 'section flush' : 'section'} data-theme="white">
        <div className="wrap">
          {contacts.length > 0 ? (
            <>
              <div className="grid steady split at6 below4">
                <h2>{reference.groups}</h2>
                <Hours now={now} />
              </div>
              <ul role="list" className="list">
                {contacts.map((contact) => (
                  <li key={contact.id} className={`grid steady ${styles.row}`}>
                    <Contact contact={contact} tickets={tickets} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <h2>{reference.noContacts}</h2>
          )}
        </div>
      </section>
    </>
  )
}

function Contact({ contact, tickets }: { contact: ContactView } & Pick<ContactsView, 'tickets'>) {
  const { name, person, about } = contact
  const { about: aboutForum, forms, lostTickets, reference } = useWords()
  const { hasPartnership } = useFrameData()
  const aboutText = { press: reference.aboutPress, tickets: reference.aboutTickets, partners: reference.aboutPartners }
  const locale = useLocale()
  return (
    <>
      <div className={styles.who}>
        {name && <Text as="h3" of={name} asWritten />}
        {person && <Text as="p" className="quiet" of={person} asWritten />}
        {about && <p className="quiet">{aboutText[about]}</p>}
      </div>
      <div className={styles.reach}>
        <ContactLinks contact={contact} isLarge />
      </div>
      {about === 'press' && (
        <div className={styles.more}>
          <MoreLink to={localePath(locale, pathWithin.accreditation())}>{forms.links.accreditation}</MoreLink>
        </div>
      )}
      {about === 'partners' && hasPartnership && (
        <div className={styles.more}>
          <MoreLink to={localePath(locale, pathWithin.page(partnershipSlug))}>{aboutForum.becomePartner}</MoreLink>
        </div>
      )}
      {about === 'tickets' && (
        <div className={styles.more}>
          <MoreLink to={localePath(locale, pathWithin.lostTickets())}>{lostTickets.title}</MoreLink>
          {tickets && <MoreLink to={tickets.to}>{tickets.label}</MoreLink>}
        </div>
      )}
    </>
  )
}

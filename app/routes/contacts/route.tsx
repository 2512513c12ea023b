import { localePath, pathWithin } from '#domain/address/paths.ts'
import { ContactLinks } from '../../blocks/contact/contact-links.tsx'
import { Hours } from '../../blocks/hours/hours.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { Place } from '../../blocks/place/place.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { localeOf, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import type { PageInfo } from '../../site/page-info/page-info.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { Route } from './+types/route.ts'
import { type ContactView, contactsView } from './contacts-view.ts'
import styles from './route.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { reference } = wordsIn(locale)
  const page: PageInfo = {
    title: reference.contacts,
    description: reference.contactsDescription,
    path: pathWithin.contacts(),
  }
  return { page, ...contactsView(context.get(servicesContext), locale) }
}

export default function Contacts({ loaderData: { contacts, place, ticketsOf, now } }: Route.ComponentProps) {
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
              <ul className="list">
                {contacts.map((contact) => (
                  <li key={contact.id} className={`grid steady ${styles.row}`}>
                    <Contact contact={contact} ticketsOf={ticketsOf} />
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

function Contact({ contact, ticketsOf }: { contact: ContactView; ticketsOf: number | null }) {
  const { name, person, about } = contact
  const { forms, lostTickets, reference } = useWords()
  const locale = useLocale()
  return (
    <>
      <div className={styles.who}>
        {name && <Text as="h3" of={name} asWritten />}
        {person && <Text as="p" className="quiet" of={person} asWritten />}
        {about && <p className="quiet">{about === 'press' ? reference.aboutPress : reference.aboutTickets}</p>}
      </div>
      <div className={styles.reach}>
        <ContactLinks contact={contact} isLarge />
      </div>
      {about === 'press' && (
        <div className={styles.more}>
          <MoreLink to={localePath(locale, pathWithin.accreditation())}>{forms.links.accreditation}</MoreLink>
        </div>
      )}
      {about === 'tickets' && (
        <div className={styles.more}>
          <MoreLink to={localePath(locale, pathWithin.lostTickets())}>{lostTickets.title}</MoreLink>
          {ticketsOf !== null && (
            <MoreLink to={localePath(locale, pathWithin.tickets(ticketsOf))}>{reference.toTickets}</MoreLink>
          )}
        </div>
      )}
    </>
  )
}

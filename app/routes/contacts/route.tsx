import { data } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { dialled } from '#domain/contact/contact.ts'
import { isLocale, locales } from '#domain/localisation/locale.ts'
import { NetworkList } from '../../blocks/networks/network-list.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { Place } from '../../blocks/place/place.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords, wordsIn } from '../../locale.tsx'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { Route } from './+types/route.ts'
import { type ContactView, contactsView } from './contacts-view.ts'
import styles from './route.module.css'

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const { reference } = wordsIn(params.lang)
  const page: PageInfo = {
    title: reference.contacts,
    description: reference.contactsDescription,
    path: pathWithin.contacts(),
    locales,
    nearestList: pathWithin.contacts(),
  }
  return { page, ...contactsView(context.get(servicesContext), params.lang) }
}

export const meta = pageMeta

export default function Contacts({ loaderData: { contacts, place } }: Route.ComponentProps) {
  const { reference } = useWords()
  const { strands } = useFrame()
  return (
    <>
      <PageHead title={reference.contacts} summary={reference.contactsSummary} strands={strands} pointX={820} />
      <section className={`section ${styles.groups}`} data-theme="white">
        <div className="wrap">
          {contacts.length > 0 ? (
            <>
              <h2 className="visuallyHidden">{reference.groups}</h2>
              <ul className={styles.rows}>
                {contacts.map((contact) => (
                  <li key={contact.id} className={styles.row}>
                    <Contact contact={contact} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <h2 className={styles.none}>{reference.noContacts}</h2>
          )}
        </div>
      </section>
      <Networks />
      {place && <Place place={place} />}
    </>
  )
}

function Contact({ contact: { name, person, phone, email, isPress } }: { contact: ContactView }) {
  const { forms } = useWords()
  const locale = useLocale()
  return (
    <>
      <div className={styles.who}>
        {name && <Text as="h3" of={name} asWritten />}
        {person && <Text as="p" className="quiet" of={person} asWritten />}
      </div>
      {phone && (
        <a className={styles.phone} href={dialled(phone)}>
          {phone.replaceAll(' ', '\u00a0')}
        </a>
      )}
      {email && (
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {isPress && (
        <div className={styles.more}>
          <MoreLink to={localePath(locale, pathWithin.accreditation())}>{forms.links.accreditation}</MoreLink>
        </div>
      )}
    </>
  )
}

function Networks() {
  const { forms, site } = useWords()
  const locale = useLocale()
  const { networks } = useFrame()
  return (
    <section className={`section ${styles.networks}`} data-theme="ink">
      <div className="wrap grid">
        <h2>{site.follow}</h2>
        <div className={styles.ways}>
          {networks.length > 0 && <NetworkList networks={networks} />}
          <div className={styles.subscribe}>
            <MoreLink to={localePath(locale, pathWithin.subscribe())}>{forms.links.subscription}</MoreLink>
          </div>
        </div>
      </div>
    </section>
  )
}

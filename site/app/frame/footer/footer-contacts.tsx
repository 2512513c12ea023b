import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { ContactLinks } from '@forum/site/app/blocks/contact/contact-links.tsx'
import { NetworkList } from '@forum/site/app/blocks/networks/network-list.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { usePageKind } from '@forum/site/app/context/page-kind.ts'
import styles from './footer-contacts.module.css'

/** Contacts: in full on the home page, without title on the contact page (product.md, 4.6). Empty without contacts. */
export function FooterContacts({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  const locale = useLocale()
  const page = usePageKind()
  const isFull = page === 'home'
  if (page === 'contacts') return <OnContacts frame={frame} />
  if (frame.contacts.length === 0) return null
  return (
    <section className={isFull ? 'wrap above7' : undefined} aria-labelledby="contact-us">
      <div className={isFull ? 'between below4' : `gap2 start ${styles.head}`}>
        <h2 id="contact-us" className={isFull ? undefined : 'title'}>
          {site.contactUs}
        </h2>
        <MoreLink to={localePath(locale, pathWithin.contacts())}>{site.allContacts}</MoreLink>
      </div>
      {!isFull && (
        <details className={`lines phoneOnly ${styles.opener}`}>
          <summary>
            <h2>{site.contactUs}</h2>
            <Icon name="caret" />
          </summary>
        </details>
      )}
      <ul role="list" className={`cards middle2 narrow1 ${styles.groups}`}>
        {frame.contacts.map((contact) => (
          <li key={contact.id}>
            <ContactGroup contact={contact} isFull={isFull} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page has said the contacts: below it are the networks, without a title for the eye. */
function OnContacts({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  return (
    <section className="wrap above6" aria-labelledby="contact-us">
      <h2 id="contact-us" className="visuallyHidden">
        {site.contactUs}
      </h2>
      {frame.networks.length > 0 && (
        <div className={`between ${styles.networks}`}>
          <h3 className="title">{site.follow}</h3>
          <NetworkList networks={frame.networks} />
        </div>
      )}
    </section>
  )
}

function ContactGroup({ contact, isFull }: { contact: FrameView['contacts'][number]; isFull: boolean }) {
  const { name, person, isPress } = contact
  const { forms } = useWords()
  const locale = useLocale()
  return (
    <>
      {name && <Text as="h3" of={name} asWritten />}
      {person && <Text as="p" of={person} asWritten />}
      <ContactLinks contact={contact} />
      {isPress && isFull && <a href={localePath(locale, pathWithin.accreditation())}>{forms.links.accreditation}</a>}
    </>
  )
}

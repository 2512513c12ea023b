import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { ContactLinks } from '@forum/site/app/blocks/contact/contact-links.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { usePageKind } from '@forum/site/app/context/page-kind.ts'
import styles from './footer-contacts.module.css'

/** Contacts: in full on the home page, without title on the contact page (product.md, 4.6). Empty without contacts. */
export function FooterContacts({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  const locale = useLocale()
  const page = usePageKind()
  const isContactsPage = page === 'contacts'
  const isFull = page === 'home'
  if (frame.contacts.length === 0) return null
  return (
    <section className={isFull ? 'wrap above7' : 'wrap above4'} aria-labelledby="contact-us">
      <div className={isFull ? 'between below4' : 'between'}>
        <h2 id="contact-us" className={isContactsPage ? 'visuallyHidden' : isFull ? undefined : 'title'}>
          {site.contactUs}
        </h2>
        {!isContactsPage && <MoreLink to={localePath(locale, pathWithin.contacts())}>{site.allContacts}</MoreLink>}
      </div>
      <ul role="list" className={`cards targets middle2 narrow1 ${styles.groups}`}>
        {frame.contacts.map((contact) => (
          <li key={contact.id}>
            <ContactGroup contact={contact} isFull={isFull} />
          </li>
        ))}
      </ul>
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

import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { ContactLinks } from '@forum/site/app/blocks/contact/contact-links.tsx'
import { NetworkList } from '@forum/site/app/blocks/networks/network-list.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { usePageKind } from '@forum/site/app/context/page-kind.ts'
import type { ReactNode } from 'react'
import footer from './footer.module.css'
import styles from './footer-contacts.module.css'

type FooterContactsProps = {
  frame: FrameView
  /** The folded callback form, beside them. */
  children: ReactNode
}

/** Contacts: in full on the home page, elsewhere beside the callback form, on phones folded below it. */
export function FooterContacts({ frame, children }: FooterContactsProps) {
  const { site } = useWords()
  const page = usePageKind()
  if (page === 'contacts') return <OnContacts frame={frame} />
  if (frame.contacts.length === 0) return <div className="wrap">{children}</div>
  if (page === 'home') return <InFull frame={frame} />
  return (
    <section className="wrap grid steady" aria-labelledby="contact-us">
      <div className={footer.logo}>
        <h2 id="contact-us" className="title notPhone above2">
          {site.contactUs}
        </h2>
        <p className="notPhone">
          <AllContacts />
        </p>
        {children}
      </div>
      <details className="lines phoneOnly fold">
        <summary>
          <h2>{site.contactUs}</h2>
          <Icon name="caret" />
        </summary>
      </details>
      <Groups frame={frame} />
    </section>
  )
}

function InFull({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  return (
    <section className="wrap above7" aria-labelledby="contact-us">
      <div className="between below4">
        <h2 id="contact-us">{site.contactUs}</h2>
        <AllContacts />
      </div>
      <Groups frame={frame} isFull />
    </section>
  )
}

function AllContacts() {
  const { site } = useWords()
  return <MoreLink to={localePath(useLocale(), pathWithin.contacts())}>{site.allContacts}</MoreLink>
}

function Groups({ frame, isFull = false }: { frame: FrameView; isFull?: boolean }) {
  return (
    <ul role="list" className={`cards middle2 narrow1 small ${footer.links} ${styles.groups}`}>
      {frame.contacts.map((contact) => (
        <li key={contact.id}>
          <ContactGroup contact={contact} isFull={isFull} />
        </li>
      ))}
    </ul>
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
        <div className="between below4">
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
      {name && <Text as="h3" className="small strong" of={name} asWritten />}
      {person && <Text as="p" of={person} asWritten />}
      <ContactLinks contact={contact} />
      {isPress && isFull && <a href={localePath(locale, pathWithin.accreditation())}>{forms.links.accreditation}</a>}
    </>
  )
}

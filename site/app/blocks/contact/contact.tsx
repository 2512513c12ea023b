import { useWords } from '@forum/design/page/page-facts.tsx'
import { Text } from '../text/text.tsx'
import styles from './contact.module.css'
import { ContactLinks } from './contact-links.tsx'
import type { ContactView } from './contact-view.ts'

/** A contact with phone and mail. */
export function Contact({ contact }: { contact: ContactView }) {
  const { ticket } = useWords()
  return (
    <div className={`cluster ${styles.contact}`}>
      <Text as="h3" of={contact.name ?? ticket.contact} asWritten />
      <ContactLinks contact={contact} isLarge />
    </div>
  )
}

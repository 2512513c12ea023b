import { useWords } from '../../page-facts.tsx'
import { Text } from '../text/text.tsx'
import styles from './contact.module.css'
import { ContactLinks } from './contact-links.tsx'
import type { ContactView } from './contact-view.ts'

/** Whom to telephone and write: about tickets, or for the press. */
export function Contact({ contact }: { contact: ContactView }) {
  const { ticket } = useWords()
  return (
    <div className={styles.contact}>
      <Text as="h3" of={contact.name ?? ticket.contact} asWritten />
      <ContactLinks contact={contact} isLarge />
    </div>
  )
}

import { dialled } from '#domain/contact/contact.ts'
import { useWords } from '../../locale.tsx'
import { Text } from '../text/text.tsx'
import styles from './registration-contact.module.css'
import type { RegistrationContactView } from './registration-contact-view.ts'

/** Whom to telephone and write about tickets. */
export function RegistrationContact({ contact: { name, phone, email } }: { contact: RegistrationContactView }) {
  const { ticket } = useWords()
  return (
    <div className={styles.contact}>
      <Text as="h3" of={name ?? { text: ticket.contact }} asWritten />
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
    </div>
  )
}

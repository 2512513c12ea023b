import { dialled } from '#domain/contact/contact.ts'

type ContactLinksProps = {
  contact: { phone: string | null; email: string | null }
  phoneClass?: string | undefined
  emailClass?: string | undefined
}

/** What dials and what writes; each where it is known. */
export function ContactLinks({ contact: { phone, email }, phoneClass, emailClass }: ContactLinksProps) {
  return (
    <>
      {phone && (
        <a className={phoneClass} href={dialled(phone)}>
          {phone.replaceAll(' ', '\u00a0')}
        </a>
      )}
      {email && (
        <a className={emailClass} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  )
}

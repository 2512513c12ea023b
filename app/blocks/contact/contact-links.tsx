import { dialled } from '#domain/contact/contact.ts'

type ContactLinksProps = {
  contact: { phone: string | null; email: string | null }
  phoneClass?: string | undefined
  emailClass?: string | undefined
}

/** Too long for its line, it goes on behind its @. */
function Address({ of: email }: { of: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    // In one box: the link lays its parts out in a row.
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
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
          <Address of={email} />
        </a>
      )}
    </>
  )
}

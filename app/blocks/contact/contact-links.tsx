import { writtenPhones } from '#domain/contact/contact.ts'

type ContactLinksProps = {
  contact: { phone: string | null; email: string | null }
  /** Large, as where people are asked to call. */
  isLarge?: boolean
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

/** Each number of the field as a link; what nobody could dial as a text. */
export function Phones({ of: field, className }: { of: string; className?: string | undefined }) {
  return writtenPhones(field).map(({ text, dials }) => {
    const shown = text.replaceAll(' ', '\u00a0')
    return dials ? (
      <a key={text} className={className} href={dials}>
        {shown}
      </a>
    ) : (
      <span key={text}>{shown}</span>
    )
  })
}

/** What dials and what writes; each where it is known. */
export function ContactLinks({ contact: { phone, email }, isLarge = false }: ContactLinksProps) {
  return (
    <>
      {phone && <Phones of={phone} className={isLarge ? 'target figure named dial' : undefined} />}
      {email && (
        <a className={isLarge ? 'target link strong' : undefined} href={`mailto:${email}`}>
          <Address of={email} />
        </a>
      )}
    </>
  )
}

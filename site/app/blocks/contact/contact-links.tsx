import { writtenPhones } from '@forum/domain/contact/contact.ts'

type ContactLinksProps = {
  contact: { phone: string | null; email: string | null }
  /** Large, for the main contact of a page. */
  isLarge?: boolean
}

/** A long address may break after its @. */
function Address({ of: email }: { of: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    // One box, because the link is a flex container.
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

/** Each number of the field as a link; invalid ones as text. */
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

/** Phone and mail links, as far as known. */
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

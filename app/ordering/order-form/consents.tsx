import { glued } from '#domain/localisation/line-ends.ts'
import type { Typed } from '#domain/submission/fields.ts'
import type { OrderWords } from '#messages/uk/order.ts'
import { DocumentLink, PrivacyLink } from '../../blocks/form/form-parts.tsx'
import { TickBox } from '../../ui/field/field.tsx'

type ConsentsProps = {
  words: OrderWords
  typed: Typed
  documents: { privacy: string | null; offer: string | null }
  faultOf(name: string): string | undefined
  focused: string | undefined
}

/** What the buyer agrees to, each in a box of its own. */
export function Consents({ words, typed, documents, faultOf, focused }: ConsentsProps) {
  const links = {
    offer: <DocumentLink file={documents.offer} label={words.offerLink} />,
    consent: <PrivacyLink file={documents.privacy} />,
  }
  return (['offer', 'consent'] as const).map((name) => (
    <TickBox
      key={name}
      id={`order-${name}`}
      name={name}
      isRequired
      fault={faultOf(name)}
      isTicked={typed[name] === 'yes'}
      isFocused={focused === name}
    >
      {glued(words[name])}
      {links[name]}
    </TickBox>
  ))
}

import { glued } from '#domain/localisation/line-ends.ts'
import type { Typed } from '#domain/submission/fields.ts'
import type { OrderWords } from '#messages/uk/order.ts'
import { DocumentLink, PrivacyLink } from '../../blocks/form/form-parts.tsx'
import { TickBox } from '../../ui/field/field.tsx'

type ConsentsProps = {
  words: OrderWords
  typed: Typed
  faultOf(name: string): string | undefined
  focused: string | undefined
}

/** What the buyer agrees to, each in a box of its own. */
export function Consents({ words, typed, faultOf, focused }: ConsentsProps) {
  const links = {
    offer: <DocumentLink kind="offer" label={words.offerLink} />,
    consent: <PrivacyLink />,
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

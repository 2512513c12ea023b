import { DocumentLink, PrivacyLink } from '@forum/design/form/form-parts.tsx'
import { TickBox } from '@forum/design/ui/field/tick-box.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { OrderFields } from './order-fields.ts'

/** The consents of the buyer, one checkbox each. */
export function Consents({ words, typed, faultOf, focused }: OrderFields) {
  const links = {
    offer: (
      <>
        <DocumentLink kind="offer" label={words.offerLink} />
        <DocumentLink kind="refund" label={words.refundLink} />
      </>
    ),
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
      links={links[name]}
    >
      {noBreak(words[name])}
    </TickBox>
  ))
}

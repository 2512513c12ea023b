// Form to change an attendee; works without scripts.

import { faultSentence } from '@forum/design/form/fault-sentence.ts'
import { FormNote } from '@forum/design/form/form-parts.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { TextField } from '@forum/design/ui/field/field.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { attendeeRules } from '@forum/domain/order/order-request.ts'
import type { FixedReason } from '@forum/domain/order/own-change.ts'
import type { FieldFault, Typed } from '@forum/domain/submission/fields.ts'
import type { OrderView } from './order-view.ts'

/** Result of the form; `because`: why it is not allowed. */
export type OwnChangeAnswer = {
  /** Counted from 1. */
  seat: number
  typed: Typed
  faults: Readonly<Record<string, FieldFault | undefined>>
  because: FixedReason | 'tooMany' | 'refused' | null
}

type Props = { ticket: OrderView['tickets'][number]; answer: OwnChangeAnswer | null; back: string }

const fields = Object.keys(attendeeRules) as (keyof typeof attendeeRules)[]

export function OwnChangeForm({ ticket: { seat, name, attendee }, answer, back }: Props) {
  const { forms, ownChange, ticketPage } = useWords()
  const typed: Typed = answer?.typed ?? attendee
  const faults = fields.filter((field) => answer?.faults[field])
  return (
    <form method="post" action={back} className="across gap4 screenOnly below4" aria-labelledby="own-change">
      <h2 id="own-change" className="title">
        {ownChange.title}
      </h2>
      <p>{noBreak(ownChange.text(name || ticketPage.nobody))}</p>
      <input type="hidden" name="intent" value="attendee" />
      <input type="hidden" name="seat" value={seat} />
      <div className="pair">
        {fields.map((field) => {
          const fault = answer?.faults[field]
          return (
            <TextField
              key={field}
              id={`own-change-${field}`}
              name={field}
              type={field === 'email' ? 'email' : 'text'}
              autoComplete="off"
              label={forms.fields[field]}
              note={attendeeRules[field].isRequired ? undefined : forms.optional}
              hint={field === 'email' ? ownChange.emailHint : undefined}
              isRequired={attendeeRules[field].isRequired}
              typed={typed[field]}
              fault={fault && faultSentence(forms, fault, attendeeRules[field], forms.fields[field])}
              isFocused={faults[0] === field}
            />
          )
        })}
      </div>
      {answer?.because && <FormNote>{ownChange.why[answer.because]}</FormNote>}
      <div className="cluster">
        <button type="submit" className={buttonClass()}>
          {ownChange.submit}
        </button>
        <a className="target link" href={back}>
          {ownChange.back}
        </a>
      </div>
    </form>
  )
}

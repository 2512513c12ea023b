import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { TextField } from '@forum/design/ui/field/field.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import { attendeeField, attendeeRules, type Seat } from '@forum/domain/order/order-request.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { attendeeFields } from './order-faults.ts'
import type { OrderFields } from './order-fields.ts'
import styles from './order-form.module.css'

const inOwnKind = { email: { type: 'email', inputMode: 'email' } } as const

type AttendeeFieldsProps = OrderFields & {
  seat: Seat
  /** Number of the attendee in the order, from 1. */
  number: number
  ticketName: LocalText
  /** Copies the buyer's data; undefined: not offered for this seat; null: without scripts the form is submitted for it. */
  onSame?: (() => void) | null | undefined
}

export function AttendeeFields({ seat, number, ticketName, typed, words, faultOf, focused, onSame }: AttendeeFieldsProps) {
  const { forms } = useWords()
  return (
    <fieldset className={styles.attendee}>
      <legend className="title">
        <span>{filled(words.attendee, { number })}</span>
        <Text className="aside" of={ticketName} />
      </legend>
      {onSame !== undefined && (
        <button
          type={onSame ? 'button' : 'submit'}
          name={onSame ? undefined : 'intent'}
          value={onSame ? undefined : 'same'}
          className={buttonClass({ variant: 'outlined', size: 'small' })}
          onClick={onSame ?? undefined}
        >
          {words.same}
        </button>
      )}
      <div className="pair above4">
        {attendeeFields.map((field) => {
          const name = attendeeField(seat, field)
          return (
            <TextField
              key={field}
              id={`order-${name}`}
              name={name}
              label={forms.fields[field]}
              note={attendeeRules[field].isRequired ? undefined : forms.optional}
              isRequired={attendeeRules[field].isRequired}
              typed={typed[name]}
              fault={faultOf(name)}
              isFocused={focused === name}
              autoComplete="off"
              {...(field === 'email' && inOwnKind.email)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

// Fields of the desk's forms.
import { formatPrice } from '#domain/ticket/price.ts'
import type { KindView } from '#server/organisers/guest-view.ts'
import { useDesk } from './desk-words.tsx'

type FieldProps = {
  label: string
  name: string
  value: string
  type?: 'text' | 'email' | 'date'
  isRequired?: boolean
  hint?: string
}

export function Field({ label, name, value, type = 'text', isRequired = false, hint }: FieldProps) {
  return (
    <label>
      {label}
      <input type={type} name={name} defaultValue={value} required={isRequired} maxLength={254} />
      {hint && <span className="hint">{hint}</span>}
    </label>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  isOn?: boolean
  isRequired?: boolean
}

export function Choice({ type, name, value, label, isOn = false, isRequired = false }: ChoiceProps) {
  return (
    <label className="choice">
      <input type={type} name={name} value={value} defaultChecked={isOn} required={isRequired} />
      {label}
    </label>
  )
}

export function Reason({ typed, isRequired = false }: { typed: string; isRequired?: boolean }) {
  const { forms } = useDesk().words
  return (
    <label>
      {forms.reason}
      <input name="reason" defaultValue={typed} required={isRequired} maxLength={1000} />
      <span className="hint">{forms.reasonHint}</span>
    </label>
  )
}

type KindSelectProps = { kinds: readonly KindView[]; value: string; label: string; hasPrices?: boolean }

/** Kinds of ticket, each with the seats that are left. */
export function KindSelect({ kinds, value, label, hasPrices = false }: KindSelectProps) {
  const { guests } = useDesk().words
  return (
    <label>
      {label}
      <select name="kind" defaultValue={value} required>
        <option value="">{guests.choose}</option>
        {kinds.map(({ id, title, left, price }) => (
          <option key={id} value={id}>
            {[title, ...(hasPrices ? [formatPrice(price)] : []), left === null ? guests.unlimited : guests.left(left)].join(', ')}
          </option>
        ))}
      </select>
    </label>
  )
}

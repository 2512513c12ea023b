// Fields of the desk's forms.
import { useDesk } from './desk-words.tsx'

type FieldProps = { label: string; name: string; value: string; type?: 'text' | 'email' | 'date'; isRequired?: boolean }

export function Field({ label, name, value, type = 'text', isRequired = false }: FieldProps) {
  return (
    <label>
      {label}
      <input type={type} name={name} defaultValue={value} required={isRequired} maxLength={254} />
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

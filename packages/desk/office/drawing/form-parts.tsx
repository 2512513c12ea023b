// Form fields, buttons, results and lists of the desk's pages.

import type { KindView } from '@forum/desk/office/pages/guest-view.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import type { ReactNode } from 'react'
import { useOffice } from './office-words.tsx'

type FieldProps = {
  label: string
  name: string
  value: string
  isRequired?: boolean
  hint?: string
  /** Maximum characters. */
  most?: number
}

export function Field({ type = 'text', most = 254, ...props }: FieldProps & { type?: 'text' | 'email' | 'date' }) {
  const { label, name, value, isRequired = false, hint } = props
  return (
    <label>
      {label}
      <input type={type} name={name} defaultValue={value} required={isRequired} maxLength={most} />
      {hint && <span className="aside">{hint}</span>}
    </label>
  )
}

/** A field with several lines. */
export function Area({ label, name, value, isRequired = false, hint, most, rows }: FieldProps & { rows: number }) {
  return (
    <label>
      {label}
      <textarea name={name} rows={rows} defaultValue={value} required={isRequired} maxLength={most} />
      {hint && <span className="aside">{hint}</span>}
    </label>
  )
}

/** A row of a list of facts (`<dl className="pair facts">`). */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type SearchProps = {
  action: string
  label: string
  query: string
  submit: string
  look?: 'plain'
  /** The edition that stays chosen. */
  year?: number
  /** A list that narrows the search. */
  show?: { label: string; chosen: string; options: readonly (readonly [value: string, label: string])[] }
}

export function SearchForm({ action, label, query, submit, look, show, year }: SearchProps) {
  return (
    <form className="search" action={action}>
      <label>
        {label}
        <input type="search" name="q" defaultValue={query} maxLength={200} />
      </label>
      {show && (
        <label>
          {show.label}
          <select name="show" defaultValue={show.chosen}>
            {show.options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Submit {...(look && { look })}>{submit}</Submit>
      {year !== undefined && <input type="hidden" name="year" value={year} />}
    </form>
  )
}

/** The result of the last action; the address has this fragment. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p className="notice strong done" id="done" role="status">
      {children}
    </p>
  )
}

export function Fault({ children }: { children: ReactNode }) {
  return (
    <p className="notice strong fault" role="alert">
      {children}
    </p>
  )
}

type SubmitProps = { look?: 'plain' | 'danger' | ''; deed?: string; name?: string; value?: string; children: ReactNode }

/** `deed`: the action of this button in a form with several; `name` and `value`: another field of theirs. */
export function Submit({ look = '', deed, name = 'deed', value = deed, children }: SubmitProps) {
  return (
    <button type="submit" className={`button ${look}`} {...(value && { name, value })}>
      {children}
    </button>
  )
}

/** A list, or a text if it is empty. */
export function Rows({ none, children }: { none: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? (
    <p className="aside">{none}</p>
  ) : (
    <ul role="list" className="list rows">
      {children}
    </ul>
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
    <label className="target">
      <input type={type} name={name} value={value} defaultChecked={isOn} required={isRequired} />
      {label}
    </label>
  )
}

type ChoicesProps = {
  legend: string
  name: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: string | readonly string[]
  type?: ChoiceProps['type']
}

/** Radio buttons, or checkboxes. */
export function Choices({ legend, name, options, chosen, type = 'radio' }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <Choice key={value} type={type} name={name} value={value} label={label} isOn={[chosen].flat().includes(value)} />
      ))}
    </fieldset>
  )
}

export function Reason({ typed, isRequired = false }: { typed: string; isRequired?: boolean }) {
  const { forms } = useOffice().words
  return <Field label={forms.reason} hint={forms.reasonHint} name="reason" value={typed} isRequired={isRequired} most={1000} />
}

type KindSelectProps = { kinds: readonly KindView[]; value: string; label: string; hasPrices?: boolean }

/** Ticket kinds with their free seats. */
export function KindSelect({ kinds, value, label, hasPrices = false }: KindSelectProps) {
  const { guests } = useOffice().words
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

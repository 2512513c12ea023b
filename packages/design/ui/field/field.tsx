// Fields of forms: a label above, a hint and the fault below, both tied to the field. Checking is the server's.
import type { HTMLAttributes, InputEvent, ReactNode } from 'react'
import styles from './field.module.css'

export type Labelled = {
  id: string
  name: string
  label: string
  /** Beside the label in quiet words: that it may stay empty. */
  note?: string | undefined
  hint?: string | undefined
  /** Why it cannot be taken. */
  fault?: string | undefined
  isRequired?: boolean
  /** What was typed before. */
  typed?: string | undefined
  /** The first field with a fault on a page that was drawn because of it. */
  isFocused?: boolean
}

type TextFieldProps = Labelled & {
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string | undefined
  placeholder?: string | undefined
  onInput?: ((event: InputEvent<HTMLInputElement>) => void) | undefined
}

export function TextField({ type = 'text', inputMode, autoComplete, placeholder, onInput, ...field }: TextFieldProps) {
  return (
    <Frame {...field}>
      <input
        {...controlOf(field)}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        placeholder={placeholder}
        onInput={onInput}
      />
    </Frame>
  )
}

export function TextArea(field: Labelled) {
  return (
    <Frame {...field}>
      <textarea {...controlOf(field)} rows={4} />
    </Frame>
  )
}

function controlOf({ id, name, hint, fault, isRequired = false, typed, isFocused = false }: Labelled) {
  const descriptions = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return {
    id,
    name,
    className: `control ${styles.control}`,
    defaultValue: typed,
    'aria-required': isRequired,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': descriptions || undefined,
    autoFocus: isFocused,
  } as const
}

function Frame({ id, label, note, hint, fault, children }: Labelled & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={`small strong ${styles.label}`} htmlFor={id}>
        {label}
        {note && <span className="quiet"> ({note})</span>}
      </label>
      {children}
      {hint && (
        <p className="aside above2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && <Fault id={id}>{fault}</Fault>}
    </div>
  )
}

export function Fault({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="small strong bad above2" id={`${id}-fault`}>
      {children}
    </p>
  )
}

import '@forum/design/styles/parts/seek.css'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { type LocalText, langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { ReactNode } from 'react'
import styles from './choice.module.css'

type ChoiceProps = {
  name: string
  label: string
  /** The option without a condition. */
  any: string
  options: readonly { value: string; label: LocalText }[]
  chosen: string | null
}

/** One condition of a filter. Empty without options. */
export function Choice({ name, label, any, options, chosen }: ChoiceProps): ReactNode {
  if (options.length === 0) return null
  const id = `choice-${name}`
  return (
    <div className={`seek ${styles.choice}`}>
      <label htmlFor={id}>{label}</label>
      <select className="control" id={id} name={name} defaultValue={chosen ?? ''} autoComplete="off">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={langOf(option.label)}>
            {wordsOf(option.label)}
          </option>
        ))}
      </select>
      <Icon name="caret" />
    </div>
  )
}

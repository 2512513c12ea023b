import type { ReactNode } from 'react'
import fieldStyles from './field.module.css'
import { Fault, type Labelled } from './field.tsx'
import styles from './tick-box.module.css'

type TickBoxProps = Omit<Labelled, 'label' | 'note' | 'hint' | 'typed'> & {
  /** What is agreed to: the whole of the box's name. */
  children: ReactNode
  /** Beside it: what can be read about it. */
  links?: ReactNode
  isTicked?: boolean
}

/** A box that stands empty until the visitor ticks it; sent as `yes`. */
export function TickBox({ id, name, fault, isRequired = false, isTicked = false, isFocused = false, ...said }: TickBoxProps) {
  return (
    <div className={fieldStyles.field}>
      <div className={styles.tick}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value="yes"
          defaultChecked={isTicked}
          // A box that `required` asks for is told as wrong before anybody has touched it.
          aria-required={isRequired}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-fault`}
          // biome-ignore lint/a11y/noAutofocus: without scripts nothing else leads to the fault.
          autoFocus={isFocused}
        />
        <div>
          <label htmlFor={id}>{said.children}</label>
          {said.links}
        </div>
      </div>
      {fault && <Fault id={id}>{fault}</Fault>}
    </div>
  )
}

import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { TextArea } from '@forum/design/ui/field/field.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { filled as fillIn } from '@forum/domain/localisation/filled.ts'
import type { Typed } from '@forum/domain/submission/fields.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { useRef } from 'react'
import { listField } from './list-field.ts'
import styles from './order-form.module.css'

type PastedListProps = {
  words: Catalogue['order']
  typed: Typed
  /** Result of the list. */
  filled: { people: number; seats: number } | undefined
  /** null: without scripts the form is submitted for it. */
  onFill: ((list: string) => void) | null
}

/** Attendees pasted from a table or mail. */
export function PastedList({ words, typed, filled, onFill }: PastedListProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const listed = () => ref.current?.querySelector('textarea')?.value ?? ''
  return (
    <details ref={ref} className={styles.list} open={filled !== undefined}>
      <summary className="target">
        {words.paste}
        <Icon name="caret" />
      </summary>
      <TextArea id="order-list" name={listField} label={words.list} hint={words.listText} typed={typed[listField]} />
      <button
        type={onFill ? 'button' : 'submit'}
        name={onFill ? undefined : 'intent'}
        value={onFill ? undefined : 'fill'}
        className={buttonClass({ variant: 'outlined', size: 'small' })}
        onClick={onFill ? () => onFill(listed()) : undefined}
      >
        {words.fill}
      </button>
      <p role="status">
        {filled &&
          (filled.people > filled.seats ? fillIn(words.tooLong, filled) : fillIn(words.filled, { count: filled.people }))}
      </p>
    </details>
  )
}

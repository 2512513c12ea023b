import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { TextField } from '@forum/design/ui/field/field.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { codeField } from '@forum/domain/order/promo-code.ts'
import type { OrderFields } from './order-fields.ts'
import styles from './order-form.module.css'

/** A folded promo code field. Its button asks the server for the discount, with and without scripts. */
export function CodeField({ words, typed, faultOf, focused, given }: OrderFields & { given: string | null }) {
  const text = typed[codeField] ?? given ?? ''
  const fault = faultOf(codeField)
  return (
    <details className={styles.list} open={text !== '' || fault !== undefined}>
      <summary className="target">
        {words.code.have}
        <Icon name="caret" />
      </summary>
      <TextField
        id={`order-${codeField}`}
        name={codeField}
        label={words.code.label}
        hint={words.code.hint}
        typed={text}
        fault={fault}
        isFocused={focused === codeField}
        autoComplete="off"
      />
      <button type="submit" name="intent" value="code" className={buttonClass({ variant: 'outlined', size: 'small' })}>
        {words.code.apply}
      </button>
    </details>
  )
}

import { buttonClass } from '../../ui/button/button.tsx'
import { useOrderPageWords } from '../../words/order-page-words.ts'
import styles from './order-body.module.css'

/** Prints the page, which prints as an invoice; without scripts the browser's own menu does. */
export function PrintButton() {
  const { orderPage } = useOrderPageWords()
  return (
    <button type="button" className={`${buttonClass({ variant: 'outlined' })} ${styles.print}`} onClick={() => window.print()}>
      {orderPage.print}
    </button>
  )
}

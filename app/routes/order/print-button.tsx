import { useWords } from '../../page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import styles from './order-body.module.css'

/** Prints the page as an invoice; without scripts the browser's menu does. */
export function PrintButton() {
  const { orderPage } = useWords()
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'outlined' })} ${styles.print}`}
      data-press=""
      data-module="print"
      data-when="touched"
    >
      {orderPage.print}
    </button>
  )
}

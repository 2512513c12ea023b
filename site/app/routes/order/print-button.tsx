import { data } from '../../attributes/attributes.ts'
import { useWords } from '../../page/page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'

/** Prints the page as an invoice; without scripts the browser's menu does. */
export function PrintButton() {
  const { orderPage } = useWords()
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'outlined' })} scripted`}
      {...data({ 'data-press': '', 'data-module': 'print', 'data-when': 'touched' })}
    >
      {orderPage.print}
    </button>
  )
}

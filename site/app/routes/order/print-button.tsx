import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'

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

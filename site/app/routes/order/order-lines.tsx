import { useWords } from '@forum/design/page/page-facts.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { withWords } from '@forum/domain/localisation/local-text.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import styles from './order-lines.module.css'
import type { OrderView } from './order-view.ts'

/** Order lines with sums; on phones one below the other. */
export function OrderLines({ view: { lines, discount, vat, part, books, total, displayStatus, invoice } }: { view: OrderView }) {
  const { orderPage } = useWords()
  const caption = displayStatus === 'invoice' ? orderPage.invoiceLines : orderPage.lines
  return (
    <>
      <table className={styles.lines}>
        <caption className={displayStatus === 'invoice' ? 'visuallyHidden' : 'title below4'}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{orderPage.item}</th>
            <th scope="col">{orderPage.quantity}</th>
            <th scope="col">{orderPage.price}</th>
            <th scope="col">{orderPage.sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, quantity, price, sum }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
            <tr key={index}>
              <td>
                {orderPage.service}, <Text of={withWords(title, orderPage.ticketOf)} asWritten />
              </td>
              <td>
                <span className="notPhone">{quantity}</span>
                <span className="phoneOnly">{orderPage.pieces(quantity)}</span>
              </td>
              <td>{price}</td>
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount && (
            <tr className={styles.vat}>
              <td colSpan={3}>{orderPage.discount(discount.code)}</td>
              <td>{discount.sum}</td>
            </tr>
          )}
          {vat && (
            <tr className={styles.vat}>
              <td colSpan={3}>{vat.rate === null ? orderPage.withoutVat : orderPage.vat(vat.rate)}</td>
              <td>{vat.rate === null ? '' : vat.sum}</td>
            </tr>
          )}
          <tr className={styles.total}>
            <th scope="row" colSpan={3}>
              {orderPage.total}
            </th>
            <td>{total}</td>
          </tr>
          {part && (
            <tr className={styles.total}>
              <th scope="row" colSpan={3}>
                {orderPage.toPay}
              </th>
              <td>{part.open}</td>
            </tr>
          )}
          {books && (
            <>
              <tr className={styles.vat}>
                <td colSpan={3}>{orderPage.refundedSum}</td>
                <td>{books.refunded}</td>
              </tr>
              <tr className={styles.vat}>
                <td colSpan={3}>{orderPage.remainingSum}</td>
                <td>{books.remaining}</td>
              </tr>
            </>
          )}
        </tfoot>
      </table>
      {invoice && displayStatus === 'invoice' && (
        <p className="above4">
          <span className="quiet">{orderPage.inWords}: </span>
          {noBreak(invoice.inWords)}
        </p>
      )}
    </>
  )
}

// Sticky summary beside the order: sum and action.

import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink, buttonClass } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { QrCode } from '@forum/site/app/blocks/qr-code/qr-code.tsx'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import { Hold, type NotHeld } from './hold.tsx'
import type { InvoiceView } from './invoice-view.ts'
import styles from './order-summary.module.css'
import type { OrderView } from './order-view.ts'
import { PayForm } from './pay-form.tsx'

type OrderSummaryProps = { view: OrderView; state: string; isRefused: boolean; notHeld: NotHeld }

/** `isRefused`: the provider could not be reached. */
export function OrderSummary({ view, state, isRefused, notHeld }: OrderSummaryProps) {
  const locale = useLocale()
  const { orderPage } = useWords()
  const { currentYear } = useFrameData()
  const { displayStatus, total, part, seats, vat, payment, invoice } = view
  const owed = ['toPay', 'confirming', 'declined', 'invoice', 'partLate'].includes(displayStatus)
  const label = owed ? orderPage.toPay : displayStatus === 'paid' ? orderPage.paidSum : orderPage.sum
  const count = `${seats} ${counted(locale, seats, orderPage.tickets)}`
  return (
    <aside className={`card inPlace ${styles.summary}`} {...data({ 'data-part': 'order-summary', 'data-state': state })}>
      <div>
        <p className="quiet">{label}</p>
        <p className="figure large above1">{part?.open ?? total}</p>
        {part && <p className="strong">{noBreak(orderPage.received(part.received, total))}</p>}
        <p className="small quiet">{vat && vat.rate !== null ? `${count}, ${orderPage.withVat}` : count}</p>
      </div>
      {payment && <PayForm payment={payment} displayStatus={displayStatus} isRefused={isRefused} />}
      {view.hold && <Hold hold={view.hold} email={view.email} notHeld={notHeld} />}
      {displayStatus === 'invoice' &&
        (invoice ? <Scan view={view} invoice={invoice} /> : <p className="above4">{noBreak(orderPage.byMail)}</p>)}
      {displayStatus === 'paid' && <Documents view={view} />}
      {(displayStatus === 'expired' || displayStatus === 'cancelled') && (
        <div className="gap3 above5 screenOnly">
          <ButtonLink to={localePath(locale, pathWithin.tickets(currentYear))}>{orderPage.orderAgain}</ButtonLink>
        </div>
      )}
    </aside>
  )
}

/** A phone cannot scan its own screen, so bank links come first. */
function Scan({ view: { number }, invoice: { qr, banks } }: { view: OrderView; invoice: InvoiceView }) {
  const { orderPage } = useWords()
  return (
    <>
      {banks.length > 0 && (
        <div className={`gap3 above5 ${styles.banks}`}>
          <p className="strong">{orderPage.inBank}</p>
          {banks.map(({ bank, href }) => (
            <a key={href} className={buttonClass({ variant: 'outlined', size: 'small' })} href={href} rel="noreferrer">
              {bank ?? orderPage.otherBank}
            </a>
          ))}
        </div>
      )}
      {qr && (
        <div className={styles.qr}>
          <QrCode drawing={qr} label={orderPage.qr(number)} />
        </div>
      )}
      <div className={`gap3 ${styles.how}`}>
        {qr && <p className="small">{noBreak(orderPage.qrText)}</p>}
        <p className="small quiet">{noBreak(orderPage.afterPayment)}</p>
      </div>
    </>
  )
}

function Documents({ view: { pageKey, tickets, hasCalendar, invoice } }: { view: OrderView }) {
  const locale = useLocale()
  const { orderPage } = useWords()
  const outlined = buttonClass({ variant: 'outlined' })
  return (
    <div className="gap3 above5 screenOnly">
      {tickets.some(({ isGood }) => isGood) && (
        <a className={buttonClass()} href={localePath(locale, pathWithin.ticketsPaper(pageKey))}>
          {tickets.length === 1 ? orderPage.downloadOne : orderPage.downloadAll}
        </a>
      )}
      {hasCalendar && (
        <a className={outlined} href={localePath(locale, pathWithin.orderCalendar(pageKey))}>
          {orderPage.calendar}
        </a>
      )}
      {invoice && (
        <a className={outlined} href={localePath(locale, pathWithin.invoicePaper(pageKey))}>
          {orderPage.invoicePaper}
        </a>
      )}
    </div>
  )
}

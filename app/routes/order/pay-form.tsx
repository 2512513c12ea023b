import { useState } from 'react'
import { noBreak } from '#domain/localisation/line-ends.ts'
import type { DisplayStatus } from '#domain/order/display-status.ts'
import { useWords } from '../../page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import styles from './order-summary.module.css'
import type { OrderView } from './order-view.ts'

type PayFormProps = { payment: NonNullable<OrderView['payment']>; displayStatus: DisplayStatus; isRefused: boolean }

/** Opens the payment with the provider, in the same tab, and says how long the seats are held. */
export function PayForm({ payment, displayStatus, isRefused }: PayFormProps) {
  const { orderPage } = useWords()
  const [isBusy, setBusy] = useState(false)
  const isSecond = displayStatus === 'confirming'
  const label = displayStatus === 'toPay' ? orderPage.pay : orderPage.payAgain
  return (
    <div className={styles.act}>
      {isSecond && <p className="small quiet">{noBreak(orderPage.notPaid)}</p>}
      {isRefused && (
        <p className={styles.refused} role="alert">
          {noBreak(orderPage.notOpened)}
        </p>
      )}
      {payment.with === null ? (
        <p className={styles.note}>{noBreak(orderPage.noCard)}</p>
      ) : (
        <form
          method="post"
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
            else opening(setBusy)
          }}
        >
          <input type="hidden" name="intent" value="pay" />
          <button
            type="submit"
            className={buttonClass(isSecond ? { variant: 'outlined' } : {})}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? orderPage.opening : label}
          </button>
        </form>
      )}
      {payment.with === 'test' && <p className="small quiet">{noBreak(orderPage.testPayment)}</p>}
      <Held held={payment.held} />
    </div>
  )
}

/** The button comes back when the visitor does: a browser may show the page as it was left. */
function opening(setBusy: (isBusy: boolean) => void): void {
  setBusy(true)
  window.addEventListener('pageshow', () => setBusy(false), { once: true })
}

function Held({ held: { date, time, minutesLeft } }: { held: NonNullable<OrderView['payment']>['held'] }) {
  const { orderPage } = useWords()
  if (date) return <p className="small quiet">{noBreak(orderPage.heldUntilDay(date, time))}</p>
  return (
    <p className="small quiet">
      {noBreak(orderPage.heldUntil(time))}, {minutesLeft < 1 ? orderPage.lastMinute : orderPage.left(minutesLeft)}
    </p>
  )
}

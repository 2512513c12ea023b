import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { DisplayStatus } from '@forum/domain/order/display-status.ts'
import type { OrderView } from './order-view.ts'

type PayFormProps = { payment: NonNullable<OrderView['payment']>; displayStatus: DisplayStatus; isRefused: boolean }

/** Opens the payment at the provider in the same tab, and shows how long the seats are held. */
export function PayForm({ payment, displayStatus, isRefused }: PayFormProps) {
  const { orderPage } = useWords()
  const isSecond = displayStatus === 'confirming'
  const label = displayStatus === 'toPay' ? orderPage.pay : orderPage.payAgain
  return (
    <div className="gap3 above5 screenOnly">
      {isSecond && <p className="small quiet">{noBreak(orderPage.notPaid)}</p>}
      {isRefused && (
        <p className="bad strong" role="alert">
          {noBreak(orderPage.notOpened)}
        </p>
      )}
      {payment.with === null ? (
        <p className="above4">{noBreak(orderPage.noCard)}</p>
      ) : (
        <form method="post" className="gap3" {...data({ 'data-module': 'submit-once', 'data-busy': orderPage.opening })}>
          <input type="hidden" name="intent" value="pay" />
          <button type="submit" className={buttonClass(isSecond ? { variant: 'outlined' } : {})}>
            {label}
          </button>
        </form>
      )}
      {payment.with === 'test' && <p className="small quiet">{noBreak(orderPage.testPayment)}</p>}
      <Held held={payment.held} />
    </div>
  )
}

/** A separate part: its minutes change while the rest of the page stays. */
function Held({ held: { date, time, minutesLeft } }: { held: NonNullable<OrderView['payment']>['held'] }) {
  const { orderPage } = useWords()
  if (date) return <p className="small quiet">{noBreak(orderPage.heldUntilDay(date, time))}</p>
  return (
    <p className="small quiet" {...data({ 'data-part': 'held' })}>
      {noBreak(orderPage.heldUntil(time))}, {minutesLeft < 1 ? orderPage.lastMinute : orderPage.left(minutesLeft)}
    </p>
  )
}

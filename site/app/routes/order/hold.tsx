import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { OrderView } from './order-view.ts'

/** Why seats could not be held; null: not requested, or they are held. */
export type NotHeld = 'soldOut' | 'refused' | null

type HoldProps = { hold: NonNullable<OrderView['hold']>; email: string; notHeld: NotHeld }

/** Whether the seats of an invoice are held, and until when; from the mail's link with a button to hold them. */
export function Hold({ hold: { until, isConfirmed, isFromLetter }, email, notHeld }: HoldProps) {
  const { orderPage } = useWords()
  const { hold } = orderPage
  const state = until ? hold.heldUntil(until.date, until.time) : hold.notHeld
  return (
    <div className="gap3 above5 screenOnly">
      {notHeld && (
        <p className="bad strong" role="alert">
          {noBreak(hold[notHeld])}
        </p>
      )}
      {notHeld !== 'soldOut' && <p>{noBreak(state)}</p>}
      {!isConfirmed && isFromLetter && (
        <form method="post" className="gap3">
          <p className="small quiet">{noBreak(hold.here)}</p>
          <input type="hidden" name="intent" value="confirm" />
          <button type="submit" className={buttonClass()}>
            {hold.confirm}
          </button>
        </form>
      )}
      {!isConfirmed && !isFromLetter && email !== '' && <p className="small quiet">{noBreak(hold.fromLetter(email))}</p>}
    </div>
  )
}

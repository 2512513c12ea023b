// A refund by an organiser: what the form asks for, and its entry in the journal.
import type { Deed, DeedFault } from '@forum/desk/audit/audit.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import type { RefundWish } from '@forum/domain/order/refund.ts'
import { typedSum } from '@forum/domain/payment/typed-sum.ts'

/** The journal entry of a refund. */
export const refundDeed =
  (reason: string) =>
  (result: Awaited<ReturnType<Orders['askRefund']>>): Deed | null => {
    if (result.outcome !== 'asked') return null
    const { order, refund } = result
    const { amount } = refund
    return {
      action: 'refunded',
      orderId: order.id,
      reason,
      amount,
      before: { seats: refund.seats.map((seat) => seat + 1), amount },
    }
  }

/** The ticked seats, a sum, or everything. */
export function refundWishIn(form: FormData): RefundWish | DeedFault {
  const seats = form.getAll('seat').map((text) => Number(text) - 1)
  const before = form.get('refundedBefore')
  const seen = before === null ? {} : { refundedBefore: Number(before) }
  const text = String(form.get('amount') ?? '').trim()
  const isAll = form.get('what') === 'all'
  if (isAll && (text !== '' || seats.length > 0)) return 'allAndPart'
  if (text === '') return isAll || seats.length > 0 ? { seats, amount: null, ...seen } : 'nothing'
  const amount = typedSum(text)
  return amount === null ? 'notSum' : { seats, amount, ...seen }
}

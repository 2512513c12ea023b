// A desk on which everything happened that the books must tell apart, for tests.
import { markSent, withdrawReturn } from '../transfers/send-back.ts'
import { deskWithTransfers } from './transfers-fixture.ts'

type Desk = Awaited<ReturnType<typeof deskWithTransfers>>

/** By card, paid. `times`: how often. */
async function paidByCard(desk: Desk, key: string, times = 1) {
  const order = await desk.placed(key, 1, 99)
  const references: string[] = []
  for (let at = 0; at < times; at++) references.push((await desk.orders.openPayment(order, 'liqpay')).reference)
  for (const reference of references) await desk.orders.settle('liqpay', desk.notice(reference))
  return { order, references }
}

const refund = async ({ orders }: Desk, number: string, amount: number | null, provider: string | null = null) => {
  const asking = await orders.askRefund(number, { seats: [], amount }, provider)
  if (asking.outcome !== 'asked') throw new Error(asking.fault)
  if (asking.payment) await orders.settleRefund(asking.refund.id, 'done')
}

/**
 * 1: by transfer, whole; 2 and 3: by one transfer that is more; 4: marked as paid, a part back and sent; 5: paid in part; 6: by card, a part back;
 * 7: by card twice, the second one here; 8: by card twice, of the second one a part back; 9: by card, cancelled while the money is here; 10: by transfer, back,
 * whose money waits again; 11: expired; 12: waits. Beside them a transfer for nobody, of which a part goes back, and one of another edition.
 */
export async function playedDesk(): Promise<Desk> {
  const desk = await deskWithTransfers(99)
  const { context, orders, notice } = desk
  const one = await desk.invoiced()
  await desk.give(await desk.noted(1_250_000), one)
  const two = [await desk.invoiced(), await desk.invoiced()] as const
  const both = await desk.noted(2_600_001)
  for (const each of two) await desk.give(both, each)
  const pressed = await desk.invoiced()
  await orders.markPaid(pressed.number)
  await refund(desk, pressed.number, 33_333)
  await markSent(context, [(await desk.returns())[0]?.id ?? ''])
  await desk.give(await desk.noted(400_050), await desk.invoiced())
  const { order } = await paidByCard(desk, 'six')
  await refund(desk, order.number, 100_001, 'liqpay')
  await paidByCard(desk, 'seven', 2)
  const eight = await paidByCard(desk, 'eight', 2)
  await orders.settle('liqpay', notice(eight.references[1] ?? '', { refunded: 5_000 }))
  const nine = await paidByCard(desk, 'nine')
  await orders.askRefund(nine.order.number, { seats: [0], amount: 0 }, null)
  const ten = await desk.invoiced()
  await desk.give(await desk.noted(1_250_000), ten)
  await refund(desk, ten.number, null)
  await withdrawReturn(context, (await desk.returns()).find(({ state }) => state === 'asked')?.id ?? '')
  await desk.invoiced(1, { expiresAt: context.now() + 1 })
  desk.pass(2)
  await orders.expire()
  await desk.invoiced()
  await desk.back(await desk.noted(700_007), 200_002)
  const other = await desk.invoiced(1, { forumYear: 2024 })
  await desk.give(await desk.noted(1_250_000), other)
  return desk
}

import { expect, test } from 'vitest'
import { deskWithTransfers } from '../orders/transfers-fixture.ts'
import { forgetPayers } from './forget-payers.ts'
import { markSent } from './send-back.ts'
import { transferBy } from './transfer-rows.ts'

const payerOf = async (desk: Awaited<ReturnType<typeof deskWithTransfers>>, { id }: { id: string }) => {
  const found = await transferBy(desk.database, 'id', id)
  return found && [found.payer, found.payerCode, found.payerIban, found.purpose].join('')
}
const erase = (desk: Awaited<ReturnType<typeof deskWithTransfers>>, ...orders: { id: string }[]) =>
  desk.database.transaction((tx) =>
    desk.orders.erase(
      tx,
      orders.map(({ id }) => id),
    ),
  )

test('the payer goes with the last buyer, and the sums stay', async () => {
  const desk = await deskWithTransfers()
  const [one, other, transfer] = [await desk.invoiced(), await desk.invoiced(), await desk.noted(2_500_000)]
  await desk.give(transfer, one)
  await desk.give(transfer, other)
  await erase(desk, one)
  expect(await payerOf(desk, transfer)).not.toBe('')
  await erase(desk, other)
  expect([await payerOf(desk, transfer), await desk.sums(transfer)]).toEqual(['', [2_500_000, 0, 0]])
})

test('a payer whose money waits or is to be sent back is kept until it is settled', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer] = [await desk.invoiced(), await desk.noted(1_250_050)]
  await desk.give(transfer, order)
  await erase(desk, order)
  expect(await payerOf(desk, transfer)).not.toBe('')
  await desk.back(transfer)
  expect(await forgetPayers(desk.database, 1)).toBe(0)
  const [back] = await desk.returns()
  await markSent(desk.context, [back?.id ?? ''])
  expect([await forgetPayers(desk.database, 1), await payerOf(desk, transfer)]).toEqual([1, ''])
  expect(await desk.returns()).toMatchObject([{ receiver: '', receiverCode: '', receiverIban: '', amount: 50 }])
})

test('a transfer that was for no order is forgotten after its time, once it went back', async () => {
  const desk = await deskWithTransfers()
  const [waiting, settled] = [await desk.noted(100), await desk.noted(100)]
  const { sent } = { sent: null, ...(await desk.back(settled)) }
  await markSent(desk.context, [sent?.id ?? ''])
  expect(await forgetPayers(desk.database, 1)).toBe(0)
  expect(await forgetPayers(desk.database, 1, desk.context.now() + 1)).toBe(1)
  expect([await payerOf(desk, waiting), await payerOf(desk, settled)]).toEqual([expect.stringMatching(/Аврора/), ''])
})

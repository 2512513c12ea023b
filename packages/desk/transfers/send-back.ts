// Sends money back to its payers: what waits on a transfer, and what a refund asked for. The desk keeps the list; a person tells the bank.
import { type Receiver, type Transfer, type TransferReturn, waitingSum } from '@forum/domain/transfer/transfer.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import type { TransferContext } from './note-transfer.ts'
import { returnsWhere, transferBy } from './transfer-rows.ts'

export type SendBackWish = Receiver & {
  /** UUID: the key of the form. */
  id: string
  transferId: string
  /** Kopiykas; null: all that waits. */
  amount: number | null
  /** An organiser's name. */
  by: string
}

export type SendingBack =
  /** `isNew` false: this form was sent before. */
  | { outcome: 'asked'; isNew: boolean; transfer: Transfer; sent: TransferReturn }
  | { outcome: 'impossible'; fault: 'noSuchTransfer' | 'nothingWaits' | 'tooMuch' }

/** Money that waits goes back to `receiver`. It no longer waits, so that nobody gives it to an order. */
export function sendBack({ database, now }: TransferContext, wish: SendBackWish): Promise<SendingBack> {
  const impossible = (fault: Extract<SendingBack, { outcome: 'impossible' }>['fault']): SendingBack => ({
    outcome: 'impossible',
    fault,
  })
  return database.transaction(async (tx): Promise<SendingBack> => {
    const { id, transferId, receiver, receiverCode, receiverIban, by } = wish
    const transfer = await transferBy(tx, 'id', transferId)
    if (!transfer) return impossible('noSuchTransfer')
    const known = await returnBy(tx, id)
    if (known) return { outcome: 'asked', isNew: false, transfer, sent: known }
    const amount = wish.amount ?? waitingSum(transfer)
    if (amount <= 0) return impossible('nothingWaits')
    if (amount > waitingSum(transfer)) return impossible('tooMuch')
    await insert(tx, 'transfer_return', {
      ...{ id, transfer_id: transferId, amount, receiver, receiver_code: receiverCode, receiver_iban: receiverIban },
      ...{ state: 'asked', asked_at: now(), asked_by: by },
    })
    await tx.run('UPDATE transfer SET returned = returned + ? WHERE id = ?', amount, transferId)
    const sent = await returnWith(tx, id)
    return { outcome: 'asked', isNew: true, transfer: { ...transfer, returned: transfer.returned + amount }, sent }
  })
}

/** Corrects to whom money goes that the bank was not told of yet. null: it is on its way, or withdrawn. */
export function correctReceiver(
  { database }: TransferContext,
  id: string,
  { receiver, receiverCode, receiverIban }: Receiver,
): Promise<TransferReturn | null> {
  return database.transaction(async (tx) => {
    const { changes } = await tx.run(
      "UPDATE transfer_return SET receiver = ?, receiver_code = ?, receiver_iban = ? WHERE id = ? AND state = 'asked'",
      ...[receiver, receiverCode, receiverIban, id],
    )
    return changes === 1 ? returnWith(tx, id) : null
  })
}

/** It does not go back: its money waits again, also that of a refund. null: the bank was told, or it was withdrawn before. */
export function withdrawReturn({ database, now }: TransferContext, id: string): Promise<TransferReturn | null> {
  return database.transaction(async (tx) => {
    const found = await returnBy(tx, id)
    if (found?.state !== 'asked') return null
    await tx.run("UPDATE transfer_return SET state = 'withdrawn', settled_at = ? WHERE id = ?", now(), id)
    await tx.run('UPDATE transfer SET returned = returned - ? WHERE id = ?', found.amount, found.transferId)
    return returnWith(tx, id)
  })
}

/** The bank was told of these. Those that were sent or withdrawn before are left out. */
export function markSent({ database, now }: TransferContext, ids: readonly string[]): Promise<TransferReturn[]> {
  return database.transaction(async (tx) => {
    const sent: TransferReturn[] = []
    for (const id of ids) {
      const { changes } = await tx.run(
        "UPDATE transfer_return SET state = 'done', settled_at = ? WHERE id = ? AND state = 'asked'",
        now(),
        id,
      )
      if (changes === 1) sent.push(await returnWith(tx, id))
    }
    return sent
  })
}

const returnBy = async (tx: Transaction, id: string) => (await returnsWhere(tx, 'WHERE id = ?', id))[0]

async function returnWith(tx: Transaction, id: string): Promise<TransferReturn> {
  const found = await returnBy(tx, id)
  if (!found) throw new Error('money that goes back is gone from the list')
  return found
}

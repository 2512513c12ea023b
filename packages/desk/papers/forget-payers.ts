// Takes people out of papers with the buyers of their orders. A company's name and code stay: the law has papers kept.
import type { Transaction } from '../storage/database.ts'
import { papersOfOrder } from './paper-rows.ts'

/**
 * Name, code and address of a person who paid go, if `isMeant` is true of the name; so does what an organiser wrote about a void act. Numbers, days and sums stay.
 */
export async function forgetPayersOfPapers(tx: Transaction, orderId: string, isMeant: (name: string) => boolean): Promise<void> {
  for (const { id, content } of await papersOfOrder(tx, orderId)) {
    const { payer } = content
    const isGone = payer.isPerson && isMeant(payer.name)
    const left = isGone ? { ...content, payer: { ...payer, name: '', code: '', address: '' } } : content
    await tx.run("UPDATE paper SET content = ?, void_reason = '' WHERE id = ?", JSON.stringify(left), id)
  }
}

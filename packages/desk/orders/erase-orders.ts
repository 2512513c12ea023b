// Erases personal data from orders and tickets. Sums and numbers stay for bookkeeping.
import type { InvoicePayer } from '@forum/domain/order/invoice-version.ts'
import type { Attendee } from '@forum/domain/order/order.ts'
import { eraseDeeds } from '../audit/audit.ts'
import { forgetPayersOfPapers } from '../papers/forget-payers.ts'
import type { Transaction } from '../storage/database.ts'
import { forgetPayers } from '../transfers/forget-payers.ts'
import { orderBy, ticketsEverOf } from './find-orders.ts'
import { forgetPayer } from './invoice-versions.ts'
import { forgetRecipients } from './letter-recipients.ts'

const nobody = { name: '', company: '', position: '', email: '' }
const noBuyer = { ...nobody, phone: '', edrpou: '' }

/** Erases the buyer and all attendees of these orders, and who paid for them. */
export async function eraseOrders(tx: Transaction, ids: readonly string[], now: number): Promise<void> {
  for (const id of ids) {
    await eraseAttendees(tx, [id], () => true)
    await tx.run('DELETE FROM lost_tickets WHERE mailbox = (SELECT mailbox FROM ticket_order WHERE id = ?)', id)
    const erasing =
      'UPDATE ticket_order SET buyer = ?, mailbox = NULL, placed_from = NULL, erased_at = coalesce(erased_at, ?) WHERE id = ?'
    await tx.run(erasing, JSON.stringify(noBuyer), now, id)
    await tx.run('DELETE FROM invoice_version WHERE order_id = ?', id)
    await tx.run('DELETE FROM letter_sent WHERE order_id = ?', id)
    await tx.run('UPDATE payment SET checkout_address = NULL WHERE order_id = ?', id)
  }
  await forgetPayers(tx, now)
}

/** Erases the attendees for which `isMeant` is true, and the invoices in which they were the payer before. The buyer and other attendees stay. */
export async function eraseAttendees(
  tx: Transaction,
  ids: readonly string[],
  isMeant: (person: Attendee | InvoicePayer) => boolean,
): Promise<void> {
  const left = (attendee: Attendee) => (isMeant(attendee) ? nobody : attendee)
  for (const id of ids) {
    const order = await orderBy(tx, 'id', id)
    if (!order) continue
    await forgetRecipients(
      tx,
      order.lines.flatMap(({ attendees }) => attendees.filter(isMeant).map(({ email }) => email)),
    )
    const lines = order.lines.map((line) => ({ ...line, attendees: line.attendees.map(left) }))
    await tx.run('UPDATE ticket_order SET lines = ? WHERE id = ?', JSON.stringify(lines), id)
    await forgetPayersOfPapers(tx, id, (name) => isMeant({ ...nobody, name }))
    await forgetPayer(tx, id, isMeant)
    // The journal may contain their names in earlier values.
    await eraseDeeds(tx, [id])
    for (const ticket of await ticketsEverOf(tx, id))
      await tx.run('UPDATE ticket SET attendee = ? WHERE id = ?', JSON.stringify(left(ticket.attendee)), ticket.id)
  }
}

// A ticket is scanned by one process while another takes it back: it lets in, or it is void, and the books agree.
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { createTicketTokens } from '@forum/desk/orders/ticket-token.ts'
import { deskWithStatements, paying, statementDoubtsIn } from '@forum/desk/statements/statements-fixture.ts'
import { anAttendee } from '@forum/domain/order/order-builder.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { checkIn } from './check-in.ts'
import { at, edition } from './door-fixture.ts'

const morning = at('2025-10-15T09:30')
const rounds = Array.from({ length: 4 }, (_, round) => round)

async function deskAtDoor() {
  const desk = await deskWithStatements(1000, join(newFolder(), 'desk.sqlite'))
  const door = await desk.beside()
  const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
  const lines = [{ ticketId: 'whole', title: 'Квиток', price: 12_500, attendees: [anAttendee({ name: 'Ада' })] }]
  return {
    ...desk,
    ordered: () => desk.invoiced(1, { lines }),
    scan: ({ number }: { number: string }) => checkIn({ ...door, tokens, edition, returns: [] }, `${number}/1`, morning),
    entriesOf: ({ id }: { id: string }) =>
      desk.count(`entry JOIN ticket ON ticket.id = ticket_id WHERE kind = 'entry' AND order_id = '${id}'`),
    allDoubts: async () => [...(await desk.doubts()), ...(await statementDoubtsIn(desk.database))],
  }
}

test('a refund of what came by transfer', async () => {
  const desk = await deskAtDoor()
  for (const round of rounds) {
    const [order, transfer] = [await desk.ordered(), await desk.noted(1_250_000)]
    await desk.give(transfer, order)
    const refund = () => desk.orders.askRefund(order.number, { seats: [0], amount: null }, null)
    const both = round % 2 === 0 ? [refund(), desk.scan(order)] : [desk.scan(order), refund()]
    const [scanned] = (await Promise.all(both)).flatMap((each) => ('state' in each ? [each.state] : []))
    expect(['valid', 'cancelled']).toContain(scanned)
    expect(await desk.entriesOf(order)).toBe(scanned === 'valid' ? 1 : 0)
    const [ticket] = await desk.orders.ticketsOf(order.id)
    expect([ticket?.state, await desk.sums(transfer), await desk.allDoubts()]).toEqual(['cancelled', [0, 1_250_000, 0], []])
    expect((await desk.scan(order)).state).toBe('cancelled')
  }
})

test('a statement that is undone', async () => {
  const desk = await deskAtDoor()
  for (const round of rounds) {
    const order = await desk.ordered()
    const id = await desk.kept([paying(order, { number: String(round) })])
    await desk.accept(id)
    const both = round % 2 === 0 ? [desk.undo(id), desk.scan(order)] : [desk.scan(order), desk.undo(id)]
    const done = await Promise.all(both)
    const [scanned] = done.flatMap((each) => ('state' in each ? [each.state] : []))
    const [undone] = done.flatMap((each) => ('outcome' in each ? [each.outcome] : []))
    expect([
      ['valid', 'followed'],
      ['unknown', 'undone'],
    ]).toContainEqual([scanned, undone])
    expect([await desk.entriesOf(order), (await desk.now(order)).status, await desk.allDoubts()]).toEqual(
      scanned === 'valid' ? [1, 'paid', []] : [0, 'awaiting_payment', []],
    )
  }
})

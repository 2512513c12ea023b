// A database with tickets of one order, for tests of the door.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createTicketTokens } from '@forum/desk/orders/ticket-token.ts'
import { createOutbox } from '@forum/desk/post/outbox/outbox.ts'
import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import { doorEdition } from '@forum/domain/door/door-edition.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { noConsent } from '@forum/domain/order/consent.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'

export const at = (moment: string) => parseMoment(moment) ?? 0

/** Three days. One kind is for the second day only, one is the broadcast. */
const forum = aForum({
  year: 2025,
  start: at('2025-10-15T09:00'),
  end: at('2025-10-17T18:00'),
  ticketGroups: [
    aTicketGroup({
      tickets: [
        aTicket({ id: 'whole' }),
        aTicket({ id: 'second', validFrom: at('2025-10-16') }),
        aTicket({ id: 'online', isOnline: true }),
      ],
    }),
  ],
})

export const edition = doorEdition(2025, forum)

const person = (name: string) => ({ name, company: 'ТОВ «Льон»', position: '', email: `${name.toLowerCase()}@mail.example` })

/** `kinds`: of the seats of order 2025-00002, in order. */
export async function openDoor(kinds: readonly string[], path = ':memory:') {
  const database = await openTestDatabase(path)
  const lines = kinds.map((kind) => ({ ticketId: kind, title: kind, price: 1, attendees: [person('Ada')] }))
  await database.run(
    `INSERT INTO ticket_order (id, idempotency_key, forum_year, sequence, number, page_key, lang, method, status, buyer, lines, total, consent, created_at, expires_at)
     VALUES ('o', 'o', 2025, 2, '2025-00002', 'o', 'uk', 'card', 'paid', ?, ?, 0, ?, 1, 1)`,
    JSON.stringify({ ...person('Eva'), phone: '', edrpou: '' }),
    JSON.stringify(lines),
    JSON.stringify(noConsent(1)),
  )
  const ids: string[] = []
  for (const [seat, kind] of kinds.entries()) {
    const id = randomUUID()
    ids.push(id)
    await database.run(
      `INSERT INTO ticket (id, order_id, seat, page_key, title, attendee, forum_year, issued_at) VALUES (?, 'o', ?, ?, ?, ?, 2025, 1)`,
      ...[id, seat, id, kind, JSON.stringify(person('Ada'))],
    )
  }
  const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
  const outbox = createOutbox(database)
  return {
    database,
    outbox,
    tokens,
    ids,
    cancel: (id: string) => database.run("UPDATE ticket SET state = 'cancelled' WHERE id = ?", id),
  }
}

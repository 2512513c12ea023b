// Proves how long what visitors sent stays: run after whatever counts orders, for it leaves paid ones behind.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import { submissions } from '../../packages/content/model/model.ts'
import { RETENTION_FLOW } from '../access/retention.mjs'
import { until } from './until.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveRetention(running) {
  describe('how long personal data stay', () => {
    const days = (count) => new Date(Date.now() - count * 86_400_000).toISOString()
    it('past their time submissions go, and orders lose their people; younger ones and what waits stay', async () => {
      const { site, admin } = running()
      const made = async (collection, age, more) => {
        const row = { id: randomUUID(), created_at: days(age), ...more }
        await site.post(`/items/${collection}`, row)
        return row.id
      }
      const booking = { email: 'old@example.com' }
      const order = (number, status) => ({
        number,
        method: 'card',
        status,
        buyer: { name: 'П' },
        items: [{ attendees: ['П'] }],
        total: 1,
      })
      const old = [await made('bookings', 366, booking), await made('group_orders', 400, booking)]
      const young = await made('bookings', 364, booking)
      const paid = await made('ticket_orders', 1096, order('R-1', 'paid'))
      const waiting = await made('ticket_orders', 1096, order('R-2', 'awaiting_payment'))
      const recent = await made('ticket_orders', 1000, order('R-3', 'paid'))
      const people = { attendee_name: 'П', email: 'old@example.com', state: 'valid' }
      const ticketOf = async (ticket_order, number) => {
        const ticket = { id: randomUUID(), number, ticket_order, ...people }
        await site.post('/items/order_tickets', ticket)
        await site.patch(`/items/ticket_orders/${ticket_order}`, {
          buyer_name: 'П',
          buyer_email: 'old@example.com',
          order_page: 'https://forum.example/uk/order/key',
          seats: 1,
        })
        return ticket.id
      }
      const [oldTicket, youngTicket] = [await ticketOf(paid, 'R-1/1'), await ticketOf(recent, 'R-3/1')]
      await admin.patch(`/flows/${RETENTION_FLOW}`, { options: { cron: '* * * * * *' } })
      try {
        await until(async () => (await admin.get(`/items/ticket_orders/${paid}`)).buyer === null, 'nothing was erased')
      } finally {
        await admin.patch(`/flows/${RETENTION_FLOW}`, { options: { cron: '17 3 * * *' } })
      }
      assert.deepEqual(await admin.get(`/items/bookings?filter[id][_in]=${[...old, young]}&fields=id`), [{ id: young }])
      assert.deepEqual(await admin.get(`/items/group_orders?filter[id][_in]=${old}`), [])
      const [gone, kept, later] = await Promise.all([paid, waiting, recent].map((id) => admin.get(`/items/ticket_orders/${id}`)))
      assert.deepEqual([gone.number, gone.total, gone.status, gone.items], ['R-1', 1, 'paid', null])
      assert.ok(kept.buyer && kept.items && later.buyer && later.buyer_name && later.order_page)
      assert.deepEqual([gone.buyer_name, gone.buyer_email, gone.order_page, gone.seats], [null, null, null, 1])
      const emptied = await admin.get(`/items/order_tickets/${oldTicket}`)
      assert.deepEqual([emptied.number, emptied.attendee_name, emptied.email], ['R-1/1', null, null])
      assert.equal((await admin.get(`/items/order_tickets/${youngTicket}`)).attendee_name, 'П')
    })
    it('keeps no earlier state of what visitors sent', async () => {
      const [callback] = await running().admin.get('/items/callbacks?limit=1&fields=id,status')
      await running().organiser.patch(`/items/callbacks/${callback.id}`, { status: 'in_progress' })
      const collections = submissions.map(({ collection }) => collection)
      assert.deepEqual(await running().admin.get(`/revisions?filter[collection][_in]=${collections}&limit=1`), [])
    })
  })
}

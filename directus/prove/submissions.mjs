// Proves what is taken from visitors, and from whom.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import { submissions } from '../../packages/content/model/model.ts'
import { refused } from './service.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveSubmissions(running) {
  describe('submissions', () => {
    const person = { name: 'Проба', phone: '+38 044 000 00 00' }
    it('takes {name, phone} from anyone and nothing else', async () => {
      const post = (body) => running().anyone.post('/v2/items/callbacks', body)
      assert.equal(await post(person), undefined)
      for (const body of [
        { name: 'Проба' },
        { ...person, phone: '' },
        { ...person, phone: '  ' },
        { ...person, name: null },
        { ...person, name: {} },
        {},
      ]) {
        await assert.rejects(post(body), refused(400), JSON.stringify(body))
      }
      for (const extra of [{ status: 'done' }, { id: randomUUID() }, { lang: 'uk' }])
        await assert.rejects(post({ ...person, ...extra }), refused(403), JSON.stringify(extra))
      await assert.rejects(running().anyone.post('/v2/items/ticket_orders', { number: '1', method: 'card' }), refused(403))
    })
    it('takes each kind once for each key from the site, which cannot change what was sent', async () => {
      const filled = {
        callbacks: { ...person, lang: 'uk', page: '/uk' },
        ticket_orders: { number: 'A-1', method: 'card', buyer: { name: 'П' }, items: [], total: 4900, currency: 'UAH' },
      }
      for (const { collection, submission } of submissions) {
        const id = randomUUID()
        const isTicket = collection === 'order_tickets'
        const row = {
          id,
          ...(!isTicket && { created_at: '2025-09-09T09:00:00.000Z' }),
          ...(filled[collection] ?? Object.fromEntries(submission.required.map((name) => [name, 'proof@example.com']))),
        }
        await running().site.post(`/v2/items/${collection}`, row)
        await assert.rejects(
          running().site.post(`/v2/items/${collection}`, row),
          (error) => error.status === 400 && error.code === 'RECORD_NOT_UNIQUE',
          collection,
        )
        const forbidden = {
          ticket_orders: ['total', 1],
          order_tickets: ['number', 'x'],
          subscriptions: ['email', 'other@example.com'],
          // What organisers answered the site says; who asked, and for what, it does not.
          accreditations: ['email', 'other@example.com'],
          group_orders: ['email', 'other@example.com'],
        }
        const [field, value] = forbidden[collection] ?? ['status', 'done']
        await assert.rejects(running().site.patch(`/items/${collection}/${id}`, { [field]: value }), refused(403))
        await assert.rejects(running().site.delete(`/items/${collection}/${id}`), refused(403))
        const kept = await running().organiser.get(`/items/${collection}/${id}`)
        if (isTicket) continue
        assert.equal(kept.status, 'new')
        assert.match(kept.created_at, /^2025-09-09T09:00:00/)
      }
    })
    it('takes {name, phone} from the site as well and dates it', async () => {
      await running().site.post('/v2/items/callbacks', person)
      const [kept] = await running().organiser.get('/items/callbacks?sort=-created_at&limit=1')
      assert.ok(Math.abs(Date.now() - Date.parse(kept.created_at)) < 60_000)
    })
    it('lets the site say that a subscription has ended, and nothing else of it', async () => {
      const id = randomUUID()
      await running().site.post('/v2/items/subscriptions', { id, email: 'proof@example.com', status: 'confirmed' })
      await running().site.patch(`/items/subscriptions/${id}`, { status: 'unsubscribed' })
      assert.equal((await running().organiser.get(`/items/subscriptions/${id}`)).status, 'unsubscribed')
      await assert.rejects(running().site.get(`/items/subscriptions/${id}`), refused(403))
    })
    it('lets the site say what organisers answered to a request, and nothing else of it', async () => {
      const id = randomUUID()
      await running().site.post('/v2/items/accreditations', {
        id,
        firstname: 'П',
        lastname: 'П',
        media: 'М',
        email: 'proof@example.com',
        phone: '1',
      })
      await running().site.patch(`/items/accreditations/${id}`, { status: 'approved' })
      assert.equal((await running().organiser.get(`/items/accreditations/${id}`)).status, 'approved')
      await assert.rejects(running().site.get(`/items/accreditations/${id}`), refused(403))
    })
    it('refuses a key that is no UUID', () =>
      assert.rejects(running().site.post('/v2/items/callbacks', { ...person, id: 'x' }), refused(400)))
  })
}

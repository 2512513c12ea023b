// Proves what editors and organisers may do, and what the site is told of orders.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import { refused } from './service.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveStaff(running) {
  describe('the staff', () => {
    it('editors write content but cannot touch the words of a submission', async () => {
      const { editor, rows } = running()
      await editor.patch(`/items/speakers/${rows.seen.id}`, { position_ua: 'Змінено' })
      assert.equal((await editor.get('/items/events?filter[slug][_eq]=proof-disabled')).length, 1)
      const [callback] = await editor.get('/items/callbacks?limit=1')
      await assert.rejects(editor.patch(`/items/callbacks/${callback.id}`, { phone: '1' }), refused(403))
      await assert.rejects(editor.delete(`/items/callbacks/${callback.id}`), refused(403))
      await assert.rejects(editor.post('/items/callbacks', { name: 'x', phone: 'y' }), refused(403))
      assert.equal((await editor.patch(`/items/callbacks/${callback.id}`, { status: 'done' })).status, 'done')
      await assert.rejects(editor.get('/items/ticket_orders'), refused(403))
    })
    it('organisers see orders and can say one thing: that a transfer which is waited for has arrived', async () => {
      const { organiser, rows } = running()
      const placed = async (number, method, status) => {
        const order = { id: randomUUID(), number, method, status, buyer: { name: 'П' }, items: [], total: 4900, currency: 'UAH' }
        await running().site.post('/items/ticket_orders', order)
        return `/items/ticket_orders/${order.id}`
      }
      const bank = await placed('B-1', 'bank', 'awaiting_payment')
      const forgeries = [
        { total: 1 },
        { payment: {} },
        { paid_at: '2025-01-01T00:00:00Z' },
        { buyer: {} },
        { items: [] },
        { number: 'B-2' },
        { method: 'card' },
        { status: 'paid', total: 1 },
      ]
      for (const forged of forgeries) await assert.rejects(organiser.patch(bank, forged), refused(403), JSON.stringify(forged))
      for (const status of ['refunded', 'cancelled', 'new', null])
        await assert.rejects(
          organiser.patch(bank, { status }),
          (error) => error.status === 400 && /лише «Оплачено»/.test(error.message),
        )
      const others = [
        await placed('B-3', 'card', 'awaiting_payment'),
        await placed('B-4', 'bank', 'cancelled'),
        await placed('B-5', 'bank', 'refunded'),
      ]
      for (const other of others)
        await assert.rejects(
          organiser.patch(other, { status: 'paid' }),
          (error) => error.status === 400 && /який чекає на оплату/.test(error.message),
        )
      assert.equal((await organiser.patch(bank, { status: 'paid' })).status, 'paid')
      await assert.rejects(organiser.patch(bank, { status: 'awaiting_payment' }), (error) => error.status >= 400)
      await assert.rejects(organiser.post('/items/ticket_orders', { number: 'x', method: 'card' }), refused(403))
      await assert.rejects(organiser.delete(bank), refused(403))
      await assert.rejects(organiser.patch(`/items/speakers/${rows.seen.id}`, { title_ua: 'x' }), refused(403))
    })
    it('the site reads of orders how they stand, and nothing of who buys', async () => {
      const { site } = running()
      const marked = 'filter[status][_eq]=paid&filter[paid_at][_null]=true&fields=id,status,paid_at'
      const [order] = await site.get(`/v2/items/ticket_orders?${marked}`)
      assert.deepEqual(Object.keys(order).toSorted(), ['id', 'paid_at', 'status'])
      const record = `/v2/items/ticket_orders/${order.id}`
      await site.patch(record, { status: 'paid', paid_at: '2025-09-09T09:00:00.000Z', payment: { provider: 'bank' } })
      assert.deepEqual(await site.get(`/v2/items/ticket_orders?${marked}`), [])
      for (const field of ['buyer', 'items', 'total', 'number', '*,buyer'])
        await assert.rejects(site.get(`${record}?fields=${field}`), refused(403), field)
      await assert.rejects(site.get('/v2/items/ticket_orders?filter[buyer][_contains]=П'), refused(403))
      for (const forged of [{ total: 1 }, { number: 'x' }, { method: 'bank' }, { created_at: '2025-01-01T00:00:00Z' }])
        await assert.rejects(site.patch(record, forged), refused(403))
    })
    it('an order is found by name, company, code and e-mail, in any case of letters, by organisers alone', async () => {
      const { site, organiser, editor, anyone } = running()
      const id = randomUUID()
      await site.post('/items/ticket_orders', { id, number: 'S-1', method: 'bank', status: 'awaiting_payment', total: 1 })
      await site.patch(`/items/ticket_orders/${id}`, {
        buyer_name: 'Олена Щербак',
        buyer_company: 'ТОВ «Ґанок»',
        buyer_code: '30000005',
        buyer_email: 'shcherbak@mail.example',
        seats: 1,
        order_page: 'https://forum.example/uk/order/key',
      })
      const ticket = { id: randomUUID(), number: 'S-1/1', ticket_order: id, attendee_name: 'Ївга Чуб', state: 'valid' }
      await site.post('/items/order_tickets', ticket)
      await site.patch(`/items/order_tickets/${ticket.id}`, { checked_in_at: '2025-10-16T06:00:00.000Z' })
      for (const words of ['щербак', 'Щербак', 'ОЛЕНА', 'ґанок', '30000005', 'shcherbak@mail', 'S-1'])
        assert.deepEqual(
          (await organiser.get(`/items/ticket_orders?search=${encodeURIComponent(words)}&fields=id`)).map((row) => row.id),
          [id],
          words,
        )
      const [found] = await organiser.get(
        `/items/order_tickets?search=${encodeURIComponent('ївга')}&fields=number,ticket_order.buyer_name`,
      )
      assert.deepEqual(found, { number: 'S-1/1', ticket_order: { buyer_name: 'Олена Щербак' } })
      assert.equal((await organiser.get(`/items/ticket_orders/${id}?fields=tickets.number`)).tickets.length, 1)
      await assert.rejects(organiser.patch(`/items/order_tickets/${ticket.id}`, { state: 'cancelled' }), refused(403))
      await assert.rejects(organiser.patch(`/items/ticket_orders/${id}`, { buyer_name: 'x' }), refused(403))
      for (const who of [editor, anyone, site]) await assert.rejects(who.get('/items/order_tickets'), refused(403))
      for (const who of [editor, anyone]) {
        await assert.rejects(who.get(`/items/ticket_orders/${id}?fields=buyer_name`), refused(403))
        await assert.rejects(who.post('/items/order_tickets', { ...ticket, id: randomUUID() }), refused(403))
      }
      for (const field of ['buyer_name', 'order_page'])
        await assert.rejects(site.get(`/items/ticket_orders/${id}?fields=${field}`), refused(403), field)
      // A relation to what may not be read is left out of the answer, not refused.
      assert.deepEqual(await site.get(`/items/ticket_orders/${id}?fields=id,tickets`), { id })
    })
    it('the state of an order offers what may be said of it, and first in the list are state, buyer and sum', async () => {
      const { admin } = running()
      const { meta } = await admin.get('/fields/ticket_orders/status')
      assert.equal(meta.readonly, true)
      assert.deepEqual(
        meta.conditions[0].options.choices.map(({ value }) => value),
        ['awaiting_payment', 'paid'],
      )
      const [preset] = await admin.get(
        '/presets?filter[collection][_eq]=ticket_orders&filter[bookmark][_null]=true&filter[user][_null]=true&fields=layout_query',
      )
      assert.deepEqual(preset.layout_query.tabular.fields.slice(0, 3), ['status', 'buyer_name', 'total'])
    })
    it('lists, bookmarks and signs are named in the language of whoever reads; requests stand first, and organisers begin with them', async () => {
      const { admin } = running()
      const words = await admin.get('/translations?fields=key,language,value&limit=-1')
      const said = (key, language) => words.find((each) => `$t:${each.key}` === key && each.language === language)?.value
      const bookmarks = await admin.get(
        '/presets?filter[bookmark][_nnull]=true&filter[user][_null]=true&fields=bookmark&limit=-1',
      )
      const { module_bar: bar } = await admin.get('/settings?fields=module_bar')
      const named = [
        ...bookmarks.map(({ bookmark }) => bookmark),
        ...bar.filter(({ type }) => type === 'link').map(({ name }) => name),
      ]
      assert.ok(named.length > 10)
      for (const key of named)
        assert.ok(/[а-яіїє]/i.test(said(key, 'uk-UA')) && /^[\w’ ]+$/.test(said(key, 'en-US')), `${key} has both names`)
      const folders = (await admin.get('/collections')).filter(({ collection }) => collection.startsWith('folder_'))
      assert.equal(folders.toSorted((one, other) => one.meta.sort - other.meta.sort)[0].collection, 'folder_submissions')
      const { id: role } = await running()
        .organiser.get('/users/me?fields=role.id')
        .then(({ role }) => role)
      const { last_page } = await admin.post('/users?fields=last_page', { email: 'new@example.com', role })
      assert.equal(last_page, '/content/ticket_orders')
    })
    it('orders, tickets and requests lead to their page of the desk by an address that is no page of the admin application', async () => {
      const { admin, service } = running()
      const ways = {
        ticket_orders: 'order_links',
        order_tickets: 'desk_actions',
        accreditations: 'desk_actions',
        group_orders: 'desk_actions',
      }
      for (const [collection, field] of Object.entries(ways)) {
        const { meta } = await admin.get(`/fields/${collection}/${field}`)
        const { url } = meta.options.links.at(-1)
        assert.match(url, /\/site\/desk\?to=\/(orders\/{{(ticket_order\.)?number}}|requests\/{{id}})$/, collection)
        assert.ok(url.startsWith(service.url), url)
      }
    })
    it('the columns that guides speak of stand within 1440 px', async () => {
      const { admin } = running()
      // What the bars on both sides leave.
      const room = 770
      for (const [collection, last] of [
        ['events', 'title_ru'],
        ['ticket_orders', 'created_at'],
        ['order_tickets', 'checked_in_at'],
      ]) {
        const [preset] = await admin.get(
          `/presets?filter[collection][_eq]=${collection}&filter[bookmark][_null]=true&filter[user][_null]=true&fields=layout_query,layout_options`,
        )
        const { fields } = preset.layout_query.tabular
        const widths = fields.slice(0, fields.indexOf(last) + 1).map((field) => preset.layout_options.tabular.widths[field])
        assert.ok(widths.reduce((sum, width) => sum + width, 0) <= room, `${collection}: ${widths}`)
      }
    })
    it('a steward reads of the content nothing and of submissions nothing', async () => {
      const { steward } = running()
      for (const collection of ['speakers', 'forums', 'ticket_orders', 'order_tickets', 'callbacks', 'accreditations'])
        await assert.rejects(steward.get(`/items/${collection}`), refused(403), collection)
      assert.equal((await steward.get('/users?fields=id')).length, 1)
    })
    it('the site sees who may come in to its desk: active organisers and stewards by id and role, and nothing else of accounts', async () => {
      const { admin, site, editor, organiser, anyone, preview } = running()
      const roleOf = async (who) => (await who.get('/users/me?fields=id,role')) ?? {}
      const [hers, his] = [await roleOf(organiser), await roleOf(running().steward)]
      const seen = async () => site.get('/users?fields=id,role&sort=id&page=1&limit=200&meta=filter_count')
      const has = async ({ id }) => (await seen()).some((each) => each.id === id)
      const leaving = await admin.post('/users?fields=id,role', {
        email: 'leaves@example.com',
        role: hers.role,
        status: 'active',
      })
      const listed = await seen()
      assert.deepEqual(new Set(listed.map(({ role }) => role)), new Set([hers.role, his.role]))
      for (const each of listed) assert.deepEqual(Object.keys(each).toSorted(), ['id', 'role'])
      for (const each of [hers, his, leaving]) assert.ok(await has(each))
      for (const change of [{ status: 'suspended' }, { status: 'archived' }, { status: 'invited' }, { role: null }]) {
        await admin.patch(`/users/${leaving.id}`, change)
        assert.equal(await has(leaving), false, JSON.stringify(change))
        await admin.patch(`/users/${leaving.id}`, { status: 'active', role: hers.role })
        assert.equal(await has(leaving), true)
      }
      const editors = (await roleOf(editor)).role
      await admin.patch(`/users/${leaving.id}`, { role: editors })
      assert.equal(await has(leaving), false)
      await admin.delete(`/users/${leaving.id}`)
      assert.equal(await has(leaving), false)
      for (const field of ['email', 'first_name', 'token', 'password', 'status', 'tfa_secret', 'last_access'])
        await assert.rejects(site.get(`/users?fields=${field}`), refused(403), field)
      for (const filter of ['filter[email][_contains]=@', 'filter[status][_eq]=active', 'search=@example.com&fields=email'])
        await assert.rejects(site.get(`/users?${filter}`), refused(403), filter)
      assert.doesNotMatch(JSON.stringify(await site.get('/users?fields=id,role.name,role.users.email')), /Організатор|@/)
      await assert.rejects(site.patch(`/users/${hers.id}`, { role: null }), refused(403))
      await assert.rejects(site.delete(`/users/${hers.id}`), refused(403))
      for (const who of [anyone, preview]) await assert.rejects(who.get('/users'), refused(403))
    })
    it('none gives itself more rights', async () => {
      for (const who of [running().editor, running().organiser, running().steward]) {
        const me = await who.get('/users/me?fields=id,role')
        await assert.rejects(who.patch('/users/me', { role: null }), refused(403))
        await assert.rejects(who.patch(`/users/${me.id}`, { token: 'mine' }), refused(403))
        await assert.rejects(who.post('/permissions', {}), refused(403))
        await who.patch('/users/me', { appearance: 'light' })
      }
    })
  })
}

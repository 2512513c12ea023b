// Proves what the service tells the website: that something changed, and who asks for a preview.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { submissions } from '../../packages/content/model/model.ts'
import { refused } from './service.mjs'
import { until } from './until.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveSite(running) {
  describe('the call to the website', () => {
    /** Calls for another collection may still be on their way from the proof before. */
    const callsFor = (collection) => running().calls.filter(({ body }) => body.includes(`"${collection}"`))
    const heard = (collection) => until(() => callsFor(collection)[0], `no call for ${collection}`)
    it('comes after a change by an editor, of records, of what joins them and of files', async () => {
      const { editor, rows, service, calls } = running()
      calls.length = 0
      await editor.patch(`/items/speakers/${rows.seen.id}`, { position_ua: 'Ще раз' })
      const call = await heard('speakers')
      assert.deepEqual(
        { ...call, body: JSON.parse(call.body) },
        {
          method: 'POST',
          path: '/hooks/content',
          authorization: `Bearer ${service.hookSecret}`,
          body: { event: 'speakers.items.update', collection: 'speakers' },
        },
      )
      await editor.patch(`/items/events/${rows.panel.id}`, { moderators: [{ speakers_id: rows.seen.id }] })
      await heard('events_moderators')
      await editor.patch(`/files/${rows.open.id}`, { title: 'proof-open-2' })
      await heard('directus_files')
    })
    it('comes when an order is marked as paid, and not when one is placed', async () => {
      const { site, organiser, calls } = running()
      calls.length = 0
      const order = { id: randomUUID(), number: 'H-1', method: 'bank', status: 'awaiting_payment', total: 1, currency: 'UAH' }
      await site.post('/items/ticket_orders', order)
      await pause(300)
      assert.deepEqual(callsFor('ticket_orders'), [])
      await organiser.patch(`/items/ticket_orders/${order.id}`, { status: 'paid' })
      assert.deepEqual(JSON.parse((await heard('ticket_orders')).body), {
        event: 'ticket_orders.items.update',
        collection: 'ticket_orders',
      })
    })
    it('comes when an account is suspended, loses its role or is deleted, and when a role is deleted', async () => {
      const { admin, service, calls } = running()
      const role = await admin.post('/roles?fields=id', { name: 'Тимчасова' })
      const { id } = await admin.post('/users?fields=id', { email: 'goes@example.com', role: role.id, status: 'active' })
      const changes = [
        () => admin.patch(`/users/${id}`, { status: 'suspended' }),
        () => admin.patch(`/users/${id}`, { role: null }),
        () => admin.patch('/users', { keys: [id], data: { status: 'active', role: role.id } }),
        () => admin.delete(`/users/${id}`),
      ]
      for (const change of changes) {
        calls.length = 0
        await change()
        const { authorization, body } = await heard('directus_users')
        assert.equal(authorization, `Bearer ${service.hookSecret}`)
        assert.match(body, /^{"event":"users\.(update|delete)","collection":"directus_users"}$/)
      }
      await admin.delete(`/roles/${role.id}`)
      await heard('directus_roles')
    })
    it('does not come for a submission', async () => {
      running().calls.length = 0
      await running().anyone.post('/v2/items/callbacks', { name: 'Тиша', phone: '1' })
      await pause(500)
      assert.deepEqual(callsFor('callbacks'), [])
    })
  })

  describe('previews', () => {
    const asStaff = (token, path) =>
      fetch(`${running().service.url}${path}`, { redirect: 'manual', headers: token ? { Authorization: `Bearer ${token}` } : {} })
    const tokenOf = async ({ email, password }) => (await running().anyone.post('/auth/login', { email, password })).access_token
    const claimsIn = (location) => JSON.parse(Buffer.from(location.split('/').at(-1).split('.')[0], 'base64url').toString())

    it('the preview account reads drafts and versions, sees no submission and writes nothing', async () => {
      const { draft, withdrawn, panel, secret } = running().rows
      assert.equal((await running().preview.get(`/v2/items/events/${draft.id}?fields=*,speakers.speakers_id`)).status, 'draft')
      assert.equal((await running().preview.get(`/v2/items/speakers/${withdrawn.id}`)).is_active, false)
      for (const { collection } of submissions) await assert.rejects(running().preview.get(`/items/${collection}`), refused(403))
      for (const path of ['/permissions', '/flows', '/revisions', '/activity', `/files/${secret.id}`])
        await assert.rejects(running().preview.get(path), refused(403), path)
      await assert.rejects(running().preview.patch(`/items/events/${panel.id}`, { slug: 'x' }), refused(403))
      await assert.rejects(running().preview.post('/items/speakers', { slug: 'x' }), refused(403))
      const [page] = await running().editor.post('/items/pages', [{ slug: 'proof-page', title_ua: 'Як є' }])
      const version = await running().editor.post('/versions', {
        key: 'winter',
        name: 'Winter',
        collection: 'pages',
        item: String(page.id),
      })
      await running().editor.post(`/versions/${version.id}/save`, { title_ua: 'Як буде' })
      assert.equal(
        (await running().preview.get(`/v2/items/pages/${page.id}?fields=*,cover.id&version=winter`)).title_ua,
        'Як буде',
      )
      for (const who of [running().anyone, running().site])
        await assert.rejects(who.get(`/v2/items/pages/${page.id}?version=winter`), refused(403))
    })

    it('the staff is led to the website with a pass that ends, nobody else is', async () => {
      const path = `/site/preview/events/${running().rows.draft.id}`
      for (const account of [running().service.editor, running().service.organiser]) {
        const answer = await asStaff(await tokenOf(account), `${path}?version=main`)
        assert.equal(answer.status, 302)
        const location = answer.headers.get('location')
        assert.match(location, /\/uk\/preview\//)
        const claims = claimsIn(location)
        assert.deepEqual(
          [claims.for, claims.collection, claims.id, claims.version],
          ['preview', 'events', String(running().rows.draft.id), null],
        )
        assert.equal(claims.admin, `${running().service.url}/admin`)
        assert.ok(claims.until > Date.now() && claims.until <= Date.now() + 3_600_000)
      }
      for (const token of [null, running().service.siteToken, running().service.previewToken])
        assert.equal((await asStaff(token, path)).status, 404)
      assert.equal((await asStaff(running().service.adminToken, '/site/preview/events/..%2Fusers')).status, 404)
      const incomplete = await asStaff(await tokenOf(running().service.editor), '/site/incomplete')
      assert.equal(claimsIn(incomplete.headers.get('location')).for, 'incomplete')
    })

    it('the admin application knows where drafts are seen, and no key stands there', async () => {
      const { meta } = await running().editor.get('/collections/events')
      assert.match(meta.preview_url, /\/site\/preview\/events\/\{\{id\}\}\?version=\{\{\$version\}\}$/)
      const { headers } = await fetch(`${running().service.url}/admin/login`)
      assert.match(headers.get('content-security-policy'), /frame-src 'self' blob: http:\/\//)
    })
  })
}

// Proves the content service against a real Directus: `npm run prove`. A temporary data directory, nothing else touched.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { RETENTION_FLOW } from '../access/retention.mjs'
import { published, submissions } from '../model/model.ts'
import { proveEditors } from './editors.mjs'
import { temporaryService } from './service.mjs'

const refused = (status) => (error) => error.status === status
const DEEP = [
  'fields=*,program_days.*,program_days.events.*,program_days.events.room.*,program_days.events.moderators.speakers_id.*',
  'program_days.events.speakers.speakers_id.*,ticket_groups.tickets.*,partner_groups.*,partner_groups.partners.partners_id.*',
  'broadcasts.*,broadcasts.room.*,short_programs.*,speakers.speakers_id.*,gallery.directus_files_id.*',
].join(',')
const UNLIMITED = 'deep[speakers][_limit]=-1&deep[program_days][events][_limit]=-1'

let with_
before(async () => {
  with_ = await temporaryService()
})
after(() => with_?.end())

describe('the calls that the website makes', () => {
  const calls = [
    `/items/forums?filter[year][_eq]=2025&${DEEP}&${UNLIMITED}`,
    '/items/forums?fields=*&sort=-year&limit=-1',
    '/items/forums?filter[year][_eq]=2025&fields=speakers.speakers_id.*&deep[speakers][_limit]=-1',
    '/items/videos?filter[is_active][_eq]=true&filter[title_ua][_neq]=-&filter[forum_year][_eq]=2024&sort=-published_date&limit=2&page=1',
    '/items/photos?filter[is_active][_eq]=true&fields=*,images.directus_files_id.id,images.directus_files_id.width&limit=2&offset=0',
    '/items/events?filter[status][_neq]=disabled&fields=*,room.*,speakers.speakers_id.*',
    '/items/contacts?filter[is_active][_eq]=true',
    '/items/team_members?filter[category][_eq]=team',
    '/items/speakers?filter[is_active][_eq]=true&limit=-1',
    '/items/pages?filter[slug][_eq]=rules&filter[is_active][_eq]=true',
  ]
  for (const path of calls) {
    it(`answers ${path.slice(0, 90)} to anyone and to the site`, async () => {
      for (const who of [with_.anyone, with_.site]) {
        assert.ok(Array.isArray(await who.get(`/v2${path}`)))
        assert.deepEqual(await who.get(`/v2${path}`), await who.get(path))
      }
    })
  }
  it('answers side events, news and documents too', async () => {
    for (const name of ['side_events', 'blog_posts', 'documents', 'materials', 'rooms'])
      assert.ok(Array.isArray(await with_.anyone.get(`/v2/items/${name}`)), name)
  })
  it('counts', async () => {
    const [answer] = await with_.anyone.get('/v2/items/videos?aggregate[count]=*&filter[is_active][_eq]=true')
    assert.ok(Number(answer.count) >= 0)
  })
})

describe('what nobody outside may see', () => {
  it('leaves out the withdrawn speaker, alone and within a panel', async () => {
    for (const who of [with_.anyone, with_.site]) {
      assert.deepEqual(await who.get(`/v2/items/speakers?filter[slug][_eq]=${with_.rows.withdrawn.slug}`), [])
      const panel = await who.get(`/v2/items/events/${with_.rows.panel.id}?fields=slug,speakers.speakers_id.slug`)
      assert.deepEqual(panel.speakers, [{ speakers_id: { slug: 'proof-seen' } }])
    }
  })
  it('leaves out disabled and draft sessions and shows those without a status', async () => {
    const slugs = (await with_.anyone.get('/v2/items/events?filter[slug][_starts_with]=proof&fields=slug&sort=slug')).map(
      ({ slug }) => slug,
    )
    assert.deepEqual(slugs, ['proof-panel', 'proof-unmarked'])
  })
  it('shows no row of a hidden session or a withdrawn speaker in the tables between them', async () => {
    const { disabled, draft, withdrawn } = with_.rows
    const rows = await with_.anyone.get('/v2/items/events_speakers?limit=-1&fields=events_id,speakers_id')
    assert.ok(rows.every((row) => row.speakers_id !== withdrawn.id && ![disabled.id, draft.id].includes(row.events_id)))
  })
  it("gives nothing that is dated in advance to anybody but the site, and what is out to both, by Kyiv's clock", async () => {
    const inKyiv = (minutes) =>
      new Date(Date.now() + minutes * 60_000).toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' }).replace(' ', 'T')
    const title = { title_ua: 'Ембарго', title_en: 'Embargo', title_ru: 'Эмбарго' }
    const dates = { undated: null, yesterday: inKyiv(-1440), soon: inKyiv(10), tomorrow: inKyiv(1440) }
    const { open } = with_.rows
    for (const collection of ['blog_posts', 'pages', 'videos', 'photos', 'materials']) {
      const rows = Object.entries(dates).map(([name, published_date]) => ({ slug: `embargo-${name}`, ...title, published_date }))
      await with_.admin.post(`/items/${collection}`, rows)
      const seenBy = async (who) => {
        const found = await who.get(`/v2/items/${collection}?filter[slug][_starts_with]=embargo-&fields=slug`)
        return found.map(({ slug }) => slug.slice('embargo-'.length)).toSorted()
      }
      assert.deepEqual(await seenBy(with_.anyone), ['undated', 'yesterday'], collection)
      assert.deepEqual(await seenBy(with_.site), ['soon', 'tomorrow', 'undated', 'yesterday'], collection)
    }
    const [album] = await with_.admin.get('/items/photos?filter[slug][_eq]=embargo-tomorrow&fields=id')
    await with_.admin.patch(`/items/photos/${album.id}`, { images: [{ directus_files_id: open.id }] })
    const between = `/v2/items/photos_files?filter[photos_id][_eq]=${album.id}&fields=directus_files_id`
    assert.deepEqual([(await with_.anyone.get(between)).length, (await with_.site.get(between)).length], [0, 1])
  })
  it('gives files of the public folder only, and not who uploaded them', async () => {
    const { open, secret } = with_.rows
    const asset = (id) => fetch(`${with_.service.url}/assets/${id}/asset.jpg`)
    const answer = await asset(open.id)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('cache-control'), /max-age=\d+/)
    assert.equal((await asset(secret.id)).status, 403)
    await assert.rejects(with_.anyone.get(`/files/${open.id}?fields=uploaded_by`), refused(403))
  })
  it('keeps every submission, user and setting from the public and the site', async () => {
    for (const who of [with_.anyone, with_.site]) {
      for (const { collection } of submissions) {
        if (who === with_.site && collection === 'ticket_orders') continue
        await assert.rejects(who.get(`/items/${collection}`), refused(403), collection)
      }
      for (const path of ['/permissions', '/flows', '/revisions', '/activity'])
        await assert.rejects(who.get(path), refused(403), path)
    }
    await assert.rejects(with_.anyone.get('/users'), refused(403))
  })
  it('lets neither change content', async () => {
    for (const who of [with_.anyone, with_.site]) {
      for (const collection of published) {
        await assert.rejects(who.post(`/items/${collection}`, {}), refused(403), collection)
      }
      await assert.rejects(who.patch(`/items/speakers/${with_.rows.seen.id}`, { title_ua: 'x' }), refused(403))
      await assert.rejects(who.delete(`/items/speakers/${with_.rows.seen.id}`), refused(403))
    }
  })
})

describe('submissions', () => {
  const person = { name: 'Проба', phone: '+38 044 000 00 00' }
  it('takes {name, phone} from anyone and nothing else', async () => {
    const post = (body) => with_.anyone.post('/v2/items/callbacks', body)
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
    await assert.rejects(with_.anyone.post('/v2/items/ticket_orders', { number: '1', method: 'card' }), refused(403))
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
      await with_.site.post(`/v2/items/${collection}`, row)
      await assert.rejects(
        with_.site.post(`/v2/items/${collection}`, row),
        (error) => error.status === 400 && error.code === 'RECORD_NOT_UNIQUE',
        collection,
      )
      const forbidden = {
        ticket_orders: ['total', 1],
        order_tickets: ['number', 'x'],
        subscriptions: ['email', 'other@example.com'],
      }
      const [field, value] = forbidden[collection] ?? ['status', 'done']
      await assert.rejects(with_.site.patch(`/items/${collection}/${id}`, { [field]: value }), refused(403))
      await assert.rejects(with_.site.delete(`/items/${collection}/${id}`), refused(403))
      const kept = await with_.organiser.get(`/items/${collection}/${id}`)
      if (isTicket) continue
      assert.equal(kept.status, 'new')
      assert.match(kept.created_at, /^2025-09-09T09:00:00/)
    }
  })
  it('takes {name, phone} from the site as well and dates it', async () => {
    await with_.site.post('/v2/items/callbacks', person)
    const [kept] = await with_.organiser.get('/items/callbacks?sort=-created_at&limit=1')
    assert.ok(Math.abs(Date.now() - Date.parse(kept.created_at)) < 60_000)
  })
  it('lets the site say that a subscription has ended, and nothing else of it', async () => {
    const id = randomUUID()
    await with_.site.post('/v2/items/subscriptions', { id, email: 'proof@example.com', status: 'confirmed' })
    await with_.site.patch(`/items/subscriptions/${id}`, { status: 'unsubscribed' })
    assert.equal((await with_.organiser.get(`/items/subscriptions/${id}`)).status, 'unsubscribed')
    await assert.rejects(with_.site.get(`/items/subscriptions/${id}`), refused(403))
  })
  it('refuses a key that is no UUID', () =>
    assert.rejects(with_.site.post('/v2/items/callbacks', { ...person, id: 'x' }), refused(400)))
})

describe('the staff', () => {
  it('editors write content but cannot touch the words of a submission', async () => {
    const { editor, rows } = with_
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
    const { organiser, rows } = with_
    const placed = async (number, method, status) => {
      const order = { id: randomUUID(), number, method, status, buyer: { name: 'П' }, items: [], total: 4900, currency: 'UAH' }
      await with_.site.post('/items/ticket_orders', order)
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
    const { site } = with_
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
    const { site, organiser, editor, anyone } = with_
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
    const { admin } = with_
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
  it('neither gives itself more rights', async () => {
    for (const who of [with_.editor, with_.organiser]) {
      const me = await who.get('/users/me?fields=id,role')
      await assert.rejects(who.patch('/users/me', { role: null }), refused(403))
      await assert.rejects(who.patch(`/users/${me.id}`, { token: 'mine' }), refused(403))
      await assert.rejects(who.post('/permissions', {}), refused(403))
      await who.patch('/users/me', { appearance: 'light' })
    }
  })
})

describe('how long personal data stay', () => {
  const days = (count) => new Date(Date.now() - count * 86_400_000).toISOString()
  const until = async (isSo) => {
    for (let waited = 0; waited < 8000; waited += 100) {
      if (await isSo()) return
      await pause(100)
    }
    assert.fail('nothing was erased')
  }
  it('past their time submissions go, and orders lose their people; younger ones and what waits stay', async () => {
    const { site, admin } = with_
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
      await until(async () => (await admin.get(`/items/ticket_orders/${paid}`)).buyer === null)
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
    const [callback] = await with_.admin.get('/items/callbacks?limit=1&fields=id,status')
    await with_.organiser.patch(`/items/callbacks/${callback.id}`, { status: 'in_progress' })
    const collections = submissions.map(({ collection }) => collection)
    assert.deepEqual(await with_.admin.get(`/revisions?filter[collection][_in]=${collections}&limit=1`), [])
  })
})

describe('the call to the website', () => {
  const heard = async (collection) => {
    for (let waited = 0; waited < 3000; waited += 50) {
      const call = with_.calls.find(({ body }) => body.includes(`"${collection}"`))
      if (call) return call
      await pause(50)
    }
    assert.fail(`no call for ${collection}`)
  }
  it('comes after a change by an editor, of records, of what joins them and of files', async () => {
    const { editor, rows, service, calls } = with_
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
    const { site, organiser, calls } = with_
    calls.length = 0
    const order = { id: randomUUID(), number: 'H-1', method: 'bank', status: 'awaiting_payment', total: 1, currency: 'UAH' }
    await site.post('/items/ticket_orders', order)
    await pause(300)
    assert.deepEqual(calls, [])
    await organiser.patch(`/items/ticket_orders/${order.id}`, { status: 'paid' })
    assert.deepEqual(JSON.parse((await heard('ticket_orders')).body), {
      event: 'ticket_orders.items.update',
      collection: 'ticket_orders',
    })
  })
  it('does not come for a submission', async () => {
    with_.calls.length = 0
    await with_.anyone.post('/v2/items/callbacks', { name: 'Тиша', phone: '1' })
    await pause(500)
    assert.deepEqual(with_.calls, [])
  })
})

describe('previews', () => {
  const asStaff = (token, path) =>
    fetch(`${with_.service.url}${path}`, { redirect: 'manual', headers: token ? { Authorization: `Bearer ${token}` } : {} })
  const tokenOf = async ({ email, password }) => (await with_.anyone.post('/auth/login', { email, password })).access_token
  const claimsIn = (location) => JSON.parse(Buffer.from(location.split('/').at(-1).split('.')[0], 'base64url').toString())

  it('the preview account reads drafts and versions, sees no submission and writes nothing', async () => {
    const { draft, withdrawn, panel, secret } = with_.rows
    assert.equal((await with_.preview.get(`/v2/items/events/${draft.id}?fields=*,speakers.speakers_id`)).status, 'draft')
    assert.equal((await with_.preview.get(`/v2/items/speakers/${withdrawn.id}`)).is_active, false)
    for (const { collection } of submissions) await assert.rejects(with_.preview.get(`/items/${collection}`), refused(403))
    for (const path of ['/permissions', '/flows', '/revisions', '/activity', `/files/${secret.id}`])
      await assert.rejects(with_.preview.get(path), refused(403), path)
    await assert.rejects(with_.preview.patch(`/items/events/${panel.id}`, { slug: 'x' }), refused(403))
    await assert.rejects(with_.preview.post('/items/speakers', { slug: 'x' }), refused(403))
    const [page] = await with_.editor.post('/items/pages', [{ slug: 'proof-page', title_ua: 'Як є' }])
    const version = await with_.editor.post('/versions', {
      key: 'winter',
      name: 'Winter',
      collection: 'pages',
      item: String(page.id),
    })
    await with_.editor.post(`/versions/${version.id}/save`, { title_ua: 'Як буде' })
    assert.equal((await with_.preview.get(`/v2/items/pages/${page.id}?fields=*,cover.id&version=winter`)).title_ua, 'Як буде')
    for (const who of [with_.anyone, with_.site])
      await assert.rejects(who.get(`/v2/items/pages/${page.id}?version=winter`), refused(403))
  })

  it('the staff is led to the website with a pass that ends, nobody else is', async () => {
    const path = `/site/preview/events/${with_.rows.draft.id}`
    for (const account of [with_.service.editor, with_.service.organiser]) {
      const answer = await asStaff(await tokenOf(account), `${path}?version=main`)
      assert.equal(answer.status, 302)
      const location = answer.headers.get('location')
      assert.match(location, /\/uk\/preview\//)
      const claims = claimsIn(location)
      assert.deepEqual(
        [claims.for, claims.collection, claims.id, claims.version],
        ['preview', 'events', String(with_.rows.draft.id), null],
      )
      assert.equal(claims.admin, `${with_.service.url}/admin`)
      assert.ok(claims.until > Date.now() && claims.until <= Date.now() + 3_600_000)
    }
    for (const token of [null, with_.service.siteToken, with_.service.previewToken])
      assert.equal((await asStaff(token, path)).status, 404)
    assert.equal((await asStaff(with_.service.adminToken, '/site/preview/events/..%2Fusers')).status, 404)
    const incomplete = await asStaff(await tokenOf(with_.service.editor), '/site/incomplete')
    assert.equal(claimsIn(incomplete.headers.get('location')).for, 'incomplete')
  })

  it('the admin application knows where drafts are seen, and no key stands there', async () => {
    const { meta } = await with_.editor.get('/collections/events')
    assert.match(meta.preview_url, /\/site\/preview\/events\/\{\{id\}\}\?version=\{\{\$version\}\}$/)
    const { headers } = await fetch(`${with_.service.url}/admin/login`)
    assert.match(headers.get('content-security-policy'), /frame-src 'self' blob: http:\/\//)
  })
})

proveEditors(() => with_)

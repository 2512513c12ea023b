// Proves what editors are told of values that the site would leave out.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asEditor, DAY, hour, title } from './as-editor.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveValues(running) {
  const { create, refusedAt, one, editor } = asEditor(running)
  describe('a value that the site would leave out is refused when it is saved', () => {
    it('a number that is none, or out of its bounds', async () => {
      const { id: group } = await one('ticket_groups', 'sort=id')
      const ticket = (more) => create('tickets', { ...title('Проба'), ticket_group: group, price: 100, ...more })
      for (const price of [12.5, '1200,50', 'тисяча']) await refusedAt(ticket({ price }), 'price', /ціле число/)
      await refusedAt(ticket({ price: -5 }), 'price', /менше за 0/)
      await refusedAt(ticket({ quota: -1 }), 'quota', /менше за 0/)
      await refusedAt(ticket({ max_per_order: 0 }), 'max_per_order', /менше за 1/)
      await refusedAt(create('forums', { ...title('Проба'), year: 26 }), 'year', /менше за 1900/)
      await refusedAt(create('blog_posts', { ...title('Проба'), forum_year: 20266 }), 'forum_year', /більше за 2200/)
      const { id } = await ticket({ quota: 0, old_price: '120' })
      await refusedAt(editor().patch(`/items/tickets/${id}`, { quota: 2.5 }), 'quota', /ціле число/)
      await editor().delete(`/items/tickets/${id}`)
    })
    it('a ticket in no group, or whose last day is before its first', async () => {
      await refusedAt(create('tickets', { ...title('Проба'), price: 1 }), 'ticket_group', /групу/)
      const days = { valid_from: '2025-10-16', valid_until: '2025-10-15' }
      const group = await editor().post('/items/ticket_groups?fields=*,tickets.*', {
        ...title('Проба'),
        tickets: [{ ...title('Квиток'), price: 1 }],
      })
      const [ticket] = group.tickets
      await refusedAt(editor().patch(`/items/tickets/${ticket.id}`, days), 'valid_until', /раніше за перший: 16\.10\.2025/)
      await editor().patch(`/items/tickets/${ticket.id}`, { ...days, valid_until: '2025-10-16' })
      await editor().delete(`/items/tickets/${ticket.id}`)
      await editor().delete(`/items/ticket_groups/${group.id}`)
    })
    it('what is no address of a site or of mail', async () => {
      const wrong = ['javascript:alert(1)', 'немає сайту', 'youtube']
      for (const url of wrong) await refusedAt(create('partners', { ...title('Проба'), url }), 'url', /не адреса сайту/)
      await refusedAt(
        create('side_events', { ...title('Проба'), ...hour(DAY), registration_url: 'javascript:alert(1)' }),
        'registration_url',
        /адреса/,
      )
      for (const url of ['javascript:alert(1)', 5])
        await refusedAt(create('speakers', { ...title('Проба'), links: [null, { type: 'x', url }] }), 'links', /адреса/)
      await refusedAt(create('team_members', { ...title('Проба'), email: 'не пошта' }), 'email', /пошти/)
      for (const url of ['https://example.org/шлях', 'example.org', '<iframe src="https://player.example/1"></iframe>']) {
        const { id } = await create('partners', { ...title('Проба'), url })
        await editor().delete(`/items/partners/${id}`)
      }
    })
    it('a programme day that the edition has already, or that is months away from it', async () => {
      await refusedAt(create('program_days', { ...title('Проба'), date: DAY }), 'date', /вже є/)
      await refusedAt(create('program_days', { ...title('Проба'), date: '2025-01-16' }), 'date', /поза форумом 2025/)
      const day = await one('program_days', `filter[date][_eq]=${DAY}`)
      assert.equal((await editor().patch(`/items/program_days/${day.id}`, { date: DAY, forum: day.forum })).date, DAY)
    })
  })
}

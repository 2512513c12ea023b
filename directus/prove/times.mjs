// Proves what editors are told of times that cannot be.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asEditor, at, DAY, hour, title, UKRAINIAN } from './as-editor.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveTimes(running) {
  const { create, refusedAt, one, editor } = asEditor(running)
  describe('a time that cannot be is refused when it is saved', () => {
    it('an end that is not after its start: sessions, broadcasts, editions, sales', async () => {
      const times = { start_date: at(DAY, '12:00'), end_date: at(DAY, '12:00') }
      for (const collection of ['events', 'side_events', 'broadcasts'])
        await refusedAt(create(collection, { ...title('Проба'), ...times }), 'end_date', /пізніше за початок/)
      const forum = await one('forums', 'filter[year][_eq]=2025')
      await refusedAt(editor().patch(`/items/forums/${forum.id}`, { end_date: '2025-10-01T00:00:00' }), 'end_date', /пізніше/)
      const sale = { sale_start: at(DAY, '12:00'), sale_end: at(DAY, '11:00'), price: 1 }
      await refusedAt(create('tickets', { ...title('Проба'), ...sale }), 'sale_end', /пізніше/)
    })
    it('a session outside its edition, a day that is not its date’s, a day of another edition', async () => {
      await refusedAt(
        create('events', { ...title('Проба'), start_date: '2052-10-16T12:00:00', end_date: null }),
        'start_date',
        /поза форумом 2025/,
      )
      await refusedAt(
        create('side_events', { ...title('Проба'), start_date: '2025-12-16T12:00:00', end_date: null }),
        'start_date',
        /поза форумом/,
      )
      for (const [collection, end_date] of [
        ['events', '2052-10-16T13:00:00'],
        ['events', '2025-10-19T09:00:00'],
        ['side_events', '2026-10-16T13:00:00'],
      ])
        await refusedAt(
          create(collection, { ...title('Проба'), start_date: at(DAY, '12:00'), end_date }),
          'end_date',
          /поза форумом/,
        )
      await create('events', { ...title('До ночі'), start_date: '2025-10-17T22:00:00', end_date: '2025-10-18T02:00:00' })
      const other = await one('program_days', 'filter[date][_eq]=2025-10-17')
      const foreign = await one('program_days', 'filter[date][_eq]=2024-11-07')
      const times = hour(DAY)
      await refusedAt(create('events', { ...title('Проба'), ...times, program_day: other.id }), 'program_day', /17\.10\.2025/)
      await refusedAt(
        create('events', { ...title('Проба'), ...times, forum: other.forum, program_day: foreign.id }),
        'program_day',
        /іншому форуму/,
      )
      await refusedAt(create('program_days', { ...title('Проба'), date: '2024-10-16' }), 'date', /2025/)
    })
    it('an end that the form began with and nobody has moved', async () => {
      await refusedAt(create('events', { ...title('Проба'), start_date: at(DAY, '14:00') }), 'end_date', /пізніше за початок/)
      assert.equal((await create('events', { ...title('Уранці'), start_date: at(DAY, '09:30') })).end_date, at(DAY, '10:00'))
    })
    it('no edition, and an hour that no day has', async () => {
      const event = await create('events', { ...title('Без форуму'), ...hour(DAY) })
      await refusedAt(editor().patch(`/items/events/${event.id}`, { forum: null }), 'forum', /Виберіть форум/)
      await refusedAt(create('events', { ...title('Проба'), start_date: `${DAY}T24:00:00` }), 'start_date', /24:00/)
      await refusedAt(create('events', { ...title('Проба'), start_date: '16.10.2025 24:00' }), 'start_date', /24:00/)
      await refusedAt(create('events', { ...title('Проба'), start_date: 'завтра' }), 'start_date', /17\.10\.2025 14:30/)
      await refusedAt(create('program_days', { ...title('Проба'), date: '31.02.2025' }), 'date', /Це не дата/)
      for (const time of ['24:00', '29:00', '9:00'])
        await assert.rejects(create('short_programs', { ...title('Проба'), time }), (error) => error.status === 400, time)
      await create('short_programs', { ...title('Проба'), time: '23:59' })
    })
    it('says it in the language of whoever saves', async () => {
      const { admin } = running()
      const me = await editor().get('/users/me?fields=id')
      const wrong = () => create('events', { ...title('Проба'), start_date: at(DAY, '12:00'), end_date: at(DAY, '11:00') })
      await admin.patch(`/users/${me.id}`, { language: 'en-US' })
      await refusedAt(wrong(), 'end_date', /after the start/)
      await admin.patch(`/users/${me.id}`, { language: null })
      await refusedAt(wrong(), 'end_date', UKRAINIAN)
      await admin.patch(`/users/${me.id}`, { language: 'uk-UA' })
    })
    it('lets an old mistake stand while something else is mended', async () => {
      const forum = await create('forums', { ...title('Форум 2027'), year: 2027, start_date: '2027-10-15T09:00:00' })
      const event = await create('events', { ...title('Перенесли форум'), forum: forum.id, ...hour('2027-10-15') })
      await editor().patch(`/items/forums/${forum.id}`, { start_date: '2027-11-05T09:00:00' })
      await editor().patch(`/items/events/${event.id}`, { title_en: 'The forum was moved' })
      await refusedAt(
        editor().patch(`/items/events/${event.id}`, { start_date: at('2027-10-15', '11:00') }),
        'start_date',
        /поза форумом/,
      )
      await editor().patch(`/items/events/${event.id}`, hour('2027-11-05'))
      await editor().delete(`/items/events/${event.id}`)
      await editor().delete(`/items/forums/${forum.id}`)
    })
  })
}

// Proves which edition is the current one, and what the forms of editors look like and lead to.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { asEditor, DAY, hour, title } from './as-editor.mjs'
import { until } from './until.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveForms(running) {
  const { create, refusedAt, one, editor } = asEditor(running)
  describe('the current edition', () => {
    let next
    before(async () => {
      next = await create('forums', { ...title('Форум 2026'), year: 2026, start_date: '2026-10-15T09:00:00' })
    })
    it('is one: the new one’s switch puts off the old one’s, and forms begin with the new one', async () => {
      const old = await one('forums', 'filter[is_current][_eq]=true')
      assert.equal(old.year, 2025)
      await editor().patch(`/items/forums/${next.id}`, { is_current: true })
      const current = () => editor().get('/items/forums?filter[is_current][_eq]=true')
      const formsBeginWith = async ({ id }) => (await editor().get('/permissions/me')).events.create.presets.forum === id
      await until(async () => (await current()).length === 1, 'the old one is still the current one')
      await until(() => formsBeginWith(next), 'forms do not begin with the new one')
      assert.equal((await one('forums', 'filter[is_current][_eq]=true')).id, next.id)
      await refusedAt(editor().patch(`/items/forums/${next.id}`, { is_current: false }), 'is_current', /поточним/)
      await assert.rejects(editor().delete(`/items/forums/${next.id}`), (error) => /поточний/.test(error.message))
      await editor().patch(`/items/forums/${old.id}`, { is_current: true })
      await until(() => formsBeginWith(old), 'forms do not begin with the old one again')
      await editor().delete(`/items/forums/${next.id}`)
    })
    it('is public, like the rest of an edition', async () => {
      const [forum] = await running().anyone.get('/v2/items/forums?filter[is_current][_eq]=true&fields=year')
      assert.deepEqual(forum, { year: 2025 })
    })
  })
  describe('the form', () => {
    it('leads to the page on the site, at the address that the site has', async () => {
      const field = await running().admin.get('/fields/speakers/on_site')
      assert.deepEqual(
        field.meta.options.links.map(({ url }) => url),
        ['uk', 'en', 'ru'].map((language) => `${running().siteUrl}/${language}/speakers/{{slug}}`),
      )
      assert.equal((await running().admin.get('/settings?fields=project_url')).project_url, running().siteUrl)
    })
    it('of a session shows the languages side by side, and folds away what few sessions need', async () => {
      const fields = await running().admin.get('/fields/events')
      const of = (name) => fields.find(({ field }) => field === name)?.meta
      assert.deepEqual([of('title_en').width, of('title_ru').width, of('title_en').group], ['half', 'half', null])
      assert.deepEqual([of('told').options.start, of('more').options.start], ['closed', 'closed'])
      assert.deepEqual(
        ['status_note_ua', 'is_quiet', 'slug'].map((name) => of(name).group),
        ['told', 'told', 'more'],
      )
      assert.equal(of('texts'), undefined)
    })
    it('of a copy takes hall and people along, but neither address nor day', async () => {
      const { item_duplication_fields: copied } = (await running().admin.get('/collections/events')).meta
      const taken = ['title_ua', 'room', 'speakers.speakers_id', 'slug', 'program_day'].filter((name) => copied.includes(name))
      assert.deepEqual(taken, ['title_ua', 'room', 'speakers.speakers_id'])
      const day = await one('program_days', `filter[date][_eq]=${DAY}`)
      const named = (id) => ({ id: String(id) })
      const session = { ...title('Копія'), ...hour(DAY), forum: named(day.forum), speakers: [{ speakers_id: named(1) }] }
      for (const more of [{}, { program_day: named(day.id) }]) {
        const copy = await create('events', { ...session, ...more })
        assert.deepEqual([copy.forum, copy.program_day, copy.speakers.length], [day.forum, day.id, 1])
        await editor().delete(`/items/events/${copy.id}`)
      }
    })
    it('a cancelled session stays to be read, with what it says of it and when it was changed', async () => {
      const { anyone, site } = running()
      const { id } = await create('events', { ...title('Скасована проба'), ...hour(DAY) })
      await editor().patch(`/items/events/${id}`, { status: 'cancelled', status_note_ua: 'Перенесли', is_quiet: true })
      for (const who of [anyone, site]) {
        const read = await who.get(`/v2/items/events/${id}?fields=status,status_note_ua,is_quiet,date_updated`)
        assert.deepEqual([read.status, read.status_note_ua, read.is_quiet], ['cancelled', 'Перенесли', true])
        assert.ok(Date.parse(read.date_updated) > 0)
      }
      await editor().delete(`/items/events/${id}`)
    })
    it('sessions and speakers have drafts, which nobody outside reads', async () => {
      const { rows, anyone } = running()
      for (const [collection, row] of [
        ['events', rows.panel],
        ['speakers', rows.seen],
      ]) {
        const version = await editor().post('/versions', { collection, item: String(row.id), key: 'draft', name: 'Чернетка' })
        await editor().post(`/versions/${version.id}/save`, { title_en: 'Only drafted' })
        assert.equal((await editor().get(`/items/${collection}/${row.id}?version=draft`)).title_en, 'Only drafted')
        await assert.rejects(anyone.get(`/items/${collection}/${row.id}?version=draft`), (error) => error.status === 403)
        assert.notEqual((await anyone.get(`/items/${collection}/${row.id}`)).title_en, 'Only drafted')
        await editor().delete(`/versions/${version.id}`)
      }
    })
  })
}

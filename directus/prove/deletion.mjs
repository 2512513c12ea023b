// Proves that nothing that is in use can be deleted, and that there is a way back.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asEditor, DAY, hour, title } from './as-editor.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveDeletion(running) {
  const { create, one, editor } = asEditor(running)
  describe('what is in use', () => {
    const kept = (path, ...words) =>
      assert.rejects(editor().delete(path), (error) => {
        assert.equal(error.status, 403)
        for (const each of words) assert.match(error.message, each)
        return true
      })
    it('is not deleted, and the refusal names what uses it', async () => {
      const { rows } = running()
      await kept(`/items/speakers/${rows.seen.id}`, /Події \(3\)/, /«Panel»/, /вимкніть/i)
      for (const [collection, words] of [
        ['rooms', /Події/],
        ['program_days', /Події/],
        ['forums', /Дні програми/],
        ['partners', /Групи партнерів/],
        ['ticket_groups', /Квитки/],
        ['broadcasts', /Події/],
      ])
        await kept(`/items/${collection}/${(await one(collection, 'fields=id&sort=id')).id}`, words)
      const withPhoto = await one('speakers', 'filter[photo][_nnull]=true&fields=photo')
      await kept(`/files/${withPhoto.photo}`, /Спікери/)
    })
    it('a page of the menu stays, and one that a text leads to', async () => {
      await kept(`/items/pages/${(await one('pages', 'filter[slug][_eq]=about')).id}`, /у меню сайту/)
      const page = await create('pages', title('Правила проби'))
      const post = await create('blog_posts', {
        ...title('Проба посилання'),
        body_ua: `<p><a href="/uk/${page.slug}">правила</a></p>`,
      })
      await kept(`/items/pages/${page.id}`, /Проба посилання/)
      await editor().delete(`/items/blog_posts/${post.id}`)
      await editor().delete(`/items/pages/${page.id}`)
    })
    it('several at once: one that is used keeps all', async () => {
      const free = await create('speakers', title('Вільна проба'))
      await assert.rejects(editor().delete('/items/speakers', [free.id, running().rows.seen.id]), (error) => error.status === 403)
      assert.equal((await one('speakers', `filter[id][_eq]=${free.id}`)).id, free.id)
      await editor().delete(`/items/speakers/${free.id}`)
    })
    it('what nothing uses is deleted, and switching off is the way that leads back', async () => {
      const event = await create('events', { ...title('На видалення'), ...hour(DAY) })
      await editor().patch(`/items/events/${event.id}`, { status: 'disabled' })
      assert.equal((await editor().patch(`/items/events/${event.id}`, { status: 'published' })).status, 'published')
      const states = await editor().get(`/revisions?filter[collection][_eq]=events&filter[item][_eq]=${event.id}`)
      assert.ok(states.length >= 3)
      await editor().delete(`/items/events/${event.id}`)
    })
  })
}

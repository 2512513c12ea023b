// Proves what editors need not type: address, edition and day; and of the rest what is taken.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asEditor, at, DAY, hour, title, UKRAINIAN } from './as-editor.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveFilledIn(running) {
  const { create, refusedAt, one, editor } = asEditor(running)
  describe('what need not be typed', () => {
    it('the address comes from the Ukrainian title, and each has its own', async () => {
      const named = { ...title('Їжак, Юрій і зграя: «Щось»!'), ...hour(DAY) }
      assert.equal((await create('events', named)).slug, 'yizhak-yurii-i-zghraia-shchos')
      const second = await create('events', named)
      assert.equal(second.slug, 'yizhak-yurii-i-zghraia-shchos-2')
      assert.equal((await editor().patch(`/items/events/${second.id}`, { slug: null })).slug, second.slug)
      assert.equal((await create('speakers', title('Інна Обʼєднана'))).slug, 'inna-obiednana')
      assert.equal((await create('pages', title('News'))).slug, 'news-2')
    })
    it('an address that cannot be is refused', async () => {
      await refusedAt(create('speakers', { ...title('Проба'), slug: 'Проба' }), 'slug', /латинські/)
      await refusedAt(create('pages', { ...title('Проба'), slug: 'news' }), 'slug', /сторінка самого сайту/)
      await refusedAt(create('speakers', title('!')), 'slug', /назву/)
    })
    it('edition and day follow from the time, and the day moves with it', async () => {
      const event = await create('events', { ...title('Сама стає на місце'), ...hour(DAY) })
      const forum = await one('forums', 'filter[year][_eq]=2025')
      const [day, next] = [
        await one('program_days', `filter[date][_eq]=${DAY}`),
        await one('program_days', 'filter[date][_eq]=2025-10-17'),
      ]
      assert.deepEqual([event.forum, event.program_day], [forum.id, day.id])
      const moved = await editor().patch(`/items/events/${event.id}`, { start_date: at('2025-10-17', '12:00'), end_date: null })
      assert.equal(moved.program_day, next.id)
      const elsewhere = await editor().patch(`/items/events/${event.id}`, {
        forum: forum.id,
        start_date: at('2025-10-15', '09:00'),
      })
      assert.notEqual(elsewhere.program_day, next.id)
    })
    it('a form begins with the current edition', async () => {
      const forum = await one('forums', 'filter[year][_eq]=2025')
      const mine = await editor().get('/permissions/me')
      assert.deepEqual(mine.events.create.presets, {
        forum: forum.id,
        start_date: '2025-10-16T09:00:00',
        end_date: '2025-10-16T10:00:00',
        language: 'uk',
      })
      assert.deepEqual(mine.blog_posts.create.presets, { forum_year: 2025 })
    })
    it('a country comes from the list, and can be taken away again', async () => {
      const person = await create('speakers', { ...title('Громадянка світу'), country: 'UA' })
      assert.equal((await editor().patch(`/items/speakers/${person.id}`, { country: null })).country, null)
      for (const country of ['Україна', 'ua', 'ZZ'])
        await assert.rejects(
          editor().patch(`/items/speakers/${person.id}`, { country }),
          (error) => error.status === 400,
          country,
        )
    })
    it('nobody but the staff is helped or refused: rights alone answer the public and the site', async () => {
      const { anyone, site, rows } = running()
      for (const who of [anyone, site]) {
        const saved = create('events', { start_date: at(DAY, '12:00'), end_date: at(DAY, '11:00') }, who)
        await assert.rejects(saved, (error) => error.status === 403 && !UKRAINIAN.test(error.message))
        await assert.rejects(who.delete(`/items/speakers/${rows.seen.id}`), (error) => !UKRAINIAN.test(error.message))
      }
    })
  })
}

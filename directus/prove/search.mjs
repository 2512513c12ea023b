// Proves that the search of the admin application finds Ukrainian words, and opens nothing.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asEditor } from './as-editor.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveSearch(running) {
  const { editor } = asEditor(running)
  describe('search in the admin application', () => {
    const found = async (collection, words) => {
      const search = `search=${encodeURIComponent(words)}`
      const rows = await editor().get(`/items/${collection}?${search}&limit=-1&fields=*`)
      const [{ countDistinct }] = await editor().get(`/items/${collection}?${search}&aggregate[countDistinct]=id`)
      assert.equal(Number(countDistinct.id), rows.length)
      return rows
    }
    for (const words of ['Олена Горбенко', 'олена горбенко', 'ГОРБЕНКО', 'горбен', 'olena-horbenko'])
      it(`finds a person by “${words}”`, async () => {
        assert.ok((await found('speakers', words)).some(({ slug }) => slug === 'olena-horbenko'))
      })
    it('takes signs for what they are, and keeps to the filter beside it', async () => {
      for (const words of ['*', '[а-я]', 'О?ена']) assert.deepEqual(await found('speakers', words), [], words)
      const search = `search=${encodeURIComponent('горбенко')}`
      assert.deepEqual(await editor().get(`/items/speakers?${search}&filter[slug][_eq]=taras-savytskyi`), [])
    })
    it('finds files, and a call-back by its name', async () => {
      await running().anyone.post('/v2/items/callbacks', { name: 'Щебетун Яринка', phone: '+38 044 000 00 00' })
      assert.equal((await found('callbacks', 'щебетун')).length, 1)
      const files = await editor().get(`/files?search=${encodeURIComponent('DRAWING: A ROAD BY DAY')}&fields=id`)
      assert.equal(files.length, 1)
    })
    it('opens nothing to anybody else', async () => {
      const { anyone, site } = running()
      for (const who of [anyone, site]) {
        await assert.rejects(who.get('/items/callbacks?search=1'), (error) => error.status === 403)
        await assert.rejects(who.get('/items/ticket_orders?search=1&fields=*,buyer'), (error) => error.status === 403)
      }
      const seen = await anyone.get(`/items/speakers?search=withdrawn&fields=slug`)
      assert.deepEqual(seen, [])
    })
  })
}

// Proves what the website reads, and what nobody outside may see.
import assert from 'node:assert/strict'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { published, submissions } from '../../packages/content/model/model.ts'
import { refused } from './service.mjs'

const DEEP = [
  'fields=*,program_days.*,program_days.events.*,program_days.events.room.*,program_days.events.moderators.speakers_id.*',
  'program_days.events.speakers.speakers_id.*,ticket_groups.tickets.*,partner_groups.*,partner_groups.partners.partners_id.*',
  'broadcasts.*,broadcasts.room.*,short_programs.*,speakers.speakers_id.*,gallery.directus_files_id.*',
].join(',')
const UNLIMITED = 'deep[speakers][_limit]=-1&deep[program_days][events][_limit]=-1'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function proveReading(running) {
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
        for (const who of [running().anyone, running().site]) {
          assert.ok(Array.isArray(await who.get(`/v2${path}`)))
          assert.deepEqual(await who.get(`/v2${path}`), await who.get(path))
        }
      })
    }
    it('answers side events, news and documents too', async () => {
      for (const name of ['side_events', 'blog_posts', 'documents', 'materials', 'rooms'])
        assert.ok(Array.isArray(await running().anyone.get(`/v2/items/${name}`)), name)
    })
    it('counts', async () => {
      const [answer] = await running().anyone.get('/v2/items/videos?aggregate[count]=*&filter[is_active][_eq]=true')
      assert.ok(Number(answer.count) >= 0)
    })
  })

  describe('what nobody outside may see', () => {
    it('leaves out the withdrawn speaker, alone and within a panel', async () => {
      for (const who of [running().anyone, running().site]) {
        assert.deepEqual(await who.get(`/v2/items/speakers?filter[slug][_eq]=${running().rows.withdrawn.slug}`), [])
        const panel = await who.get(`/v2/items/events/${running().rows.panel.id}?fields=slug,speakers.speakers_id.slug`)
        assert.deepEqual(panel.speakers, [{ speakers_id: { slug: 'proof-seen' } }])
      }
    })
    it('leaves out disabled and draft sessions and shows those without a status', async () => {
      const slugs = (await running().anyone.get('/v2/items/events?filter[slug][_starts_with]=proof&fields=slug&sort=slug')).map(
        ({ slug }) => slug,
      )
      assert.deepEqual(slugs, ['proof-panel', 'proof-unmarked'])
    })
    it('shows no row of a hidden session or a withdrawn speaker in the tables between them', async () => {
      const { disabled, draft, withdrawn } = running().rows
      const rows = await running().anyone.get('/v2/items/events_speakers?limit=-1&fields=events_id,speakers_id')
      assert.ok(rows.every((row) => row.speakers_id !== withdrawn.id && ![disabled.id, draft.id].includes(row.events_id)))
    })
    it("gives nothing that is dated in advance to anybody but the site, and what is out to both, by Kyiv's clock", async () => {
      const inKyiv = (minutes) =>
        new Date(Date.now() + minutes * 60_000).toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' }).replace(' ', 'T')
      const title = { title_ua: 'Ембарго', title_en: 'Embargo', title_ru: 'Эмбарго' }
      // More than the hour that Kyiv's clocks show twice in October.
      const dates = { undated: null, yesterday: inKyiv(-1440), soon: inKyiv(70), tomorrow: inKyiv(1440) }
      const { open } = running().rows
      for (const collection of ['blog_posts', 'pages', 'videos', 'photos', 'materials']) {
        const rows = Object.entries(dates).map(([name, published_date]) => ({
          slug: `embargo-${name}`,
          ...title,
          published_date,
        }))
        await running().admin.post(`/items/${collection}`, rows)
        const seenBy = async (who) => {
          const found = await who.get(`/v2/items/${collection}?filter[slug][_starts_with]=embargo-&fields=slug`)
          return found.map(({ slug }) => slug.slice('embargo-'.length)).toSorted()
        }
        assert.deepEqual(await seenBy(running().anyone), ['undated', 'yesterday'], collection)
        assert.deepEqual(await seenBy(running().site), ['soon', 'tomorrow', 'undated', 'yesterday'], collection)
      }
      const [album] = await running().admin.get('/items/photos?filter[slug][_eq]=embargo-tomorrow&fields=id')
      await running().admin.patch(`/items/photos/${album.id}`, { images: [{ directus_files_id: open.id }] })
      const between = `/v2/items/photos_files?filter[photos_id][_eq]=${album.id}&fields=directus_files_id`
      assert.deepEqual([(await running().anyone.get(between)).length, (await running().site.get(between)).length], [0, 1])
    })
    it('gives files of the public folder only, and not who uploaded them', async () => {
      const { open, secret } = running().rows
      const asset = (id) => fetch(`${running().service.url}/assets/${id}/asset.jpg`)
      const answer = await asset(open.id)
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('cache-control'), /max-age=\d+/)
      assert.equal((await asset(secret.id)).status, 403)
      await assert.rejects(running().anyone.get(`/files/${open.id}?fields=uploaded_by`), refused(403))
    })
    it('keeps its files from other accounts of the machine', () => {
      const { dataDir } = running()
      const uploaded = readdirSync(join(dataDir, 'uploads'))
        .slice(0, 3)
        .map((name) => join('uploads', name))
      for (const name of ['.env', 'content.db', 'directus.log', 'uploads', ...uploaded])
        assert.equal(statSync(join(dataDir, name)).mode & 0o077, 0, name)
    })
    it('keeps every submission, user and setting from the public and the site', async () => {
      for (const who of [running().anyone, running().site]) {
        for (const { collection } of submissions) {
          if (who === running().site && collection === 'ticket_orders') continue
          await assert.rejects(who.get(`/items/${collection}`), refused(403), collection)
        }
        for (const path of ['/permissions', '/flows', '/revisions', '/activity'])
          await assert.rejects(who.get(path), refused(403), path)
      }
      await assert.rejects(running().anyone.get('/users'), refused(403))
    })
    it('lets neither change content', async () => {
      for (const who of [running().anyone, running().site]) {
        for (const collection of published) {
          await assert.rejects(who.post(`/items/${collection}`, {}), refused(403), collection)
        }
        await assert.rejects(who.patch(`/items/speakers/${running().rows.seen.id}`, { title_ua: 'x' }), refused(403))
        await assert.rejects(who.delete(`/items/speakers/${running().rows.seen.id}`), refused(403))
      }
    })
  })
}

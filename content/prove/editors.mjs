// Proves what editors are told: every rule of extensions/editors tried against a real Directus, by an editor, and by those it does not concern.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import sharp from 'sharp'
import { PUBLIC_FOLDER } from '../model/field.ts'

const UKRAINIAN = /[а-щьюяєіїґ]/i
const title = (text) => ({ title_ua: text })
const at = (date, time) => `${date}T${time}:00`
const DAY = '2025-10-16'
const hour = (date) => ({ start_date: at(date, '12:00'), end_date: at(date, '13:00') })

/** @param {() => Awaited<ReturnType<typeof import('./service.mjs').temporaryService>>} running the service, once it stands */
export function proveEditors(running) {
  const editor = () => running().editor
  const create = (collection, row, who = editor()) => who.post(`/items/${collection}?fields=*`, row)
  /** Refused at `field`, in words that match. */
  const refusedAt = (doing, field, words) =>
    assert.rejects(doing, (error) => {
      assert.equal(error.status, 400)
      assert.match(error.message, words)
      assert.ok(error.errors.some(({ extensions }) => extensions.field === field && words.test(extensions.validation_message)))
      return true
    })
  const one = async (collection, filter) => (await editor().get(`/items/${collection}?${filter}&limit=1`))[0]

  proveTimes({ create, refusedAt, one, editor, running })
  proveFilledIn({ create, refusedAt, one, editor, running })
  provePictures({ create, editor, running })
  proveDeletion({ create, one, editor, running })
  proveSearch({ editor, running })
  proveCurrentEdition({ create, refusedAt, one, editor, running })
}

function proveTimes({ create, refusedAt, one, editor, running }) {
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

function proveFilledIn({ create, refusedAt, one, editor, running }) {
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

function provePictures({ create, editor, running }) {
  describe('pictures', () => {
    const upload = async (width, height) => {
      const picture = await sharp({ create: { width, height, channels: 3, background: '#ccc' } })
        .jpeg({ quality: 1 })
        .toBuffer()
      const form = new FormData()
      form.set('folder', PUBLIC_FOLDER)
      form.set('title', `proof ${width}`)
      form.set('file', new Blob([picture], { type: 'image/jpeg' }), 'proof.jpg')
      return editor().post('/files', form)
    }
    it('of more than 100 megapixels are refused wherever they would be shown, and their owner is told', async () => {
      const large = await upload(10_100, 10_000)
      const asked = [
        create('speakers', { ...title('Велике фото'), photo: large.id }),
        create('photos', { ...title('Альбом'), images: [{ directus_files_id: large.id }] }),
        create('blog_posts', { ...title('Новина'), body_ua: `<p><img src="/assets/${large.id}?width=10"></p>` }),
      ]
      for (const each of asked)
        await assert.rejects(each, (error) => error.status === 400 && /101 мегапіксел/.test(error.message))
      const me = await editor().get('/users/me?fields=id')
      const [note] = await running().admin.get(`/notifications?filter[recipient][_eq]=${me.id}&filter[item][_eq]=${large.id}`)
      assert.match(note.subject, /101 мегапіксел/)
      await editor().delete(`/files/${large.id}`)
    })
    it('of 20 megapixels are welcome', async () => {
      const fine = await upload(5_000, 4_000)
      assert.equal((await create('speakers', { ...title('Гарне фото'), photo: fine.id })).photo, fine.id)
      await assert.rejects(
        editor().delete(`/files/${fine.id}`),
        (error) => error.status === 403 && /Гарне фото/.test(error.message),
      )
    })
  })
}

function proveDeletion({ create, one, editor, running }) {
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

function proveSearch({ editor, running }) {
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
      const files = await editor().get(`/files?search=${encodeURIComponent('PORTRAIT: DARYNA')}&fields=id`)
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

function proveCurrentEdition({ create, refusedAt, one, editor, running }) {
  describe('the current edition', () => {
    let next
    before(async () => {
      next = await create('forums', { ...title('Форум 2026'), year: 2026, start_date: '2026-10-15T09:00:00' })
    })
    it('is one: the new one’s switch puts off the old one’s, and forms begin with the new one', async () => {
      const old = await one('forums', 'filter[is_current][_eq]=true')
      assert.equal(old.year, 2025)
      await editor().patch(`/items/forums/${next.id}`, { is_current: true })
      await until(async () => (await editor().get('/items/forums?filter[is_current][_eq]=true')).length === 1)
      await until(async () => (await editor().get('/permissions/me')).events.create.presets.forum === next.id)
      assert.equal((await one('forums', 'filter[is_current][_eq]=true')).id, next.id)
      await refusedAt(editor().patch(`/items/forums/${next.id}`, { is_current: false }), 'is_current', /поточним/)
      await assert.rejects(editor().delete(`/items/forums/${next.id}`), (error) => /поточний/.test(error.message))
      await editor().patch(`/items/forums/${old.id}`, { is_current: true })
      await until(async () => (await editor().get('/permissions/me')).events.create.presets.forum === old.id)
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

async function until(isSo) {
  for (let waited = 0; waited < 8000; waited += 100) {
    if (await isSo()) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  assert.fail('it did not come about')
}

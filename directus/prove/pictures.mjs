// Proves which pictures editors may use.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { PUBLIC_FOLDER } from '../../packages/content/model/field.ts'
import { asEditor, title } from './as-editor.mjs'
import { until } from './until.mjs'

/** @param {import('./service.mjs').Running} running the service, once it stands */
export function provePictures(running) {
  const { create, editor } = asEditor(running)
  describe('pictures', () => {
    const uploadFile = (body, type, name, called) => {
      const form = new FormData()
      form.set('folder', PUBLIC_FOLDER)
      form.set('title', called)
      form.set('file', new Blob([body], { type }), name)
      return editor().post('/files', form)
    }
    const upload = async (width, height) => {
      const picture = await sharp({ create: { width, height, channels: 3, background: '#ccc' } })
        .jpeg({ quality: 1 })
        .toBuffer()
      return uploadFile(picture, 'image/jpeg', 'proof.jpg', `proof ${width}`)
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
    it('that the site cannot draw are refused with the way to export them, and their owner is told', async () => {
      const avif = await sharp({ create: { width: 7000, height: 4400, channels: 3, background: '#ccc' } })
        .avif({ effort: 0 })
        .toBuffer()
      const small = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ccc' } })
      const cut = async (format) => (await small.clone()[format]().toBuffer()).subarray(0, -20)
      const me = await editor().get('/users/me?fields=id')
      for (const [body, type, name, words] of [
        [await cut('jpeg'), 'image/jpeg', 'cut.jpg', /пошкоджений/],
        [await cut('png'), 'image/png', 'cut.png', /пошкоджений/],
        [await cut('webp'), 'image/webp', 'cut.webp', /пошкоджений/],
        [await cut('avif'), 'image/avif', 'cut.avif', /пошкоджений/],
        [Buffer.from('no picture'), 'image/heic', 'phone.heic', /збережіть його як JPEG/i],
        [Buffer.from('no picture'), 'application/octet-stream', 'phone.HEIC', /збережіть його як JPEG/i],
        [Buffer.from('BM'), 'image/bmp', 'paint.bmp', /збережіть його як JPEG/i],
        [Buffer.from('no picture'), 'image/jpeg', 'broken.jpg', /пошкоджений/],
        [avif, 'image/avif', 'large.avif', /31 мегапікселів, а AVIF сайт малює до 30/],
      ]) {
        const file = await uploadFile(body, type, name, name)
        await assert.rejects(
          create('speakers', { ...title('Знімок'), photo: file.id }),
          (error) => error.status === 400 && words.test(error.message),
          name,
        )
        const notes = () => running().admin.get(`/notifications?filter[recipient][_eq]=${me.id}&filter[item][_eq]=${file.id}`)
        const note = await until(async () => (await notes())[0], `${name}: nobody is told`)
        assert.match(note.subject, words, name)
        await editor().delete(`/files/${file.id}`)
      }
    })
    it('with a film behind their end are welcome', async () => {
      const still = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ccc' } })
        .jpeg()
        .toBuffer()
      const file = await uploadFile(Buffer.concat([still, Buffer.alloc(1000, 'ftyp')]), 'image/jpeg', 'moving.jpg', 'moving')
      assert.equal((await create('speakers', { ...title('Живе фото'), photo: file.id })).photo, file.id)
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

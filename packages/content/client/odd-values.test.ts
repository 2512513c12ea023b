// Values that services of other makes, and editors in a hurry, give.
import { expect, test } from 'vitest'
import { pictureId } from './content-fixture.ts'
import { change } from './read-content-fixture.ts'

test.each([
  ['application/pdf', 'pdf'],
  ['application/zip', 'zip'],
  ['text/html', null],
  [undefined, null],
])('a file of the type %s is told as %s, with the size that the file has', async (type, format) => {
  const file = { id: pictureId, type, filesize: '26151' }
  const material = (await change('materials', 1, { file, size: null })).content.materials[0]
  expect([material?.format, material?.size]).toEqual([format, 26151])
  const { content } = await change('events', 5, { presentation: file })
  expect(content.forums[0]?.events.find(({ slug }) => slug === 'prices')?.presentationFormat).toBe(format)
})

test.each([
  ['09:00:00', '09:00'],
  ['9:00', '09:00'],
  ['0:05', '00:05'],
  ['24:00', undefined],
  ['9', undefined],
])('a row of the short programme at %j stands at %s', async (time, stands) => {
  const { content } = await change('short_programs', 1, { time })
  expect(content.forums[0]?.shortProgramme[0]?.time).toBe(stands)
})

test('a year that is no number is said in words', async () => {
  const { faults } = await change('forums', 2, { year: 'soon' })
  expect(faults).toContainEqual({ collection: 'forums', id: '2', field: 'year', reason: 'is no number: record left out' })
})

test('a code that names no language is no language', async () => {
  const { content, faults } = await change('events', 5, { language: 'xx', interpretation: ['en', 'xx', 7] })
  const session = content.forums[0]?.events.find(({ slug }) => slug === 'prices')
  expect([session?.language, session?.interpretation]).toEqual([null, ['en']])
  expect(faults).toContainEqual(expect.objectContaining({ collection: 'events', id: '5', field: 'language' }))
})

test.each([
  ['youtube.com/watch?v=abc_DEF-123', 'https://youtube.com/watch?v=abc_DEF-123'],
  ['www.youtube.com/live/abc_DEF-123', 'https://www.youtube.com/live/abc_DEF-123'],
  ['//player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/abc_DEF-123" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/abc_DEF-123',
  ],
  ['https://youtu.be/abc_DEF-123,', 'https://youtu.be/abc_DEF-123'],
  ['https://youtu.be/abc_DEF-123', 'https://youtu.be/abc_DEF-123'],
])('the address %j of a broadcast is read as people mean it', async (embed_url, expected) => {
  const { content } = await change('broadcasts', 1, { embed_url })
  expect(content.forums[0]?.broadcasts[0]?.embedUrl).toBe(expected)
})

test.each(['javascript:alert(1)', 'video', 'file:///etc/passwd', 'mailto:a@b.example'])(
  '%j is no address of a broadcast',
  async (embed_url) => {
    const { content } = await change('broadcasts', 1, { embed_url })
    expect(content.forums[0]?.broadcasts[0]?.embedUrl ?? null).toBeNull()
  },
)

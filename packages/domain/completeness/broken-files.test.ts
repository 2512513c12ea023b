import { expect, test } from 'vitest'
import { emptyContent } from '../content/content.ts'
import { aForum } from '../forum/forum-builder.ts'
import { aPerson } from '../people/person-builder.ts'
import { aPost } from '../publication/publication-builder.ts'
import { brokenFiles } from './broken-files.ts'

const file = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f0a01'
const content = {
  ...emptyContent,
  people: [aPerson({ id: '12', slug: 'olena' })],
  posts: [aPost({ id: '7', slug: 'news' })],
  forums: [aForum({ id: '3', year: 2025 })],
}

test.each([
  ['speakers/olena', 'speakers', '12'],
  ['blog_posts/news', 'blog_posts', '7'],
  ['forums/2025', 'forums', '3'],
  ['documents/4', 'documents', '4'],
])('the broken file of %s is told at the record %s/%s', (record, collection, id) => {
  expect(brokenFiles(content, [{ record, file, reason: 'x' }])).toMatchObject([{ collection, id, field: '' }])
})

test.each([
  ['the content service has no such file, or does not show it', 'is not there, or not for everybody'],
  ['Input buffer contains unsupported image format', 'is in a format that is not drawn'],
  ['source: bad seek to 1032 heif: Unsupported feature: Unsupported codec', 'is in a format that is not drawn'],
  ['Input image exceeds pixel limit', 'is too large'],
  ['AVIF of more than 30 megapixels: save it as JPEG', 'is too large'],
  ['takes more than 5000 ms to draw', 'is too large'],
  ['ends the process that draws it', 'is too large'],
  ['VipsJpeg: premature end of JPEG image', 'is damaged'],
])('%s: an editor is told that it %s', (reason, told) => {
  expect(brokenFiles(content, [{ record: 'forums/2025', file, reason }])[0]?.reason).toBe(`picture left out: ${file} ${told}`)
})

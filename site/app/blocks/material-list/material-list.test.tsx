import { documentTypes } from '@forum/domain/picture/document-format.ts'
import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Files } from './material-list.examples.tsx'

it('files open in a new tab, which is said, with their kind and the size that is known', () => {
  const links = drawn(htmlOf(<Files />, 'en'), 'a')
  expect(links.map(({ attributes: { href, type, rel } }) => [href, type, rel])).toEqual([
    ['/assets/file/asset.pdf', 'application/pdf', 'noopener'],
    ['/assets/file/asset.pptx', documentTypes.pptx, 'noopener'],
    ['/assets/file/asset.pdf', undefined, 'noopener'],
  ])
  expect(links.map(({ text }) => text)).toEqual([
    expect.stringMatching(/PDF, 2.4 MB/),
    expect.stringMatching(/PPTX \(/),
    expect.not.stringContaining('PDF'),
  ])
})

it('a title that fell back says its language', () => {
  expect(drawn(htmlOf(<Files />, 'en'), 'span').find(({ text }) => text === 'Слайди')?.attributes.lang).toBe('uk')
})

it('a cover is decoration; a file without one has none', () => {
  const pictures = drawn(htmlOf(<Files />), 'img')
  expect(pictures.map(({ attributes: { alt } }) => alt)).toEqual([''])
})

// Documents go out as they are.

import type { NamedFile } from '@forum/domain/file/named-file.ts'
import { expect, test } from 'vitest'
import { ask, freshImages, id } from './images-fixture.ts'

const here = freshImages()

test('a document is given as it is', async () => {
  here.serve(() => Buffer.from('%PDF-1.7\nhello'))
  const response = await ask(
    here.images({ ...here.source(), identity: 'other' }, Date.now, asDocument),
    `/assets/${id}/asset.pdf`,
  )
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    'inline',
  ])
  expect(await response.text()).toBe('%PDF-1.7\nhello')
})

const pdf = '%PDF-1.7\nhello'

const asDocument = { namedFile: (uuid: string): NamedFile => ({ file: uuid, use: 'document', owner: 'materials/a' }) }

function documents() {
  here.serve(() => Buffer.from(pdf))
  return here.images(here.source(), Date.now, asDocument)
}

test.each([
  ['bytes=0-4', 206, '%PDF-', 'bytes 0-4/14'],
  ['bytes=9-', 206, 'hello', 'bytes 9-13/14'],
  ['bytes=-5', 206, 'hello', 'bytes 9-13/14'],
  ['bytes=9-99', 206, 'hello', 'bytes 9-13/14'],
  ['bytes=-99', 206, pdf, 'bytes 0-13/14'],
  ['Bytes=0-0', 206, '%', 'bytes 0-0/14'],
  ['bytes=14-', 416, '', 'bytes */14'],
  ['bytes=-0', 416, '', 'bytes */14'],
  ['bytes=5-4', 200, pdf, null],
  ['bytes=0-1,3-4', 200, pdf, null],
  ['bytes=-', 200, pdf, null],
  ['bytes=x', 200, pdf, null],
  ['lines=0-1', 200, pdf, null],
  ['', 200, pdf, null],
])('of a document the range %j is answered with %i', async (range, status, text, contentRange) => {
  const response = await ask(documents(), `/assets/${id}/asset.pdf`, { range })
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, text, contentRange])
  expect(response.headers.get('accept-ranges')).toBe('bytes')
  expect(response.headers.get('content-length')).toBe(status === 416 ? '0' : String(text.length))
})

test('a range counts only for the document that the reader has begun', async () => {
  const room = documents()
  const path = `/assets/${id}/asset.pdf`
  const etag = (await ask(room, path)).headers.get('etag') ?? ''
  const of = async (ifRange: string) => (await ask(room, path, { range: 'bytes=0-4', 'if-range': ifRange })).status
  expect(await Promise.all([etag, '"other"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT'].map(of))).toEqual([206, 200, 200, 200])
  expect((await ask(room, path, { range: 'bytes=0-4', 'if-none-match': etag })).status).toBe(304)
})

test('who holds a document is told the policy under which it may be shown again', async () => {
  const room = documents()
  const whole = await ask(room, `/assets/${id}/asset.pdf`)
  const held = await ask(room, `/assets/${id}/asset.pdf`, { 'if-none-match': `W/${whole.headers.get('etag')}` })
  expect(held.status).toBe(304)
  for (const name of ['etag', 'cache-control', 'content-security-policy'])
    expect([name, held.headers.get(name)]).toEqual([name, whole.headers.get(name)])
  expect(held.headers.get('content-type')).toBe(null)
})

const archive = (part: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40), Buffer.from(part)])

test.each<[string, Buffer, string, string]>([
  [
    'a presentation',
    archive('ppt/presentation.xml'),
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'pptx',
  ],
  ['a paper', archive('word/document.xml'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['an archive', archive('logo.eps'), 'application/zip', 'zip'],
  ['a drawing', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'svg'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png', 'png'],
])('%s is saved as what it is, whatever its address says', async (_, body, type, ending) => {
  here.serve(() => body)
  const room = here.images(here.source(), Date.now, asDocument)
  for (const said of ['pdf', ending]) {
    const { status, headers } = await ask(room, `/assets/${id}/asset.${said}`)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="a.${ending}"`)
  }
})

test('what nobody knows is saved, and never opened as a page of the site', async () => {
  here.serve(() => Buffer.from('<html><script>alert(1)</script>'))
  const { status, headers } = await ask(here.images(here.source(), Date.now, asDocument), `/assets/${id}/asset.pdf`)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  expect(headers.get('content-disposition')).toBe('attachment; filename="a"')
})

test('a file that is a picture elsewhere is given as a document as well, and no other picture is', async () => {
  const use = (own: Partial<NamedFile>) => ({
    namedFile: (file: string): NamedFile => ({ file, use: 'cover', owner: 'a/b', ...own }),
  })
  const statusFor = async (own: Partial<NamedFile>) =>
    (await ask(here.images(here.source(), Date.now, use(own)), `/assets/${id}/asset.jpg`)).status
  expect([await statusFor({ isDocumentToo: true }), await statusFor({})]).toEqual([200, 404])
})

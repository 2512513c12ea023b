// Requests that a proxy in front could read otherwise than the site does: refused whole, and what hides behind them is asked for by nobody (RFC 9112, 6 and 11.2).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, startReadingSite, type TestSite } from './site-fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await startReadingSite(async () => page('x'))
})
beforeEach(() => {
  site.rendered.length = 0
})
afterAll(() => site[Symbol.asyncDispose]())

const hidden = 'GET /en/hidden HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const form = 'POST /en/form HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'

test.each([
  ['a length and chunks', `${form}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks and a length', `${form}Transfer-Encoding: chunked\r\nContent-Length: ${hidden.length}\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `${form}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['a list of lengths', `${form}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
  ['a length with a sign', `${form}Content-Length: +0\r\n\r\n${hidden}`],
  ['a length in hexadecimal', `${form}Content-Length: 0x0\r\n\r\n${hidden}`],
  ['a negative length', `${form}Content-Length: -1\r\n\r\n${hidden}`],
  ['chunks under another name', `${form}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks that are not last', `${form}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a space before the colon', `${form}Content-Length : 0\r\n\r\n${hidden}`],
  ['a folded line', `${form}X: y\r\n Content-Length: 0\r\n\r\n${hidden}`],
  ['lines without a carriage return', `${form.replaceAll('\r\n', '\n')}Content-Length: 0\n\n${hidden}`],
  ['a carriage return alone', `${form}X: y\rContent-Length: 0\r\n\r\n${hidden}`],
  ['a chunk whose size is no number', `${form}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${hidden}`],
  ['a chunk longer than any number', `${form}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n${hidden}`],
  ['a chunk that ends early', `${form}Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n${hidden}`],
  ['a null in a name', `${form}X\0: y\r\n\r\n${hidden}`],
  ['a method in two words', `GET POST /en HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`],
  ['chunks with a tab before', `${form}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks with a space before the colon', `${form}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks behind a line feed alone', `${form}X: y\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks and then none', `${form}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks in quotes', `${form}Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n${hidden}`],
  ['two hosts', `${form}Host: y\r\nContent-Length: 0\r\n\r\n`],
  ['two hosts before what waits for a word', `${form}Host: y\r\nExpect: 100-continue\r\nContent-Length: 6\r\n\r\n`],
  ['no host', 'GET /en HTTP/1.1\r\n\r\n'],
  ['a wait for no known word', `${form}Expect: 200-ok\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`],
  ['a version that is none', `GET /en HTTP/9.9\r\nHost: x\r\n\r\n${hidden}`],
])('%s', async (_, bytes) => {
  const answer = await site.send(bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|417|431|501|505) /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect(site.rendered.map(({ url }) => new URL(url).pathname)).not.toContain('/en/hidden')
})

test('who waits for a word before a sound form is sent gets it', async () => {
  const answer = await site.send(`${form}Expect: 100-continue\r\nConnection: close\r\nContent-Length: 3\r\n\r\na=b`)
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
})

test('a header of 64 KB reaches nobody', async () => {
  // What was not read of it may take the answer away from who sent it.
  const answer = await site.send(`GET /en/hidden HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(65_536)}\r\n\r\n`).catch(() => '')
  expect(answer).toMatch(/^(?:HTTP\/1\.1 431 |$)/)
  expect(site.rendered).toEqual([])
})

// Last: what it asks for stays in memory.
test('two sound requests in one go are both answered, in their order', async () => {
  const answer = await site.send(`GET /en/first HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`)
  expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
  expect(site.rendered.map(({ url }) => new URL(url).pathname)).toEqual(['/en/first', '/en/hidden'])
})

// How many fields a form may have, and that a longer one is never parsed.
import { expect, test, vi } from 'vitest'
import { formEncoding, isWithinFields, parsedForm } from './form-body.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>
const given = (type: string) => formEncoding(type) ?? expect.fail(`${type} is no form's`)
const plain = given('application/x-www-form-urlencoded;charset=UTF-8')
const parts = given('multipart/form-data; boundary=----WebKitFormBoundaryAbC123')
const field = (name: string, text = '', more = '') =>
  `------WebKitFormBoundaryAbC123\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${text}\r\n`
const end = '------WebKitFormBoundaryAbC123--\r\n'

test.each([
  ['', 1, true],
  ['a=b', 1, true],
  ['a=b&c=d', 2, true],
  ['a=b&c=d', 1, false],
  ['&', 1, false],
  ['&'.repeat(9), 10, true],
  ['&'.repeat(10), 10, false],
  ['a&'.repeat(200_000), 500, false],
  [`a=${'%26'.repeat(1000)}`, 1, true],
  [`a=${'x'.repeat(500_000)}`, 1, true],
])('of urlencoded fields: %.30s… within %i: %s', (body, most, isWithin) => {
  expect(isWithinFields(bytesOf(body), plain, most)).toBe(isWithin)
})

test.each([
  ['one field', field('a', 'x') + end, 1, true],
  ['one too many', field('a') + field('b') + end, 1, false],
  ['many', field('a').repeat(501) + end, 500, false],
  ['its end twice', field('a') + end + end, 1, true],
  ['no end', field('a', 'x'), 1, true],
  ['dashes as its text', field('a', '--'.repeat(50_000)) + end, 1, true],
  ['blank lines as its text', field('a', '\r\n\r\n'.repeat(50_000)) + end, 1, true],
  ['a long name', field('я'.repeat(400)) + end, 1, true],
  ['a head that is too long', field('a', '', 'x: y\r\n'.repeat(500)) + end, 1, false],
  ['a head that never ends', '------WebKitFormBoundaryAbC123\r\n' + 'x: y\r\n'.repeat(5000), 1, false],
])('of a multipart form with %s', (_, body, most, isWithin) => {
  expect(isWithinFields(bytesOf(body), parts, most)).toBe(isWithin)
})

test('a body is searched once, however many fields it has, and no further than the first too many', () => {
  const search = vi.spyOn(Buffer.prototype, 'indexOf')
  const searches = (body: string) => {
    search.mockClear()
    isWithinFields(bytesOf(body), plain, 500)
    return search.mock.calls.length
  }
  expect(searches('a&'.repeat(30_000))).toBe(500)
  expect(searches('a&'.repeat(250_000))).toBe(500)
  search.mockRestore()
})

test.each([
  ['application/x-www-form-urlencoded', true],
  ['Application/X-WWW-Form-Urlencoded ; charset=utf-8', true],
  ['multipart/form-data; boundary=x', true],
  ['multipart/form-data; charset=utf-8; boundary="x"', true],
  ['multipart/form-data', false],
  ['multipart/form-data; boundary="a b"', false],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, false],
  ['multipart/form-data; boundary=é', false],
  ['application/x-www-form-urlencodedx', false],
  ['application/json', false],
  ['text/plain', false],
  ['', false],
])('%j is the type of a form: %s', (type, isOne) => {
  expect(formEncoding(type) !== null).toBe(isOne)
})

test('what is within the limits is parsed as before; a torn form is none', async () => {
  expect([...((await parsedForm(bytesOf('a=1&%D1%8F=%D1%8F&a=2'), plain)) ?? [])]).toEqual([
    ['a', '1'],
    ['я', 'я'],
    ['a', '2'],
  ])
  expect([...((await parsedForm(bytesOf(field('a', 'x') + field('b', 'y') + end), parts)) ?? [])]).toEqual([
    ['a', 'x'],
    ['b', 'y'],
  ])
  expect(await parsedForm(bytesOf(field('a', 'x')), parts)).toBeNull()
})

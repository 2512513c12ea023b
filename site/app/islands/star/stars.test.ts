// Stars and the storage of a browser: what another page did stays, and what the browser refuses lives as long as the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFleeting, replaceStars, setStar, starsOf } from './stars.ts'

const [one, two, three] = ['fcxyha', 'zahwcy', 'txk4nd'] as const
/** Each test has an edition of its own: the module lives as long as its page. */
let year = 2000

function aStorage(): Map<string, string> {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  })
  return texts
}

beforeEach(() => {
  year += 1
})
afterEach(() => vi.unstubAllGlobals())

const added = { is: 'added', isKept: true }

test('a star of another page or tab stays when a page that did not know it sets its own, or sets the same one', () => {
  const storage = aStorage()
  expect(setStar(year, one, true)).toEqual(added)
  storage.set(`stars:${year}`, one + two)
  expect(setStar(year, three, true)).toEqual(added)
  expect(storage.get(`stars:${year}`)).toBe(one + two + three)
  expect(setStar(year, two, true)).toEqual(added)
  expect(storage.get(`stars:${year}`)).toBe(one + two + three)
  expect(setStar(year, one, false)).toEqual({ is: 'removed', isKept: true })
  expect(starsOf(year)).toEqual([two, three])
})

const refused = () => {
  throw new DOMException('no', 'SecurityError')
}
const getItem = () => null

test.each([
  ['is no object', null],
  ['refuses all', { getItem: refused, setItem: refused }],
  ['refuses to write', { getItem, setItem: refused }],
  ['takes and forgets', { getItem, setItem: () => {} }],
])('where the storage %s, stars live as long as the page and say so', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  expect(setStar(year, one, true)).toEqual({ is: 'added', isKept: false })
  expect(setStar(year, two, true)).toEqual({ is: 'added', isKept: false })
  expect([starsOf(year), isFleeting(year, one), isFleeting(year, three)]).toEqual([[one, two], true, false])
  expect(setStar(year, one, false)).toEqual({ is: 'removed', isKept: false })
  expect(starsOf(year)).toEqual([two])
  expect(replaceStars(year, [three])).toBe(false)
  expect(starsOf(year)).toEqual([three])
})

test('a storage that is full keeps what it has; what it refused is stored with the next star', () => {
  const storage = aStorage()
  setStar(year, one, true)
  const { setItem } = localStorage
  localStorage.setItem = refused
  expect(setStar(year, two, true).isKept).toBe(false)
  expect(setStar(year, one, false).isKept).toBe(false)
  expect([starsOf(year), storage.get(`stars:${year}`)]).toEqual([[two], one])
  localStorage.setItem = setItem
  storage.set(`stars:${year}`, one + three)
  expect(setStar(year, one, true)).toEqual(added)
  expect(storage.get(`stars:${year}`)?.match(/.{6}/g)?.toSorted()).toEqual([one, two, three].toSorted())
  expect(isFleeting(year, two)).toBe(false)
})

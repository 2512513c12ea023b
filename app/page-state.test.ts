import { afterEach, expect, test, vi } from 'vitest'
import { takeState, writtenState } from './page-state.ts'

afterEach(() => vi.unstubAllGlobals())

const windowWith = (answer?: Promise<Response>) => ({
  ...(answer && { __pageState: answer }),
  location: { reload: vi.fn() },
  __reactRouterContext: undefined as { ssr?: boolean; stream?: ReadableStream } | undefined,
})

test('the router finds what it says of itself, and the data as a stream', async () => {
  const window = windowWith(Promise.resolve(new Response(writtenState('{"ssr":true}', '[1]\nP2:[Ї]\n'))))
  expect(await takeState(window)).toBe(true)
  expect(window.__reactRouterContext?.ssr).toBe(true)
  expect(await new Response(window.__reactRouterContext?.stream).text()).toBe('[1]\nP2:[Ї]\n')
})

test('a page that holds its state itself starts at once', async () => {
  expect(await takeState(windowWith())).toBe(true)
})

test.each([
  ['the network is away', () => Promise.reject(new TypeError('failed')), 0],
  ['the site cannot answer now', async () => new Response(null, { status: 503 }), 0],
  ['the site knows the drawing no more', async () => new Response(null, { status: 404 }), 1],
])('where %s the page stays a document, loaded anew where there is a newer one', async (_, answer, times) => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const window = windowWith(answer())
  expect([await takeState(window), window.__reactRouterContext]).toEqual([false, undefined])
  expect(window.location.reload).toHaveBeenCalledTimes(times)
  expect(await takeState(window)).toBe(false)
  expect(window.location.reload).toHaveBeenCalledTimes(times)
})

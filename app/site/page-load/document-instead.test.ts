import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const assign = vi.fn()
const reload = vi.fn()
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('location', { href: 'https://forum.example/uk/speakers', assign, reload })
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Asks for the page anew, and has that fail after `meanwhile`. */
async function askAnew(meanwhile: () => void): Promise<void> {
  const { documentInstead } = await import('./document-instead.ts')
  const request = new Request('https://forum.example/uk/speakers')
  const fails = async () => {
    meanwhile()
    return { speakers: { type: 'error' as const, result: new TypeError('NetworkError when attempting to fetch resource.') } }
  }
  void documentInstead({ request } as Parameters<typeof documentInstead>[0], fails)
  await new Promise((resolve) => setImmediate(resolve))
}

it('asks the worker for the document where the network is gone', async () => {
  await askAnew(() => {})
  expect(reload).toHaveBeenCalledOnce()
})

it('leaves the way to the document that the visitor went to meanwhile', async () => {
  await askAnew(() => page.dispatchEvent(new Event('beforeunload')))
  expect(reload).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

it('forgets a departure that came to nothing, such as a file that was saved', async () => {
  await askAnew(() => {})
  page.dispatchEvent(new Event('beforeunload'))
  await askAnew(() => {})
  expect(reload).toHaveBeenCalledTimes(2)
})

import { afterEach, expect, it, vi } from 'vitest'
import { handleError } from './entry.server.tsx'

const request = new Request('http://localhost/uk/news')
const refusal = (status: number) => ({ status, statusText: 'x', internal: true, data: 'x' })
const failed = vi.fn()
const context = { get: () => ({ failed }) as never }
afterEach(() => failed.mockClear())

it.each([
  ['a form that a page does not take', refusal(405), 0],
  ['an address of no page', refusal(404), 0],
  ['a fault of ours that the router answers', refusal(500), 1],
  ['an error', new Error('x'), 1],
])('%s is told to the site', (_, error, times) => {
  handleError(error, { request, context })
  expect(failed).toHaveBeenCalledTimes(times)
})

it('nobody waits for an answer that was called off', () => {
  handleError(new Error('x'), { request: new Request(request, { signal: AbortSignal.abort() }), context })
  expect(failed).not.toHaveBeenCalled()
})

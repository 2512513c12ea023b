import { afterEach, expect, it, vi } from 'vitest'
import { handleError } from './entry.server.tsx'

const request = new Request('http://localhost/uk/news')
const refusal = (status: number) => ({ status, statusText: 'x', internal: true, data: 'x' })
const printed = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => printed.mockClear())

it.each([
  ['a form that a page does not take', refusal(405), 0],
  ['an address of no page', refusal(404), 0],
  ['a fault of ours that the router answers', refusal(500), 1],
  ['an error', new Error('x'), 1],
])('%s is printed', (_, error, times) => {
  handleError(error, { request })
  expect(printed).toHaveBeenCalledTimes(times)
})

it('nobody waits for an answer that was called off', () => {
  handleError(new Error('x'), { request: new Request(request, { signal: AbortSignal.abort() }) })
  expect(printed).not.toHaveBeenCalled()
})

// An unexpected console warning fails its test. A test that expects one mocks the console: `vi.spyOn(console, 'error').mockReturnValue()`, and checks
// the call. (Vitest itself fails on unhandled rejections.)
import { format } from 'node:util'
import { afterAll, afterEach, vi } from 'vitest'

const complaints: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...said) => complaints.push(`console.${level}: ${format(...said)}`)
}

function expectSilence(): void {
  const heard = complaints.splice(0)
  if (heard.length > 0) throw new Error(heard.join('\n'))
}

afterEach(expectSilence)
afterAll(expectSilence)

/**
 * Timeout of vi.waitFor, milliseconds: Vitest's default of one second is too short on a busy machine. Below a test's timeout, so that the failed
 * condition is reported.
 */
const timeoutMs = 50_000
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (check, options) =>
  waitFor(check, { timeout: timeoutMs, ...(typeof options === 'number' ? { timeout: options } : options) })

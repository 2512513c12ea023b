// A complaint on the console that nobody expected fails the test in which it was made. A test that expects one says so:
// `vi.spyOn(console, 'error').mockReturnValue()`, and then what it must have been called with. (A rejection that nobody
// handles fails the run without our doing.)
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
 * Milliseconds. What is waited for comes when the machine gets round to it; Vitest's own second is over sooner on a busy one.
 * Less than a test may take, so that it says what it waited for.
 */
const patience = 50_000
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (look, options) =>
  waitFor(look, { timeout: patience, ...(typeof options === 'number' ? { timeout: options } : options) })

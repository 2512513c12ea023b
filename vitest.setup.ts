// A complaint on the console that nobody expected fails the test in which it was made. A test that expects one says so:
// `vi.spyOn(console, 'error').mockReturnValue()`, and then what it must have been called with. (A rejection that nobody
// handles fails the run without our doing.)
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

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

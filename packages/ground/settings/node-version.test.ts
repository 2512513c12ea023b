import { expect, test } from 'vitest'
import { nodeFault } from './node-version.ts'

test.each([
  ['20.20.2', false],
  ['23.11.0', false],
  ['24.0.0', true],
  ['24.21.0', true],
  ['100.1.0', true],
])('of Node %s it is said at the start whether it will do: %s', (version, isFit) => {
  const fault = nodeFault(version)
  if (isFit) expect(fault).toBeNull()
  else expect(fault).toContain(`Node ${version}`)
})

import { expect, test } from 'vitest'
import { storm, type Trouble } from './storm-fixture.ts'

const troubles: Trouble[] = [
  'full disk',
  'kill',
  'silent mail server',
  'absent content service',
  'refusing mail server',
  'kill',
  'mail server that cuts',
  'two processes',
  'busy mail server',
  'lock',
]

test('on a bad day nothing that was acknowledged is lost, and nothing goes out twice but what was under way', {
  timeout: 120_000,
}, async () => {
  const { lost, missing, doubledRecords, copies, underWay, integrity, letters } = await storm(troubles, 15, 15)
  expect({ lost, missing, doubledRecords, integrity }).toEqual({ lost: [], missing: [], doubledRecords: 0, integrity: 'ok' })
  expect(copies).toBeLessThanOrEqual(underWay)
  expect(letters).toBeGreaterThanOrEqual(75)
})

import type { MissingTerm } from '@forum/domain/order/consent.ts'
import { expect, test, vi } from 'vitest'
import { createSaleCheck } from './sale-check.ts'

test('why nothing can be sold is said once, with what is to be done, and that it can again', () => {
  const log = { info: vi.fn(), error: vi.fn() }
  let missing: MissingTerm[] = []
  const look = createSaleCheck(() => missing, log)
  look()
  expect([log.info, log.error].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  missing = ['seller', 'refund']
  look()
  look()
  expect(log.error.mock.calls).toEqual([[{ missing }, expect.stringMatching(/SELLER_NAME.*REFUND_TERMS=offer/)]])
  missing = []
  look()
  expect(log.info).toHaveBeenCalledTimes(1)
})

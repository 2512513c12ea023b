// Two hundred people at one phone in ten minutes: what its phones ask stays below what a gate may ask (that each entry is stored once:
// door-kill.test.ts).

import { createBudgets } from '@forum/ground/http/budgets.ts'
import { expect, test } from 'vitest'

test.each([1, 4, 6])('two hundred scans in ten minutes at each of %i phones of one gate are never told to wait', (phones) => {
  const secondsOf = (scan: number) => scan * 3
  let now = 0
  const budgets = createBudgets(() => now)
  const waits: (number | null)[] = []
  for (let scan = 0; scan < 200; scan++) {
    now = secondsOf(scan) * 1000
    // For a scan the entry and the news; every quarter of a minute the news.
    const requests = scan % 5 === 0 ? 3 : 2
    for (let request = 0; request < requests * phones; request++) waits.push(budgets.take('door', 'gate'))
  }
  expect(waits.filter((wait) => wait !== null)).toEqual([])
})

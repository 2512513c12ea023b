import { expect, test } from 'vitest'
import { raiffeisen } from './layouts-fixture.ts'
import { createStatementThread } from './statement-thread.ts'
import { expected, orders, sixty } from './transfers-fixture.ts'

test('a thread reads a file and matches its lines, one after another', async () => {
  const thread = createStatementThread()
  const [read, refused] = await Promise.all([thread.read(raiffeisen(sixty), {}), thread.read(new Uint8Array(), {})])
  expect(refused).toEqual({ outcome: 'refused', fault: 'empty' })
  if (read.outcome !== 'read') throw new Error(read.outcome)
  const matches = await thread.match(read.statement.lines, orders)
  expect(matches.filter(({ proposals }) => proposals[0]?.sureness === 'sure')).toHaveLength(
    expected.filter((each) => each.endsWith('sure')).length,
  )
})

test('a thread that fails does not stop the next one', async () => {
  const thread = createStatementThread()
  await expect(thread.match(null as never, [])).rejects.toThrow()
  expect(await thread.match([], [])).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { StorageFault } from '@forum/desk/storage/database.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { Paper } from '@forum/domain/order/paper.ts'
import { expect, test } from 'vitest'
import { actsShop, aurora } from './acts-fixture.ts'
import { makeActs, voidAct } from './make-acts.ts'

test('acts of all companies are made some at a time: a cut leaves whole acts, and the same press makes the rest', async () => {
  const { paid, context, database, acts } = await actsShop()
  const code = (place: number) => ({ ...aurora, company: `ТОВ «${place}»`, edrpou: String(10_000_000 + place) })
  const all: Order[] = []
  for (const place of [1, 2, 3, 1, 4, 5, 4]) all.push(await paid(code(place)))
  const wish = { ...{ forumYear: 2025, over: 0, number: null, isCompany: false, isMailed: false, by: 'Оля' }, key: randomUUID() }
  const journal: (readonly string[])[] = []
  let left = 2
  const cut = {
    ...database,
    transaction: (work: Parameters<typeof database.transaction>[0]) =>
      database.transaction(async (tx) => {
        const result = await work(tx)
        if (left-- === 0) throw new StorageFault('the disk is full')
        journal.push((result as { acts: Paper[] }).acts.map(({ number }) => number))
        return result
      }),
  } as typeof database
  expect(await makeActs({ ...context, database: cut }, wish, 2)).toEqual({ outcome: 'cut', all: 3 })
  expect(journal).toEqual([['ACT-1/2025'], ['ACT-2/2025', 'ACT-3/2025']])
  await voidAct(context, (await acts())[1]?.id ?? '', { reason: 'не та назва', by: 'Оля' })
  const again = await Promise.all([makeActs(context, wish, 2), makeActs(context, wish, 2)])
  const rest = again.flatMap((making) => (making.outcome === 'made' ? making.acts : []))
  expect(rest.map(({ number }) => number).toSorted()).toEqual(['ACT-4/2025', 'ACT-5/2025'])
  expect(again).toMatchObject([{ all: 5 }, { all: 5 }])
  expect(
    (await acts()).map(({ content }) => content.orders.map(({ number }) => all.findIndex((each) => each.number === number))),
  ).toEqual([[0, 3], [1], [2], [4, 6], [5]])
  // Nothing of it was made before the disk was full.
  left = 0
  await voidAct(context, (await acts())[0]?.id ?? '', { reason: 'не та назва', by: 'Оля' })
  const failing = makeActs({ ...context, database: cut }, { ...wish, key: randomUUID() }, 2)
  await expect(failing).rejects.toThrow('the disk is full')
})

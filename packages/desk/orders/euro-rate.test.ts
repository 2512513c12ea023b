import { expect, test } from 'vitest'
import { setEuroRate } from './euro-rate.ts'
import { database, desk, freshSale, start } from './place-order-fixture.ts'

freshSale()

test('an order keeps the rate of the euro of its moment, and that its buyer pays from abroad', async () => {
  const { place, formWith } = desk()
  const placed = async (fields: Record<string, string>) => {
    const outcome = await place(formWith({ t: 1 }, fields), { method: 'bank' })
    return outcome.outcome === 'placed' ? outcome.order : outcome
  }
  expect(await placed({})).toMatchObject({ euroRate: null, buyer: { edrpou: '' } })
  await database.transaction((tx) => setEuroRate(tx, 481_234, start))
  const first = await placed({ name: 'Берта', abroad: 'yes', edrpou: '12-3456789' })
  expect(first).toMatchObject({ euroRate: 481_234, buyer: { edrpou: '12-3456789', isAbroad: true } })
  await database.transaction((tx) => setEuroRate(tx, null, start))
  expect(await placed({ name: 'Вільма' })).toMatchObject({ euroRate: null })
  expect(await placed({ name: 'Берта', abroad: 'yes', edrpou: '12-3456789' })).toEqual(first)
})

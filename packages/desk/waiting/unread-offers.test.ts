import * as v from 'valibot'
import { expect, test } from 'vitest'
import { database, freshSale, start } from '../orders/place-order-fixture.ts'
import { hour, soldOut } from './waiting-fixture.ts'

freshSale()

test('while the mail server is away an unread offer is made anew, and what is sent at last is true; for three days', async () => {
  const { wait, refund, offer, rowOf, states, letters, later, kinds } = await soldOut()
  for (const name of ['ada', 'bob']) await wait(name)
  await refund([0])
  const unsent = () => offer(kinds, false)
  const told = async () => {
    const { id, offeredUntil } = await rowOf('ada')
    const purpose = `seats-offered-${offeredUntil}`
    const sent = await database.all(v.object({ message: v.string() }), 'SELECT message FROM delivery WHERE owner_id = ?', id)
    return sent.filter(({ message }) => message.includes('seats-offered')).map(({ message }) => message.includes(purpose))
  }
  await unsent()
  for (let day = 0; day < 2; day++) {
    later(24.5 * hour)
    await unsent()
    expect(await states('ada', 'bob')).toEqual(['offered', 'waiting'])
    expect(await told()).toEqual([true])
    expect((await rowOf('ada')).offeredUntil).toBeGreaterThan(start + 24 * hour)
  }
  later(73 * hour)
  await unsent()
  expect(await states('ada', 'bob')).toEqual(['missed', 'offered'])
  expect(await letters('ada')).not.toContain('Seats are free: “Учасник”')
})

// The journal goes back to its first entry, and shows those of single orders.

import { noteDeed } from '@forum/desk/audit/audit.ts'
import { expect, test } from 'vitest'
import { buyer, startOfficeSite } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'

test('older entries are on the next pages, and an order number or address narrows them', async () => {
  await using site = await startOfficeSite()
  const olena = await site.enter()
  const { id, number } = await site.order()
  const by = { id: 'olena', name: 'Олена' }
  await site.desk.database.transaction(async (tx) => {
    await noteDeed(tx, by, 1, { action: 'noted', orderId: id, reason: 'first' })
    for (let index = 0; index < 201; index++) await noteDeed(tx, by, 2, { action: 'exported', orderId: null })
  })
  const journal = async (query: string) => (await olena.view(`/journal?${query}`)) as Extract<OfficeView, { page: 'journal' }>
  const newest = await journal('')
  expect([newest.deeds.length, newest.deeds.filter(({ action }) => action === 'noted').length]).toEqual([200, 0])
  const oldest = await journal(`before=${newest.older}`)
  expect(oldest).toMatchObject({ deeds: [{ action: 'exported' }, { reason: 'first' }], older: null })
  for (const query of [number, encodeURIComponent(buyer.email)])
    expect(await journal(`q=${query}`)).toMatchObject({ deeds: [{ reason: 'first', order: number }], older: null })
  expect(await journal('q=nobody@mail.example')).toMatchObject({ deeds: [], older: null })
  expect((await journal('before=x')).deeds).toHaveLength(200)
})

import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { lastEuroRate } from '@forum/desk/orders/euro-rate.ts'
import { expect, test } from 'vitest'
import { startOfficeSite } from './office-site-fixture.ts'

test('a rate is set, changed and taken away, each once, and stands in the journal', async () => {
  await using site = await startOfficeSite()
  const olena = await site.enter()
  const set = (rate: string, deed = 'set') => olena.send('/codes/euro', { rate, deed })
  expect(await set('48,1234')).toMatchObject({ status: 303, to: '/codes/euro?done=set#done' })
  await set('48.1234')
  expect(await lastEuroRate(site.desk.database)).toBe(481_234)
  await set('49')
  await set('', 'stop')
  await set('', 'stop')
  expect(await lastEuroRate(site.desk.database)).toBeNull()
  expect(await olena.view('/codes/euro')).toMatchObject({ rates: [{ rate: null }, { rate: 490_000 }, { rate: 481_234 }] })
  expect((await latestDeeds(site.desk.database, 9)).map(({ action, reason }) => [action, reason])).toEqual([
    ['euroStopped', ''],
    ['euroSet', '49,00\u00a0₴'],
    ['euroSet', '48,1234\u00a0₴'],
  ])
})

test('a slip of the pen is shown again and changes nothing', async () => {
  await using site = await startOfficeSite()
  const olena = await site.enter()
  expect(await olena.send('/codes/euro', { rate: '4812', deed: 'set' })).toMatchObject({
    status: 400,
    view: { typed: '4812', isFaulty: true, rates: [] },
  })
})

// Lines that were changed on their way: nothing of them is done twice, and none is lost.
import { expect, test } from 'vitest'
import { vostok } from './layouts-fixture.ts'
import { readStatement } from './read-statement.ts'
import { deskWithStatements, paying } from './statements-fixture.ts'
import { in1251 } from './written-fixture.ts'

test('a file that a spreadsheet program changed is known line by line, and takes a press', async () => {
  const desk = await deskWithStatements()
  const [one, other] = [await desk.invoiced(), await desk.invoiced()]
  const all = [paying(one, { number: '5/10' }), paying(other, { number: '123456789012345678', iban: '', code: '30000005' })]
  await desk.accept(await desk.kept(all))
  const [first, second] = all
  if (!first || !second) throw new Error('two lines')
  const changed = [
    { ...first, number: '05.жов' },
    { ...second, number: '1,23457E+17', purpose: 'оплата рахунка' },
  ]
  const id = await desk.kept(changed)
  expect(await desk.groups(id)).toEqual(['likelyKnown', 'likelyKnown'])
  expect(await desk.accept(id)).toMatchObject({ transfers: 0, given: [] })
  expect([await desk.groups(await desk.kept(changed)), await desk.count('transfer'), await desk.doubts()]).toEqual([
    ['known', 'known'],
    2,
    [],
  ])
})

test('another transfer of the same payer, day and sum is new where the known line stands beside it, or once more than it is known', async () => {
  const desk = await deskWithStatements()
  const order = await desk.invoiced()
  const [known, more] = [paying(order), paying(order, { number: '2', purpose: 'ще один' })]
  await desk.accept(await desk.kept([known]))
  expect(await desk.groups(await desk.kept([known, more]))).toEqual(['known', 'open'])
  expect((await desk.groups(await desk.kept([more, { ...more, number: '3' }]))).toSorted()).toEqual(['likelyKnown', 'open'])
  const others = [
    paying(order, { code: '30000005', iban: '' }),
    paying(order, { sum: 100 }),
    paying(order, { day: '2025-09-08' }),
  ]
  expect(await desk.groups(await desk.kept(others))).not.toContain('likelyKnown')
})

test('lines whose keys of the bank a spreadsheet program made alike are all kept', async () => {
  const all = [paying({ number: '2025-00001' }), paying({ number: '2025-00002' }, { iban: '', code: '30000005' })]
  const text = new TextDecoder('windows-1251').decode(vostok(all)).replaceAll(/OP\d\w+/g, '1,23457E+17')
  const alike = new TextDecoder('windows-1251').decode(vostok(all)).replaceAll(/OP\d\w+/g, '7')
  for (const written of [text, alike]) {
    const [once, turned] = [await readStatement(in1251(written)), await readStatement(in1251(turn(written)))]
    if (once.outcome !== 'read' || turned.outcome !== 'read') throw new Error(once.outcome)
    const keys = once.statement.lines.map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
    expect(turned.statement.lines.map(({ key }) => key)).toEqual(keys.toReversed())
  }
})

const turn = (written: string) => {
  const [heading = '', ...rows] = written.trim().split('\r\n')
  return [heading, ...rows.toReversed()].join('\r\n')
}

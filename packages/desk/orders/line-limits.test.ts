import { expect, test } from 'vitest'
import { desk, editionOf, freshSale, ticket } from './place-order-fixture.ts'

freshSale()

/** The limited tickets of the edition that was held from one line in 209 posts. */
const quotas: Readonly<Record<string, number>> = { a: 150, b: 640, c: 220, d: 120, e: 24 }
const edition = editionOf(Object.entries(quotas).map(([id, quota]) => ticket(id, { quota })))
const person = (index: number) => ({
  name: `Гість ${index}`,
  email: `buyer-${index}@b.example`,
  phone: `+38044${1_000_000 + index}`,
})

type Attack = {
  addresses: readonly string[]
  methods?: readonly ('card' | 'bank')[]
  seats?: number
  isConfirming?: boolean
  spelling?(index: number): string
}

const slots = (count: number, address: (index: number) => string) => Array.from({ length: count }, (_, index) => address(index))

/** Takes all that it is given, ticket by ticket, until nothing is taken any more. */
async function attack({ addresses, methods = ['card'], seats = 10, isConfirming = false, spelling }: Attack) {
  const { place, formWith, orders } = desk()
  let index = 0
  for (const id of Object.keys(quotas))
    for (const address of addresses)
      for (const method of methods)
        for (let time = 0; time < 5; time++) {
          const buyer = { ...person(++index), ...(spelling && { email: spelling(index) }) }
          const outcome = await place(formWith({ [id]: seats }, buyer), { edition, method, visitor: { address } })
          if (outcome.outcome !== 'placed') break
          if (isConfirming && outcome.order.confirmKey) await orders.confirm(outcome.order.confirmKey)
        }
  const left = await orders.seatsLeft()
  const buys = async (id: string, method: 'card' | 'bank') => {
    const visitor = { address: method === 'card' ? '198.51.100.77' : '2a02:2378:1:1::1' }
    return (await place(formWith({ [id]: 2 }, person(++index + 900_000)), { edition, method, visitor })).outcome
  }
  const honest = await Promise.all(Object.keys(quotas).flatMap((id) => [buys(id, 'card'), buys(id, 'bank')]))
  return { held: Object.entries(quotas).map(([id, quota]) => (quota - (left(id, quota) ?? 0)) / quota), honest, orders }
}

test.each<[string, Attack, number]>([
  ['twelve /64 of one /56', { addresses: slots(12, (index) => `2001:db8:7:${(0x100 + index).toString(16)}::1`) }, 0.5],
  ['forty /64 of one /48', { addresses: slots(40, (index) => `2001:db8:7:${(index * 1601).toString(16)}::1`) }, 0.5],
  ['two hundred addresses of one /64', { addresses: slots(200, (index) => `2001:db8:7:1::${(index + 1).toString(16)}`) }, 0.5],
  ['one IPv4 address', { addresses: ['203.0.113.7'] }, 0.5],
  ['one IPv4 address, written as IPv6', { addresses: ['203.0.113.7', '::ffff:203.0.113.7'] }, 0.5],
  ['orders of one seat', { addresses: slots(20, (index) => `2001:db8:7:${index + 1}::1`), seats: 1 }, 0.5],
  ['one order of twenty each', { addresses: slots(12, (index) => `2001:db8:7:${index + 1}::1`), seats: 20 }, 0.85],
  ['invoices', { addresses: slots(12, (index) => `2001:db8:7:${index + 1}::1`), methods: ['bank'] }, 0.2],
  [
    'card and invoice in turns',
    { addresses: slots(12, (index) => `2001:db8:7:${index + 1}::1`), methods: ['card', 'bank'] },
    0.65,
  ],
  [
    'invoices that it confirms',
    { addresses: slots(12, (index) => `2001:db8:7:${index + 1}::1`), methods: ['bank'], isConfirming: true },
    0.85,
  ],
  [
    'one mailbox in many spellings',
    {
      addresses: slots(12, (index) => `203.0.113.${index}`),
      spelling: (index) => `${[...'adalovelace'].join(index % 2 ? '.' : '')}+${index}@gmail.com`,
    },
    0.5,
  ],
])('%s hold a part of each ticket at most, and an honest buyer finds seats', async (_, given, most) => {
  const { held, honest } = await attack(given)
  expect(held.map((share) => Math.max(share, most))).toEqual(held.map(() => most))
  expect(honest).toEqual(honest.map(() => 'placed'))
})

test.each<[string, (index: number) => string]>([
  ['57 /48', (index) => `2001:db8:${(index + 1).toString(16)}:1::1`],
  ['57 IPv4 addresses', (index) => `203.0.113.${index}`],
])('%s together hold one kind at most: of all others a fifth is left to connections that hold nothing', async (_, address) => {
  const { held } = await attack({ addresses: slots(57, address), seats: 2 })
  expect(held.filter((share) => share > 0.8)).toHaveLength(1)
})

test('many lines together get a few seats each once half of a ticket is open', async () => {
  const { held, honest } = await attack({ addresses: slots(8, (index) => `203.0.113.${index}`), seats: 5 })
  for (const share of held) expect(share).toBeLessThan(0.9)
  expect(honest.filter((outcome) => outcome === 'placed').length).toBeGreaterThan(7)
})

test('the whole line is found from one order of it', async () => {
  const { orders } = await attack({ addresses: slots(12, (index) => `2001:db8:7:${(0x100 + index).toString(16)}::1`) })
  const all = await orders.list(500)
  const meant = await orders.unpaid({ like: '2025-00001' })
  expect(meant.length).toBe(all.filter(({ buyer }) => !/buyer-9\d{5}/.test(buyer.email)).length)
  expect(meant.length).toBeGreaterThan(5)
})

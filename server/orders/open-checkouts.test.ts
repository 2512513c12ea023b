import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { createOpenCheckouts, type Opened } from './open-checkouts.ts'

const minute = 60_000

type Shared = { now: number; payments: Map<string, Payment['state']>; opened: Opened[] }

/** One process; those with the same `state` share a database. */
function start(state: Shared = { now: 0, payments: new Map(), opened: [] }) {
  const checkouts = createOpenCheckouts({
    orders: {
      payment: async (reference) => {
        const found = state.payments.get(reference)
        return found && ({ reference, state: found } as Payment)
      },
    },
    now: () => state.now,
  })
  const pay = async (id = 'order', isBroken = false) => {
    const checkout = await checkouts.of({ id } as Order, async (since) => {
      if (isBroken) throw new Error('the provider is away')
      const elsewhere = state.opened.findLast(
        ({ reference, openedAt }) =>
          reference.startsWith(`${id}-`) &&
          openedAt >= since &&
          openedAt <= state.now &&
          state.payments.get(reference) === 'pending',
      )
      if (elsewhere) return elsewhere
      const reference = `${id}-${state.payments.size + 1}`
      state.payments.set(reference, 'pending')
      const opened: Opened = {
        reference,
        openedAt: state.now,
        checkout: { kind: 'address', address: reference, paymentId: reference },
      }
      state.opened.push(opened)
      return opened
    })
    return checkout.kind === 'address' ? checkout.address : ''
  }
  return { state, pay }
}

test('three hundred pressings open one payment, those at once and those a few minutes later', async () => {
  const { state, pay } = start()
  const first = await Promise.all(Array.from({ length: 300 }, () => pay()))
  state.now += 5 * minute
  expect([new Set(first), await pay(), state.payments.size]).toEqual([new Set(['order-1']), 'order-1', 1])
})

test('another order has a payment of its own', async () => {
  const { pay } = start()
  expect([await pay('a'), await pay('b'), await pay('a')]).toEqual(['a-1', 'b-2', 'a-1'])
})

test.each(['failed', 'paid', 'reversed'] as const)('a payment that is %s is not used again', async (become) => {
  const { state, pay } = start()
  await pay()
  state.payments.set('order-1', become as Payment['state'])
  expect(await Promise.all([pay(), pay(), pay()])).toEqual(['order-2', 'order-2', 'order-2'])
})

test('after ten minutes, and when the clock was set back, another one is opened', async () => {
  const { state, pay } = start()
  await pay()
  state.now += 11 * minute
  expect(await pay()).toBe('order-2')
  state.now = -minute
  expect(await pay()).toBe('order-3')
})

test('what could not be opened is tried anew', async () => {
  const { pay } = start()
  await expect(pay('order', true)).rejects.toThrow('away')
  expect(await pay()).toBe('order-1')
})

test('a payment that another process has opened is used again, for as long as there', async () => {
  const { state, pay } = start()
  await pay()
  state.now += 6 * minute
  const other = start(state)
  expect([await other.pay(), await other.pay('another')]).toEqual(['order-1', 'another-2'])
  state.now += 5 * minute
  expect([await other.pay(), await pay()]).toEqual(['order-3', 'order-3'])
})

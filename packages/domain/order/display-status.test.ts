import { expect, test } from 'vitest'
import { type Attempt, confirmationTimeout, displayStatusOf, isUnfulfillable, mayPay } from './display-status.ts'

const now = Date.UTC(2025, 8, 9, 9)
const card = { method: 'card', status: 'awaiting_payment', received: 0, expiresAt: now + 1000, revokedAt: null } as const
const bank = { ...card, method: 'bank' } as const
const attempt = (state: Attempt['state'], own: Partial<Attempt> = {}): Attempt => ({ state, status: '', openedAt: now, ...own })

test.each([
  ['by card, just placed', card, [], 'toPay'],
  ['by bank, just placed', bank, [], 'invoice'],
  ['by card, the visitor is at the provider or back early', card, [attempt('pending')], 'confirming'],
  ['by card, nothing was heard for long', card, [attempt('pending', { openedAt: now - confirmationTimeout })], 'toPay'],
  [
    'by card, the provider says that it works on it',
    card,
    [attempt('pending', { openedAt: now - confirmationTimeout, status: 'processing' })],
    'confirming',
  ],
  ['by card, refused', card, [attempt('failed', { status: 'failure' })], 'declined'],
  ['by card, the provider was not reached', card, [attempt('failed')], 'toPay'],
  ['by card, tried again after a refusal', card, [attempt('pending'), attempt('failed')], 'confirming'],
  ['paid', { ...card, status: 'paid' }, [attempt('paid')], 'paid'],
  ['paid, by the operator, whatever an attempt says', { ...card, status: 'paid' }, [attempt('pending')], 'paid'],
  ['time is over, not swept yet', { ...card, expiresAt: now }, [], 'expired'],
  [
    'time is over while the provider works on it',
    { ...card, status: 'cancelled', expiresAt: now },
    [attempt('pending')],
    'confirming',
  ],
  ['refused, time is over', { ...card, expiresAt: now }, [attempt('failed')], 'expired'],
  ['an invoice past its day', { ...bank, expiresAt: now }, [], 'expired'],
  ['an invoice of which a part is paid', { ...bank, received: 1 }, [], 'invoice'],
  ['an invoice of which a part is paid, past its day', { ...bank, received: 1, expiresAt: now }, [], 'partLate'],
  ['swept', { ...card, status: 'cancelled' }, [], 'expired'],
  ['called off', { ...card, status: 'cancelled', revokedAt: now }, [attempt('pending')], 'cancelled'],
  ['given back', { ...card, status: 'refunded', revokedAt: now }, [attempt('refunded')], 'refunded'],
] as const)('%s', (_, order, attempts, expected) => expect(displayStatusOf(order, attempts, now)).toBe(expected))

test.each([
  [card, true],
  [bank, false],
  [{ ...card, expiresAt: now }, false],
  [{ ...card, status: 'paid' }, false],
  [{ ...card, revokedAt: now }, false],
] as const)('%j may be paid by card: %s', (order, expected) => expect(mayPay(order, now)).toBe(expected))

test.each([
  ['paid', [attempt('paid')], false],
  ['paid', [attempt('paid'), attempt('paid')], true],
  ['cancelled', [attempt('paid')], true],
  ['cancelled', [attempt('failed')], false],
  ['refunded', [attempt('paid')], false],
] as const)('%s after %j is paid in vain: %s', (status, attempts, expected) =>
  expect(isUnfulfillable(status, attempts)).toBe(expected),
)

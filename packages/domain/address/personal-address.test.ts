import { expect, test } from 'vitest'
import { isPersonalAddress, withoutKey } from './personal-address.ts'

const key = 'Zx_1-abcdefghijklmnopq'

test.each([
  [`/uk/order/${key}`, '/uk/order/*'],
  [`/ru/order/${key}/invoice.pdf`, '/ru/order/*/invoice.pdf'],
  [`/uk/order/${key}/invoice-2.pdf`, '/uk/order/*/invoice-2.pdf'],
  [`/uk/ticket/${key}`, '/uk/ticket/*'],
  [`/uk/ticket/${key}/ticket.pdf`, '/uk/ticket/*/ticket.pdf'],
  ['/uk/test-payment/2025-00042-1', '/uk/test-payment/*'],
  [`/uk/ORDER/${key}`, '/uk/ORDER/*'],
  [`//uk//order//${key}/`, '//uk//order//*'],
  [`/uk/%6frder/${key}`, '/uk/order/*'],
  [`/uk%2Forder%2f${key}`, '/uk/order/*'],
  [`/uk/order/%41${key}`, '/uk/order/*'],
  [`/uk/order/${key}/%0aforged line`, '/uk/order/*'],
])('%s is a key and is written as %s', (path, written) => {
  expect(isPersonalAddress(path)).toBe(true)
  expect(withoutKey(path)).toBe(written)
})

test.each(['/', '/uk', '/uk/order', '/uk/order/', '/uk/forum/2025/tickets', '/uk/news/order/x', '/uk/orders/x', '/uk/%E0%A4%A'])(
  '%s is a page for everybody and is written as it is',
  (path) => {
    expect(isPersonalAddress(path)).toBe(false)
    expect(withoutKey(path)).toBe(path)
  },
)

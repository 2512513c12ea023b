// Shared by tests of all payment providers: a payment, varied orders, and a stand-in server.
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BasketLine, basketOf } from '@forum/domain/order/basket.ts'
import { totalOf } from '@forum/domain/order/order.ts'
import { onTestFinished } from 'vitest'
import type { CardPayment } from './provider.ts'

export const payment: CardPayment = {
  reference: 'KEF-2025-00017',
  amount: 1_250_050,
  currency: 'UAH',
  description: 'Квитки на форум, замовлення KEF-2025-00017',
  locale: 'uk',
  returnUrl: 'https://forum.example/uk/thank-you-page',
  callbackUrl: 'https://forum.example/payments/liqpay',
  expiresAt: Date.UTC(2025, 8, 9, 10, 0),
  receipt: { email: 'olena@mail.example', lines: [{ code: '2025-7', name: 'Участь у форумі', quantity: 2, price: 625_025 }] },
}

/** Varied orders, always the same: 1 to 4 lines of 0 to 9 seats, prices from 0 to 99 999 hryvnias. */
export function orders(count: number): { total: number; lines: BasketLine[] }[] {
  let state = 7
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return Array.from({ length: count }, () => {
    const lines = Array.from({ length: 1 + next(4) }, (_, index) => ({
      ticketId: String(index),
      title: 'Квиток '.repeat(1 + next(40)),
      price: next(3) === 0 ? 0 : next(100_000),
      attendees: Array.from({ length: next(10) }, () => ({ name: '', company: '', position: '', email: '' })),
    }))
    return { total: totalOf(lines) * 100, lines: basketOf({ forumYear: 2025, lines }, (title) => title) }
  })
}

export type ReceivedRequest = { path: string | undefined; headers: IncomingMessage['headers']; body: string }

/** A stand-in server: records requests and answers in the provider's format. */
export async function standIn(answer: (request: ReceivedRequest) => { status?: number; body: unknown }) {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const received = { path: request.url, headers: request.headers, body }
    requests.push(received)
    const { status = 200, body: reply } = answer(received)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { requests, stop: () => server.close(), origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

// Places orders from beside the running site, as the operator's command works: one file, two processes.
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createDesk, type DeskParts } from '@forum/desk/composition/desk.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { noConsent } from '@forum/domain/order/consent.ts'
import type { NewOrder, Order } from '@forum/domain/order/order.ts'
import { cardTimeout } from '@forum/domain/order/order.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createClock } from '@forum/ground/settings/clock.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { test } from '@playwright/test'
import { siteOrigin } from './ports.ts'

export type OrderDesk = AsyncDisposable & {
  desk: DeskParts
  /** `quota`: seats that there are of its tickets; without it, as many as are asked for. */
  place(own?: Partial<NewOrder>, quota?: number): Promise<Order>
  /** Opens a payment by the test provider, as the button of the order's page does; gives its reference. */
  open(order: Order): Promise<string>
  pay(order: Order): Promise<void>
}

const people = [
  { name: 'Єва Їжакевич-Ґудзь', company: 'ТОВ «Льон і Лад»', position: 'Директорка', email: 'eva@lad.example' },
  { name: 'Марʼян О’Коннор', company: '', position: '', email: 'marian@lad.example' },
]

const siteData = 'test-results/data'

/** Opens the desk beside the running site for the tests of a file, and gives it to `take` before the first of them. */
export function withSiteDesk(take: (desk: OrderDesk) => void): void {
  let desk: OrderDesk | undefined
  test.beforeAll(async () => {
    mkdirSync(siteData, { recursive: true })
    desk = await openOrderDesk(siteData, siteOrigin())
    take(desk)
  })
  test.afterAll(() => desk?.[Symbol.asyncDispose]())
}

/** Of the site whose data lie in `dataDirectory`. */
export async function openOrderDesk(dataDirectory: string, siteUrl: string): Promise<OrderDesk> {
  const config = decideConfig({ DATA_DIR: dataDirectory, SITE_URL: siteUrl })
  const edition = () => ({ forum: '', date: '', place: '', calendar: null })
  const clock = createClock(await siteNow(siteUrl))
  const desk = await createDesk({ config, dataDirectory, edition, clock, log: silentLog() })
  return {
    desk,
    async place(own = {}, quota) {
      const now = clock.now()
      const ticket = { ticketId: 'e2e', title: 'Учасник', price: 6_900 }
      const order: NewOrder = {
        forumYear: 2025,
        locale: 'uk' as Locale,
        method: 'card',
        buyer: { name: 'Єва Їжакевич-Ґудзь', email: 'buh@lad.example', phone: '+38 044 123 45 67', company: '', edrpou: '' },
        lines: [{ ...ticket, attendees: people }],
        consent: noConsent(now),
        createdAt: now,
        expiresAt: now + (own.method === 'bank' ? 5 * 24 * 3_600_000 : cardTimeout),
        ...own,
      }
      const quotas = new Map(order.lines.map(({ ticketId }) => [ticketId, quota ?? null]))
      const placing = await desk.sale.orders.store(order, quotas, randomUUID())
      if (placing.outcome !== 'placed') throw new Error('the seats are gone')
      return placing.order
    },
    async open(order) {
      const checkout = await desk.sale.paymentService.checkout(order)
      if (checkout.kind !== 'address') throw new Error('the test provider gives an address')
      return checkout.paymentId
    },
    async pay(order) {
      if (!(await desk.sale.orders.markPaid(order.number))) throw new Error(`${order.number} cannot be paid`)
    },
    [Symbol.asyncDispose]: () => desk[Symbol.asyncDispose](),
  }
}

/** What time it is on the running site, as each of its pages says. */
async function siteNow(siteUrl: string): Promise<number> {
  const { headers } = await fetch(`${siteUrl}/uk`)
  const said = /now;dur=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1]
  if (!said) throw new Error('the site does not say its time')
  return Number(said)
}

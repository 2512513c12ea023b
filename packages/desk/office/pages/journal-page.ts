// The journal: all entries page by page, or those of the orders that a search finds.
import type { Hono } from 'hono'
import { deedLines } from './home-page.ts'
import type { OfficeEnv, OfficeRoom } from './office-room.ts'
import { findOrders } from './order-search.ts'

/** Entries on a page. */
const most = 200

export function journalPage(stack: Hono<OfficeEnv>, { parts: { desk }, show }: OfficeRoom): void {
  stack.get('/journal', async (context) => {
    const query = (context.req.query('q') ?? '').trim().slice(0, 200)
    const asked = context.req.query('before') ?? ''
    const before = /^\d{1,15}$/.test(asked) ? Number(asked) : null
    const found = async () => (await findOrders(desk.database, { query, filter: null, now: desk.now() })).orders
    const orders = query === '' ? null : await found()
    const deeds = await deedLines(desk.database, desk.orders, most + 1, { before, orders })
    const older = deeds.length > most ? (deeds[most - 1]?.id ?? null) : null
    return show(context, { page: 'journal', deeds: deeds.slice(0, most), query, older })
  })
}

// The waiting list page of the desk.

import { ownDomain } from '@forum/desk/forms/mailbox.ts'
import { listWaiting } from '@forum/desk/waiting/forget-waiting.ts'
import type { Hono } from 'hono'
import type { OfficeEnv, OfficeRoom } from './office-room.ts'
import { takeOffList } from './waiting-deeds.ts'
import type { WaitingView } from './waiting-view.ts'

export function waitingPages(stack: Hono<OfficeEnv>, { parts, show }: OfficeRoom): void {
  const { desk, forum, kindsOf, limits } = parts
  stack.get('/waiting', async (context) => {
    const { year } = forum()
    const names = new Map(kindsOf(year).map(({ id, name }) => [id, name]))
    const turns = new Map<string, number>()
    const people = (await listWaiting(desk.database, year, desk.now())).map((row): WaitingView['people'][number] => {
      const { id, ticketId, title, name, email, seats, askedAt, state, offeredSeats, offeredUntil, placedFrom } = row
      if (state === 'waiting') turns.set(ticketId, (turns.get(ticketId) ?? 0) + 1)
      return {
        id,
        name,
        email,
        seats,
        askedAt,
        state,
        kind: names.get(ticketId) ?? title,
        turn: state === 'waiting' ? (turns.get(ticketId) ?? null) : null,
        offer: state === 'offered' && offeredUntil !== null ? { seats: offeredSeats, until: offeredUntil } : null,
        hasLine: placedFrom !== null,
        domain: ownDomain(row.mailbox),
      }
    })
    const isRemoved = context.req.query('done') === 'removed'
    return show(context, { page: 'waiting', year, people, offerHours: desk.settings.offerHours, isRemoved })
  })
  stack.post('/waiting/:id/remove', async (context) => {
    const isDone = await takeOffList(context.req.param('id'), { desk, by: context.get('organiser'), limits })
    return context.redirect(isDone ? '/waiting?done=removed#done' : '/waiting', 303)
  })
}

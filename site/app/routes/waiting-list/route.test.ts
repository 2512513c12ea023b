import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aTicket } from '@forum/domain/ticket/ticket-builder.ts'
import { requestServicesContext, servicesContext, setLocale } from '@forum/site/app/context/context.server.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import type { RequestServices } from '@forum/site/server/contract/app-contract.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Route } from './+types/route.ts'
import { action } from './route.tsx'

const tickets = [aTicket({ id: 't', quota: 10 })]
const ticketGroups = [{ id: 'g', title: inAll('Учасник'), description: inAll('-'), tickets }]
const forum = aForum({ year: 2025, ticketsStatus: 'started', ticketGroups })

/** Sends the form while `left` seats are free. Gives where it leads, and whether somebody was put on the list. */
async function send(left: number) {
  const join = vi.fn(async () => ({ outcome: 'kept' }))
  const desk = {
    sale: { waitingList: { join }, orders: { seatsLeft: async () => () => left }, ways: {}, settings: { seller: null } },
  }
  const context = new RouterContextProvider()
  setLocale(context, 'uk')
  context.set(servicesContext, servicesWith({ forums: [forum] }))
  context.set(requestServicesContext, { desk, visitor: { address: '203.0.113.7' } } as unknown as RequestServices)
  const request = new Request('http://site/uk/forum/2025/waiting?ticket=t', { method: 'POST', body: new FormData() })
  const args = { request, context, params: { lang: 'uk', year: '2025' } } as unknown as Route.ActionArgs
  const answer = await action(args).catch((thrown: unknown) => thrown)
  return { to: answer instanceof Response ? answer.headers.get('location') : null, isAsked: join.mock.calls.length > 0 }
}

test('who sends the form when seats are free again is led to them, and keeps them from nobody', async () => {
  const page = '/uk/forum/2025/waiting?ticket=t'
  expect(await send(0)).toEqual({ to: `${page}&sent=1`, isAsked: true })
  expect(await send(3)).toEqual({ to: page, isAsked: false })
})

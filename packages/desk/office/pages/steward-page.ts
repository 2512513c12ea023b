// The only desk page of a steward: choose a gate to open on this phone.

import { gateAddress, listGates, openGate } from '@forum/desk/door/gate/gates.ts'
import type { Hono } from 'hono'
import { noted, type OfficeContext, type OfficeEnv, type OfficeRoom } from './office-room.ts'

export function stewardPage(stack: Hono<OfficeEnv>, { parts, show }: OfficeRoom): void {
  const { desk, deskUrl } = parts
  const open = async () =>
    (await listGates(desk.database)).filter(({ role, revokedAt }) => role === 'steward' && revokedAt === null)
  const page = async (context: OfficeContext, isClosed: boolean) =>
    show(
      context,
      { page: 'ownGate', gates: (await open()).map(({ id, name }) => ({ id, name })), isClosed },
      isClosed ? 400 : 200,
    )
  stack.get('/', (context, next) => (context.get('organiser').role === 'steward' ? page(context, false) : next()))
  stack.post('/gates/:id/open', async (context, next) => {
    const steward = context.get('organiser')
    if (steward.role !== 'steward') return next()
    const gate = (await open()).find(({ id }) => id === context.req.param('id'))
    if (!gate) return page(context, true)
    const deedOf = (key: string | null) =>
      key === null ? null : ({ action: 'gateOpened', orderId: null, reason: gate.name } as const)
    const key = await openGate(noted(context, parts, deedOf), gate.id, steward, desk.now())
    return key === null ? page(context, true) : context.redirect(gateAddress(deskUrl, key), 303)
  })
}

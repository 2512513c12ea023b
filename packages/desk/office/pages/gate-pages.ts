// The door page of the desk: gates, whose address is shown once, and the day's statistics.

import { noteDeed } from '@forum/desk/audit/audit.ts'
import { doorBoard } from '@forum/desk/door/gate/board.ts'
import { addGate, gateAddress, listGates, revokeGate, stewardsOnPhones } from '@forum/desk/door/gate/gates.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { Hono } from 'hono'
import { encodeQR } from 'qr'
import { signOut } from '../staff/sign-out.ts'
import { noted, type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'
import type { GatesView } from './office-view.ts'

const longestName = 60

export function gatePages(stack: Hono<OfficeEnv>, { parts, show, realNow }: OfficeRoom): void {
  const { desk, deskUrl } = parts
  const page = async (context: OfficeContext, own: Partial<GatesView> = {}, status: 200 | 400 = 200) => {
    const gates = (await listGates(desk.database)).map(({ revokedAt, createdAt: _, ...gate }) => ({
      ...gate,
      isRevoked: revokedAt !== null,
    }))
    const board = await doorBoard(desk.database, desk.doorEdition(), dateAt(desk.now()), desk.now(), desk.doorReturns())
    const stewards = await stewardsOnPhones(desk.database, realNow())
    return show(context, { page: 'gates', gates, stewards, isEnded: false, board, made: null, fault: null, ...own }, status)
  }
  stack.get('/gates', (context) => page(context, { isEnded: context.req.query('done') === 'ended' }))
  stack.post('/gates', async (context) => {
    const form = context.get('form')
    const name = typedText(form, 'name')
    if (name === '' || name.length > longestName) return page(context, { fault: { kind: 'noName', typed: name } }, 400)
    const isTaken = (await listGates(desk.database)).some((gate) => gate.name === name && gate.revokedAt === null)
    if (isTaken) return page(context, { fault: { kind: 'nameTaken', typed: name } }, 400)
    const role = form.get('supervisor') === 'yes' ? 'supervisor' : 'steward'
    const deedOf = () => ({ action: 'gateAdded', orderId: null, reason: name }) as const
    const { key } = await addGate(noted(context, parts, deedOf), name, role, desk.now())
    const address = gateAddress(deskUrl, key)
    return page(context, { made: { name, address, qr: encodeQR(address, 'svg', { ecc: 'low', border: 2 }) } })
  })
  stack.post('/gates/:id/revoke', async (context) => {
    const gate = (await listGates(desk.database)).find(({ id }) => id === context.req.param('id'))
    if (gate)
      await desk.database.transaction(async (tx) => {
        if (!(await revokeGate(tx, gate.id, desk.now()))) return
        await noteDeed(tx, context.get('organiser'), desk.now(), { action: 'gateRevoked', orderId: null, reason: gate.name })
      })
    return context.redirect('/gates', 303)
  })
  stack.post('/stewards/:id/end', async (context) => {
    const steward = (await stewardsOnPhones(desk.database, realNow())).find(({ id }) => id === context.req.param('id'))
    if (steward)
      await desk.database.transaction(async (tx) => {
        const { sessions, phones } = await signOut(tx, desk.now(), steward.id)
        if (sessions + phones === 0) return
        const deed = { action: 'phonesEnded', orderId: null, reason: steward.name } as const
        await noteDeed(tx, context.get('organiser'), desk.now(), deed)
      })
    return context.redirect('/gates?done=ended#done', 303)
  })
}

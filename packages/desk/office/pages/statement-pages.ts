// Routes of bank statements: a file is read, its lines are shown, accepted in one act, undone in one act.
import type { Deed } from '@forum/desk/audit/audit.ts'
import { orderDeliveries } from '@forum/desk/orders/order-deliveries.ts'
import { type Accepting, acceptStatement } from '@forum/desk/statements/accept-statement.ts'
import { type Mapping, mappingSchema } from '@forum/desk/statements/mapping.ts'
import { fileSource, receiveStatement } from '@forum/desk/statements/receive-statement.ts'
import { dropFile, keepFile, keptFile } from '@forum/desk/statements/statement-file.ts'
import { mappingFor } from '@forum/desk/statements/statement-store.ts'
import { createStatementThread, type StatementThread } from '@forum/desk/statements/statement-thread.ts'
import { type Undoing, undoStatement } from '@forum/desk/statements/undo-statement.ts'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { allTyped, noted, type OfficeContext, type OfficeEnv, type OfficeRoom } from './office-room.ts'
import { type StatementFault, type StatementsView, statementsView, statementView } from './statement-view.ts'

export function statementPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const thread = createStatementThread()
  const { desk } = room.parts
  const list = async (context: OfficeContext, own: Partial<StatementsView> = {}) =>
    room.show(context, await statementsView(desk.database, own), own.refused || own.naming?.fault ? 400 : 200)
  stack.get('/transfers/statement', (context) => list(context, { isAnew: context.req.query('anew') === 'yes' }))
  stack.post('/transfers/statement', async (context) => {
    const form = context.get('form')
    const isNaming = form.get('deed') === 'name'
    const keptId = isNaming ? String(form.get('kept') ?? '') : ''
    const bytes = isNaming ? await keptFile(desk.database, keptId, desk.now()) : await bytesIn(form)
    const isAnew = form.get('anew') === 'yes'
    if (!bytes) return list(context, { isAnew, refused: isNaming ? 'fileGone' : 'noFile' })
    const named = isNaming ? mappingIn(form) : null
    const { seller } = desk.settings
    const own = seller ? { code: seller.code, ibans: [seller.iban] } : undefined
    const source = fileSource(bytes, { thread, database: desk.database, own, named: named ?? undefined, isAnew })
    const by = { readAt: desk.now(), readBy: context.get('organiser').name }
    const receiving = await receiveStatement(desk.database, source, by)
    if (receiving.outcome === 'kept') {
      await dropFile(desk.database, keptId)
      return context.redirect(`/transfers/statement/${receiving.id}`, 303)
    }
    if (receiving.outcome === 'refused') return list(context, { isAnew, refused: receiving.fault })
    const fault = isNaming ? (named ? 'empty' : 'fault') : null
    const kept = keptId || (await keepFile(desk.database, bytes, desk.now()))
    const before = isNaming ? undefined : await mappingFor(desk.database, receiving.table.fingerprint)
    return list(context, { naming: { ...receiving.table, kept, typed: before ? typedOf(before) : allTyped(form), fault } })
  })
  onePage(stack, room, thread)
}

async function bytesIn(form: FormData): Promise<Uint8Array | null> {
  const file = form.get('file')
  // A browser sends a field without a file, too.
  return file instanceof File && (file.size > 0 || file.name !== '') ? new Uint8Array(await file.arrayBuffer()) : null
}

/** A mapping as it is typed into the form. */
const typedOf = ({ fingerprint, unit, ...columns }: Mapping): Record<string, string> => ({
  unit,
  ...Object.fromEntries(Object.entries(columns).map(([name, place]) => [`column-${name}`, String(place)])),
})

/** null: it does not say where day and sum are. */
function mappingIn(form: FormData): Mapping | null {
  const columns = [...form].flatMap(([name, value]) => {
    const column = /^column-(\w+)$/.exec(name)?.[1]
    return column && typeof value === 'string' && value !== '' ? [[column, Number(value)] as const] : []
  })
  const read = v.safeParse(mappingSchema, { ...Object.fromEntries(columns), fingerprint: '', unit: form.get('unit') })
  return read.success ? read.output : null
}

function onePage(stack: Hono<OfficeEnv>, room: OfficeRoom, thread: StatementThread): void {
  const { parts, show } = room
  const { desk } = parts
  const page = async (context: OfficeContext, fault: StatementFault | null) => {
    const asked = context.req.query('done')
    const number = (name: string) => Number(context.req.query(name)) || 0
    const accepted =
      asked === 'accepted' ? ({ deed: asked, transfers: number('transfers'), orders: number('orders') } as const) : null
    const done = fault ? null : asked === 'undone' || asked === 'given' ? ({ deed: asked } as const) : accepted
    const view = await statementView(desk.database, thread, context.req.param('id') ?? '', { done, fault, now: desk.now() })
    return view ? show(context, view, fault ? 400 : 200) : show(context, { page: 'problem', problem: 'notFound' }, 404)
  }
  stack.get('/transfers/statement/:id', (context) => page(context, null))
  stack.post('/transfers/statement/:id', async (context) => {
    const [id, form, { id: byId, name }] = [context.req.param('id'), context.get('form'), context.get('organiser')]
    const by = { id: byId, name }
    const path = `/transfers/statement/${id}`
    if (form.get('deed') === 'undo') {
      const undoing = await undoStatement({ database: noted(context, parts, deedOfUndoing), now: desk.now }, id, by)
      if (undoing.outcome === 'followed') return page(context, undoing.what)
      if (undoing.outcome === 'notAccepted') return page(context, 'notAccepted')
      return context.redirect(`${path}?done=undone#done`, 303)
    }
    const own = {
      outbox: desk.outbox,
      deliveries: orderDeliveries,
      now: desk.now,
      database: noted(context, parts, deedOfAccepting),
    }
    const wish = { id, seen: String(form.get('seen') ?? ''), asNew: form.getAll('asNew').map(String), by }
    const accepting = await acceptStatement(own, thread, wish)
    if (accepting.outcome !== 'accepted') return page(context, accepting.outcome)
    desk.deliveriesAdded()
    return context.redirect(`${path}?done=accepted&transfers=${accepting.transfers}&orders=${accepting.given.length}#done`, 303)
  })
}

function deedOfAccepting(accepting: Accepting): Deed | null {
  if (accepting.outcome !== 'accepted') return null
  const { id, transfers, sum, given, tied } = accepting
  return {
    action: 'statementAccepted',
    orderId: null,
    before: { statement: id, transfers, amount: sum, orders: given.length, tied },
  }
}

const deedOfUndoing = (undoing: Undoing): Deed | null =>
  undoing.outcome === 'undone'
    ? { action: 'statementUndone', orderId: null, before: { statement: undoing.id, transfers: undoing.transfers } }
    : null

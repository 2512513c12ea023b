// Routes of transfers: the list with a form to note one, one transfer, and the list of money to send back.
import { noteDeed } from '@forum/desk/audit/audit.ts'
import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { Hono } from 'hono'
import { csvFile, type Download, workbook } from '../lists/make-download.ts'
import { returnTable } from '../lists/return-table.ts'
import { attachment } from './download-pages.ts'
import { allTyped, type OfficeContext, type OfficeEnv, type OfficeRoom } from './office-room.ts'
import { whereToBeFresh } from './order-pages.ts'
import { statementPages } from './statement-pages.ts'
import { type Acting, doTransferDeed, keyIn, markSentBy, noteByForm } from './transfer-deeds.ts'
import {
  moneyAsked,
  type TransferRefusal,
  type TransfersView,
  transferDeeds,
  transfersView,
  transferView,
} from './transfer-view.ts'

export function transferPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { parts, show } = room
  const { desk } = parts
  const list = async (context: OfficeContext, own: Partial<TransfersView> = {}) => {
    const query = (context.req.query('q') ?? '').slice(0, 200)
    const view = await transfersView(desk.database, { query, isWaiting: context.req.query('show') === 'waiting' })
    return show(context, { typed: {}, fault: null, ...view, ...own }, own.fault ? 400 : 200)
  }
  stack.get('/transfers', (context) => list(context))
  stack.post('/transfers', async (context) => {
    const form = context.get('form')
    const noting = await noteByForm(acting(context, room), form)
    if ('id' in noting) return context.redirect(`/transfers/${noting.id}?done=noted#done`, 303)
    return list(context, { fault: noting.fault, typed: allTyped(form) })
  })
  // Before the page of a transfer, whose path would match.
  statementPages(stack, room)
  returnPages(stack, room)
  onePage(stack, room)
}

function acting(context: OfficeContext, { parts, realNow }: OfficeRoom): Acting {
  return { context, parts, isFresh: context.get('organiser').freshUntil >= realNow() }
}

function onePage(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { parts, realNow, show } = room
  const { desk } = parts
  const page = async (context: OfficeContext, refused: TransferRefusal | null) => {
    const id = context.req.param('id') ?? ''
    const done = [...transferDeeds, 'noted' as const].find((deed) => deed === context.req.query('done')) ?? null
    const view = await transferView(desk.database, id, {
      query: (context.req.query('q') ?? '').slice(0, 200),
      freshFrom: whereToBeFresh(context.get('organiser'), `/transfers/${id}`, realNow()),
      done: refused ? null : done,
      refused,
      now: desk.now(),
    })
    return view ? show(context, view, refused ? 400 : 200) : show(context, { page: 'problem', problem: 'notFound' }, 404)
  }
  stack.get('/transfers/:id', (context) => page(context, null))
  stack.post('/transfers/:id', async (context) => {
    const [id, form] = [context.req.param('id'), context.get('form')]
    const deed = transferDeeds.find((each) => each === form.get('deed'))
    if (!deed) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const fault = await doTransferDeed(deed, id, form, acting(context, room))
    if (fault) return page(context, { deed, fault, typed: allTyped(form) })
    desk.deliveriesAdded()
    // A list of a statement is worked through without leaving it.
    const statement = deed === 'given' ? keyIn(form, 'statement') : null
    return context.redirect(`/transfers/${statement ? `statement/${statement}` : id}?done=${deed}#done`, 303)
  })
}

/** The list for the bank. */
function returnPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { parts, show } = room
  const { desk } = parts
  stack.get('/transfers/back', async (context) => {
    const asked = await moneyAsked(desk.database)
    const done = context.req.query('done')
    return show(context, {
      page: 'returns',
      asked,
      sum: asked.reduce((sum, { amount }) => sum + amount, 0),
      done: done === undefined ? null : Number(done) || 0,
    })
  })
  stack.post('/transfers/back', async (context) => {
    const ids = context.get('form').getAll('return').map(String)
    return context.redirect(`/transfers/back?done=${await markSentBy(acting(context, room), ids)}#done`, 303)
  })
  stack.post('/transfers/back/file', async (context) => {
    const format = context.get('form').get('format') === 'csv' ? 'csv' : 'xlsx'
    return attachment(context, await returnFile(context, room, format))
  })
}

async function returnFile(context: OfficeContext, { parts: { desk } }: OfficeRoom, format: 'xlsx' | 'csv'): Promise<Download> {
  const { downloads: words } = downloadWords[context.get('organiser').language]
  const asked = await desk.database.transaction(async (tx) => {
    const reason = `${words.tables.returns}, ${format.toUpperCase()}`
    await noteDeed(tx, context.get('organiser'), desk.now(), { action: 'exported', orderId: null, reason })
    return moneyAsked(tx)
  })
  const [name, table] = [`returns-${dateAt(desk.now())}.${format}`, returnTable(asked, words)]
  return format === 'xlsx' ? workbook(name, [table]) : csvFile(name, table)
}

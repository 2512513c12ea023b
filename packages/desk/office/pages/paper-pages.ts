// Routes of credit notes and acts: the list, one paper with its PDF, and the page that makes acts.
import { paperBy } from '@forum/desk/papers/paper-rows.ts'
import { createDrawingThreads, largePapers } from '@forum/desk/post/pdf/order-pdfs.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { type Paper, paperFile } from '@forum/domain/order/paper.ts'
import type { Hono } from 'hono'
import { attachment, yearsWithOrders } from './download-pages.ts'
import { allTyped, type OfficeContext, type OfficeEnv, type OfficeRoom } from './office-room.ts'
import { doPaperDeed, makeByForm, overOf, type PaperFormat, papersFile } from './paper-deeds.ts'
import {
  type NewActsShown,
  newActsView,
  type PaperView,
  paperDeeds,
  paperFilters,
  paperResults,
  papersView,
  paperView,
} from './paper-view.ts'

const formats: readonly PaperFormat[] = ['xlsx', 'csv', 'zip']

export function paperPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { parts, show } = room
  const { desk } = parts
  const threads = createDrawingThreads(largePapers)
  const draw = (paper: Paper) => threads.run({ kind: 'papers', given: [paper] })
  const ofYear = async (context: OfficeContext) => {
    const years = await yearsWithOrders(desk.database, parts.currentYear())
    return { years, year: years.find((year) => String(year) === context.req.query('year')) ?? parts.currentYear() }
  }
  const notFound = (context: OfficeContext) => show(context, { page: 'problem', problem: 'notFound' }, 404)
  stack.get('/orders/papers', async (context) => {
    const count = (name: string) => Number(/^\d{1,6}$/.exec(context.req.query(name) ?? '')?.[0] ?? 0)
    const view = await papersView(desk.database, {
      ...(await ofYear(context)),
      query: (context.req.query('q') ?? '').slice(0, 200),
      filter: paperFilters.find((each) => each === context.req.query('show')) ?? null,
      made: context.req.query('made') === undefined ? null : { now: count('made'), all: count('all') },
    })
    return show(context, view)
  })
  stack.post('/orders/papers/file', async (context) => {
    const format = formats.find((each) => each === context.get('form').get('format'))
    const { year } = await ofYear(context)
    const file = format && (await papersFile({ context, parts }, year, format, draw))
    return file ? attachment(context, file) : notFound(context)
  })
  newActsPages(stack, room, ofYear)
  onePaper(stack, room, draw)
}

/** Makes acts: of all companies of an edition, or of one order and its company. */
function newActsPages(
  stack: Hono<OfficeEnv>,
  { parts, show }: OfficeRoom,
  ofYear: (context: OfficeContext) => Promise<{ year: number }>,
): void {
  const { desk } = parts
  /** undefined: there is no such order; null: none is meant. */
  const meant = async (context: OfficeContext): Promise<{ year: number; order: Order | null } | undefined> => {
    const number = context.req.query('order')
    if (number === undefined) return { ...(await ofYear(context)), order: null }
    const order = await desk.orders.byNumber(number)
    return order && { year: order.forumYear, order }
  }
  const page = async (context: OfficeContext, { refused = null, made = null, isMailed = true }: Partial<NewActsShown> = {}) => {
    const found = await meant(context)
    if (!found) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const { year, order } = found
    const over = overOf(parts, year)
    const shown = { year, over, isOver: over !== null && desk.now() >= over, refused, made, isMailed }
    return show(context, await newActsView(desk.database, order, shown), made !== null ? 503 : refused ? 400 : 200)
  }
  stack.get('/orders/papers/new', (context) => page(context))
  stack.post('/orders/papers/new', async (context) => {
    const found = await meant(context)
    if (!found) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const { year, order } = found
    const form = context.get('form')
    const isMailed = form.get('mail') === 'yes'
    const making = await makeByForm({ context, parts }, form, year, order?.number ?? null)
    if (making.outcome === 'impossible') return page(context, { refused: { fault: making.fault, act: making.act }, isMailed })
    desk.deliveriesAdded()
    if (making.outcome === 'cut') return page(context, { made: making.all, isMailed })
    const { acts, all } = making
    const [only, ...more] = acts
    if (only && more.length === 0 && all === 1) return context.redirect(`/orders/papers/${only.id}?done=made#done`, 303)
    return context.redirect(`/orders/papers?year=${year}&made=${acts.length}&all=${all}#done`, 303)
  })
}

function onePaper(stack: Hono<OfficeEnv>, { parts, show }: OfficeRoom, draw: (paper: Paper) => Promise<Uint8Array>): void {
  const { desk } = parts
  const page = async (context: OfficeContext, refused: PaperView['refused']) => {
    const done = paperResults.find((each) => each === context.req.query('done')) ?? null
    const view = await paperView(desk.database, context.req.param('id') ?? '', { done: refused ? null : done, refused })
    return view ? show(context, view, refused ? 400 : 200) : show(context, { page: 'problem', problem: 'notFound' }, 404)
  }
  stack.get('/orders/papers/:id', (context) => page(context, null))
  stack.get('/orders/papers/:id/:file', async (context) => {
    const paper = await paperBy(desk.database, 'id', context.req.param('id'))
    if (!paper || paperFile(paper) !== context.req.param('file'))
      return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const headers = { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${paperFile(paper)}"` }
    return context.body(new Uint8Array(await draw(paper)), 200, headers)
  })
  stack.post('/orders/papers/:id', async (context) => {
    const [id, form] = [context.req.param('id'), context.get('form')]
    const deed = paperDeeds.find((each) => each === form.get('deed'))
    if (!deed) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const fault = await doPaperDeed(deed, id, form, { context, parts })
    if (fault) return page(context, { deed, fault, typed: allTyped(form) })
    desk.deliveriesAdded()
    return context.redirect(`/orders/papers/${id}?done=${deed}#done`, 303)
  })
}

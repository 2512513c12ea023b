// The pages of statistics and documents. Documents are requested by POST, because each request is noted in the journal.

import { createDrawingThreads, largePapers, PdfQueueFull } from '@forum/desk/post/pdf/order-pdfs.ts'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { makePaper, type Paper, wishIn } from '../lists/make-paper.ts'
import type { PapersView } from '../lists/papers-view.ts'
import { salesFigures } from '../lists/sales-figures.ts'
import type { DeskContext, DeskEnv, DeskRoom } from './desk-room.ts'

export function paperPages(stack: Hono<DeskEnv>, { parts, show }: DeskRoom): void {
  const { desk, edition, kindsOf, currentYear } = parts
  const { run: draw } = createDrawingThreads(largePapers)
  /** The year from the URL, if there is such an edition. */
  const ofYear = async (context: DeskContext) => {
    const years = await yearsWithOrders(desk.database, currentYear())
    return { years, year: years.find((year) => String(year) === context.req.query('year')) ?? currentYear() }
  }
  const papersPage = async (context: DeskContext, problem: PapersView['problem'] = null) => {
    const found = await ofYear(context)
    return show(
      context,
      { page: 'papers', ...found, kinds: kindsOf(found.year), problem },
      problem === null ? 200 : problem === 'full' ? 503 : 404,
    )
  }
  stack.get('/figures', async (context) => {
    const found = await ofYear(context)
    const figures = await salesFigures(desk.database, { forumYear: found.year, now: desk.now(), kinds: kindsOf(found.year) })
    return show(context, { page: 'figures', ...found, ...figures })
  })
  stack.get('/papers', (context) => papersPage(context))
  stack.post('/papers/:paper', async (context) => {
    const wish = wishIn(context.req.param('paper'), context.get('form'))
    if (!wish) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const { year: forumYear } = await ofYear(context)
    const options = { desk, by: context.get('organiser'), forumYear, kinds: kindsOf(forumYear), edition, draw }
    try {
      const paper = await makePaper(wish, options)
      return paper ? attachment(context, paper) : papersPage(context, 'noBadges')
    } catch (error) {
      if (error instanceof PdfQueueFull) return papersPage(context, 'full')
      throw error
    }
  })
}

function attachment(context: DeskContext, { name, type, content }: Paper): Response {
  return context.body(content, 200, { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` })
}

const yearRow = v.object({ year: v.number() })

/** Newest first. */
async function yearsWithOrders(tx: DeskRoom['parts']['desk']['database'], current: number): Promise<number[]> {
  const found = await tx.all(yearRow, 'SELECT DISTINCT forum_year AS year FROM ticket_order')
  return [...new Set([current, ...found.map(({ year }) => year)])].toSorted((one, other) => other - one)
}

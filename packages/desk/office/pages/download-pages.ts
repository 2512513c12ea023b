// The pages of statistics and downloads. Downloads are requested by POST, because each request is noted in the journal.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { proveBooks } from '@forum/desk/orders/proof.ts'
import { createDrawingThreads, largePapers, PdfQueueFull } from '@forum/desk/post/pdf/order-pdfs.ts'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { DownloadsView } from '../lists/downloads-view.ts'
import { type Download, makeDownload, wishIn } from '../lists/make-download.ts'
import { salesFigures } from '../lists/sales-figures.ts'
import type { OfficeContext, OfficeEnv, OfficeRoom } from './office-room.ts'

export function downloadPages(stack: Hono<OfficeEnv>, { parts, show }: OfficeRoom): void {
  const { desk, edition, kindsOf, currentYear } = parts
  const { run: draw } = createDrawingThreads(largePapers)
  /** The year from the URL, if there is such an edition. */
  const ofYear = async (context: OfficeContext) => {
    const years = await yearsWithOrders(desk.database, currentYear())
    return { years, year: years.find((year) => String(year) === context.req.query('year')) ?? currentYear() }
  }
  const downloadsPage = async (context: OfficeContext, problem: DownloadsView['problem'] = null) => {
    const found = await ofYear(context)
    return show(
      context,
      { page: 'downloads', ...found, kinds: kindsOf(found.year), problem },
      problem === null ? 200 : problem === 'full' ? 503 : 404,
    )
  }
  stack.get('/figures', async (context) => {
    const found = await ofYear(context)
    const figures = await salesFigures(desk.database, { forumYear: found.year, now: desk.now(), kinds: kindsOf(found.year) })
    return show(context, { page: 'figures', ...found, ...figures })
  })
  stack.get('/figures/books', async (context) => {
    const found = await ofYear(context)
    return show(context, { page: 'books', ...found, ...(await proveBooks(desk.database, found.year)) })
  })
  stack.get('/papers', (context) => downloadsPage(context))
  stack.post('/papers/:download', async (context) => {
    const wish = wishIn(context.req.param('download'), context.get('form'))
    if (!wish) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const { year: forumYear } = await ofYear(context)
    const options = { desk, by: context.get('organiser'), forumYear, kinds: kindsOf(forumYear), edition, draw }
    try {
      const download = await makeDownload(wish, options)
      return download ? attachment(context, download) : downloadsPage(context, 'noBadges')
    } catch (error) {
      if (error instanceof PdfQueueFull) return downloadsPage(context, 'full')
      throw error
    }
  })
}

export function attachment(context: OfficeContext, { name, type, content }: Download): Response {
  const body = typeof content === 'object' && 'next' in content ? streamOf(content) : content
  return context.body(body, 200, { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` })
}

/** Others are answered between two pieces, and none is made before the last one was taken. */
function streamOf(pieces: Generator<string | Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      await nextTurn()
      const { done, value } = pieces.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
  })
}

const yearRow = v.object({ year: v.number() })

/** Newest first. */
export async function yearsWithOrders(tx: OfficeRoom['parts']['desk']['database'], current: number): Promise<number[]> {
  const found = await tx.all(yearRow, 'SELECT DISTINCT forum_year AS year FROM ticket_order')
  return [...new Set([current, ...found.map(({ year }) => year)])].toSorted((one, other) => other - one)
}

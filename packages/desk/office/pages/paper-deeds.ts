// What organisers do with papers: they make acts, send them, make them void, and take tables and archives of them.
import { createHash } from 'node:crypto'
import { type ActMaking, makeActs, sendAct, voidAct } from '@forum/desk/acts/make-acts.ts'
import { type Deed, noteDeed } from '@forum/desk/audit/audit.ts'
import type { OrderContext } from '@forum/desk/orders/order-context.ts'
import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { type Paper, paperFile } from '@forum/domain/order/paper.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import { csvFile, type Download, workbook } from '../lists/make-download.ts'
import { paperTable } from '../lists/paper-table.ts'
import { zipOf } from '../lists/zip-files.ts'
import { noted, type OfficeContext, type OfficeParts, typedText } from './office-room.ts'
import { type PaperDeed, type PaperFault, papersOf } from './paper-view.ts'

type Acting = { context: OfficeContext; parts: OfficeParts }

function contextFor<Result>({ context, parts }: Acting, deedOf: (result: Result) => Deed | null): OrderContext {
  return { ...parts.desk.orderContext, database: noted(context, parts, deedOf) }
}

/** When an edition is over, milliseconds since 1970; null: unknown. Earlier editions are. */
export function overOf({ forum, currentYear }: OfficeParts, year: number): number | null {
  const { year: sold, end, start } = forum()
  return year === sold ? (end ?? start) : year < currentYear() ? 0 : null
}

/** The journal names the acts, and the order if there is one. */
const ofActs = (action: Deed['action'], acts: readonly Paper[], reason = ''): Deed => {
  const numbers = acts.length > 3 ? `${acts[0]?.number} … ${acts.at(-1)?.number}` : acts.map(({ number }) => number).join(', ')
  return { action, orderId: null, reason: [numbers, reason].filter(Boolean).join(': ') }
}

export function makeByForm(acting: Acting, form: FormData, year: number, number: string | null): Promise<ActMaking> {
  const { context, parts } = acting
  const making = contextFor(acting, (made: ActMaking) =>
    made.outcome === 'made' && made.isNew ? ofActs('actsMade', made.acts) : null,
  )
  return makeActs(making, {
    // Whatever the form sends, the key is short.
    key: createHash('sha256')
      .update(String(form.get('key') ?? ''))
      .digest('base64url'),
    ...{ forumYear: year, over: overOf(parts, year), number },
    isCompany: form.get('scope') === 'company',
    isMailed: form.get('mail') === 'yes',
    by: context.get('organiser').name,
  })
}

/** null: done. */
export async function doPaperDeed(deed: PaperDeed, id: string, form: FormData, acting: Acting): Promise<PaperFault | null> {
  if (deed === 'sent') {
    const sending = contextFor(acting, (sent: Awaited<ReturnType<typeof sendAct>>) =>
      sent && sent.letters > 0 ? ofActs('actSent', [sent.act]) : null,
    )
    const sent = await sendAct(sending, id)
    return sent === null ? 'stale' : sent.letters === 0 ? 'nobody' : null
  }
  const reason = typedText(form, 'reason', 1000)
  if (reason === '') return 'noReason'
  const voiding = contextFor(acting, (act: Paper | null) => act && ofActs('actVoided', [act], reason))
  return (await voidAct(voiding, id, { reason, by: acting.context.get('organiser').name })) ? null : 'stale'
}

export type PaperFormat = 'xlsx' | 'csv' | 'zip'

/** All papers of an edition. `draw`: the PDF of one. null: there is none. */
export async function papersFile(
  { context, parts: { desk } }: Acting,
  year: number,
  format: PaperFormat,
  draw: (paper: Paper) => Promise<Uint8Array>,
): Promise<Download | null> {
  const by = context.get('organiser')
  const { downloads: words } = downloadWords[by.language]
  const papers = await desk.database.transaction(async (tx) => {
    const found = await papersOf(tx, year)
    const reason = `${words.tables.papers} ${year}, ${format.toUpperCase()}`
    if (found.length > 0) await noteDeed(tx, by, desk.now(), { action: 'exported', orderId: null, reason })
    return found.toReversed()
  })
  if (papers.length === 0) return null
  const name = `forum-${year}-papers-${dateAt(desk.now())}.${format}`
  if (format === 'zip') {
    const files = papers.map((paper) => ({ name: paperFile(paper), content: () => draw(paper) }))
    return { name, type: 'application/zip', content: zipOf(files) }
  }
  const table = paperTable(papers, words)
  return format === 'xlsx' ? workbook(name, [table]) : csvFile(name, table)
}

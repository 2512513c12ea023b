// Credit notes and acts of an order, as its page names them. Pure.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type Paper, paperFile } from '@forum/domain/order/paper.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { fullDate } from '@forum/domain/time/kyiv-time.ts'

/** What the page tells of a paper. */
export type BookPaper = Pick<Paper, 'kind' | 'number' | 'sum' | 'issuedAt' | 'voidAt'>

export type BookPaperView = ReturnType<typeof bookPapersView>[number]

export function bookPapersView(papers: readonly BookPaper[], locale: Locale) {
  return papers.map((paper) => ({
    kind: paper.kind,
    number: paper.number,
    sum: exactPrice(paper.sum, locale),
    issuedOn: fullDate(paper.issuedAt, locale),
    isVoid: paper.voidAt !== null,
    file: paperFile(paper),
  }))
}

// Papers for accountants that go with letters.
import type { Order } from '@forum/domain/order/order.ts'
import { type Paper, paperFile } from '@forum/domain/order/paper.ts'
import type { Attachment } from '../post/mail/mailer.ts'
import { attachment, type PaperOptions } from './mail-papers.ts'
import type { Orders } from './orders.ts'

export type PaperMailOptions = Pick<PaperOptions, 'pdfs'> & { orders: Pick<Orders, 'papersOf'> }

/** The paper of an order that is meant, and its file; null: there is none. */
export async function paperToSend(
  order: Order,
  isMeant: (paper: Paper) => boolean,
  { orders, pdfs }: PaperMailOptions,
): Promise<{ paper: Paper; attachments: Attachment[] } | null> {
  const paper = (await orders.papersOf(order.id)).find(isMeant)
  if (!paper) return null
  const draw = async () => Buffer.from(await pdfs.draw(order.id, 'papers', paper))
  return { paper, attachments: [attachment(paperFile(paper), 'application/pdf', draw)] }
}

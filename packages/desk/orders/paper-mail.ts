// Papers for accountants that go with letters.
import type { Order } from '@forum/domain/order/order.ts'
import { type Paper, paperFile } from '@forum/domain/order/paper.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { Attachment } from '../post/mail/mailer.ts'
import { attachment, type PaperOptions } from './mail-papers.ts'
import type { OrderMailMessage } from './order-deliveries.ts'
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

/** What the letter of an act says and brings; null: the act was made void while the letter waited. */
export async function actToSend(
  order: Order,
  { paperId, sending }: Extract<OrderMailMessage, { kind: 'act' }>,
  options: PaperMailOptions,
) {
  const found = await paperToSend(order, ({ id, voidAt }) => id === paperId && voidAt === null, options)
  if (!found) return null
  const { number, sum, content } = found.paper
  const numbers = content.orders.map((each) => each.number).join(', ')
  const text = catalogues[order.locale].mail.orders.act(number, exactPrice(sum, order.locale), numbers)
  return { text, sent: { purpose: `act-${paperId}-${sending}`, attachments: found.attachments } }
}

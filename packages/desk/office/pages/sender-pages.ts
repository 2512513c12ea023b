// The page that removes all of one line or mail domain: shows what there is, then removes the ticked lists.

import { mailbox, ownDomain } from '@forum/desk/forms/mailbox.ts'
import { senderLists } from '@forum/domain/submission/sender.ts'
import type { Hono } from 'hono'
import { type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'
import { lineOf, removeSender, type Sender, sentBy } from './remove-sender.ts'
import type { SenderView } from './sender-view.ts'

type Desk = OfficeRoom['parts']['desk']
type AskedSender = Pick<SenderView, 'domain' | 'line'>

export function senderPages(stack: Hono<OfficeEnv>, { parts: { desk, limits }, show }: OfficeRoom): void {
  const page = (context: OfficeContext, asked: AskedSender, own: Partial<SenderView>) =>
    show(
      context,
      {
        ...{ page: 'sender', sent: null, until: desk.now(), chosen: senderLists, reason: '', isQuiet: true },
        ...{ fault: null, isDone: context.req.query('done') === 'removed' },
        ...asked,
        ...own,
      },
      own.fault ? 400 : 200,
    )
  stack.get('/sender', async (context) => {
    const asked = askedIn((name) => context.req.query(name) ?? '')
    if (!asked.domain && !asked.line) return page(context, asked, {})
    const until = desk.now()
    return page(context, asked, await foundOf(desk, asked, until))
  })
  stack.post('/sender', async (context) => {
    const form = context.get('form')
    const asked = askedIn((name) => typedText(form, name))
    const until = Math.min(Number(form.get('until')) || 0, desk.now())
    const found = await foundOf(desk, asked, until)
    if (found.sent === null) return page(context, asked, found)
    const chosen = senderLists.filter((list) => form.getAll('list').includes(list))
    const [reason, isQuiet] = [typedText(form, 'reason', 1000), form.get('quiet') === 'yes']
    const fault = chosen.length === 0 ? 'noneChosen' : reason === '' ? 'noReason' : null
    if (fault) return page(context, asked, { ...found, chosen, reason, isQuiet, fault })
    await removeSender(desk, { sent: found.sent, lists: chosen, reason, isQuiet, by: context.get('organiser'), limits })
    return context.redirect('/sender?done=removed#done', 303)
  })
}

function askedIn(text: (name: string) => string): AskedSender {
  const [from, id] = [text('from').slice(0, 20), text('id').slice(0, 100)]
  const domain = text('domain').trim().toLowerCase().slice(0, 254)
  return { domain: domain || null, line: from && id && !domain ? { from, id } : null }
}

/** What there is of the sender, as the page shows it. */
async function foundOf(desk: Desk, asked: AskedSender, until: number): Promise<Pick<SenderView, 'sent' | 'fault' | 'until'>> {
  const sender = await senderOf(desk, asked)
  if (typeof sender === 'string') return { sent: null, until, fault: sender }
  const sent = await sentBy(desk, sender, until)
  const isEmpty = senderLists.every((list) => sent[list].length === 0)
  return isEmpty ? { sent: null, until, fault: 'none' } : { sent, until, fault: null }
}

async function senderOf(desk: Desk, { domain, line }: AskedSender): Promise<Sender | 'shared' | 'noDomain' | 'unknown'> {
  if (!domain) return (line && (await lineOf(desk.database, line.from, line.id))) ?? 'unknown'
  const host = domain.slice(domain.lastIndexOf('@') + 1)
  if (!/^[^\s@.]+(?:\.[^\s@.]+)+$/.test(host)) return 'noDomain'
  const own = ownDomain(mailbox(`x@${host}`))
  return own === null ? 'shared' : { domain: own }
}

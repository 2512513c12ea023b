// The promo code page of the desk.

import { listCodes } from '@forum/desk/orders/promo-codes.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { defaultLocale } from '@forum/domain/localisation/locale.ts'
import { codeField, codeText } from '@forum/domain/order/promo-code.ts'
import { priceAt } from '@forum/domain/ticket/price-step.ts'
import type { Hono } from 'hono'
import { endCode, makeCode, readCode, type SoldKinds } from './code-deeds.ts'
import type { CodesView } from './code-view.ts'
import { euroPages } from './euro-pages.ts'
import { kindViews } from './kinds.ts'
import { type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'

export function codePages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { parts, show } = room
  euroPages(stack, room)
  const { desk, forum, siteUrl, limits } = parts
  const sold = (): SoldKinds & { tickets: ReturnType<typeof soldTickets> } => ({
    forumYear: forum().year,
    tickets: soldTickets(forum(), desk.now()),
  })
  const page = async (context: OfficeContext, own: Partial<CodesView> = {}) => {
    const { forumYear: year, tickets } = sold()
    const { card } = desk.ways
    const order = localePath(defaultLocale, card ? pathWithin.byCard(year) : pathWithin.byBank(year))
    const codes = (await listCodes(desk.database, year, desk.now())).map((code) => ({
      ...code,
      address: `${siteUrl}${order}?${codeField}=${encodeURIComponent(code.code)}`,
    }))
    const kinds = await kindViews(tickets, desk, context.get('organiser').language)
    const none = { typed: {}, chosen: [], done: null, fault: null }
    return show(context, { page: 'codes', year, kinds, codes, ...none, ...own }, own.fault ? 400 : 200)
  }
  stack.get('/codes', (context) => {
    const [deed, code] = [context.req.query('done'), codeText(context.req.query('code'))]
    return page(context, (deed === 'made' || deed === 'stopped') && code !== '' ? { done: { deed, code } } : {})
  })
  stack.post('/codes', async (context) => {
    const form = context.get('form')
    const chosen = form.getAll('kinds').map(String)
    const text = (name: string) => typedText(form, name, 100)
    const typed = { code: text('code'), kind: text('kind'), amount: text('amount'), number: text('number'), day: text('day') }
    const code = readCode({ ...typed, kinds: chosen }, sold(), desk.now())
    const fault = typeof code === 'string' ? code : await makeCode(code, sold(), { desk, by: context.get('organiser'), limits })
    if (fault) return page(context, { fault, typed, chosen })
    return context.redirect(`/codes?done=made&code=${encodeURIComponent(codeText(typed.code))}#done`, 303)
  })
  stack.post('/codes/stop', async (context) => {
    const code = codeText(context.get('form').get('code'))
    const isStopped = await endCode(forum().year, code, { desk, by: context.get('organiser'), limits })
    return context.redirect(isStopped ? `/codes?done=stopped&code=${encodeURIComponent(code)}#done` : '/codes', 303)
  })
}

/** The kinds on sale, with their prices at `now`. */
function soldTickets({ ticketGroups }: ReturnType<OfficeRoom['parts']['forum']>, now: number) {
  return ticketGroups.flatMap(({ tickets }) => tickets.map((ticket) => ({ ...ticket, price: priceAt(ticket, now) })))
}

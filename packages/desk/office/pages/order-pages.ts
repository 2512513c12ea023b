// Routes of the page of an order with its forms.

import { type OrderRefusal, orderDeeds } from '@forum/desk/audit/audit.ts'
import type { Hono } from 'hono'
import type { Organiser } from '../staff/session.ts'
import { allTyped, type OfficeContext, type OfficeEnv, type OfficeRoom } from './office-room.ts'
import { doOrderDeed } from './order-deeds.ts'
import { orderView } from './order-page.ts'

const deedNamed = (name: unknown) => orderDeeds.find((deed) => deed === name) ?? null

export function orderPages(stack: Hono<OfficeEnv>, { parts, realNow, show }: OfficeRoom): void {
  const { desk, limits } = parts
  const page = async (context: OfficeContext, refused: OrderRefusal | null, status: 200 | 400 = 200) => {
    const number = context.req.param('number') ?? ''
    const freshFrom = whereToBeFresh(context.get('organiser'), `/orders/${number}`, realNow())
    const view = await orderView(number, parts, {
      freshFrom,
      refused,
      done: refused ? null : deedNamed(context.req.query('done')),
    })
    return view ? show(context, view, status) : show(context, { page: 'problem', problem: 'notFound' }, 404)
  }
  stack.get('/orders/:number', (context) => page(context, null))
  stack.post('/orders/:number', async (context) => {
    const form = context.get('form')
    const deed = deedNamed(form.get('deed'))
    const number = context.req.param('number')
    if (!deed) return show(context, { page: 'problem', problem: 'notFound' }, 404)
    const by = context.get('organiser')
    const outcome = await doOrderDeed(number, deed, form, { desk, limits, by, freshUntil: by.freshUntil, realNow: realNow() })
    if (outcome.isDone) return context.redirect(`/orders/${number}?done=${deed}#done`, 303)
    return page(context, { deed, fault: outcome.fault, detail: outcome.detail ?? '', typed: allTyped(form) }, 400)
  })
}

/** The content service's link back to this page, with a new pass; null: the sign-in is recent. */
export function whereToBeFresh({ freshUntil, admin }: Organiser, page: string, now: number): string | null {
  if (freshUntil >= now) return null
  return admin === '' ? '' : `${admin.replace(/\/admin$/, '')}/site/desk?to=${page}`
}

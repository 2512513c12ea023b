// The page of the euro's rate, at which prices are shown beside those in hryvnias.
import { noteDeed } from '@forum/desk/audit/audit.ts'
import { euroRates, lastEuroRate, setEuroRate } from '@forum/desk/orders/euro-rate.ts'
import { type EuroRate, rateText, readEuroRate } from '@forum/domain/payment/euro.ts'
import type { Hono } from 'hono'
import { type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'

export function euroPages(stack: Hono<OfficeEnv>, { parts: { desk }, show }: OfficeRoom): void {
  const page = async (context: OfficeContext, { typed = '', isDone = false, isFaulty = false }) => {
    const rates = await euroRates(desk.database)
    return show(context, { page: 'euro', rates, typed, isDone, isFaulty }, isFaulty ? 400 : 200)
  }
  stack.get('/codes/euro', (context) => page(context, { isDone: context.req.query('done') === 'set' }))
  stack.post('/codes/euro', async (context) => {
    const form = context.get('form')
    const typed = typedText(form, 'rate', 20)
    const rate = form.get('deed') === 'stop' ? null : readEuroRate(typed)
    if (rate === null && form.get('deed') !== 'stop') return page(context, { typed, isFaulty: true })
    await setRate(context, desk, rate)
    return context.redirect('/codes/euro?done=set#done', 303)
  })
}

/** The same rate once more changes nothing. */
function setRate(context: OfficeContext, { database, now }: OfficeRoom['parts']['desk'], rate: EuroRate | null): Promise<void> {
  const { by, reason } = { by: context.get('organiser'), reason: rate === null ? '' : rateText(rate, 'uk') }
  return database.transaction(async (tx) => {
    if ((await lastEuroRate(tx)) === rate) return
    await setEuroRate(tx, rate, now())
    await noteDeed(tx, by, now(), { action: rate === null ? 'euroStopped' : 'euroSet', orderId: null, reason })
  })
}

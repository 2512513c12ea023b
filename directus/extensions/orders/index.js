// Explains to organisers why they may not set an order's status. Rights are enforced by permissions (access/permissions.mjs); these messages come
// first.
import { faultAt, languageOf, isStaff } from '../editors/refusal.js'

const ORDERS = 'ticket_orders'

const OTHER_STATE = {
  uk: 'Тут можна позначити лише «Оплачено». Скасування й повернення робить той, хто доглядає сайт.',
  en: 'Only “Paid” can be said here. Whoever runs the site cancels orders and gives money back.',
}
const NOT_WAITING = {
  uk: 'Позначити «Оплачено» можна лише рахунок, який чекає на оплату. Про картки сайт дізнається сам.',
  en: 'Only an invoice that waits for its money can be marked as “Paid”. Of cards the site hears by itself.',
}

export default ({ filter }) => {
  filter(`${ORDERS}.items.update`, async (payload, { keys }, { database, accountability }) => {
    if (!isStaff(accountability) || !('status' in payload)) return payload
    const language = await languageOf(accountability, database)
    if (payload.status !== 'paid') throw faultAt('status', OTHER_STATE, language)
    const orders = await database(ORDERS).whereIn('id', keys).select('method', 'status')
    if (orders.some(({ method, status }) => method !== 'bank' || status !== 'awaiting_payment'))
      throw faultAt('status', NOT_WAITING, language)
    return payload
  })
}

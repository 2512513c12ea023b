// Retention: a nightly flow deletes expired submissions and removes personal data from old orders.
import { submissions } from '../../packages/content/model/model.ts'
import { boughtColumns, buyerColumns } from '../../packages/content/model/order.ts'

const ORDERS = 'ticket_orders'
const TICKETS = 'order_tickets'
/** Sums and seats stay for bookkeeping; buyer, and links with order keys, are erased. */
const OF_PEOPLE = [...buyerColumns, ...boughtColumns.filter(({ field }) => field.endsWith('_page'))].map(({ field }) => field)
const emptied = (fields) => Object.fromEntries(fields.map((field) => [field, null]))
export const RETENTION_FLOW = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f2b00'
const operationId = (index) => `6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f2b${String(index + 1).padStart(2, '0')}`

const NIGHTLY = '17 3 * * *'

const flow = {
  id: RETENTION_FLOW,
  name: 'Строк зберігання персональних даних',
  icon: 'auto_delete',
  description: 'Щоночі видаляє заявки, чий строк минув, і прибирає людей зі старих замовлень',
  status: 'active',
  trigger: 'schedule',
  accountability: null,
  options: { cron: NIGHTLY },
}

const before = (days) => ({ _lt: `$NOW(-${days} days)` })

/** @param {{ submissionDays: number, orderDays: number }} retention */
function steps({ submissionDays, orderDays }) {
  const changed = { type: 'item-update', permissions: '$full', emitEvents: false }
  const settled = { status: { _neq: 'awaiting_payment' } }
  const erased = { type: 'item-delete', permissions: '$full', emitEvents: false }
  const others = submissions.map(({ collection }) => collection).filter((collection) => ![ORDERS, TICKETS].includes(collection))
  const old = (days, more = {}) => ({ filter: { created_at: before(days), ...more }, limit: -1 })
  return [
    ...others.map((collection) => ({ ...erased, collection, query: old(submissionDays) })),
    {
      ...changed,
      collection: TICKETS,
      query: {
        filter: { ticket_order: { created_at: before(orderDays), ...settled }, attendee_name: { _nnull: true } },
        limit: -1,
      },
      payload: emptied(['attendee_name', 'company', 'position', 'email']),
    },
    {
      ...changed,
      collection: ORDERS,
      query: old(orderDays, { ...settled, _or: [{ buyer: { _nnull: true } }, { buyer_name: { _nnull: true } }] }),
      payload: emptied(['buyer', 'items', ...OF_PEOPLE]),
    },
  ]
}

/**
 * @param {ReturnType<import('../service/rest.mjs').connect>} rest as administrator
 * @param {{ submissionDays: number, orderDays: number }} retention days, checked
 */
export async function keepRetention(rest, retention) {
  await rest.put('/flows', flow)
  const operations = steps(retention).map(({ type, ...options }, index, all) => ({
    id: operationId(index),
    flow: RETENTION_FLOW,
    name: `${options.collection}`,
    key: `step_${index + 1}`,
    type,
    position_x: 19 + 18 * index,
    position_y: 1,
    options,
    // A failed step does not stop the others.
    ...(index + 1 < all.length && { resolve: operationId(index + 1), reject: operationId(index + 1) }),
  }))
  for (const operation of operations.toReversed()) await rest.put('/operations', operation)
  await rest.patch(`/flows/${RETENTION_FLOW}`, { operation: operationId(0), status: 'active' })
}

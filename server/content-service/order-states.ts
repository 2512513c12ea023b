// Reads how orders stand in the content service, where organisers mark transfers as paid. Nothing about people is asked for.
import type { FieldOf, SubmissionName } from '#content/model/model.ts'
import type { ContentLocation } from '../config/config.ts'
import { fetchAllPages, readAnswer } from './fetch-all-pages.ts'
import { isRecord } from './raw-content.ts'
import { getBytes, type RequestLimits } from './request.ts'

/** `status`: as the service says it, whatever it is. */
export type OrderState = { id: string; status: string | null }

/** `marked`: only those that were said to be paid by hand, which the site itself has not confirmed. */
export type ReadOrderStates = (which: 'marked' | 'all') => Promise<OrderState[]>

const limits: RequestLimits = { timeout: 10_000, retries: 0, pause: 0, maxWait: 0, size: 20 * 1024 * 1024 }
const orders = 'ticket_orders' satisfies SubmissionName
const columns: readonly FieldOf<typeof orders>[] = ['id', 'status', 'paid_at']
const fields = { fields: columns.join(',') }
const markedOnly = { 'filter[status][_eq]': 'paid', 'filter[paid_at][_null]': 'true' }

/** null: there is no service to ask. The function throws a ContentServiceError that names no value of a record. */
export function createOrderStates(location: ContentLocation): ReadOrderStates | null {
  if (location.kind === 'embedded') return null
  const { url, prefix, token } = location
  return async (which) => {
    const filter: Record<string, string> = which === 'marked' ? { ...fields, ...markedOnly } : fields
    const ask = async (place: URLSearchParams) => {
      const query = new URLSearchParams({ ...filter, ...Object.fromEntries(place) })
      return readAnswer(orders, await getBytes(`${url}${prefix}/items/${orders}?${query}`, token?.reveal() ?? null, limits))
    }
    const rows = await fetchAllPages(orders, ask, () => {})
    return rows
      .filter(isRecord)
      .flatMap(({ id, status }) => (typeof id === 'string' ? [{ id, status: typeof status === 'string' ? status : null }] : []))
  }
}

// Reads order states from the content service, where organisers mark transfers as paid. Requests no personal data.
import type { FieldOf, SubmissionName } from '@forum/content/model/model.ts'
import type { ContentLocation } from './content-location.ts'
import { fetchAllPages, readAnswer } from './fetch-all-pages.ts'
import { isRecord } from './raw-content.ts'
import { getBytes, type RequestLimits } from './request.ts'

/** `status`: the service's raw value. */
export type OrderState = { id: string; status: string | null }

/** `marked`: only orders marked as paid by hand that the site has not confirmed. */
export type ReadOrderStates = (which: 'marked' | 'all') => Promise<OrderState[]>

const limits: RequestLimits = { timeout: 10_000, retries: 0, pause: 0, maxWait: 0, size: 20 * 1024 * 1024 }
const orders = 'ticket_orders' satisfies SubmissionName
const columns: readonly FieldOf<typeof orders>[] = ['id', 'status', 'paid_at']
const fields = { fields: columns.join(',') }
const markedOnly = { 'filter[status][_eq]': 'paid', 'filter[paid_at][_null]': 'true' }

/** null: there is no content service. The function throws a ContentServiceError without values of records. */
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

// Reads who may be at the organisers' desk. Of accounts the site may read no more: id and role of active organisers and stewards.
import { deskRoles } from '@forum/content/model/staff.ts'
import type { ContentLocation } from './content-location.ts'
import { fetchAllPages, readAnswer } from './fetch-all-pages.ts'
import { isRecord } from './raw-content.ts'
import { getBytes, type RequestLimits } from './request.ts'

type StaffMember = { id: string; role: keyof typeof deskRoles }

/** Throws a ContentServiceError without values of records, also when the list may be incomplete. */
export type ReadStaff = () => Promise<StaffMember[]>

const limits: RequestLimits = { timeout: 10_000, retries: 0, pause: 0, maxWait: 0, size: 1024 * 1024 }
const accounts = 'directus_users'
const roleOf = new Map<unknown, StaffMember['role']>([
  [deskRoles.organiser, 'organiser'],
  [deskRoles.steward, 'steward'],
])

/** null: there is no content service. Accounts have no address below CONTENT_API_PREFIX. */
export function createStaffReader(location: ContentLocation): ReadStaff | null {
  if (location.kind === 'embedded') return null
  const { url, token } = location
  return async () => {
    const ask = async (place: URLSearchParams) => {
      const query = new URLSearchParams({ fields: 'id,role', ...Object.fromEntries(place) })
      return readAnswer(accounts, await getBytes(`${url}/users?${query}`, token?.reveal() ?? null, limits))
    }
    const rows = await fetchAllPages(accounts, ask, () => {})
    return rows.filter(isRecord).flatMap(({ id, role }) => {
      const known = roleOf.get(role)
      return typeof id === 'string' && known ? [{ id, role: known }] : []
    })
  }
}

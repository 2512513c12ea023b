// Cached responses: stores the time of fetching, and corrects the server time when used, because pages take their clock from the response.

const cachedAtHeader = 'x-kept-at'
const clockHeader = 'server-timing'

/** Headers that no longer apply to the stored body. */
const transport = ['content-encoding', 'content-length']

/** `response` as stored at `now` (ms, device clock). */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  for (const name of transport) headers.delete(name)
  headers.set(cachedAtHeader, String(now))
  return new Response(response.body, { status: response.status, headers })
}

/** Time of fetching; 0: unknown. */
export function cachedAt(copy: Response | undefined): number {
  return Number(copy?.headers.get(cachedAtHeader) ?? 0)
}

/** The cached response at `now`, with corrected server time and its age (islands/frame/offline-notice.ts). */
export function asAnswer(copy: Response, now: number): Response {
  const taken = cachedAt(copy)
  if (!taken) return copy
  const age = Math.max(0, now - taken)
  // Server time, or age of a shared cache's copy: both grow with the age of the cached response.
  const [, metric, value] = /^(now|copy);dur=(\d+)/.exec(copy.headers.get(clockHeader) ?? '') ?? []
  const clock = metric ? [`${metric};dur=${Number(value) + age}`] : []
  const headers = new Headers(copy.headers)
  headers.set(clockHeader, [...clock, `kept;dur=${age}`].join(', '))
  return new Response(copy.body, { status: copy.status, headers })
}

/** The copy that was fetched last. */
export function newest(copies: readonly (Response | undefined)[]): Response | undefined {
  return copies.reduce((best, copy) => (copy && cachedAt(copy) >= cachedAt(best) ? copy : best), undefined)
}

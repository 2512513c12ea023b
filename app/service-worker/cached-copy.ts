// A kept copy knows when it was taken, and says the server's present time when it is used: pages take their clock from their answer.

const cachedAtHeader = 'x-kept-at'
const clockHeader = 'server-timing'

/** Headers of the way that the answer came, which the copy has behind it. */
const transport = ['content-encoding', 'content-length']

/** `response` as it is kept at `now` (ms, by this device's clock). */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  for (const name of transport) headers.delete(name)
  headers.set(cachedAtHeader, String(now))
  return new Response(response.body, { status: response.status, headers })
}

/** When the copy was taken; 0 when it does not say. */
export function cachedAt(copy: Response | undefined): number {
  return Number(copy?.headers.get(cachedAtHeader) ?? 0)
}

/** The copy as an answer at `now`: the server's clock has run on since, and the page can say how old it is (islands/frame/offline-notice.ts). */
export function asAnswer(copy: Response, now: number): Response {
  const taken = cachedAt(copy)
  if (!taken) return copy
  const age = Math.max(0, now - taken)
  // The time itself, or how old the copy of a cache between may be: both grow while this one lies.
  const [, metric, value] = /^(now|copy);dur=(\d+)/.exec(copy.headers.get(clockHeader) ?? '') ?? []
  const clock = metric ? [`${metric};dur=${Number(value) + age}`] : []
  const headers = new Headers(copy.headers)
  headers.set(clockHeader, [...clock, `kept;dur=${age}`].join(', '))
  return new Response(copy.body, { status: copy.status, headers })
}

/** The copy that was taken last. */
export function newest(copies: readonly (Response | undefined)[]): Response | undefined {
  return copies.reduce((best, copy) => (copy && cachedAt(copy) >= cachedAt(best) ? copy : best), undefined)
}

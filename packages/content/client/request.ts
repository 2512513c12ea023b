// HTTP requests to the content service: GET with timeouts, retries and size limits.
import { setTimeout as delay } from 'node:timers/promises'

export type RequestLimits = {
  /** Timeout of one attempt including its body, milliseconds. */
  timeout: number
  /** Attempts after the first one. */
  retries: number
  /** Milliseconds before the first retry; later ones wait longer, with random jitter. */
  pause: number
  /** Maximum `Retry-After` that is respected, milliseconds. */
  maxWait: number
  /** Maximum size of an answer in bytes, after decompression. */
  size: number
}

/** Limits of one reading: product.md, 5.4. */
export const contentLimits: RequestLimits = { timeout: 5000, retries: 2, pause: 150, maxWait: 3000, size: 50 * 1024 * 1024 }

/** An unusable answer. `status` 0: no answer, or an unreadable one. */
export class ContentServiceError extends Error {
  readonly status: number
  readonly mayPass: boolean
  readonly retryAfter: number | null
  constructor(message: string, status = 0, mayPass = false, retryAfter: number | null = null, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.mayPass = mayPass
    this.retryAfter = retryAfter
  }
}

/**
 * The body of a 200 answer. Retries on network errors, 5xx and 429; follows no redirect; reads at most `limits.size` bytes. Throws a
 * ContentServiceError with path and reason, never the token.
 */
export async function getBytes(
  url: string,
  token: string | null,
  limits: RequestLimits,
  stop?: AbortSignal,
): Promise<Uint8Array> {
  const { body } = await withRetries(url, limits, () => attemptOnce(url, token, limits, stop), stop)
  return body
}

/**
 * A file and its ETag; null as body: its ETag is still `knownEtag`. Throws like `getBytes`. A known file is asked for with HEAD first: Directus sends
 * an ETag, but with its usual settings (without ASSETS_CACHE_REVALIDATE) never 304, and a GET would send all bytes.
 */
export function getFile(url: string, token: string | null, limits: RequestLimits, knownEtag: string | null): Promise<Fetched> {
  return withRetries(url, limits, async () => {
    if (knownEtag !== null && (await isStill(knownEtag, url, token, limits))) return { body: null }
    return attemptOnce(url, token, limits)
  })
}

/** A service that refuses HEAD says nothing: GET decides. */
async function isStill(etag: string, url: string, token: string | null, limits: RequestLimits): Promise<boolean> {
  const response = await ask(url, token, { method: 'HEAD', 'if-none-match': etag }, AbortSignal.timeout(limits.timeout))
  await response.body?.cancel()
  const strong = (text: string | null) => text?.replace(/^W\//, '')
  return response.status === 304 || (response.status === 200 && strong(response.headers.get('etag')) === strong(etag))
}

export type Fetched = { body: Uint8Array; etag: string | null } | { body: null }

async function withRetries<T>(url: string, limits: RequestLimits, attemptOnce: () => Promise<T>, stop?: AbortSignal): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptOnce()
    } catch (error) {
      const failure = asFailure(error, url)
      if (stop?.aborted || !failure.mayPass || attempt >= limits.retries) throw failure
      const pause = limits.pause * 3 ** attempt
      await delay(failure.retryAfter ?? pause + Math.random() * pause, undefined, { signal: stop })
    }
  }
}

async function attemptOnce(
  url: string,
  token: string | null,
  limits: RequestLimits,
  stop?: AbortSignal,
): Promise<Fetched & { body: Uint8Array }> {
  const timeout = AbortSignal.timeout(limits.timeout)
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout
  const response = await ask(url, token, { method: 'GET' }, signal)
  if (response.status === 200) return { body: await readBody(response, url, limits.size), etag: response.headers.get('etag') }
  await response.body?.cancel()
  throw refusal(response, url, limits)
}

function ask(
  url: string,
  token: string | null,
  { method, ...own }: { method: 'GET' | 'HEAD'; 'if-none-match'?: string },
  signal: AbortSignal,
): Promise<Response> {
  const headers = { accept: 'application/json, */*;q=0.5', ...(token && { authorization: `Bearer ${token}` }), ...own }
  return fetch(url, { method, redirect: 'manual', headers, signal })
}

function refusal(response: Response, url: string, limits: RequestLimits): ContentServiceError {
  const { status } = response
  const reason = status >= 300 && status < 400 ? 'redirects, which is not followed' : `answers ${status}`
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const wait = seconds >= 0 ? seconds * 1000 : null
  const mayPass = (status >= 500 || status === 429) && (wait === null || wait <= limits.maxWait)
  return new ContentServiceError(`${pathOf(url)} ${reason}`, status, mayPass, wait)
}

async function readBody(response: Response, url: string, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ContentServiceError(`${pathOf(url)} answers with more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

function asFailure(error: unknown, url: string): ContentServiceError {
  if (error instanceof ContentServiceError) return error
  const { name, cause } = error as Error & { cause?: { code?: string; message?: string } }
  const reason = name === 'TimeoutError' ? 'does not answer in time' : `cannot be read (${cause?.code ?? cause?.message ?? name})`
  return new ContentServiceError(`${pathOf(url)} ${reason}`, 0, true, null, error)
}

function pathOf(url: string): string {
  return new URL(url).pathname
}

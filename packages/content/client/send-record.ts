// Writes one record to the content service: the site's only write access there.
import type { FieldOf, SubmissionName } from '@forum/content/model/model.ts'
import type { ContentLocation } from './content-location.ts'

/** The service rejected the record. `status`: HTTP status. */
export class RecordRefused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A record in the outbox. */
export type RecordMessage = {
  collection: SubmissionName
  record: Readonly<Record<string, unknown>>
  /** Key of an existing record that is changed. */
  key?: string
  /** Sent instead when the service refuses the project's own fields. */
  fallback?: Readonly<Record<string, unknown>>
}

/** The message for `record`; only fields of the content model can be sent. */
export function recordMessage<
  Name extends SubmissionName,
  R extends { [K in keyof R]: K extends FieldOf<Name> ? unknown : never },
>(collection: Name, record: R, more: { key?: string; fallback?: { [K in FieldOf<Name>]?: unknown } } = {}): RecordMessage {
  return { collection, record, ...more }
}

/** `key`: of the record to change; missing: a new record. Returns false if the new record already existed. */
export type SendRecord = (collection: SubmissionName, record: Readonly<Record<string, unknown>>, key?: string) => Promise<boolean>

const timeout = 10_000

/**
 * The function creates or changes records in the service at `location`. A new record whose key exists counts as delivered. It throws a RecordRefused
 * for 4xx answers, and a plain Error for temporary failures: no connection, 408, 429, 5xx, redirects. Errors contain no values.
 */
export function createRecordSender(location: ContentLocation): SendRecord {
  if (location.kind === 'embedded')
    return async () => {
      throw new Error('no content service is configured (CONTENT_API_URL)')
    }
  const { url, prefix, token } = location
  return async (collection, record, key) => {
    const path = `${prefix}/items/${collection}${key === undefined ? '' : `/${encodeURIComponent(key)}`}`
    const response = await fetch(url + path, {
      method: key === undefined ? 'POST' : 'PATCH',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token.reveal()}` }),
      },
      body: JSON.stringify(record),
      signal: AbortSignal.timeout(timeout),
    }).catch((error) => {
      throw new Error(`${path} cannot be reached (${reasonOf(error)})`)
    })
    const codes = response.ok ? [] : await errorCodes(response)
    if (response.ok) await response.body?.cancel()
    if (response.ok) return true
    if (codes.includes('RECORD_NOT_UNIQUE')) return false
    const sentence = `${path} answers ${response.status}${codes.length > 0 ? ` ${codes.join(', ')}` : ''}`
    const isRefusal = response.status >= 400 && response.status < 500 && response.status !== 408 && response.status !== 429
    throw isRefusal ? new RecordRefused(response.status, sentence) : new Error(sentence)
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}

/** Only the codes of Directus's error answer: its messages may contain values. */
async function errorCodes(response: Response): Promise<string[]> {
  try {
    const text = (await response.text()).slice(0, 100_000)
    const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: unknown } }[] }
    return (errors ?? []).flatMap(({ extensions }) =>
      typeof extensions?.code === 'string' ? [extensions.code.slice(0, 60)] : [],
    )
  } catch {
    return []
  }
}

// Sends one record to the content service: the only writing that the site does there.
import type { FieldOf, SubmissionName } from '#content/model/model.ts'
import type { ContentLocation } from '../config/config.ts'

/** The service answered and will not take the record as it is. `status`: of HTTP. */
export class RecordRefused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A record for the content service, as it waits to be sent. */
export type RecordMessage = {
  collection: SubmissionName
  record: Readonly<Record<string, unknown>>
  /** Of a record that arrived before, whose fields are changed. */
  key?: string
  /** What a service is sent that refuses the fields of the project's own collection. */
  fallback?: Readonly<Record<string, unknown>>
}

/** The message with `record`: only fields that the content model has can be sent. */
export function recordMessage<
  Name extends SubmissionName,
  R extends { [K in keyof R]: K extends FieldOf<Name> ? unknown : never },
>(collection: Name, record: R, more: { key?: string; fallback?: { [K in FieldOf<Name>]?: unknown } } = {}): RecordMessage {
  return { collection, record, ...more }
}

/** `key`: of a record that is there, whose fields are changed; a new record without it. false: a new record had arrived before. */
export type SendRecord = (collection: SubmissionName, record: Readonly<Record<string, unknown>>, key?: string) => Promise<boolean>

const timeout = 10_000

/**
 * A function that creates and changes records in the service at `location`. A new record whose key is already there has arrived before,
 * and that is well. It throws a RecordRefused for 4xx answers, and a plain Error for what may pass: no service, no answer, 408, 429, 5xx, redirects.
 * No error names a value of the record.
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

/** The codes of Directus's error answer; nothing else of it, because messages repeat values. */
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

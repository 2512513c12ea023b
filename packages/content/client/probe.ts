// Requests a little from each collection, to show what the content service gives the site.
import { content } from '@forum/content/model/model.ts'
import type { ContentLocation } from './content-location.ts'
import { isRecord } from './raw-content.ts'

type ServiceLocation = Extract<ContentLocation, { kind: 'service' }>

const timeout = 10_000
const noJson = 'an answer that is no JSON: CONTENT_API_URL or CONTENT_API_PREFIX leads elsewhere'

/**
 * Never throws. `date`: the service's clock, milliseconds since 1970; null: unreachable, for `reason`. `refused`: collections that the site may not
 * read, with the HTTP status. `documents`: kinds of legal documents that have a file. `orders`, `staff`: the
 * HTTP status of order states and of whose accounts may open the organisers' desk. null: cannot be read.
 */
export async function probeContentService({ url, prefix, token }: ServiceLocation) {
  const ask = (path: string, base = `${url}${prefix}/items/`) =>
    fetch(`${base}${path}`, {
      redirect: 'manual',
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token.reveal()}` }) },
      signal: AbortSignal.timeout(timeout),
    })
  const statusOf = async (path: string, base?: string) => {
    const response = await ask(path, base)
    await response.body?.cancel()
    return response.status
  }
  const refused: { collection: string; status: number }[] = []
  try {
    const first = await ask('documents?fields=kind,file_ua&limit=-1')
    const date = Date.parse(first.headers.get('date') ?? '')
    const documents = first.ok ? kindsIn(await first.json()) : null
    const forums = await ask('forums?fields=year&limit=1')
    const hasEdition = forums.ok ? rowsIn(await forums.json()).length > 0 : null
    for (const { collection } of content) {
      const status = await statusOf(`${collection}?limit=1`)
      if (status !== 200) refused.push({ collection, status })
    }
    const orders = await statusOf('ticket_orders?fields=id,status,paid_at&limit=1')
    const staff = await statusOf('users?fields=id,role&limit=1', `${url}/`)
    return { date: Number.isNaN(date) ? Date.now() : date, reason: '', refused, documents, hasEdition, orders, staff }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const reason = error instanceof SyntaxError ? noJson : (cause?.code ?? name)
    return { date: null, reason, refused, documents: null, hasEdition: null, orders: 0, staff: 0 }
  }
}

const rowsIn = (answer: unknown) => (isRecord(answer) && Array.isArray(answer.data) ? answer.data.filter(isRecord) : [])

function kindsIn(answer: unknown): string[] {
  return rowsIn(answer)
    .filter(({ file_ua: file }) => Boolean(file))
    .map(({ kind }) => String(kind))
}

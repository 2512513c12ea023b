// One record as it stands in the content service, a draft or a version of it among them, laid over all that is published.
import { type ContentName, content as collections } from '#content/model/model.ts'
import type { Content } from '#domain/content.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { queryFor, relationsOf } from './ask.ts'
import { isRecord, type RawContent, type RawRecord } from './raw-content.ts'
import { readContent } from './read-content.ts'
import { ContentServiceError, getBytes, type RequestLimits } from './request.ts'

/** `version`: its key; null: the record itself. */
export type DraftName = { collection: string; id: string; version: string | null }

export type Preview = {
  /** Everything that is published, and the draft as if it were. */
  content: Content
  /** How the record stands now. */
  state: DraftState
  /** When it is to come out, in advance or not, as the content service says it; null: at once. */
  publishedDate: string | null
}

export type DraftState = 'published' | 'draft' | 'off'

export type PreviewOptions = {
  url: string
  prefix: string
  /** Of an account that reads drafts. */
  token: string
  limits: RequestLimits
  /** All that is published, as it was read last. */
  published(): Promise<RawContent>
  reading<T>(work: (read: (html: string) => RichText | null) => Promise<T>): Promise<T>
}

const isContent = (name: string): name is ContentName => collections.some(({ collection }) => collection === name)

/** Gives a function that reads a draft; null: there is no such record. It throws a ContentServiceError when the service cannot be asked. */
export function createPreviews({ url, prefix, token, limits, published, reading }: PreviewOptions) {
  async function one({ collection, id, version }: DraftName, fields: readonly string[]): Promise<RawRecord | null> {
    const query = queryFor(fields)
    if (version !== null) query.set('version', version)
    try {
      const bytes = await getBytes(`${url}${prefix}/items/${collection}/${encodeURIComponent(id)}?${query}`, token, limits)
      const answer: unknown = JSON.parse(new TextDecoder().decode(bytes))
      return isRecord(answer) && isRecord(answer.data) ? answer.data : null
    } catch (error) {
      if (error instanceof ContentServiceError && [400, 403, 404].includes(error.status)) return null
      throw error
    }
  }

  return async (draft: DraftName): Promise<Preview | null> => {
    const { collection } = draft
    if (!isContent(collection)) return null
    const relations = relationsOf(collection)
    // A service that knows less of its relations refuses the whole call: then with as little as it may know.
    const record =
      (await one(
        draft,
        relations.flatMap(({ ways }) => ways[0] ?? []),
      )) ??
      (await one(
        draft,
        relations.flatMap(({ link, ways }) => (link === null ? [] : (ways.at(-1) ?? []))),
      ))
    if (!record) return null
    const raw = over(await published(), collection, shown(record))
    const { content } = await reading((richText) => readContent(raw, richText))
    const { published_date: date } = record
    return { content, state: stateOf(record), publishedDate: typeof date === 'string' ? date : null }
  }
}

function stateOf({ status, is_active: isActive }: RawRecord): DraftState {
  if (status === 'draft') return 'draft'
  return isActive === false || isActive === 0 || status === 'disabled' || status === 'archived' ? 'off' : 'published'
}

/** The record as if it were switched on. What a broadcast has as its status is no state of the record. */
function shown(record: RawRecord): RawRecord {
  const isHidden = ['draft', 'disabled', 'archived'].includes(String(record.status))
  return { ...record, ...('is_active' in record && { is_active: true }), ...(isHidden && { status: 'published' }) }
}

/** `raw` with the record in its place, or behind the others when it is new. */
function over(raw: RawContent, collection: ContentName, record: RawRecord): RawContent {
  const rows = raw.get(collection) ?? []
  const isSame = (row: unknown) => isRecord(row) && String(row.id) === String(record.id)
  const next = rows.some(isSame) ? rows.map((row) => (isSame(row) ? record : row)) : [...rows, record]
  return new Map([...raw, [collection, next]])
}

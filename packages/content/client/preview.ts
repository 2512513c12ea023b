// Preview: a draft or version of one record on top of all published content.
import { type ContentName, content as collections } from '@forum/content/model/model.ts'
import type { Content } from '@forum/domain/content/content.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import { queryFor, relationsOf } from './ask.ts'
import { isRecord, type RawContent, type RawRecord } from './raw-content.ts'
import { readContent } from './read-content.ts'
import { ContentServiceError, getBytes, type RequestLimits } from './request.ts'

/** `version`: its key; null: the record itself. */
export type DraftName = { collection: string; id: string; version: string | null }

export type Preview = {
  /** Published content plus the draft. */
  content: Content
  /** Current state of the record. */
  state: DraftState
  /** The record's publication date, past or future; null: none. */
  publishedDate: string | null
}

export type DraftState = 'published' | 'draft' | 'off'

export type PreviewOptions = {
  url: string
  prefix: string
  /** Token of an account that reads drafts. */
  token: string
  limits: RequestLimits
  /** Published content of the last reading. */
  published(): Promise<RawContent>
  reading<T>(work: (read: (html: string) => RichText | null) => Promise<T>): Promise<T>
}

const isContent = (name: string): name is ContentName => collections.some(({ collection }) => collection === name)

/** The function reads a draft; null: no such record. It throws a ContentServiceError when the service cannot be reached. */
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
    // If the service refuses the relations (unknown fields), request fewer.
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

/** The record as if it were published. A broadcast's status is not a publication state. */
function shown(record: RawRecord): RawRecord {
  const isHidden = ['draft', 'disabled', 'archived'].includes(String(record.status))
  return { ...record, ...('is_active' in record && { is_active: true }), ...(isHidden && { status: 'published' }) }
}

/** `raw` with the record replaced, or added at the end when it is new. */
function over(raw: RawContent, collection: ContentName, record: RawRecord): RawContent {
  const rows = raw.get(collection) ?? []
  const isSame = (row: unknown) => isRecord(row) && String(row.id) === String(record.id)
  const next = rows.some(isSame) ? rows.map((row) => (isSame(row) ? record : row)) : [...rows, record]
  return new Map([...raw, [collection, next]])
}

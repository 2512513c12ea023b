// The only room that speaks to the content service: gives the content store everything editors have published, checked and safe.
import type { Content } from '#domain/content.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import type { ContentLocation } from '../config/config.ts'
import type { Secret } from '../config/secrets.ts'
import type { Log } from '../log.ts'
import { createEmbeddedSource } from './embedded-source.ts'
import type { Fault } from './fault.ts'
import { createPreviews, type DraftName, type Preview } from './preview.ts'
import type { RawReading } from './raw-content.ts'
import { readContent } from './read-content.ts'
import { contentLimits, type RequestLimits } from './request.ts'
import { createServiceSource } from './service-source.ts'

/** One reading: equal digests mean equal content; the records are parsed only when asked for. */
type ContentReading = {
  digest: string
  /** Names of collections and relations (`materials`, `photos.images`) that the source refused: what they hold is missing. */
  refused: readonly string[]
  /** Columns and relations (`speakers.is_active`) that the source gave. */
  fields: readonly string[]
  content(): Promise<Content>
}

export type ContentSource = {
  /** Names where content comes from: a snapshot of another source is not used. No secret in it. */
  identity: string
  /** Whether the source can be away, so that a snapshot is worth keeping. */
  isRemote: boolean
  /** Reads everything once. Throws an Error with a sentence for the log when anything needed is missing. */
  read(stop?: AbortSignal): Promise<ContentReading>
}

export type ContentSourceOptions = {
  location: ContentLocation
  demoDirectory: string
  log: Log
  limits?: RequestLimits
  /** Of an account that reads drafts; null: nothing is previewed. */
  previewToken?: Secret | null
}

/** What editors are shown of the source beyond what is published. */
type EditorsSource = {
  /** What the last reading put right or left out. */
  faults(): readonly Fault[]
  /** null: nothing is previewed. */
  preview: ((draft: DraftName) => Promise<Preview | null>) | null
}

/** The source that the configuration names. Faults of records are logged when they appear, not each time they are seen. */
export function createContentSource({
  location,
  demoDirectory,
  log,
  limits = contentLimits,
  previewToken = null,
}: ContentSourceOptions): ContentSource & EditorsSource {
  const isRemote = location.kind === 'service'
  const readRaw = isRemote
    ? createServiceSource({ url: location.url, prefix: location.prefix, token: location.token?.reveal() ?? null, limits, log })
    : createEmbeddedSource(demoDirectory)
  const richText = rememberTexts(async () => {
    // The sanitiser is a third of all packages, and a start from a snapshot has no text for it.
    const { createRichTextReader } = await import('./rich-text.ts')
    return createRichTextReader(isRemote ? location.url : null)
  })
  const report = reportNew(log)
  let lastFaults: readonly Fault[] = []
  let last: RawReading | null = null
  const isPreviewing = isRemote && previewToken !== null
  return {
    faults: () => lastFaults,
    preview: isPreviewing
      ? createPreviews({
          url: location.url,
          prefix: location.prefix,
          token: previewToken.reveal(),
          limits,
          published: async () => (last ?? (await readRaw())).parse(),
          reading: richText.reading,
        })
      : null,
    identity: isRemote ? `${location.url}${location.prefix}` : 'embedded demo',
    isRemote,
    async read(stop) {
      const raw: RawReading = await readRaw(stop)
      if (isPreviewing) last = raw
      return {
        digest: raw.digest,
        refused: raw.refused,
        fields: raw.fields,
        async content() {
          const { content, faults } = await richText.reading((read) => readContent(raw.parse(), read))
          report(faults)
          lastFaults = faults
          return content
        },
      }
    },
  }
}

type Reader = (html: string) => RichText | null

/** Keeps the trees of the texts of the last reading: most texts never change between two readings. */
function rememberTexts(loadReader: () => Promise<Reader>): { reading<T>(work: (read: Reader) => Promise<T>): Promise<T> } {
  let known = new Map<string, RichText | null>()
  return {
    async reading(work) {
      const read = await loadReader()
      const used = new Map<string, RichText | null>()
      const result = await work((html) => {
        const before = used.get(html) ?? known.get(html)
        const tree = before === undefined ? read(html) : before
        used.set(html, tree)
        return tree
      })
      known = used
      return result
    },
  }
}

const maxLines = 50

function reportNew(log: Log): (faults: readonly Fault[]) => void {
  let known = new Set<string>()
  return (faults) => {
    const keys = faults.map((fault) => JSON.stringify(fault))
    const fresh = faults.filter((_, index) => !known.has(keys[index] ?? ''))
    for (const fault of fresh.slice(0, maxLines)) log.warn({ ...fault }, 'content record put right or left out')
    if (fresh.length > maxLines) log.warn({ more: fresh.length - maxLines }, 'more content records put right or left out')
    known = new Set(keys)
  }
}

// The only part that reads from the content service: published content, validated and sanitised.
import type { Content } from '@forum/domain/content/content.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import type { ContentLocation } from './content-location.ts'
import { createEmbeddedSource } from './embedded-source.ts'
import type { Fault } from './fault.ts'
import { createPreviews, type DraftName, type Preview } from './preview.ts'
import type { RawReading } from './raw-content.ts'
import { readContent } from './read-content.ts'
import { contentLimits, type RequestLimits } from './request.ts'
import { createServiceSource } from './service-source.ts'

/** One reading. Equal digests mean equal content; records are parsed only on demand. */
type ContentReading = {
  digest: string
  /** Collections and relations (`materials`, `photos.images`) that the source refused; their data are missing. */
  refused: readonly string[]
  /** Columns and relations (`speakers.is_active`) that the source returned. */
  fields: readonly string[]
  content(): Promise<Content>
}

export type ContentSource = {
  /** Identifies the source: a snapshot of another source is not used. Contains no secret. */
  identity: string
  /** Whether the source can be unreachable, so that a snapshot is useful. */
  isRemote: boolean
  /** Reads everything once. Throws an Error with a sentence for the log when required data are missing. */
  read(stop?: AbortSignal): Promise<ContentReading>
}

export type ContentSourceOptions = {
  location: ContentLocation
  demoDirectory: string
  log: Log
  limits?: RequestLimits
  /** Token of an account that reads drafts; null: no previews. */
  previewToken?: Secret | null
}

/** What only editors see. */
type EditorsSource = {
  /** Faults that the last reading corrected or left out. */
  faults(): readonly Fault[]
  /** null: no previews. */
  preview: ((draft: DraftName) => Promise<Preview | null>) | null
}

/** The configured source. A fault is logged when it first appears. */
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
    // Loaded on demand: the sanitiser is a third of all packages, and a start from a snapshot does not need it.
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

/** Caches parsed texts of the last reading: most texts do not change between readings. */
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
    for (const fault of fresh.slice(0, maxLines)) log.warn({ ...fault }, 'content record corrected or left out')
    if (fresh.length > maxLines) log.warn({ more: fresh.length - maxLines }, 'more content records corrected or left out')
    known = new Set(keys)
  }
}

// Holds the content that is shown now, its indexes and its origin.
import { createHash } from 'node:crypto'
import { type Content, emptyContent } from '@forum/domain/content/content.ts'
import { namedFiles, putByName, uuidOf } from '@forum/domain/content/named-files.ts'
import { findingsThatMatter, type PictureFindings, withFindings } from '@forum/domain/content/picture-findings.ts'
import { calmDay, type DayState } from '@forum/domain/day-state/day-state.ts'
import { withDay } from '@forum/domain/day-state/with-day.ts'
import type { NamedFile } from '@forum/domain/file/named-file.ts'
import { answersFrom, mapsOf } from './memory-store.ts'

export type ContentShown = {
  content: Content
  /** Columns and relations that the source returned (`speakers.is_active`). */
  fields: readonly string[]
  revision: string
  /** Where the content came from. */
  from: 'nowhere' | 'snapshot' | 'source'
  /** When the source was last known to have the same content, milliseconds since 1970. */
  confirmedAt: number | null
}

export type ShownContent = ReturnType<typeof createShownContent>

export function createShownContent() {
  let maps = mapsOf(emptyContent)
  /** Built on demand: scanning all texts would slow the start. */
  let files: Map<string, NamedFile> | null = null
  let found: PictureFindings = { broken: new Set(), vanishing: new Map() }
  let shown: ContentShown = { content: emptyContent, fields: [], revision: 'none', from: 'nowhere', confirmedAt: null }
  let mark = ''
  let day = calmDay
  /** Builds the indexes of the content with its picture findings, and with what the desk says of the day. */
  function index(content: Content): void {
    maps = mapsOf(withDay(withFindings(content, found), day))
    mark = markOf(findingsThatMatter(content, found, (file) => filesOf(content).has(uuidOf(file))))
  }
  function filesOf(content: Content): Map<string, NamedFile> {
    files ??= filesByName(content)
    return files
  }
  return {
    /** Digest of the content and of the picture findings, and the day's revision: pages depend on all. */
    revision: () => shown.revision + mark + (day.revision && `.d${day.revision}`),
    /** The file with this UUID or short name; undefined: none. */
    namedFile: (name: string) => filesOf(shown.content).get(name),
    /** Hides pictures that are known to be broken (`packages/domain/content/picture-findings.ts`). */
    regard(findings: PictureFindings) {
      found = findings
      index(shown.content)
    },
    /** Moves sessions and holds them, as the desk says (packages/domain/day-state). */
    follow(next: DayState) {
      day = next
      index(shown.content)
    },
    questions: answersFrom(() => maps),
    now: () => shown,
    /** Replaces the content; the same revision keeps its indexes. */
    show(next: ContentShown) {
      if (next.revision !== shown.revision) {
        files = null
        index(next.content)
      }
      // An equal reading keeps the old object, which the indexes refer to.
      shown = next.revision === shown.revision ? { ...next, content: shown.content } : next
    },
    /** The source had the same content at `time`. */
    confirm(time: number) {
      shown = { ...shown, confirmedAt: time }
    },
  }
}

/** If a file is a document in one place and a picture in another, the picture counts. */
function filesByName(content: Content): Map<string, NamedFile> {
  const files = new Map<string, NamedFile>()
  const named = namedFiles(content)
  const documents = new Set(named.filter(({ use }) => use === 'document').map(({ file }) => uuidOf(file)))
  const pictures = named.filter(({ use }) => use !== 'document')
  putByName(files, [
    ...named.filter(({ use }) => use === 'document'),
    ...pictures.map((one) => (documents.has(uuidOf(one.file)) ? { ...one, isDocumentToo: true } : one)),
  ])
  return files
}

function markOf(findings: readonly string[]): string {
  if (findings.length === 0) return ''
  return `.${createHash('sha256').update(findings.join('\n')).digest('base64url').slice(0, 6)}`
}

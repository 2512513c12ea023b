// Owns what the store shows at this moment: the content, the indexes made of it, and whence and when it came.
import { createHash } from 'node:crypto'
import { type Content, emptyContent } from '#domain/content.ts'
import { type NamedFile, namedFiles, putByName, uuidOf } from '#domain/picture/named-files.ts'
import { findingsThatMatter, type PictureFindings, withFindings } from '#domain/picture/picture-findings.ts'
import { answersFrom, type ContentIndex, mapsOf } from './memory-store.ts'

export type Shown = {
  content: Content
  /** Columns and relations that the source gave for it (`speakers.is_active`). */
  fields: readonly string[]
  revision: string
  /** Where the content was read. */
  from: 'nowhere' | 'snapshot' | 'source'
  /** When it was last known to be what the source holds, in milliseconds since the epoch. */
  confirmedAt: number | null
}

export type ShownContent = {
  questions: ContentIndex
  now(): Shown
  /** Names the content together with what was found of its pictures: pages change with both. */
  revision(): string
  /** What the content says of the file with this UUID or short name; undefined: it names none. */
  namedFile(name: string): NamedFile | undefined
  /** Shows no picture that is known to be broken (`domain/picture/picture-findings.ts`). */
  regard(findings: PictureFindings): void
  /** Replaces what is shown; content of the same revision keeps its indexes. */
  show(next: Shown): void
  /** The source holds at `time` what is shown. */
  confirm(time: number): void
}

export function createShownContent(): ShownContent {
  let maps = mapsOf(emptyContent)
  /** Made for the first who asks: going through all texts is no part of a start. */
  let files: Map<string, NamedFile> | null = null
  let found: PictureFindings = { broken: new Set(), vanishing: new Map() }
  let shown: Shown = { content: emptyContent, fields: [], revision: 'none', from: 'nowhere', confirmedAt: null }
  let mark = ''
  /** The indexes of the content as it is shown with what was found. */
  function index(content: Content): void {
    maps = mapsOf(withFindings(content, found))
    mark = markOf(findingsThatMatter(content, found, (file) => filesOf(content).has(uuidOf(file))))
  }
  function filesOf(content: Content): Map<string, NamedFile> {
    files ??= filesByName(content)
    return files
  }
  return {
    revision: () => shown.revision + mark,
    namedFile: (name) => filesOf(shown.content).get(name),
    regard(findings) {
      found = findings
      index(shown.content)
    },
    questions: answersFrom(() => maps),
    now: () => shown,
    show(next) {
      if (next.revision !== shown.revision) {
        files = null
        index(next.content)
      }
      // Read anew and the same: one copy of it is kept, the one that the indexes are made of.
      shown = next.revision === shown.revision ? { ...next, content: shown.content } : next
    },
    confirm(time) {
      shown = { ...shown, confirmedAt: time }
    },
  }
}

/** Of a file that is a document in one place and a picture in another, the picture is drawn, and the document given as it is. */
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

// Keeps the content store filled and fresh: starts from the snapshot, refreshes by the hook and the minute, keeps what it has when
// a refresh fails.

import type { Content } from '#domain/content.ts'
import type { NamedFile } from '#domain/picture/named-files.ts'
import type { PictureFindings } from '#domain/picture/picture-findings.ts'
import type { ContentSource } from '../content-service/content-service.ts'
import type { Log } from '../log.ts'
import { believed } from './believed-content.ts'
import type { ContentStore } from './content-store.ts'
import { createRefreshLoop, type RefreshError, type Schedule } from './refresh-loop.ts'
import { revisionOf } from './revision.ts'
import { createShownContent, type Shown, type ShownContent } from './shown-content.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

/** For /readyz. Times in milliseconds since the epoch, by the real clock. */
export type StoreStatus = Omit<Shown, 'content'> & {
  isFilled: boolean
  source: string
  ageSeconds: number | null
  lastError: RefreshError | null
  /** Collections and relations that the source refuses now: the last good copy is shown. */
  lastGood: readonly string[]
}

export type LiveStore = ContentStore & {
  /** Fills the store from the snapshot, begins the first refresh and those of every minute. Resolves when the snapshot has been tried. */
  start(): Promise<void>
  /** Reads the source again. Calls during a refresh are joined into one more after it. Never rejects; false: it failed. */
  refresh(): Promise<boolean>
  status(): StoreStatus
  /** What the content says of the file with this UUID; undefined: it names no such file; null: there is no content yet. */
  namedFile(uuid: string): NamedFile | undefined | null
  /** Pages show no picture that is known to be broken, and logos where they are seen. */
  regard(findings: PictureFindings): void
  stop(): Promise<void>
}

export type LiveStoreOptions = {
  source: ContentSource
  /** null: no snapshot is kept. */
  snapshotPath: string | null
  log: Log
  /** Called with the content of the snapshot, and with what each reading gives, be it new or not. */
  onReading?: (content: Content) => void
  now?: () => number
  schedule?: Schedule
}

export function createLiveStore({
  source,
  snapshotPath,
  log,
  onReading = () => {},
  now = Date.now,
  schedule,
}: LiveStoreOptions): LiveStore {
  const shown = createShownContent()
  const isFilled = () => shown.now().from !== 'nowhere'
  const snapshot = { path: snapshotPath, source: source.identity, log }
  const reader = createReader(source, shown, log, now)
  const loop = createRefreshLoop({
    async read(stop) {
      const isNew = await reader.read(stop)
      const { content, revision } = shown.now()
      onReading(content)
      if (isNew) await saveSnapshot(snapshot, { content, revision, readAt: now() })
    },
    isEmpty: () => !isFilled(),
    onRecovery: () => log.info({ revision: shown.now().revision }, 'content service answers again'),
    onFailure: (reason) => log.warn({ reason, showing: shown.now().from }, 'content refresh failed: what is there is kept'),
    now,
    schedule,
  })
  return {
    ...shown.questions,
    isFilled,
    revision: shown.revision,
    namedFile: (uuid) => (isFilled() ? shown.namedFile(uuid) : null),
    regard: shown.regard,
    async start() {
      const last = await loadSnapshot(snapshot)
      if (last) {
        shown.show({ content: last.content, revision: last.revision, from: 'snapshot', confirmedAt: last.readAt })
        onReading(last.content)
      }
      void loop.refresh()
    },
    refresh: loop.refresh,
    status() {
      const { revision, from, confirmedAt } = shown.now()
      return {
        isFilled: isFilled(),
        revision,
        source: source.identity,
        from,
        confirmedAt,
        ageSeconds: confirmedAt === null ? null : Math.max(0, Math.round((now() - confirmedAt) / 1000)),
        lastError: loop.lastError(),
        lastGood: reader.lastGood(),
      }
    },
    stop: loop.stop,
  }
}

/** Reads the source into what is shown. */
function createReader(source: ContentSource, shown: ShownContent, log: Log, now: () => number) {
  let digest: string | null = null
  let lastGood: readonly string[] = []
  return {
    lastGood: () => lastGood,
    /** Whether there is something new. Throws when the source cannot be read or is not believed; then what is shown stays. */
    async read(stop: AbortSignal): Promise<boolean> {
      const reading = await source.read(stop)
      if (reading.digest === digest) {
        shown.confirm(now())
        return false
      }
      const answer = await reading.content()
      const before = shown.now()
      const read = believed(before.content, answer, reading.refused)
      const revision = await revisionOf(read.content)
      shown.show({ content: read.content, revision, from: 'source', confirmedAt: now() })
      digest = reading.digest
      const lost = read.lastGood.filter((name) => !lastGood.includes(name))
      if (lost.length > 0) log.warn({ refused: lost }, 'refused by the content service: the last good copy stays')
      lastGood = read.lastGood
      if (revision === before.revision) return false
      const { forums, people } = read.content
      log.info({ revision, forums: forums.length, people: people.length }, 'content refreshed')
      return true
    },
  }
}

// Fills the content store and keeps it up to date: starts from the snapshot, refreshes on each webhook and every minute, and keeps the old content
// when a refresh fails.
import type { Content } from '@forum/domain/content/content.ts'
import type { PictureFindings } from '@forum/domain/content/picture-findings.ts'
import type { DayState } from '@forum/domain/day-state/day-state.ts'
import type { NamedFile } from '@forum/domain/file/named-file.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { ContentSource } from '../client/content-service.ts'
import { createContentReader } from './content-reader.ts'
import type { ContentStore } from './content-store.ts'
import { takeForcedReading } from './forced-reading.ts'
import type { Loss } from './losses.ts'
import { createRefreshLoop, type RefreshError, type Schedule } from './refresh-loop.ts'
import { type ContentShown, createShownContent } from './shown-content.ts'
import { createSnapshots } from './snapshot.ts'

/** For /readyz. Times in milliseconds since 1970, real time. */
export type StoreStatus = Omit<ContentShown, 'content' | 'fields'> & {
  isFilled: boolean
  source: string
  ageSeconds: number | null
  lastError: RefreshError | null
  /** Why the last reading was rejected; empty: it was accepted. */
  heldBack: readonly Loss[]
}

export type LiveStore = ContentStore & {
  /** Loads the snapshot, then refreshes now and every minute. With a snapshot the first refresh waits for `settled`. Resolves after the snapshot was tried. */
  start(settled?: Promise<unknown>): Promise<void>
  /** Resolves when the reading that runs now has ended, as the first one after `start`; at once if none runs. Never rejects. */
  underway(): Promise<void>
  /** Reads the source again. Calls during a refresh share one more refresh after it. Never rejects; false: it failed. */
  refresh(): Promise<boolean>
  /** Reads the source again and accepts it as it is, whatever is missing. Never rejects; false: it could not be read. */
  accept(): Promise<boolean>
  status(): StoreStatus
  /** The content's file with this UUID; undefined: no such file; null: there is no content yet. */
  namedFile(uuid: string): NamedFile | undefined | null
  /** Hides pictures that are known to be broken, and sets how logos are shown. */
  regard(findings: PictureFindings): void
  /** Shows the programme as the desk says of the day. */
  follow(day: DayState): void
  /** The content as editors wrote it, whatever the desk says of the day. */
  written(): Content
  stop(): Promise<void>
}

export type LiveStoreOptions = {
  source: ContentSource
  /** Folder of snapshots and of the operator's file; null: none. */
  directory: string | null
  log: Log
  /** Called with the content of the snapshot as soon as it is shown. */
  onSnapshot?: (content: Content) => void
  /** Called with the snapshot before the first refresh (`isLast`: it may be old), and after each reading, also an unchanged one. */
  onReading?: (content: Content, isLast: boolean) => void
  now?: () => number
  schedule?: Schedule
}

export function createLiveStore({
  source,
  directory,
  log,
  onSnapshot = () => {},
  onReading = () => {},
  now = Date.now,
  schedule,
}: LiveStoreOptions): LiveStore {
  const shown = createShownContent()
  let isStopped = false
  const isFilled = () => shown.now().from !== 'nowhere'
  const snapshots = createSnapshots({ directory, source: source.identity, log })
  let isAccepted = false
  /** By an organiser at the desk, or by the operator's command. */
  const wasAccepted = async () => {
    const byFile = directory !== null && (await takeForcedReading(directory))
    const isForced = isAccepted || byFile
    isAccepted = false
    return isForced
  }
  const reader = createContentReader({ source, shown, takeForcedReading: wasAccepted, log, now })
  const loop = createRefreshLoop({
    async read(stop) {
      await reader.read(stop)
      const { content, fields, revision } = shown.now()
      onReading(content, false)
      await snapshots.save({ content, fields, revision, readAt: now() })
    },
    isEmpty: () => !isFilled(),
    onRecovery: () => log.info({ revision: shown.now().revision }, 'content service answers again'),
    onFailure: (reason) => log.warn({ reason, showing: shown.now().from }, 'content refresh failed: the present content stays'),
    now,
    schedule,
  })
  return {
    ...shown.questions,
    isFilled,
    revision: shown.revision,
    namedFile: (uuid) => (isFilled() ? shown.namedFile(uuid) : null),
    ...{ regard: shown.regard, follow: shown.follow, written: () => shown.now().content },
    async start(settled = Promise.resolve()) {
      const last = await snapshots.load()
      if (!last) return void loop.refresh()
      const { content, fields, revision, readAt } = last
      shown.show({ content, fields, revision, from: 'snapshot', confirmedAt: readAt })
      onSnapshot(content)
      void settled.then(() => {
        if (isStopped) return
        // A refresh requested in the meantime has already run.
        if (shown.now().from === 'snapshot') onReading(content, true)
        void loop.refresh()
      })
    },
    refresh: loop.refresh,
    underway: loop.underway,
    async accept() {
      isAccepted = true
      const isRead = await loop.refresh()
      // What could not be read now must not accept a later reading.
      isAccepted = false
      return isRead
    },
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
        heldBack: reader.heldBack(),
      }
    },
    stop() {
      isStopped = true
      return loop.stop()
    },
  }
}

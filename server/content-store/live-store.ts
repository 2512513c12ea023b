// Keeps the content store filled and fresh: starts from the snapshot, refreshes by the hook and the minute, keeps what it has when
// a refresh fails.
import type { Content } from '#domain/content.ts'
import type { ContentSource } from '../content-service/content-service.ts'
import type { Log } from '../log.ts'
import type { ContentStore } from './content-store.ts'
import { withKeptLists } from './kept-lists.ts'
import { answersFrom, emptyContent, mapsOf } from './memory-store.ts'
import { revisionOf } from './revision.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

/** For /readyz. Times in milliseconds since the epoch, by the real clock. */
export type StoreStatus = {
  isFilled: boolean
  revision: string
  source: string
  /** Where the content that is shown was read. */
  from: 'nowhere' | 'snapshot' | 'source'
  /** When the content was last known to be what the source holds. */
  confirmedAt: number | null
  ageSeconds: number | null
  lastError: { at: number; message: string } | null
  /** Collections and relations that the source refuses now: the last good copy is shown. */
  kept: readonly string[]
}

export type LiveStore = ContentStore & {
  /** Fills the store from the snapshot, begins the first refresh and those of every minute. Resolves when the snapshot has been tried. */
  start(): Promise<void>
  /** Reads the source again. Calls during a refresh are joined into one more after it. Never rejects; false: it failed. */
  refresh(): Promise<boolean>
  status(): StoreStatus
  stop(): Promise<void>
}

export type LiveStoreOptions = {
  source: ContentSource
  /** null: no snapshot is kept. */
  snapshotPath: string | null
  log: Log
  now?: () => number
  /** Calls `work` after `delay` milliseconds; the result calls it off. */
  schedule?: (work: () => void, delay: number) => () => void
}

/** Between refreshes; and after a failure while nothing is there to show, doubled each time up to the former. */
const refreshEvery = 60_000
const firstRetry = 5000

/** An editor takes items away one by one; so many at once are a right or a table that the content service has lost. */
const many = 5

/** Name of a list that had many items and has none now. */
function emptiedList(before: Content, after: Content): string | undefined {
  const names = (Object.keys(before) as (keyof Content)[]).filter((name) => name !== 'files')
  return names.find((name) => before[name].length >= many && after[name].length === 0)
}

export function createLiveStore({
  source,
  snapshotPath,
  log,
  now = Date.now,
  schedule = afterDelay,
}: LiveStoreOptions): LiveStore {
  const stopping = new AbortController()
  let maps = mapsOf(emptyContent)
  let [content, revision, digest]: [Content, string, string | null] = [emptyContent, 'none', null]
  let from: StoreStatus['from'] = 'nowhere'
  let confirmedAt: number | null = null
  let lastError: StoreStatus['lastError'] = null
  let kept: StoreStatus['kept'] = []
  let failures = 0
  let running: Promise<boolean> | undefined
  let pending: Promise<boolean> | undefined
  let callOff = () => {}

  function show(next: Content, nextRevision: string, nextFrom: StoreStatus['from']): void {
    content = next
    if (nextRevision !== revision) maps = mapsOf(next)
    revision = nextRevision
    from = nextFrom
  }

  async function readOnce(): Promise<void> {
    const reading = await source.read(stopping.signal)
    if (reading.digest !== digest) {
      const read = withKeptLists(content, await reading.content(), reading.refused)
      const next = read.content
      // An editor never takes all editions away: an empty answer is a service that has lost its content or our rights to it.
      if (next.forums.length === 0 && content.forums.length > 0)
        throw new Error('the answer holds no forum at all: the content that is there is kept')
      const emptied = emptiedList(content, next)
      if (emptied)
        throw new Error(`the answer holds no ${emptied} at all, where there were many: the content that is there is kept`)
      const nextRevision = await revisionOf(next)
      const isNew = nextRevision !== revision
      show(next, nextRevision, 'source')
      digest = reading.digest
      const lost = read.kept.filter((name) => !kept.includes(name))
      if (lost.length > 0) log.warn({ refused: lost }, 'refused by the content service: the last good copy stays')
      kept = read.kept
      if (isNew) log.info({ revision, forums: next.forums.length, people: next.people.length }, 'content refreshed')
      if (isNew) await keep()
    }
    from = 'source'
    confirmedAt = now()
  }

  async function keep(): Promise<void> {
    if (snapshotPath === null) return
    try {
      await writeSnapshot(snapshotPath, source.identity, { content, revision, readAt: now() })
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'the content snapshot cannot be written')
    }
  }

  async function run(): Promise<boolean> {
    callOff()
    try {
      await readOnce()
      if (failures > 0) log.info({ revision }, 'content service answers again')
      failures = 0
      lastError = null
    } catch (error) {
      if (stopping.signal.aborted) return false
      failures++
      const message = (error as Error).message
      if (lastError?.message !== message)
        log.warn({ reason: message, showing: from }, 'content refresh failed: what is there is kept')
      lastError = { at: now(), message }
    }
    if (!stopping.signal.aborted) callOff = schedule(() => void refresh(), pause())
    return failures === 0
  }

  function pause(): number {
    return from === 'nowhere' ? Math.min(refreshEvery, firstRetry * 2 ** Math.max(0, failures - 1)) : refreshEvery
  }

  function begin(): Promise<boolean> {
    running = run().finally(() => {
      running = undefined
    })
    return running
  }

  function refresh(): Promise<boolean> {
    if (!running) return begin()
    pending ??= running.then(() => {
      pending = undefined
      return running ?? begin()
    })
    return pending
  }

  async function startFromSnapshot(): Promise<void> {
    if (snapshotPath === null) return
    const snapshot = await readSnapshot(snapshotPath, source.identity)
    if (typeof snapshot === 'string') log.warn({ reason: snapshot }, 'the content snapshot is not used')
    if (typeof snapshot !== 'object') return
    show(snapshot.content, snapshot.revision, 'snapshot')
    confirmedAt = snapshot.readAt
    log.info({ revision, read: new Date(snapshot.readAt).toISOString() }, 'content from the snapshot')
  }

  return {
    ...answersFrom(() => maps),
    isFilled: () => from !== 'nowhere',
    revision: () => revision,
    async start() {
      await startFromSnapshot()
      void refresh()
    },
    refresh,
    status: () => ({
      isFilled: from !== 'nowhere',
      revision,
      source: source.identity,
      from,
      confirmedAt,
      ageSeconds: confirmedAt === null ? null : Math.max(0, Math.round((now() - confirmedAt) / 1000)),
      lastError,
      kept,
    }),
    async stop() {
      stopping.abort()
      callOff()
      await running
    },
  }
}

function afterDelay(work: () => void, delay: number): () => void {
  const timer = setTimeout(work, delay)
  timer.unref()
  return () => clearTimeout(timer)
}

// The last good content on disk: the site starts from it when the content service is down or slow.
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Content } from '#domain/content.ts'
import { isRecord } from '../content-service/raw-content.ts'
import type { Log } from '../log.ts'
import { emptyContent } from './memory-store.ts'
import { revisionOf } from './revision.ts'

/** Raised whenever domain/content.ts changes its shape: a snapshot of another format is not used. */
const format = 3

/** `readAt`: milliseconds since the epoch. */
export type Snapshot = { content: Content; revision: string; readAt: number }

/** Where the snapshot of which source stands; `path` null: none is kept. */
export type SnapshotPlace = { path: string | null; source: string; log: Log }

/** The last snapshot, when there is one that can be used. Never throws. */
export async function loadSnapshot({ path, source, log }: SnapshotPlace): Promise<Snapshot | undefined> {
  if (path === null) return undefined
  const snapshot = await readSnapshot(path, source)
  if (typeof snapshot === 'string') log.warn({ reason: snapshot }, 'the content snapshot is not used')
  if (typeof snapshot !== 'object') return undefined
  const { revision, readAt } = snapshot
  log.info({ revision, read: new Date(readAt).toISOString() }, 'content from the snapshot')
  return snapshot
}

/** Never throws: without a snapshot the site goes on. */
export async function saveSnapshot({ path, source, log }: SnapshotPlace, snapshot: Snapshot): Promise<void> {
  if (path === null) return
  try {
    await writeSnapshot(path, source, snapshot)
  } catch (error) {
    log.error({ reason: (error as Error).message }, 'the content snapshot cannot be written')
  }
}

/** Writes beside the file, to the disk, and then takes its place: a power cut leaves the old snapshot or the new one. */
async function writeSnapshot(path: string, source: string, { content, revision, readAt }: Snapshot): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.tmp`
  try {
    const file = await open(draft, 'w')
    try {
      await file.writeFile(JSON.stringify({ format, source, revision, readAt, content }))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The snapshot of `source`; a sentence when there is one that cannot be used; undefined when there is none. */
async function readSnapshot(path: string, source: string): Promise<Snapshot | string | undefined> {
  let parsed: unknown
  try {
    parsed = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'it cannot be read'
  }
  if (!isRecord(parsed) || parsed.format !== format) return 'it has another format'
  if (parsed.source !== source) return 'it is of another content service'
  const { content, revision, readAt } = parsed
  const isWhole =
    isRecord(content) && Object.keys(emptyContent).every((name) => Array.isArray(content[name])) && typeof readAt === 'number'
  if (!isWhole || typeof revision !== 'string' || (await revisionOf(content as Content)) !== revision) return 'it is damaged'
  return { content: content as Content, revision, readAt }
}

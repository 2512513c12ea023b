// The last good content on disk, and the one before it. The site starts from it when the content service is down or slow.
import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { content as collections } from '@forum/content/model/model.ts'
import type { Content } from '@forum/domain/content/content.ts'
import type { Log } from '@forum/ground/base/log.ts'
import { replaceFile } from '@forum/ground/base/whole-file.ts'
import { isRecord } from '../client/raw-content.ts'

/** Increase it when kept content changes its shape or meaning, but the fields of the model do not. A snapshot of another format is not used. */
const format = 1
const model = crc32(JSON.stringify(collections.map(({ collection, fields }) => [collection, fields.map(({ field }) => field)])))

/** `fields`: columns and relations that the source returned. `readAt`: milliseconds since 1970. */
type Snapshot = { content: Content; fields: readonly string[]; revision: string; readAt: number }

/** Folder and source of the snapshots; `directory` null: none are kept. */
type SnapshotPlace = { directory: string | null; source: string; log: Log }

type Snapshots = {
  /** The newest usable snapshot. Never throws. */
  load(): Promise<Snapshot | undefined>
  /** Stores a snapshot if it is new. Never throws: a failure is logged, and the next call tries again. */
  save(snapshot: Snapshot): Promise<void>
}

export function createSnapshots({ directory, source, log }: SnapshotPlace): Snapshots {
  if (directory === null) return { load: async () => undefined, save: async () => {} }
  const newest = join(directory, 'content-snapshot.json')
  const previous = join(directory, 'content-snapshot.previous.json')
  let kept: string | null = null
  let failure: string | null = null
  return {
    async load() {
      for (const path of [newest, previous]) {
        const snapshot = await readSnapshot(path, source)
        const isNewest = path === newest
        if (typeof snapshot === 'string') log.warn({ reason: snapshot, isNewest }, 'the content snapshot is not used')
        if (typeof snapshot !== 'object') continue
        const { revision, readAt } = snapshot
        log.info({ revision, read: new Date(readAt).toISOString(), isNewest }, 'content from the snapshot')
        // If the newer file was damaged, the first reading writes the snapshot again.
        if (isNewest) kept = nameOf(snapshot)
        return snapshot
      }
      return undefined
    },
    async save(snapshot) {
      if (kept === nameOf(snapshot)) return
      try {
        await mkdir(directory, { recursive: true })
        // An unusable file must not replace a usable older one.
        const isWorthKeeping = kept !== null || typeof (await readSnapshot(newest, source)) === 'object'
        await replaceFile(newest, textOf(source, snapshot), { previous: isWorthKeeping ? previous : null })
        kept = nameOf(snapshot)
        if (failure !== null) log.info('the content snapshot is written again')
        failure = null
      } catch (error) {
        const reason = (error as Error).message
        if (reason !== failure) log.error({ reason }, 'the content snapshot cannot be written')
        failure = reason
      }
    },
  }
}

/** Identifies a snapshot. */
const nameOf = ({ revision, fields }: Snapshot) => `${revision} ${fields.join()}`

/** One JSON object that begins with the digest of the rest: checking it is ten times faster than computing the revision. */
function textOf(source: string, snapshot: Snapshot): string {
  const rest = JSON.stringify({ format, model, source, ...snapshot }).slice(1)
  return `{"digest":"${digestOf(rest)}",${rest}`
}

function digestOf(rest: string | Uint8Array): string {
  return createHash('sha256').update(rest).digest('base64url')
}

/** Whether the snapshot in `body` is undamaged. */
const isUnspoilt = (body: Buffer, digest: unknown) => digestOf(body.subarray(`{"digest":"${digest}",`.length)) === digest

/** The snapshot of `source`; a sentence if it is unusable; undefined if there is none. */
async function readSnapshot(path: string, source: string): Promise<Snapshot | string | undefined> {
  let body: Buffer
  let parsed: unknown
  try {
    body = await readFile(path)
    parsed = JSON.parse(body.toString())
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'it cannot be read'
  }
  if (!isRecord(parsed) || parsed.format !== format || parsed.model !== model) return 'it has another format'
  if (parsed.source !== source) return 'it is of another content service'
  if (!isUnspoilt(body, parsed.digest)) return 'it is damaged'
  const { content, fields, revision, readAt } = parsed as Snapshot
  return { content, fields, revision, readAt }
}

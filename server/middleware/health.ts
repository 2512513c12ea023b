// What the operator's machines ask: is the process there, and can it answer with content.
import type { Handler } from 'hono'
import type { StoreStatus } from '../content-store/live-store.ts'
import type { PreparationStatus } from '../images/preparation.ts'
import type { SiteEnv } from '../site-env.ts'
import type { DeskStatus } from '../watch/desk-watch.ts'

/** The process answers. */
export function healthz(): Handler<SiteEnv> {
  return (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
}

/**
 * 200 when there is content to show, with its age, the last error and the pictures; 503 while there is none, or when the process is about to
 * end. A desk that cannot write is said and leaves it 200: who reads must not lose the site.
 */
export function readyz(
  status: () => StoreStatus,
  pictures: () => PreparationStatus,
  deskStatus: () => DeskStatus | null,
  isEnding: () => boolean,
): Handler<SiteEnv> {
  return (context) => {
    const { isFilled, revision, source, from, confirmedAt, ageSeconds, lastError, heldBack } = status()
    const isReady = isFilled && !isEnding()
    const content = { from, source, revision, ageSeconds, confirmedAt: isoOrNull(confirmedAt), heldBack }
    const failure = lastError && { at: isoOrNull(lastError.at), message: lastError.message }
    return context.json(
      {
        status: isReady ? 'ready' : isFilled ? 'ending' : 'no content',
        content,
        pictures: picturesInShort(pictures()),
        desk: deskOf(deskStatus()),
        lastError: failure,
      },
      isReady ? 200 : 503,
      { 'cache-control': 'no-store' },
    )
  }
}

/** How many broken ones are named. */
const mostNamed = 50

function picturesInShort({ wanted, ready, isWorking, broken }: PreparationStatus) {
  return { wanted, ready, isWorking, brokenCount: broken.length, broken: broken.slice(0, mostNamed) }
}

function deskOf(status: DeskStatus | null) {
  if (!status) return null
  const { isWritable, reason, waiting, dead, oldestSeconds, lastBackupAt } = status
  return { writable: isWritable, reason, waiting, oldestSeconds, dead, lastBackup: isoOrNull(lastBackupAt) }
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}

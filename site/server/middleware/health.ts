// Health checks: is the process alive, and does it have content?

import type { StoreStatus } from '@forum/content/port.ts'
import type { DeskStatus } from '@forum/desk/port.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import type { PreparationStatus } from '../images/preparation.ts'

export function healthz(): Handler<SiteEnv> {
  return (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
}

/**
 * 200 with the content's age, the last error and the pictures; 503 without content, or while the process shuts down. A desk that cannot write is
 * reported with 200: readers must not lose the site.
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

/** Maximum number of broken pictures in the report. */
const mostNamed = 50

function picturesInShort({ wanted, ready, isWorking, broken }: PreparationStatus) {
  return { wanted, ready, isWorking, brokenCount: broken.length, broken: broken.slice(0, mostNamed) }
}

function deskOf(status: DeskStatus | null) {
  if (!status) return null
  const { isWritable, reason, waiting, dead, oldestSeconds, lastBackupAt, wholeBackup: whole } = status
  const wholeBackup = whole && { at: isoOrNull(whole.at), checkedAt: isoOrNull(whole.checkedAt), fault: whole.fault }
  return { writable: isWritable, reason, waiting, oldestSeconds, dead, lastBackup: isoOrNull(lastBackupAt), wholeBackup }
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}

// Limits concurrent requests for originals, and pauses after a source did not answer.
import PQueue from 'p-queue'
import { Away } from './away.ts'

export type FetchLimit = {
  /** Runs `fetch` when a slot is free. Throws its error, or Away when no slot was free in time or the source has just failed. */
  take<T>(fetch: () => Promise<T>, isUrgent: boolean): Promise<T>
}

/** Requests at once; of them for pictures that nobody waits for yet. */
const [most, mostAhead] = [6, 2]
/** Maximum wait for a slot, and pause after a failure, milliseconds. */
const [wait, peace] = [10_000, 5000]

export function createFetchLimit(now: () => number): FetchLimit {
  const all = new PQueue({ concurrency: most })
  const ahead = new PQueue({ concurrency: mostAhead })
  let failedAt = Number.NEGATIVE_INFINITY
  const refuseInPeace = () => {
    if (now() - failedAt < peace) throw new Away('the source of files has just failed')
  }
  /** Notes the failure before the next one begins. */
  const begin = async <T>(fetch: () => Promise<T>) => {
    refuseInPeace()
    try {
      return await fetch()
    } catch (error) {
      if (isSilent(error)) failedAt = now()
      throw error
    }
  }
  return {
    async take(fetch, isUrgent) {
      refuseInPeace()
      const leaving = new AbortController()
      const limit = setTimeout(() => leaving.abort(new Away('too many files are being fetched')), wait).unref()
      const { signal } = leaving
      const work = () => {
        clearTimeout(limit)
        return begin(fetch)
      }
      const inTurn = () => all.add(work, { priority: isUrgent ? 1 : 0, signal })
      return isUrgent ? inTurn() : ahead.add(inTurn, { signal })
    },
  }
}

/** No answer concerns all files; an error answer only this one (ContentServiceError). */
function isSilent(error: unknown): boolean {
  const { status, mayPass } = error as { status?: unknown; mayPass?: unknown }
  return status === 0 && mayPass === true
}

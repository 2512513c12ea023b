// Limits concurrent requests for originals, and pauses after a source did not answer.
import { Away } from './away.ts'

export type FetchLimit = {
  /** Runs `fetch` when a slot is free. Throws its error, or Away when no slot was free in time or the source has just failed. */
  take<T>(fetch: () => Promise<T>, isUrgent: boolean): Promise<T>
}

type Waiting = { isUrgent: boolean; begin(): void; leave(): void }

const defaults = { most: 6, forAhead: 2, wait: 10_000, peace: 5000 }

export function createFetchLimit(now: () => number, own: Partial<typeof defaults> = {}): FetchLimit {
  const { most, forAhead, wait, peace } = { ...defaults, ...own }
  const waiting: Waiting[] = []
  let taken = 0
  let takenAhead = 0
  let failedAt = Number.NEGATIVE_INFINITY
  const isFree = (isUrgent: boolean) => taken < most && (isUrgent || takenAhead < forAhead)

  function next(): void {
    const one = waiting.find(({ isUrgent }) => isUrgent && isFree(true)) ?? waiting.find(({ isUrgent }) => isFree(isUrgent))
    if (!one) return
    waiting.splice(waiting.indexOf(one), 1)
    one.begin()
  }

  function place(isUrgent: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        taken++
        if (!isUrgent) takenAhead++
        resolve()
      }
      if (isFree(isUrgent)) return begin()
      const one: Waiting = {
        isUrgent,
        begin,
        leave() {
          const at = waiting.indexOf(one)
          if (at >= 0) waiting.splice(at, 1)
          reject(new Away('too many files are being fetched'))
        },
      }
      waiting.push(one)
      setTimeout(one.leave, wait).unref()
    })
  }

  return {
    async take(fetch, isUrgent) {
      if (now() - failedAt < peace) throw new Away('the source of files has just failed')
      await place(isUrgent)
      try {
        if (now() - failedAt < peace) throw new Away('the source of files has just failed')
        return await fetch()
      } catch (error) {
        if (isSilent(error)) failedAt = now()
        throw error
      } finally {
        taken--
        if (!isUrgent) takenAhead--
        next()
      }
    },
  }
}

/** No answer concerns all files; an error answer only this one (ContentServiceError). */
function isSilent(error: unknown): boolean {
  const { status, mayPass } = error as { status?: unknown; mayPass?: unknown }
  return status === 0 && mayPass === true
}

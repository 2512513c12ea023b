// Keeps a screen's data fresh by itself, and the last data when nothing answers.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Instant } from '#domain/record.ts'
import { takeReload } from '../../islands/reload-guard.ts'
import type { HallView } from './dashboard-view.ts'
import { serverTimeIn } from './screen-clock.ts'
import { screenClock } from './use-screen-clock.ts'

const interval = 45_000
/** How long the server is waited for. */
const timeout = 10_000
/** After so long without an answer the screen says how old its data are. */
const staleAfter = 4 * 60_000

type Loaded = { view: HallView }

let shown: Loaded | undefined

/** The loader's data anew; what is shown when they do not come, or come from another build, whose page is then loaded instead. */
export async function freshOrShown<Data extends Loaded>(load: () => Promise<Data>): Promise<Data> {
  const last = shown as Data | undefined
  try {
    const fresh = await load()
    if (!last || fresh.view.build === last.view.build) return fresh
    if (takeReload()) location.reload()
    return last
  } catch (error) {
    if (!last) throw error
    return last
  }
}

/** Refreshes what was loaded for as long as the screen stands. When the last answer is old: the time at which it came; else null. */
export function useRefresh(loaded: Loaded, now: Instant): Instant | null {
  const { revalidate } = useRevalidator()
  const [updatedAt, setUpdatedAt] = useState<Instant | null>(null)

  useEffect(() => {
    shown = loaded
    setUpdatedAt(screenClock(loaded.view.now).now())
  }, [loaded])

  useEffect(() => {
    const refresh = async () => {
      if (await isReachable()) await revalidate()
    }
    void refresh()
    const timer = setInterval(() => void refresh(), interval)
    window.addEventListener('online', refresh)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', refresh)
    }
  }, [revalidate])

  return updatedAt !== null && now - updatedAt > staleAfter ? updatedAt : null
}

/** Asks the server whether the page is there, and sets the clock by its answer. */
async function isReachable(): Promise<boolean> {
  const requestedAt = performance.now()
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) } as const
  const answer = await fetch(location.href, options).catch(() => null)
  const time = serverTimeIn(answer?.headers.get('server-timing') ?? null)
  if (time !== null) screenClock(time).set(time, (requestedAt + performance.now()) / 2)
  return answer?.ok === true
}

// Refreshes a screen's data, and keeps the last data when the server does not answer.

import { find } from '@forum/design/attributes/find.ts'
import { signalAfter } from '@forum/design/ui/scripts/signal-after.ts'
import { type StateAnswer, statePath } from '@forum/domain/day-state/state-answer.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { takeReload } from '@forum/site/app/islands/reload-guard.ts'
import { sitePolicy } from '@forum/site/app/islands/site-policy.ts'
import { useEffect, useState } from 'react'
import type { HallView } from './dashboard-view.ts'
import { serverTimeIn } from './screen-clock.ts'
import { screenClock } from './use-screen-clock.ts'

const interval = 45_000
/** How often the day's state is asked (ms): everybody in the hall looks at this screen. */
const dayInterval = 3000
/** Timeout of a request, ms. */
const timeout = 10_000
/** The screen shows the data's age after so long without an answer, ms. */
const staleAfter = 4 * 60_000

/** `first`, later the latest data. `dataOf`: their time if they are old, otherwise null. */
export function useRefresh(first: HallView, now: Instant): { view: HallView; dataOf: Instant | null } {
  const [view, setView] = useState(first)
  const [updatedAt, setUpdatedAt] = useState<Instant | null>(null)
  useEffect(() => {
    let mark = first.dayMark
    const take = (fresh: HallView) => {
      mark = fresh.dayMark
      setView(fresh)
      setUpdatedAt(screenClock(fresh.now).now())
    }
    const refresh = async () => {
      const fresh = await freshView().catch(() => null)
      if (fresh) take(fresh)
    }
    const follow = async () => {
      const said = await fetch(statePath, { cache: 'no-cache', signal: signalAfter(timeout) })
        .then((response) => (response.ok ? (response.json() as Promise<StateAnswer>) : null))
        .catch(() => null)
      if (said && said.mark !== mark) await refresh()
    }
    setUpdatedAt(screenClock(first.now).now())
    void refresh()
    const timers = [setInterval(refresh, interval), setInterval(follow, dayInterval)]
    addEventListener('online', refresh)
    return () => {
      for (const timer of timers) clearInterval(timer)
      removeEventListener('online', refresh)
    }
  }, [first])
  return { view, dataOf: updatedAt !== null && now - updatedAt > staleAfter ? updatedAt : null }
}

/** Fetches the page's current data and sets the clock. null: a new build was deployed, and the page is reloaded. */
async function freshView(): Promise<HallView | null> {
  const requestedAt = performance.now()
  const response = await fetch(location.href, {
    headers: { accept: 'text/html' },
    cache: 'no-store',
    signal: signalAfter(timeout),
  })
  if (!response.ok) return null
  const time = serverTimeIn(response.headers.get('server-timing'))
  if (time !== null) screenClock(time).set(time, (requestedAt + performance.now()) / 2)
  const fresh = new DOMParser().parseFromString(sitePolicy.createHTML(await response.text()), 'text/html')
  if (loaderOf(fresh) !== loaderOf(document)) {
    if (takeReload()) location.reload()
    return null
  }
  const { props } = find('[data-island=hall-screen]', fresh)?.dataset ?? {}
  return props ? (JSON.parse(props) as { view: HallView }).view : null
}

/** Address of the scripts: it changes with the build. */
function loaderOf(page: Document): string | null | undefined {
  return page.getElementById('early')?.dataset.load
}

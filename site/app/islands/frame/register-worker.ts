// Registers the service worker and tells it what to cache.
import type { CacheMessage } from '@forum/site/app/service-worker/message.ts'
import { sitePolicy } from '../site-policy.ts'
import { isSavingData } from './data-saver.ts'

/** ms from the page's last work to the registration. */
const pause = 5000

export async function registerWorker(): Promise<void> {
  const hasWorker = navigator.serviceWorker.controller !== null
  try {
    const registration = await navigator.serviceWorker.register(sitePolicy.createScriptURL('/sw.js'))
    // Browsers check an active worker for updates only after a while; this checks now.
    if (hasWorker) await registration.update().catch(() => {})
    const { active } = await navigator.serviceWorker.ready
    setTimeout(() => active?.postMessage(messageOf(hasWorker)), pause)
  } catch {
    // The browser blocks service workers: the site works without.
  }
}

/** The click on a page that was fetched ahead does not reach the worker, which has not kept it then. */
function wasFetchedAhead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { deliveryType?: string })[]
  return navigation?.deliveryType === 'navigational-prefetch'
}

/** Pages and files that were loaded through the worker are already cached. */
function messageOf(hasWorker: boolean): CacheMessage {
  return {
    kind: 'keep',
    page: location.href,
    isKept: hasWorker && !wasFetchedAhead(),
    withProgramme: !isSavingData(),
  }
}

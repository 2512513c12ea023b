// Registers the service worker from an open page, and tells it what to keep.
import type { CacheMessage } from '../../service-worker/message.ts'
import { sitePolicy } from '../site-policy.ts'
import { areDataDear } from './data-dear.ts'

/** ms between the page's own last work and the worker's first. */
const pause = 5000

export async function registerWorker(): Promise<void> {
  const hasWorker = navigator.serviceWorker.controller !== null
  try {
    const registration = await navigator.serviceWorker.register(sitePolicy.createScriptURL('/sw.js'))
    // One that works is looked for anew by browsers when it has had nothing to do for half a minute: a new one, or its end, shall come now.
    if (hasWorker) await registration.update().catch(() => {})
    const { active } = await navigator.serviceWorker.ready
    setTimeout(() => active?.postMessage(messageOf(hasWorker)), pause)
  } catch {
    // A browser that blocks it shows the site without it.
  }
}

/** What came by way of the worker it has kept already. */
function messageOf(hasWorker: boolean): CacheMessage {
  return {
    kind: 'keep',
    page: location.href,
    isKept: hasWorker,
    withProgramme: !areDataDear(),
  }
}

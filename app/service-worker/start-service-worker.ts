// Registers the service worker from an open page, and tells it what to keep. For entry.client.tsx.
import type { Locale } from '#domain/localisation/locale.ts'
import type { CacheMessage } from './message.ts'

/** ms between the page's own last work and the worker's first. */
const pause = 5000

type Connection = { saveData?: boolean; effectiveType?: string }

/** Begins when the page is loaded and idle, in production only. Where there are no service workers nothing happens. */
export function startServiceWorker(locale: Locale): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () => whenIdle(() => void register(locale))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

async function register(locale: Locale): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    // One that works is looked for anew by browsers when it has had nothing to do for half a minute: a new one, or its end, shall come now.
    if (navigator.serviceWorker.controller) await registration.update().catch(() => {})
    const { active } = await navigator.serviceWorker.ready
    setTimeout(() => whenIdle(() => active?.postMessage(messageOf(locale))), pause)
  } catch {
    // A browser that blocks it shows the site without it.
  }
}

function messageOf(locale: Locale): CacheMessage {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith('/static/'))
  return {
    kind: 'keep',
    page: location.href,
    files: [...new Set(files.map(({ pathname }) => pathname))],
    locale,
    withProgramme: !isSaving((navigator as { connection?: Connection }).connection),
  }
}

function isSaving(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

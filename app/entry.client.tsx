import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Locale } from '#domain/localisation/locale.ts'
import type { FrameWords } from '#messages/catalogue.ts'
import { addWords, localeOfPath } from './locale.tsx'
import { startServiceWorker } from './service-worker/start-service-worker.ts'

const load: Record<Locale, () => Promise<FrameWords>> = {
  uk: () => import('#messages/uk/catalogue.ts'),
  en: () => import('#messages/en/catalogue.ts'),
  ru: () => import('#messages/ru/catalogue.ts'),
}

const locale = localeOfPath(location.pathname)
addWords(locale, await load[locale]())

// The router keeps scroll positions by a key in the history's state, and a fragment that the browser itself goes to has none: all of them
// would share one position.
window.addEventListener('popstate', () => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

startServiceWorker(locale)

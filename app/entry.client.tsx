import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Catalogue } from '#messages/catalogue.ts'
import { localeOfPath, registerWords } from './locale.tsx'
import { takeState } from './page-state.ts'
import { startServiceWorker } from './service-worker/start-service-worker.ts'

const languages = import.meta.glob<Catalogue>('../messages/*/words.ts', { import: 'words' })

const locale = localeOfPath(location.pathname)
const [words, isReady] = await Promise.all([languages[`../messages/${locale}/words.ts`]?.(), takeState(globalThis)])
if (words) registerWords(locale, words)

// The router keeps scroll positions by a key in the history's state, and a fragment that the browser itself goes to has none: all of them
// would share one position.
window.addEventListener('popstate', () => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
})

if (isReady)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

startServiceWorker(locale)

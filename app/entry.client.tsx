import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Catalogue } from '#messages/catalogue.ts'
import { localeOfPath, registerWords } from './locale.tsx'

const load: Record<Locale, () => Promise<{ catalogue: Catalogue }>> = {
  uk: () => import('#messages/uk/catalogue.ts'),
  en: () => import('#messages/en/catalogue.ts'),
  ru: () => import('#messages/ru/catalogue.ts'),
}

const locale = localeOfPath(location.pathname)
const { catalogue } = await load[locale]()
registerWords(locale, catalogue)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

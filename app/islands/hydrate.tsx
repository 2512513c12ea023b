// Hydrates one island. Loaded with React when the first island of a page is needed.
import { type ComponentType, useEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { Catalogue } from '#messages/catalogue.ts'
import { registerWords } from '../locale.ts'
import { PageProvider } from '../page-facts.tsx'
import { type PageData, pageDataId } from './page-data.ts'
import { putBack, typedIn } from './typed-fields.ts'

/**
 * Resolves when the island handles events. If a translator or an extension has changed the island's HTML, React renders it again and the typed text
 * is put back: text from before hydration, and from later failures.
 */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const { facts, words } = pageData()
  const { props = '{}', prefix = '' } = island.dataset
  let typed = typedIn(island)
  for (const event of ['input', 'change'])
    island.addEventListener(event, () => {
      typed = typedIn(island)
    })
  return new Promise((resolve) => {
    const tell = () => {
      putBack(island, typed)
      resolve()
    }
    const drawn = () => (
      <PageProvider facts={facts} words={words as Catalogue}>
        <Component {...JSON.parse(props)} />
        <Alive tell={tell} />
      </PageProvider>
    )
    const options: RootOptions = {
      identifierPrefix: prefix,
      onRecoverableError: () => {},
      onUncaughtError(error) {
        console.warn(error)
        // Outside React's own work.
        setTimeout(() => {
          island.replaceChildren()
          createRoot(island, { identifierPrefix: prefix }).render(drawn())
        })
      },
    }
    hydrateRoot(island, drawn(), options)
  })
}

function Alive({ tell }: { tell(): void }) {
  useEffect(tell, [tell])
  return null
}

let data: PageData | undefined

function pageData(): PageData {
  if (data) return data
  data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData
  registerWords(data.facts.locale, data.words as Catalogue)
  return data
}

// Makes one island alive. It comes with React when the first island of a page is wanted.
import { type ComponentType, useEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { Catalogue } from '#messages/catalogue.ts'
import { registerWords } from '../locale.ts'
import { PageProvider } from '../page-facts.tsx'
import { type PageData, pageDataId } from './page-data.ts'
import { putBack, typedIn } from './typed-fields.ts'

/**
 * Resolves when the island answers to events. Where something else has changed the island (a translator, an extension), React draws that island anew, and the
 * visitor finds what was typed: before it stood, when it is hydrated, and later, when React meets a change that it cannot work with.
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
        // Not within React's own work.
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

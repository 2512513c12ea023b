// Hydrates one island. Loaded with React when the first island of a page is needed.

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { registerWords } from '@forum/design/page/locale.ts'
import { PageProvider } from '@forum/design/page/page-facts.tsx'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { type ComponentType, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { type PageData, pageDataId } from '../islands/page-data.ts'
import { keepUnseen, putBack, typedIn } from './typed-fields.ts'

/** How often an island is drawn anew whose HTML somebody else keeps changing. */
const maxRedrawings = 3

/**
 * Resolves when the island handles events, or has failed. Whatever throws in it, now or later, the visitor keeps a form that works:
 * - A translator or an extension has changed its HTML (a DOMException): React draws it again, and the typed text is put back: text from before
 *   hydration, and from later failures. After some times, as below.
 * - Anything else: the server's HTML comes back for good, with what was typed, and the browser sends its form. The island is marked `data-plain`.
 */
export function hydrate(island: Drawn, Component: ComponentType<object>): Promise<void> {
  const { facts, words } = pageData()
  const { props = '{}', prefix = '' } = island.dataset
  const given = JSON.parse(props)
  const served = document.createDocumentFragment()
  for (const node of island.childNodes) served.append(node.cloneNode(true))
  let typed = typedIn(island)
  for (const event of ['input', 'change'])
    island.addEventListener(event, () => {
      if (root) typed = typedIn(island)
    })
  let root: Root | undefined
  let redrawings = 0
  return new Promise((resolve) => {
    const onReady = () => {
      putBack(island, typed)
      resolve()
    }
    const drawn = () => (
      <PageProvider facts={facts} words={words as Catalogue}>
        <Component {...given} />
        <Ready onReady={onReady} />
      </PageProvider>
    )
    const options: RootOptions = {
      identifierPrefix: prefix,
      onRecoverableError: () => {},
      onUncaughtError(error) {
        console.warn(error)
        const failed = root
        // Outside React's own work, and before the empty place is painted.
        queueMicrotask(() => {
          if (failed !== root) return
          root?.unmount()
          if (error instanceof DOMException && redrawings++ < maxRedrawings) {
            island.replaceChildren()
            root = createRoot(island, options)
            root.render(drawn())
          } else {
            root = undefined
            island.replaceChildren(served)
            keepUnseen(island, typed)
            island.dataset.plain = ''
            onReady()
          }
        })
      },
    }
    root = hydrateRoot(island, drawn(), options)
  })
}

function Ready({ onReady }: { onReady(): void }) {
  useEffect(onReady, [onReady])
  return null
}

let data: PageData | undefined

function pageData(): PageData {
  if (data) return data
  data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData
  registerWords(data.facts.locale, data.words as Catalogue)
  return data
}

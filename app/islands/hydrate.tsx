// Makes one island alive. It comes with React when the first island of a page is wanted.
import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Catalogue } from '#messages/catalogue.ts'
import { registerWords } from '../locale.ts'
import { PageProvider } from '../page-facts.tsx'
import { type PageData, pageDataId } from './page-data.ts'

/** Resolves when the island answers to events. A part that something else has changed is drawn anew by React, and that part alone. */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const { facts, words } = pageData()
  const { props = '{}', prefix = '' } = island.dataset
  const typed = typedIn(island)
  return new Promise((resolve) => {
    const tell = () => {
      putBack(island, typed)
      resolve()
    }
    hydrateRoot(
      island,
      <PageProvider facts={facts} words={words as Catalogue}>
        <Component {...JSON.parse(props)} />
        <Alive tell={tell} />
      </PageProvider>,
      { identifierPrefix: prefix },
    )
  })
}

function Alive({ tell }: { tell(): void }) {
  useEffect(tell, [tell])
  return null
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { field: Field; value: string; isChecked: boolean; hadFocus: boolean }

const fieldsOf = (island: HTMLElement) => [...island.querySelectorAll<Field>('input:not([type=hidden]), textarea, select')]
const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked

function typedIn(island: HTMLElement): Typed[] {
  return fieldsOf(island).map((field) => ({
    field,
    value: field.value,
    isChecked: isTicked(field),
    hadFocus: field === document.activeElement,
  }))
}

/** Where React has drawn a field anew, because something had changed the page before it, the visitor finds there what was typed. */
function putBack(island: HTMLElement, typed: readonly Typed[]): void {
  const fields = fieldsOf(island)
  for (const [index, { field: before, value, isChecked, hadFocus }] of typed.entries()) {
    const field = fields[index]
    if (!field || field === before || field.name !== before.name) continue
    if (hadFocus) field.focus({ preventScroll: true })
    if (field.value === value && isTicked(field) === isChecked) continue
    if (isTicked(field) !== isChecked) field.click()
    else {
      field.value = value
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }
}

let data: PageData | undefined

function pageData(): PageData {
  if (data) return data
  data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData
  registerWords(data.facts.locale, data.words as Catalogue)
  return data
}

// Filters the list of people while typing: after a pause the list is fetched from the server. Without an answer the visible cards are filtered by
// their text.

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all } from '@forum/design/attributes/find.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { fold, foldedWords } from '@forum/domain/search/fold.ts'
import { swapParts } from '../swap.ts'

/** Milliseconds without a key before the request. */
const pause = 250

export function start(section: Drawn): void {
  const field = section.querySelector<HTMLInputElement>('input[type=search]')
  const form = field?.form
  if (!field || !form) return
  const typed = () => field.value.trim()
  const asked = () => new URLSearchParams(location.search).get('q')?.trim() ?? ''
  let shown = asked()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  /** Copies the field into the address. */
  const keepAddress = () => {
    if (typed() === asked()) return
    history.replaceState(history.state, '', location.pathname + (typed() && `?${new URLSearchParams({ q: typed() })}`))
  }
  const ask = async () => {
    clearTimeout(timer)
    keepAddress()
    if (typed() === shown) return
    shown = typed()
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    try {
      await swapParts(location.pathname + location.search, { signal })
    } catch {
      if (!signal.aborted) filterDrawn(section, typed())
    }
  }

  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(ask, pause)
  })
  // Back returns to the same text.
  field.addEventListener('change', keepAddress)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask()
  })
  // Text typed before this script ran counts, too.
  void ask()
}

/** Without a connection: the cards that contain all words of `query`, without the roots that the server looks for. */
function filterDrawn(section: Drawn, query: string): void {
  const words = foldedWords(query)
  const cards = all('[data-part="people"] li', section)
  for (const card of cards) card.hidden = !words.every((word) => textOf(card).includes(word))
  const status = section.querySelector('[role=status]')
  const found = filled(section.dataset.foundOffline ?? '', { count: cards.filter(({ hidden }) => !hidden).length })
  status?.replaceChildren(Object.assign(document.createElement('p'), { textContent: found }))
}

const textOf = (card: Element) => fold(...Array.from(card.querySelectorAll('a > *'), ({ textContent }) => textContent ?? ''))

// Filters the list of people while typing and choosing: after a pause the list is fetched from the server. Without an answer the visible cards are
// filtered by their text.

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
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  const queryOf = (fields: [string, unknown][]) => {
    const given = fields.map(([name, value]) => [name, String(value).trim()]).filter(([, value]) => value)
    return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  }
  /** The fields as a query, without empty ones. */
  const chosen = () => queryOf([...new FormData(form)])
  /** The same of the address, which may hold more than the fields know. */
  const asked = () => {
    const given = new URLSearchParams(location.search)
    return queryOf([...new FormData(form).keys()].map((name) => [name, given.get(name) ?? '']))
  }
  let shown = asked()
  /** Copies the fields into the address. */
  const keepAddress = () => {
    if (chosen() !== asked()) history.replaceState(history.state, '', location.pathname + chosen())
  }
  const ask = async () => {
    clearTimeout(timer)
    keepAddress()
    if (chosen() === shown) return
    shown = chosen()
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    try {
      await swapParts(location.pathname + location.search, { signal })
    } catch {
      if (!signal.aborted) filterDrawn(section, field.value.trim())
    }
  }

  form.addEventListener('input', ({ target }) => {
    clearTimeout(timer)
    timer = setTimeout(ask, target === field ? pause : 0)
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

/** Without a connection: the cards that contain all words of `query`, each person once, without the roots that the server looks for. */
function filterDrawn(section: Drawn, query: string): void {
  const words = foldedWords(query)
  const cards = all('[data-part="people"] li', section).filter((card) => !card.closest('nav'))
  const seen = new Set<string>()
  for (const card of cards) {
    const link = card.querySelector('a')?.href ?? ''
    card.hidden = words.length > 0 && (seen.has(link) || !words.every((word) => textOf(card).includes(word)))
    if (!card.hidden) seen.add(link)
  }
  for (const group of section.querySelectorAll<HTMLElement>('.letterGroup'))
    group.hidden = [...group.querySelectorAll('li')].every(({ hidden }) => hidden)
  const status = section.querySelector('[role=status]')
  const found = filled(section.dataset.foundOffline ?? '', { count: cards.filter(({ hidden }) => !hidden).length })
  status?.replaceChildren(Object.assign(document.createElement('p'), { textContent: found }))
}

const textOf = (card: Element) => fold(...Array.from(card.querySelectorAll('a > *'), ({ textContent }) => textContent ?? ''))

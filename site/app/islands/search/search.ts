// The search dialog: shows results of the search page while typing.
import type { DataSelector, Drawn } from '@forum/design/attributes/attributes.ts'
import { find } from '@forum/design/attributes/find.ts'
import marked from '@forum/site/app/blocks/search-hits/marked-words.css?inline'
import { adoptSheet } from '../adopt-sheet.ts'
import { documentAt } from '../swap.ts'
import { nextOption } from './next-option.ts'
import sheet from './search-dialog.css?inline'

/** Milliseconds without a key before the request. */
const pauseOfTyping = 150

export function start(dialog: Drawn): void {
  const parts = partsOf(dialog)
  if (!(dialog instanceof HTMLDialogElement) || !parts) return
  adoptSheet(marked + sheet)
  const { form, field, all } = parts
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async (address: string) => {
    asking = new AbortController()
    const { signal } = asking
    try {
      show(parts, find<HTMLTemplateElement>('[data-search-answer]', await documentAt(address, { signal })))
    } catch {
      if (!signal.aborted) show(parts, null)
    }
  }
  field.addEventListener('input', () => {
    asking.abort()
    clearTimeout(timer)
    choose(parts, -1)
    const asked = field.value.trim()
    all.href = asked ? `${form.action}?${new URLSearchParams({ q: asked })}` : form.action
    // Old results stay until the new ones arrive.
    if (asked) timer = setTimeout(ask, pauseOfTyping, all.href)
    else clear(parts)
  })
  field.addEventListener('keydown', (event) => {
    const next = nextOption(event.key, chosenIn(parts), parts.list.childElementCount)
    if (next === undefined) return
    event.preventDefault()
    choose(parts, next)
  })
  form.addEventListener('submit', (event) => {
    const chosen = parts.list.children[chosenIn(parts)]
    if (!(chosen instanceof HTMLAnchorElement)) return
    event.preventDefault()
    chosen.click()
  })
  form.querySelector('button[type=button]')?.addEventListener('click', () => dialog.close())
  addEventListener('pagehide', () => dialog.close())
  openFrom(dialog, form)
}

function openFrom(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  addEventListener('click', (event) => {
    const opener =
      event.target instanceof Element ? event.target.closest(`[data-opens=${dialog.id}]` satisfies DataSelector) : null
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (dialog.open) return
    dialog.showModal()
    form.querySelector('input')?.focus()
    // Warms the server's search index during the first word.
    fetch(form.action, { priority: 'low' }).catch(() => {})
  })
}

type DialogParts = NonNullable<ReturnType<typeof partsOf>>

function partsOf(dialog: Drawn) {
  const [form, field, list, status, all] = [
    dialog.querySelector('form'),
    dialog.querySelector<HTMLInputElement>('[role=combobox]'),
    dialog.querySelector<Drawn>('[role=listbox]'),
    dialog.querySelector<Drawn>('[role=status]'),
    find<HTMLAnchorElement>('[data-all]', dialog),
  ]
  return form && field && list && status && all ? { form, field, list, status, all } : null
}

/** `answer` null: no answer. */
function show(parts: DialogParts, answer: Drawn<HTMLTemplateElement> | null): void {
  const { field, list, status, all } = parts
  list.replaceChildren(...(answer ? document.importNode(answer.content, true).children : []))
  for (const [index, option] of [...list.children].entries()) option.id = `${list.id}-${index}`
  status.textContent = (answer ? answer.dataset.searchAnswer : status.dataset.unanswered) ?? ''
  all.hidden = list.childElementCount === 0
  field.setAttribute('aria-expanded', String(!all.hidden))
  choose(parts, -1)
}

function clear(parts: DialogParts): void {
  show(parts, null)
  parts.status.textContent = ''
}

const chosenIn = ({ list }: DialogParts) =>
  [...list.children].findIndex((option) => option.getAttribute('aria-selected') === 'true')

/** `index` -1: the field. */
function choose({ field, list }: DialogParts, index: number): void {
  for (const [place, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(place === index))
  const chosen = list.children[index]
  if (chosen) field.setAttribute('aria-activedescendant', chosen.id)
  else field.removeAttribute('aria-activedescendant')
  chosen?.scrollIntoView({ block: 'nearest' })
}

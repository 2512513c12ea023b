// Full-screen picture viewer. The open picture is in the address; each thumbnail is a link to its picture and works without this script.

import type { DataAttribute, DataSelector, Drawn } from '@forum/design/attributes/attributes.ts'
import { find } from '@forum/design/attributes/find.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import viewed from '@forum/site/app/blocks/picture-viewer/viewed-picture.css?inline'
import { adoptSheet } from '../adopt-sheet.ts'
import { viewedPicture } from './viewed-picture.ts'
import sheet from './viewer.css?inline'

/** State of history entries that this page has added: the entry before them is the gallery. */
const openedHere = { isOpenedHere: true }

/** Minimum horizontal movement of a swipe, pixels. */
const shortestSwipe = 48

export function start(gallery: Drawn): void {
  const dialog = gallery.querySelector('dialog')
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('li a')]
  if (!dialog || links.length === 0) return
  adoptSheet(viewed + sheet)
  let openedAt = 1
  let isGoingBack = false
  const current = () => {
    const number = Number(new URLSearchParams(location.search).get('picture'))
    return links[number - 1] ? number : null
  }

  const follow = () => {
    const number = current()
    if (number === null) return dialog.close()
    if (!dialog.open) {
      openedAt = number
      dialog.showModal()
    }
    draw(dialog, links, number)
  }
  /** Clamped to the first and last picture. */
  const turnTo = (number: number) => {
    const target = Math.min(links.length, Math.max(1, number))
    if (target === current()) return
    history.replaceState(history.state, '', links[target - 1]?.href)
    follow()
  }
  const turnBy = (step: 1 | -1) => turnTo((current() ?? 1) + step)

  for (const link of links)
    link.addEventListener('click', (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      history.pushState(openedHere, '', link.href)
      follow()
    })
  dialog.addEventListener('click', ({ target }) => {
    const turn = (target as Element).closest<Drawn>('[data-turn]' satisfies DataSelector)?.dataset.turn
    if (turn === 'close') dialog.close()
    else if (turn) turnBy(turn === 'next' ? 1 : -1)
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const number = { ArrowLeft: (current() ?? 1) - 1, ArrowRight: (current() ?? 1) + 1, Home: 1, End: links.length }[event.key]
    if (number === undefined) return
    event.preventDefault()
    turnTo(number)
  })
  // After closing, address and focus follow. The close event comes late: Forward may have reopened the viewer, or it was closed twice. The page goes
  // back one entry for all of them.
  dialog.addEventListener('close', () => {
    if (dialog.open) return
    if (current() !== null && !isGoingBack) {
      isGoingBack = history.state?.isOpenedHere === true
      if (isGoingBack) history.back()
      else history.replaceState(null, '', location.pathname)
    }
    links[openedAt - 1]?.focus()
  })
  turnBySwipe(dialog, turnBy)
  addEventListener('popstate', () => {
    isGoingBack = false
    follow()
  })
  if (current() !== null) follow()
  // The picture that the page shows without scripts.
  find('[data-shown-picture]')?.remove()
}

function draw(dialog: Drawn<HTMLDialogElement>, links: readonly HTMLAnchorElement[], number: number): void {
  const link = links[number - 1]
  const [figure, label, title] = dialog.querySelectorAll<Drawn>('[aria-live] > span')
  const seen = find('[data-turn="next"] + span', dialog)
  const place = find('[data-turn="previous"] + div > span', dialog)
  if (!link || !figure || !label || !title || !seen || !place) return
  const count = links.length
  const words = filled(dialog.dataset.counter ?? '', { number, count })
  const alt = link.querySelector('img')?.alt ?? ''
  figure.textContent = `${number}\u00a0/\u00a0${count}`
  label.textContent = `${words} `
  title.textContent = alt === words ? '' : alt
  title.lang = link.lang
  const { plate, ratio } = viewedPicture(link)
  place.style.setProperty('--ratio', String(ratio))
  place.toggleAttribute('data-unmeasured' satisfies DataAttribute, link.hasAttribute('data-unmeasured' satisfies DataAttribute))
  place.lang = link.lang
  place.replaceChildren(plate)
  seen.style.setProperty('--seen', String(number / count))
  for (const [turn, end] of [
    ['previous', 1],
    ['next', count],
  ] as const)
    find(`[data-turn="${turn}"]`, dialog)?.setAttribute('aria-disabled', String(number === end))
  const next = links[number]
  // Creating the element preloads its picture.
  if (next) viewedPicture(next)
}

/** Swipes with finger or pen. */
function turnBySwipe(dialog: HTMLDialogElement, turnBy: (step: 1 | -1) => void): void {
  let from: PointerEvent | null = null
  dialog.addEventListener('pointerdown', (event) => {
    const isOnControl = (event.target as Element).closest('button') !== null
    from = event.isPrimary && event.pointerType !== 'mouse' && !isOnControl ? event : null
  })
  dialog.addEventListener('pointerup', (event) => {
    const begun = from
    from = null
    if (begun?.pointerId !== event.pointerId) return
    const [across, down] = [event.clientX - begun.clientX, event.clientY - begun.clientY]
    if (Math.abs(across) >= shortestSwipe && Math.abs(across) >= Math.abs(down)) turnBy(across < 0 ? 1 : -1)
  })
  dialog.addEventListener('pointercancel', () => {
    from = null
  })
}

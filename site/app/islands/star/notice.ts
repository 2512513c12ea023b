// The notice after a click on a star: result, time conflicts, and a link to the visitor's programme (site/star-notice).

import type { DataSelector } from '@forum/design/attributes/attributes.ts'
import { find } from '@forum/design/attributes/find.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { writeSelection } from '@forum/domain/programme/selection.ts'
import { clashesOf } from './clashes.ts'
import { type StarChange, starsOf } from './stars.ts'

let last = ''

/** After a click on the star of session `key` of edition `year`. */
export function showChange({ is, year, key, title, isKept }: StarChange & { year: number; key: string; title: string }): void {
  const shown = `${year} ${key} ${is}`
  last = shown
  const parts = show(year, isKept)
  if (!parts) return
  const { notice, said, clashes, address } = parts
  const { added = '', full = '' } = said.dataset
  notice.hidden = is === 'removed'
  said.textContent = is === 'full' ? full : filled(added, { title })
  if (is !== 'added') return
  // Without a network conflicts are left out.
  clashesOf(year, key, address).then(
    (notes) => shown === last && clashes.replaceChildren(...notes.map(paragraph)),
    () => {},
  )
}

/** A programme was taken over, but this browser did not store it. */
export function showLost(year: number): void {
  last = ''
  const parts = show(year, false)
  if (parts) parts.said.textContent = ''
}

/** Shows the notice without its sentence; null: an extension took it from the page. */
function show(year: number, isKept: boolean) {
  const notice = find('[data-star-notice]')
  const part = (selector: DataSelector) => notice && find(selector, notice)
  const [said, clashes] = [part('[data-star-said]'), part('[data-star-clashes]')]
  const [lost, link] = [part('[data-star-lost]'), part('[data-star-my]')]
  if (!notice || !said || !clashes || !lost || !link) return null
  const address = filled(link.dataset.starMy ?? '', { year })
  notice.hidden = false
  clashes.replaceChildren()
  lost.hidden = isKept
  // What this browser does not store stands in the address of a shared programme.
  link.setAttribute('href', isKept ? address : `${address}?s=${writeSelection(starsOf(year))}`)
  const close = notice.querySelector('button')
  if (close) close.onclick = () => (notice.hidden = true)
  return { notice, said, clashes, address }
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement('p')
  made.textContent = text
  return made
}

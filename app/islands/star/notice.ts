// The notice after a click on a star: result, time conflicts, and a link to the visitor's programme (site/star-notice).
import { filled } from '#domain/localisation/filled.ts'
import { clashesOf } from './clashes.ts'
import type { StarChange } from './stars.ts'

let last = ''

/** After a click on the star of session `key` of edition `year`. */
export function tellChange({ is, year, key, title, isKept }: StarChange & { year: number; key: string; title: string }): void {
  const notice = document.querySelector<HTMLElement>('[data-star-notice]')
  const [said, clashes, lost, link] = ['said', 'clashes', 'lost', 'my'].map((name) =>
    notice?.querySelector<HTMLElement>(`[data-star-${name}]`),
  )
  if (!notice || !said || !clashes || !lost || !link) return
  const { added = '', full = '' } = said.dataset
  const address = filled(link.dataset.starMy ?? '', { year })
  const shown = `${year} ${key} ${is}`
  last = shown
  notice.hidden = is === 'removed'
  said.textContent = is === 'full' ? full : filled(added, { title })
  clashes.replaceChildren()
  lost.hidden = isKept
  link.setAttribute('href', address)
  const close = notice.querySelector('button')
  if (close) close.onclick = () => (notice.hidden = true)
  if (is !== 'added') return
  // Without a network conflicts are left out.
  clashesOf(year, key, address).then(
    (notes) => shown === last && clashes.replaceChildren(...notes.map(paragraph)),
    () => {},
  )
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement('p')
  made.textContent = text
  return made
}

// Says what a star has done (islands/star tells of it) and with which others it clashes, and leads to one's own programme.
import { filled } from '#domain/localisation/filled.ts'
import type { StarChanged } from '../star/star.ts'

export function startStarNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-star-notice]')
  const [said, clashes, lost, link] = ['said', 'clashes', 'lost', 'my'].map((name) =>
    notice?.querySelector<HTMLElement>(`[data-star-${name}]`),
  )
  if (!notice || !said || !clashes || !lost || !link) return
  let last = ''
  document.addEventListener('star-changed', (event) => {
    const { is, year, key, title, isKept } = (event as CustomEvent<StarChanged>).detail
    const { added = '', full = '' } = said.dataset
    const address = filled(link.dataset.starMy ?? '', { year })
    last = `${year} ${key} ${is}`
    const shown = last
    notice.hidden = is === 'removed'
    said.textContent = is === 'full' ? full : filled(added, { title })
    clashes.replaceChildren()
    lost.hidden = isKept
    link.setAttribute('href', address)
    if (is !== 'added') return
    // Without a network the notice says less.
    const found = import('./star-clashes.ts').then(({ clashesOf }) => clashesOf(year, key, address))
    found.then(
      (notes) => shown === last && clashes.replaceChildren(...notes.map(paragraph)),
      () => {},
    )
  })
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true
  })
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement('p')
  made.textContent = text
  return made
}

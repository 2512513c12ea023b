// Says what a star has done (islands/star tells of it), and leads to one's own programme.
import { filled } from '#domain/localisation/filled.ts'
import type { StarChanged } from '../star/star.ts'

export function startStarNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-star-notice]')
  const [said, lost, link] = ['said', 'lost', 'my'].map((name) => notice?.querySelector<HTMLElement>(`[data-star-${name}]`))
  if (!notice || !said || !lost || !link) return
  document.addEventListener('star-changed', (event) => {
    const { is, year, title, isKept } = (event as CustomEvent<StarChanged>).detail
    notice.hidden = is === 'removed'
    const { added = '', full = '' } = said.dataset
    said.textContent = is === 'full' ? full : filled(added, { title })
    lost.hidden = isKept
    link.setAttribute('href', filled(link.dataset.starMy ?? '', { year }))
  })
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true
  })
}

// Says what a star has done (islands/star tells of it), and leads to one's own programme.
import { filled } from '#domain/localisation/filled.ts'

/** Told on the document with each press of a star. `isKept` false: the browser did not store it. */
export type StarChange = { year: number; key: string; is: 'added' | 'removed' | 'full'; isKept: boolean; title: string }
export const starChanged = 'star-changed'

export function startStarNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-star-notice]')
  const [said, lost, link] = ['said', 'lost', 'my'].map((name) => notice?.querySelector<HTMLElement>(`[data-star-${name}]`))
  if (!notice || !said || !lost || !link) return
  document.addEventListener(starChanged, (event) => {
    const { is, year, title, isKept } = (event as CustomEvent<StarChange>).detail
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

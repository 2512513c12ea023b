// How many sessions the visitor's own programme has, beside the link to it (blocks/stars/my-link.tsx).
import { followStars, starsOf } from './stars.ts'

export function start(count: HTMLElement): void {
  followStars(() => {
    const { length } = starsOf(Number(count.dataset.year))
    count.textContent = length > 0 ? ` (${length})` : ''
  })
}

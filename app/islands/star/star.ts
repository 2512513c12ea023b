// The buttons that take a session into the visitor's own programme (blocks/stars/star-button.tsx).
import { followStars, type StarChange, starsOf, toggleStar } from './stars.ts'

/** Told on the document after each press of a star; site/star-notice says it. */
export type StarChanged = StarChange & { year: number; key: string; title: string }

export function start(button: HTMLElement): void {
  if (isFirst) followStars(paintAll)
  isFirst = false
  paint(button)
  button.addEventListener('click', () => {
    const { year, key } = starOf(button)
    const detail: StarChanged = { year, key, title: button.dataset.title ?? '', ...toggleStar(year, key) }
    document.dispatchEvent(new CustomEvent('star-changed', { bubbles: true, detail }))
  })
}

let isFirst = true

/** What a button stands for: `data-star="2025:fcxyha"`. */
export function starOf({ dataset: { star = '' } }: HTMLElement): { year: number; key: string } {
  const [year, key = ''] = star.split(':')
  return { year: Number(year), key }
}

function paintAll(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-star]')) paint(button)
}

function paint(button: HTMLElement): void {
  const { year, key } = starOf(button)
  button.ariaPressed = String(starsOf(year).includes(key))
}

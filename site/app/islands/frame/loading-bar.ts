// The loading bar from leaving a page until the next one (product.md, 4.12).
import { find } from '@forum/design/attributes/find.ts'

/** Milliseconds: no bar for a shorter wait; after `longWait` a text; after `longest` the visitor has probably stopped it. */
const showAfter = 200
const longWait = 1200
const longest = 30_000

export function startLoadingBar(): void {
  const track = find('[data-loading]')
  const text = track?.firstElementChild
  if (!track || !text) return
  let timers: ReturnType<typeof setTimeout>[] = []
  const end = () => {
    for (const timer of timers) clearTimeout(timer)
    track.hidden = true
    text.textContent = ''
  }
  const begin = () => {
    end()
    timers = [
      setTimeout(() => {
        track.hidden = false
      }, showAfter),
      setTimeout(() => {
        text.textContent = track.dataset.loading ?? ''
      }, longWait),
      setTimeout(end, longest),
    ]
  }
  addEventListener('click', (event) => {
    if (leadsOn(event)) begin()
  })
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && !target.target && target.method !== 'dialog') begin()
  })
  addEventListener('pageshow', end)
}

/** Whether the click follows a link to another page of the site in this window. */
function leadsOn(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.hasAttribute('download')) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const isHere = link.pathname === location.pathname && link.search === location.search && link.href.includes('#')
  return link.origin === location.origin && !isHere && !/\.\w+$/.test(link.pathname)
}

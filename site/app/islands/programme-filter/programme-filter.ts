// Filters the programme while typing and choosing; without scripts the form works by submitting.
import { find } from '@forum/design/attributes/find.ts'
import { swapParts } from '../swap.ts'

/** Milliseconds without a key before list and address are updated. */
const pause = 250

export function start(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()
  let shown = location.href
  const follow = async () => {
    const address = addressOf(form)
    if (address === shown) return
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    shown = address
    const isShown = await swapParts(address, { signal }).then(
      () => true,
      () => false,
    )
    if (signal.aborted) return
    const lost = find('[data-lost]', form)
    if (lost) lost.hidden = isShown
    if (isShown) history.replaceState(history.state, '', address)
    else shown = location.href
    showDay()
  }
  form.addEventListener('input', ({ target }) => {
    clearTimeout(timer)
    timer = setTimeout(follow, target instanceof HTMLInputElement ? pause : 0)
  })
  // Text typed before this script ran counts, too.
  void follow()
  showDay()
}

/** On a phone: scrolls the row of days to the current one without scrolling the page. */
function showDay(): void {
  const list = find('[data-part=days]')
  const tab = list?.querySelector('[aria-current]')?.getBoundingClientRect()
  const row = list?.getBoundingClientRect()
  if (list && tab && row) list.scrollLeft += Math.max(0, tab.right - row.right) + Math.min(0, tab.left - row.left)
}

/** The page's address with the values of the fields, without empty ones. */
function addressOf(form: HTMLFormElement): string {
  const url = new URL(location.href)
  url.hash = ''
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim()
    if (text) url.searchParams.set(name, text)
    else url.searchParams.delete(name)
  }
  return url.href
}

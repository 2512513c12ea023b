// Links that open a dialog of the page (`data-opens`: its id); without scripts they lead to a page or a mail.
import { find } from '@forum/design/attributes/find.ts'
import { partSwapped } from '../swapped-event.ts'

const openers = '[data-opens]'

export function startOpeners(): void {
  markOpeners(document)
  addEventListener(partSwapped, ({ target }) => markOpeners(target as HTMLElement))
  addEventListener('keydown', (event) => {
    const { target } = event
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const opener = event.key === '/' ? searchOpener(target) : null
    if (!opener) return
    event.preventDefault()
    opener.click()
  })
}

/** With scripts they act as buttons, which the server cannot know. */
function markOpeners(root: ParentNode): void {
  for (const opener of root.querySelectorAll(openers)) {
    opener.setAttribute('role', 'button')
    opener.setAttribute('aria-haspopup', 'dialog')
  }
}

/** "/" opens the search, except while typing. */
function searchOpener(target: Element): HTMLElement | null {
  const isTyping = target.closest('input, textarea, select, [contenteditable], dialog')
  return isTyping ? null : find('[data-opens=search-dialog]')
}

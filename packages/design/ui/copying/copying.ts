// A button that copies (`data-module="copy"` around it): what `data-copy` says, or what stands in its `data-shown` field.
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'

/** Milliseconds for which it is said that something was copied (product.md, 4.9). */
const confirmation = 800

type CopyState = 'ready' | 'copied' | 'failed'

/** Where the browser forbids copying, what is shown is selected and the way to go on is said. */
export function start(control: Drawn): void {
  const button = control.querySelector('button')
  const note = control.querySelector<Drawn>('[role=status]')
  const shown = find('[data-shown]', control)
  if (!button || !note || !shown) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const become = (state: CopyState) => {
    clearTimeout(timer)
    control.dataset.copying = state
    for (const part of all('[data-while]', button))
      part.toggleAttribute('hidden', (part.dataset.while === 'copied') !== (state === 'copied'))
    note.textContent = (state !== 'ready' && note.dataset[state]) || ''
    note.classList.toggle('visuallyHidden', state !== 'failed')
    if (state === 'copied') timer = setTimeout(become, confirmation, 'ready')
  }
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(control.dataset.copy ?? (shown as HTMLInputElement).value)
      become('copied')
    } catch {
      select(shown)
      become('failed')
    }
  })
}

function select(shown: Drawn): void {
  if (!(shown instanceof HTMLInputElement)) return void getSelection()?.selectAllChildren(shown)
  shown.focus()
  shown.select()
}

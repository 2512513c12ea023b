// Copies a value; where the browser forbids that, what is shown is selected, and the way is said.

/** Milliseconds for which it is said that something was copied (product.md, 4.10). */
const confirmation = 800

/** Within `row`: a button with `data-copied-value`, what it stands for as `data-shown`, and a status with what is said in `data-done` and `data-failed`. */
export function start(row: HTMLElement): void {
  const button = row.querySelector<HTMLElement>('[data-copied-value]')
  const [shown, status] = [row.querySelector('[data-shown]'), row.querySelector<HTMLElement>('[role=status]')]
  if (!button || !shown || !status) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (state: 'done' | 'failed' | '') => {
    row.dataset.copying = state
    status.textContent = state === '' ? '' : (status.dataset[state] ?? '')
  }
  button.addEventListener('click', async () => {
    clearTimeout(timer)
    try {
      await navigator.clipboard.writeText(button.dataset.copiedValue ?? '')
      say('done')
      timer = setTimeout(() => say(''), confirmation)
    } catch {
      getSelection()?.selectAllChildren(shown)
      say('failed')
    }
  })
}

/** A form that the browser itself sends, and once only. `data-busy`: what its button says meanwhile. */
export function start(form: HTMLElement): void {
  const button = form.querySelector<HTMLElement>('button[type=submit]')
  if (!button) return
  const label = button.textContent
  const isBusy = () => button.getAttribute('aria-disabled') === 'true'
  form.addEventListener('submit', (event) => {
    if (isBusy()) return event.preventDefault()
    button.setAttribute('aria-disabled', 'true')
    button.textContent = form.dataset.busy ?? label
  })
  // The button comes back when the visitor does: a browser may show the page as it was left.
  addEventListener('pageshow', () => {
    if (!isBusy()) return
    button.removeAttribute('aria-disabled')
    button.textContent = label
  })
}

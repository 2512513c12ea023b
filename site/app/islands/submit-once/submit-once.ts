import type { Drawn } from '@forum/design/attributes/attributes.ts'
/** Prevents a second submission of a form. `data-busy`: the button's text meanwhile. */
export function start(form: Drawn): void {
  const button = form.querySelector<Drawn>('button[type=submit]')
  if (!button) return
  const label = button.textContent
  const isBusy = () => button.getAttribute('aria-disabled') === 'true'
  form.addEventListener('submit', (event) => {
    if (isBusy()) return event.preventDefault()
    button.setAttribute('aria-disabled', 'true')
    button.textContent = form.dataset.busy ?? label
  })
  // Enables the button again when the page comes from the back/forward cache.
  addEventListener('pageshow', () => {
    if (!isBusy()) return
    button.removeAttribute('aria-disabled')
    button.textContent = label
  })
}

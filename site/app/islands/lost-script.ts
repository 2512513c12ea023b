// Reloads the page when one of its scripts is missing because of a new build (product.md, 4.12: at most once in 60 s).
import { takeReload } from './reload-guard.ts'

/**
 * Returns whether the page is reloaded. Not while the server cannot be reached: the current page is better than an error. Not where something is
 * typed: that would be lost, and the browser can send the form without scripts.
 */
export async function reloadForLostScript(): Promise<boolean> {
  if (!(await isAnswering()) || isSomethingTyped() || !takeReload()) return false
  location.reload()
  return true
}

/** Whether the site can be reached now. */
export function isAnswering(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

function isSomethingTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')].some(
    ({ value, defaultValue = value, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  )
}

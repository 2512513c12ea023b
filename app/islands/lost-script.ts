// Reloads the page when one of its scripts is missing because of a new build (product.md, 4.12: at most once in 60 s).
import { takeReload } from './reload-guard.ts'

/** Returns whether the page is reloaded. Not while the server cannot be reached: the current page is better than an error. */
export async function reloadForLostScript(): Promise<boolean> {
  if (!(await isAnswering()) || !takeReload()) return false
  location.reload()
  return true
}

export function isAnswering(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

// A script of the page that is gone, because another build took its place, has the page loaded anew (product.md, 4.12: once in 60 s at most).
import { takeReload } from './reload-guard.ts'

/** Whether the page is loaded anew. Where nothing answers there is nothing to load: the page that stands is worth more than none. */
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

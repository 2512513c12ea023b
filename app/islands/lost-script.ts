// A script of the page that is gone, because another build took its place, has the page loaded anew (product.md, 4.12: once in 60 s at most).
import { takeReload } from './reload-guard.ts'

/** Where nothing answers (false) there is nothing to load anew: the page that stands is worth more than none. */
export async function reloadForLostScript(): Promise<boolean> {
  const answers = await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
  if (answers && takeReload()) location.reload()
  return answers
}

// The pictures below the first screens, once the page rests: a picture of the whole page, and its copy without a network, have all of them.
import { whenIdle } from '../idle.ts'
import { areDataDear } from './data-dear.ts'

export function startPicturesBelow(): void {
  if (areDataDear()) return
  const begin = () => whenIdle(take)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** What is folded away stays where it is. */
function take(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    if (!picture.checkVisibility()) continue
    picture.fetchPriority = 'low'
    picture.loading = 'eager'
  }
}

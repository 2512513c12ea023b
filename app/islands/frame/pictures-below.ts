import { areDataDear } from './data-dear.ts'

/** Takes the pictures below the first screens, once the page rests: a picture of the whole page, and its copy without a network, have all. Not what is folded away. */
export function takePicturesBelow(root: ParentNode): void {
  if (areDataDear()) return
  for (const picture of root.querySelectorAll('img')) if (picture.checkVisibility()) picture.loading = 'eager'
}

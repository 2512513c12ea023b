import { isSavingData } from './data-saver.ts'
import { isShown } from './is-shown.ts'

/** Loads lazy pictures below the first screens when the page is idle, for full-page screenshots and offline copies. Not folded ones. */
export function takePicturesBelow(root: ParentNode): void {
  if (isSavingData()) return
  for (const picture of root.querySelectorAll('img')) if (isShown(picture)) picture.loading = 'eager'
}

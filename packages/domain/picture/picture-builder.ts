// Pictures for tests.
import type { Picture } from './picture.ts'

export function aPicture(own: Partial<Picture> = {}): Picture {
  return { file: 'file', width: 1200, height: 800, title: null, ...own }
}

// Font files for what is drawn without a browser: PDF documents and share cards (README.md).
import { fileURLToPath } from 'node:url'

/** Path of a face's file. */
export const fontFiles = { text: pathOf('manrope-400'), strong: pathOf('manrope-700'), display: pathOf('unbounded-600') }
export type Face = keyof typeof fontFiles
export const faces = Object.keys(fontFiles) as Face[]

function pathOf(name: string): string {
  return fileURLToPath(new URL(`./${name}.ttf`, import.meta.url))
}

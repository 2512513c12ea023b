// Pages with a form are drawn once for everybody, with a place where the token of each visitor goes: this room finds and fills the places.
import { randomBytes } from 'node:crypto'

export type TokenPlaces = {
  /** What is drawn instead of the token of `form`, a word of letters. No content can name it: it is another one in each process. */
  of(form: string): string
  /** `text` cut at its places: pieces, and between them the forms whose tokens they are parted by. */
  cut(text: string, isHtml: boolean): { pieces: string[]; forms: string[] }
}

/** `prefix`: by which scripts in the page tell a place from a token. */
export function createTokenPlaces(prefix: string): TokenPlaces {
  const mark = `${prefix}${randomBytes(12).toString('hex')}:`
  const anywhere = new RegExp(`${mark}([a-zA-Z]+)`)
  // In a page only what the form sends: its scripts stay as they are, because their hashes stand in the page's policy.
  const inFields = new RegExp(`(?<= value=")${mark}([a-zA-Z]+)(?=")`)
  return {
    of: (form) => mark + form,
    cut(text, isHtml) {
      const parts = text.split(isHtml ? inFields : anywhere)
      const [pieces, forms] = [[], []] as [string[], string[]]
      for (const [index, part] of parts.entries()) (index % 2 === 0 ? pieces : forms).push(part)
      return { pieces, forms }
    },
  }
}

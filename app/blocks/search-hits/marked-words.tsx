import type { MarkedText } from './hit.ts'

/** A text whose found words are marked. */
export function MarkedWords({ of: { pieces, lang } }: { of: MarkedText }) {
  const words = pieces.map((piece, index) =>
    // The pieces of one text never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  )
  return lang ? <span lang={lang}>{words}</span> : words
}

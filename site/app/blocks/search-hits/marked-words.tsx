import { Sheet } from '@forum/design/page/inline.tsx'
import type { MarkedText } from './hit.ts'
import sheet from './marked-words.css?inline'

/** A text with marked matches. */
export function MarkedWords({ of: { pieces, lang } }: { of: MarkedText }) {
  const words = pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // The pieces of one text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
      <mark key={index} className="foundWord">
        <Sheet of={sheet} />
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
  return lang ? <span lang={lang}>{words}</span> : words
}

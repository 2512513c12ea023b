// Texts of editors on the page: the one place that marks words of another language than the page's.
import type { HTMLAttributes, ReactNode } from 'react'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { type LocalText, langOf, wordsOf } from '#domain/localisation/local-text.ts'

type TextProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'lang'> & {
  of: LocalText
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'b' | 's' | 'dd'
  /** Lines may break at every space, as in names; else short words do not stand at a line's end. */
  asWritten?: boolean
  /** What stands around the words within the element, such as a link. */
  children?: (words: string) => ReactNode
}

/** The words of `of` in an element, which carries their language where it is not the page's. */
export function Text({ of, as: Element = 'span', asWritten = false, children, ...attributes }: TextProps) {
  const words = asWritten ? wordsOf(of) : noBreak(wordsOf(of))
  return (
    <Element {...attributes} lang={langOf(of)}>
      {children ? children(words) : words}
    </Element>
  )
}

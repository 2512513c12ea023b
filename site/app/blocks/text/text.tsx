// Editors' texts: the only place that sets `lang` for another language than the page's.

import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { type LocalText, langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { HTMLAttributes, ReactNode } from 'react'

type TextProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'lang'> & {
  of: LocalText
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'b' | 's' | 'dd'
  /** Lines may break at every space, as in names; otherwise short words stay with the next word. */
  asWritten?: boolean
  /** Wraps the words, for instance in a link. */
  children?: (words: string) => ReactNode
}

/** The words of `of` in an element with `lang` if needed. */
export function Text({ of, as: Element = 'span', asWritten = false, children, ...attributes }: TextProps) {
  const words = asWritten ? wordsOf(of) : noBreak(wordsOf(of))
  return (
    <Element {...attributes} lang={langOf(of)}>
      {children ? children(words) : words}
    </Element>
  )
}

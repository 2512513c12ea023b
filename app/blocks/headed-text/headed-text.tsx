import type { ReactNode } from 'react'
import type { LocalText } from '#domain/localisation/local-text.ts'
import type { RichText as RichTextTree } from '#domain/rich-text/rich-text.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Text } from '../text/text.tsx'
import styles from './headed-text.module.css'

type HeadedTextProps = {
  /** Words of the site, or an editor's text. */
  heading: string | LocalText
  text: LocalText<RichTextTree> | null
  /** `ruled`: one part of several, below a line. */
  variant?: 'plain' | 'ruled'
  /** What stands below the text. */
  children?: ReactNode
}

/** A heading on the left and its text beside it, 5 + 7 columns. */
export function HeadedText({ heading, text, variant = 'plain', children }: HeadedTextProps) {
  return (
    <div className={['grid', styles.part, styles[variant]].filter(Boolean).join(' ')}>
      <Text as="h2" of={heading} />
      {(text || children) && (
        <div>
          {text && <RichText of={text} variant="article" />}
          {children}
        </div>
      )}
    </div>
  )
}

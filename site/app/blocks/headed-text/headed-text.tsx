import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import type { RichText as RichTextTree } from '@forum/domain/rich-text/rich-text.ts'
import type { ReactNode } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import { Text } from '../text/text.tsx'
import styles from './headed-text.module.css'

type HeadedTextProps = {
  /** The site's text, or an editor's. */
  heading: string | LocalText
  text: LocalText<RichTextTree> | null
  /** `ruled`: one of several sections, with a line above. */
  variant?: 'plain' | 'ruled'
  /** Content below the text. */
  children?: ReactNode
}

/** Heading on the left, text beside it, 5 + 7 columns. */
export function HeadedText({ heading, text, variant = 'plain', children }: HeadedTextProps) {
  return (
    <div className={['grid', `split at6 ${styles.part}`, styles[variant]].filter(Boolean).join(' ')}>
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

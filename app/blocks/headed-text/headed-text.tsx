import { glued } from '#domain/localisation/line-ends.ts'
import type { RichText as RichTextTree } from '#domain/rich-text/rich-text.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './headed-text.module.css'

type HeadedTextProps = {
  heading: string
  /** Language of the heading, when it is an editor's and not the page's. */
  headingLang?: string | undefined
  text: RichTextTree | null
  lang?: string | undefined
  /** `ruled`: one part of several, below a line. */
  look?: 'plain' | 'ruled'
}

/** A heading on the left and its text beside it, 5 + 7 columns. */
export function HeadedText({ heading, headingLang, text, lang, look = 'plain' }: HeadedTextProps) {
  return (
    <div className={`grid ${styles.part} ${styles[look]}`}>
      <h2 lang={headingLang}>{glued(heading)}</h2>
      {text && (
        <div className={styles.text}>
          <RichText text={text} lang={lang} look="article" />
        </div>
      )}
    </div>
  )
}

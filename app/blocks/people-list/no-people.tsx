import type { ReactNode } from 'react'
import type { LocalText } from '#domain/localisation/local-text.ts'
import { Text } from '../text/text.tsx'

type NoPeopleProps = {
  title: string
  /** Why there is nobody, and what comes next. */
  text: LocalText | null
  children?: ReactNode
}

/** Where the portraits would stand when nobody is announced. */
export function NoPeople({ title, text, children }: NoPeopleProps) {
  return (
    <section className="section" data-theme="white">
      <div className="wrap stack">
        <h2>{title}</h2>
        {text && <Text as="p" className="measure" of={text} asWritten />}
        {children}
      </div>
    </section>
  )
}

import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import type { ReactNode } from 'react'
import { Text } from '../text/text.tsx'

type NoPeopleProps = {
  title: string
  /** Why nobody is announced, and what follows. */
  text: LocalText | null
  children?: ReactNode
}

/** Placeholder of the portraits. */
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

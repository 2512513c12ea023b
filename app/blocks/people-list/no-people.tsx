import type { ReactNode } from 'react'
import { useWords } from '../../locale.tsx'
import styles from './people-list.module.css'

type NoPeopleProps = {
  /** Why there is nobody, and what comes next. */
  text?: string | undefined
  lang?: string | undefined
  children?: ReactNode
}

/** Where the portraits would stand when nobody is announced. */
export function NoPeople({ text, lang, children }: NoPeopleProps) {
  const { people } = useWords()
  return (
    <section className="section" data-theme="white">
      <div className={`wrap ${styles.empty}`}>
        <h2>{people.noneYet}</h2>
        {text && <p lang={lang}>{text}</p>}
        {children}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { useWords } from '../../locale.tsx'
import styles from './people-list.module.css'

/** Where the portraits will stand, before anybody is announced. */
export function NoPeople({ children }: { children?: ReactNode }) {
  const { people } = useWords()
  return (
    <section className="section" data-theme="white">
      <div className={`wrap ${styles.empty}`}>
        <h2>{people.noneYet}</h2>
        <p>{people.noneYetText}</p>
        {children}
      </div>
    </section>
  )
}

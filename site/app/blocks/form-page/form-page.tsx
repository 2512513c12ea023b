// Body of a page with one form; next steps and contact beside it.

import { formHeading } from '@forum/design/form/form-parts.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { ReactNode } from 'react'
import { Contact } from '../contact/contact.tsx'
import type { ContactView } from '../contact/contact-view.ts'
import styles from './form-page.module.css'

type FormPageProps = {
  heading: string
  steps: readonly string[]
  contact: ContactView | null
  /** Related links, below the contact. */
  links?: ReactNode
  /** Full width; next steps below the form. */
  isWide?: boolean
  children: ReactNode
}

export function FormPage({ heading, steps, contact, links, isWide = false, children }: FormPageProps) {
  const { forms } = useWords()
  return (
    <section className="section" data-theme="white">
      <div className={`wrap grid split at9 ${styles.page} ${isWide ? styles.wide : ''}`}>
        <div>
          <h2 id={formHeading} className="below6">
            {heading}
          </h2>
          {children}
        </div>
        <aside className={`ruled gap4 ${styles.aside}`} aria-labelledby="next">
          <h2 id="next">{forms.next}</h2>
          <ol role="list" className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{noBreak(step)}</li>
            ))}
          </ol>
          {contact && (
            <div className={styles.contact}>
              <Contact contact={contact} />
            </div>
          )}
          {links}
        </aside>
      </div>
    </section>
  )
}

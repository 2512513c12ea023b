import type { ReactNode } from 'react'
import { MoreLink } from '../more-link/more-link.tsx'

type TitledSectionProps = {
  /** What an address leads to it by. */
  id?: string
  theme: 'ink' | 'white'
  title: string
  /** The link to all of what the section shows a part of. */
  more?: { to: string; label: string }
  /** Below the heading and as wide as the page, outside of its edges. */
  bleeding?: ReactNode
  children?: ReactNode
}

/** A section of a page: its heading, a link to more, its content within the page's edges. */
export function TitledSection({ id, theme, title, more, bleeding, children }: TitledSectionProps) {
  return (
    <section id={id} className="section" data-theme={theme}>
      <div className="wrap">
        <div className="sectionHead">
          <h2>{title}</h2>
          {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
        </div>
        {children}
      </div>
      {bleeding}
    </section>
  )
}

import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Pagination } from '@forum/design/ui/pagination/pagination.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import type { Paging } from '@forum/domain/publication/list-page.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import type { ReactNode } from 'react'

type ListPageProps = {
  title: string
  summary?: string | undefined
  theme: 'ink' | 'white'
  paging: Paging
  path: (number: number) => string
  /** Text of an empty list. */
  none: string | null
  children: ReactNode
}

/** Head, items and paging of a list. */
export function ListPage({ title, summary, theme, paging, path, none, children }: ListPageProps) {
  const locale = useLocale()
  const { publication } = useWords()
  return (
    <>
      <PageHead title={title} summary={summary} />
      <section className="section within6" data-theme={theme}>
        <div className="wrap">
          {none && <p className="said">{none}</p>}
          {children}
          <Pagination
            current={paging.number}
            count={paging.count}
            to={(number) => localePath(locale, path(number))}
            words={publication}
          />
        </div>
      </section>
    </>
  )
}

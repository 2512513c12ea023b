import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { BookPaperView } from './book-papers-view.ts'

/** Credit notes and acts of an order, each a PDF; nothing where there is none. */
export function BookPapers({ papers, pageKey }: { papers: readonly BookPaperView[]; pageKey: string }) {
  const locale = useLocale()
  const { bookPapers } = useWords()
  if (papers.length === 0) return null
  return (
    <div className="screenOnly">
      <h2 className="title above7 below4">{bookPapers.title}</h2>
      <ul role="list" className="list gap3">
        {papers.map(({ kind, number, sum, issuedOn, isVoid, file }) => (
          <li key={number}>
            <a className="link nowrap" href={localePath(locale, pathWithin.bookPaper(pageKey, file))}>
              {bookPapers.names[kind](number)}
            </a>
            <span className="quiet">
              {' '}
              {bookPapers.of(issuedOn, sum)}
              {isVoid && `, ${bookPapers.isVoid}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

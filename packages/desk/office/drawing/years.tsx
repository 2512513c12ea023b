import { paperWords } from '@forum/desk/words/papers/languages.ts'
import { useDesk } from './desk-words.tsx'

/** Links to this page for other editions with orders; empty if there is only one. */
export function Years({ path, year, years }: { path: string; year: number; years: readonly number[] }) {
  const { language } = useDesk().frame
  if (years.length < 2) return null
  return (
    <nav className="cluster" aria-label={paperWords[language].paperPages.figures.years}>
      {years.map((each) => (
        <a key={each} href={`${path}?year=${each}`} aria-current={each === year ? 'page' : undefined}>
          {each}
        </a>
      ))}
    </nav>
  )
}

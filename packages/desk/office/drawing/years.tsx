import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { useOffice } from './office-words.tsx'

/** Links to this page for other editions with orders; empty if there is only one. */
export function Years({ path, year, years }: { path: string; year: number; years: readonly number[] }) {
  const { language } = useOffice().frame
  if (years.length < 2) return null
  return (
    <nav className="cluster" aria-label={downloadWords[language].downloadPages.figures.years}>
      {years.map((each) => (
        <a key={each} href={`${path}?year=${each}`} aria-current={each === year ? 'page' : undefined}>
          {each}
        </a>
      ))}
    </nav>
  )
}

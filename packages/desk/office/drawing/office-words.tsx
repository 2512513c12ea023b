// Words of the desk's pages, and formats of sums and times.

import type { OfficeFrame } from '@forum/desk/office/pages/office-view.ts'
import type { OfficeWords } from '@forum/desk/words/office/office-words.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { clockAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { createContext, use } from 'react'

type OfficePage = { words: OfficeWords; frame: OfficeFrame }

export const OfficeContext = createContext<OfficePage | null>(null)

/** Throws outside a page of the desk. */
export function useOffice(): OfficePage {
  const page = use(OfficeContext)
  if (page === null) throw new Error('a part of the desk is drawn outside of its page')
  return page
}

/** Formats kopiykas in the language of the page. */
export function useSum(): (kopiykas: number) => string {
  const { language } = useOffice().frame
  return (kopiykas) => exactPrice(kopiykas, language)
}

/** `at`: milliseconds since 1970, shown in Kyiv time. */
export function Moment({ at }: { at: number }) {
  const { language } = useOffice().frame
  return (
    <time dateTime={new Date(at).toISOString()}>
      {dayAndMonth(at, language)}, {clockAt(at)}
    </time>
  )
}

// Words of the desk's pages, and formats of sums and times.

import type { DeskFrame } from '@forum/desk/office/pages/desk-view.ts'
import type { DeskWords } from '@forum/desk/words/desk/desk-words.ts'
import { clockAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { createContext, use } from 'react'

type DeskPage = { words: DeskWords; frame: DeskFrame }

export const DeskContext = createContext<DeskPage | null>(null)

/** Throws outside a page of the desk. */
export function useDesk(): DeskPage {
  const page = use(DeskContext)
  if (page === null) throw new Error('a part of the desk is drawn outside of its page')
  return page
}

/** `at`: milliseconds since 1970, shown in Kyiv time. */
export function Moment({ at }: { at: number }) {
  const { language } = useDesk().frame
  return (
    <time dateTime={new Date(at).toISOString()}>
      {dayAndMonth(at, language)}, {clockAt(at)}
    </time>
  )
}

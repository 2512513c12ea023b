// With what a session that was just starred clashes: the page of a shared programme says it of any selection.
import { writeSelection } from '#domain/programme/selection.ts'
import { documentAt } from '../swap.ts'
import { starsOf } from './stars.ts'

/** The notes at the session in the visitor's own programme, whose page stands at `address`. Rejects without a network. */
export async function clashesOf(year: number, key: string, address: string): Promise<string[]> {
  const shared = await documentAt(`${address}?${new URLSearchParams({ s: writeSelection(starsOf(year)) })}`)
  const row = shared.querySelector(`[data-star="${CSS.escape(`${year}:${key}`)}"]`)?.closest('li')
  const notes = row?.querySelector('[data-notes]')?.parentElement?.children ?? []
  return [...notes].flatMap(({ textContent }) => textContent || [])
}

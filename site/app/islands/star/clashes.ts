// Time conflicts of a session that was just starred: fetched from the page of a shared programme, which accepts any selection.

import type { DataSelector } from '@forum/design/attributes/attributes.ts'
import { writeSelection } from '@forum/domain/programme/selection.ts'
import { documentAt } from '../swap.ts'
import { starsOf } from './stars.ts'

/** The notes at the session on the page `address` of the visitor's programme. Rejects without a network. */
export async function clashesOf(year: number, key: string, address: string): Promise<string[]> {
  const shared = await documentAt(`${address}?${new URLSearchParams({ s: writeSelection(starsOf(year)) })}`)
  const row = shared.querySelector(`[data-star="${CSS.escape(`${year}:${key}`)}"]`)?.closest('li')
  const notes = row?.querySelector('[data-notes]' satisfies DataSelector)?.parentElement?.children ?? []
  return [...notes].flatMap(({ textContent }) => textContent || [])
}

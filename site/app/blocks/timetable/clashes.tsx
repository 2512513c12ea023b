import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale } from '@forum/design/page/page-facts.tsx'
import type { ReactNode } from 'react'
import { clashWords } from './clash-notes.ts'

/** Once per page whose rows show conflicts (islands/clash). */
export function Clashes({ year }: { year: number }): ReactNode {
  return <i hidden {...data({ 'data-clashes': JSON.stringify(clashWords(useLocale())), 'data-year': year })} />
}

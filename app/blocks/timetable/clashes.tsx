import type { ReactNode } from 'react'
import { useLocale } from '../../page-facts.tsx'
import { clashWords } from './clash-notes.ts'

/** Once on each page whose rows say what clashes with the visitor's stars (islands/clash). */
export function Clashes({ year }: { year: number }): ReactNode {
  return <i hidden data-clashes={JSON.stringify(clashWords(useLocale()))} data-year={year} />
}

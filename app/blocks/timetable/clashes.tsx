import type { ReactNode } from 'react'
import { useLocale } from '../../page-facts.tsx'
import { clashWords } from './clash-notes.ts'

/** Once on each page whose rows say what clashes with the visitor's stars (islands/clash). */
export function Clashes(): ReactNode {
  return <i hidden data-module="clash" data-words={JSON.stringify(clashWords(useLocale()))} />
}

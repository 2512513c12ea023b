// All islands of the site, with the words that each needs. A page contains these words once, as JSON at its end. site/app/loader/components.ts loads them.

import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { ReactNode } from 'react'

export const islandWords = {
  callback: ['callback', 'form'],
  'hall-screen': ['broadcast', 'changes', 'dashboard', 'programme'],
  order: ['form', 'forms', 'order'],
  submission: ['form', 'forms'],
} as const satisfies Record<string, readonly (keyof Catalogue)[]>

export type IslandName = keyof typeof islandWords

/** A component that is an island says so: `OrderForm.island = 'order' as const`. */
export type IslandComponent<Props = never, Name extends IslandName = IslandName> = ((props: Props) => ReactNode) & {
  island: Name
}

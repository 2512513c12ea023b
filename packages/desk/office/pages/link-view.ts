// Data of the partner link page: plain values, rendered by packages/desk/office/drawing.
import type { KindView } from './guest-view.ts'

export type LinkDeed = 'made' | 'closed' | 'withdrawn'

export type LinkFault = 'noKind' | 'noAllocation' | 'noSeats' | 'notDay' | 'taken' | 'noReason' | 'overLimit' | 'stale'

export type LinksView = {
  page: 'links'
  year: number
  kinds: readonly KindView[]
  links: readonly {
    id: string
    allocation: string
    giver: string
    kind: string
    seats: number
    left: number
    /** Milliseconds since 1970. */
    openUntil: number
    isOpen: boolean
    address: string
  }[]
  typed: Readonly<Record<string, string>>
  done: LinkDeed | null
  fault: LinkFault | null
}

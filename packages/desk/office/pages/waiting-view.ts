import type { ShownState } from '@forum/desk/waiting/waiting-rows.ts'

export type WaitingView = {
  page: 'waiting'
  year: number
  people: readonly {
    id: string
    /** Position among those who wait for this kind, from 1; null: not in the queue. */
    turn: number | null
    kind: string
    name: string
    email: string
    seats: number
    askedAt: number
    state: ShownState
    offer: { seats: number; until: number } | null
    /** Whether it is known from which line it came. */
    hasLine: boolean
    /** Their company's mail domain; null: a mail service for everybody. */
    domain: string | null
  }[]
  /** Hours that an offer is valid. */
  offerHours: number
  /** Whether somebody was just removed. */
  isRemoved: boolean
}

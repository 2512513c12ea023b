import type { WaitingState } from '../waiting/waiting-rows.ts'

export type WaitingView = {
  page: 'waiting'
  year: number
  people: readonly {
    id: string
    /** In the order of the list, counted from 1 among those of the kind that wait; null: no more, or not yet. */
    turn: number | null
    kind: string
    name: string
    email: string
    seats: number
    askedAt: number
    state: WaitingState
    offer: { seats: number; until: number } | null
  }[]
  /** Hours for which an offer holds its seats. */
  offerHours: number
  /** Who was just taken off. */
  isRemoved: boolean
}

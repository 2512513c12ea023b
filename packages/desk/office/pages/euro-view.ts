// Data of the page of the euro's rate: plain values, rendered by packages/desk/office/drawing.
import type { EuroRate } from '@forum/domain/payment/euro.ts'

export type EuroView = {
  page: 'euro'
  /** The newest first, milliseconds since 1970; a rate of null: from then on none. */
  rates: readonly { at: number; rate: EuroRate | null }[]
  typed: string
  isDone: boolean
  isFaulty: boolean
}

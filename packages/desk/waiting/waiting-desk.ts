// The waiting list of a desk: its forms, and the periodic offers.
import { createOfferRound } from './offers.ts'
import { createWaitingList, type WaitingList, type WaitingListOptions } from './waiting-list.ts'

export type WaitingDesk = { waitingList: WaitingList; offerRound(): Promise<void> }

export function createWaitingDesk(options: WaitingListOptions & Parameters<typeof createOfferRound>[0]): WaitingDesk {
  return { waitingList: createWaitingList(options), ...createOfferRound(options) }
}

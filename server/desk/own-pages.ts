// Actions on pages with a secret address: a buyer changes an order, a partner gives seats away.
import { createSeatLinks, type SeatLinks } from '../invitations/seat-links.ts'
import { createOwnChanges, type OwnChange, type OwnChangeOutcome } from '../orders/change-own-attendee.ts'

export type OwnPages = {
  /** The buyer gives a seat to somebody else. */
  changeOwnAttendee(change: OwnChange): Promise<OwnChangeOutcome>
  seatLinks: SeatLinks
}

export function ownPagesOf(options: Parameters<typeof createOwnChanges>[0]): OwnPages {
  return { changeOwnAttendee: createOwnChanges(options), seatLinks: createSeatLinks(options) }
}

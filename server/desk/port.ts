// All that the site may ask of the desk.
import type { DeskParts } from './desk.ts'

/** What pages may use. */
export type Desk = Pick<
  DeskParts,
  | 'changeOwnAttendee'
  | 'formGuard'
  | 'isOpen'
  | 'now'
  | 'orderDocuments'
  | 'orders'
  | 'paymentService'
  | 'placeOrder'
  | 'receiveForm'
  | 'seatLinks'
  | 'sendLostTickets'
  | 'settings'
  | 'subscriptions'
  | 'waitingList'
  | 'ways'
>

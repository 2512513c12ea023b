// Names of the emails about an order.
import type { ukLetters } from './uk-letters.ts'

export const enLetters: typeof ukLetters = {
  invoice: 'Invoice to the buyer',
  tickets: 'Tickets to the buyer',
  invitation: 'Invitation with a ticket',
  withdrawn: 'Invitation withdrawn',
  attendeeTicket: 'Ticket to an attendee',
  cancelled: 'Order cancelled',
  attendeeCancelled: 'Ticket cancelled, to an attendee',
  act: 'Act of services',
  refunded: 'Refund',
  refundReported: 'To organisers: refunded by the bank',
  refundFailed: 'To organisers: refund failed',
  receipt: 'Fiscal receipt',
  partPaid: 'Part of the payment arrived',
  invoiceReminder: 'Invoice reminder',
  forumLetter: 'Email to all attendees',
  receiptMissing: 'To organisers: receipt missing',
  unfulfillable: 'Payment to be refunded',
  notice: 'To organisers: new order',
  noticeUnfulfillable: 'To organisers: refund needed',
  paidNotice: 'To organisers: paid',
  other: 'Email',
}

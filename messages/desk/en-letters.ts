// What letters about an order are called at the desk.
import type { ukLetters } from './uk-letters.ts'

export const enLetters: typeof ukLetters = {
  invoice: 'Invoice to the buyer',
  tickets: 'Tickets to the buyer',
  invitation: 'Invitation with a ticket',
  withdrawn: 'About the invitation taken back',
  attendeeTicket: 'Ticket to an attendee',
  cancelled: 'About the cancellation',
  attendeeCancelled: 'To an attendee about the cancellation',
  refunded: 'About the money given back',
  refundReported: 'To organisers: the bank gave money back',
  refundFailed: 'To organisers: money could not be given back',
  receipt: 'Fiscal receipt',
  invoiceReminder: 'Reminder of the invoice',
  forumLetter: 'Letter to all attendees',
  receiptMissing: 'To organisers: no receipt',
  unfulfillable: 'The money will be given back',
  notice: 'To organisers: new order',
  noticeUnfulfillable: 'To organisers: give the money back',
  paidNotice: 'To organisers: paid',
  other: 'Letter',
}

// Words of a ticket's page, and of a seat that changes hands.
import type * as uk from '../uk/seats.ts'

export const ownChange: typeof uk.ownChange = {
  open: 'Give to somebody else',
  until: (date) => `You can give a ticket to somebody else until the end of ${date}.`,
  always: 'You can give a ticket to somebody else.',
  title: 'Who will come with this ticket?',
  text: (name) =>
    `We will email a new ticket with a new code. The ticket that ${name} has now will no longer be valid, and we will tell them so.`,
  emailHint: 'Leave it empty if the ticket should come to you',
  submit: 'Give the ticket',
  back: 'Change nothing',
  done: (name) => `The ticket is now in the name of ${name}. We are sending it by email.`,
  why: {
    given: 'This ticket was given to one person, so you cannot pass it on yourself. Please write to the organisers.',
    over: 'The order is not paid, or was cancelled, so there is nothing to give.',
    tooLate: 'Tickets can no longer be passed on here: the forum is about to begin. Please write to the organisers.',
    void: 'This ticket is no longer valid, so it cannot be passed on.',
    entered: 'This ticket has already been used at the entrance, so it cannot be passed on.',
    tooMany: 'Tickets of this order have been passed on too often today. Try again tomorrow, or write to the organisers.',
    refused: 'We could not save this on our side. Everything you typed is still here: please try again in a minute.',
  },
}

export const sharedSeats: typeof uk.sharedSeats = {
  title: 'Invitation to the forum',
  description: 'Enter the people whom you invite to the forum.',
  heading: '{giver} invites you to the forum',
  noGiver: 'Invitation to the forum',
  left: 'Seats left: {left} of {seats}. You can add people until the end of {until}.',
  lead: 'Enter the name and email of each person: the ticket is sent there at once, free of charge. Leave the other lines empty.',
  person: 'Person {number}',
  submit: 'Send the tickets',
  made: 'Tickets sent: {made}.',
  known: 'Already had a ticket from this link: {known}.',
  closed: 'This link no longer gives seats. If this is a mistake, write to the person who sent it to you.',
  full: 'All seats of this link are taken.',
  secret: 'Anybody with this link can take a seat: share it only with the people you invite.',
  faults: {
    nobody: 'Enter at least one person.',
    soldOut: 'There are no longer enough seats: {left} left. Nobody was added, and everything you typed is still here.',
    closed: 'The link has been closed in the meantime: nobody was added.',
    refused: 'We could not save this on our side. Everything you typed is still here: please try again in a minute.',
  },
}

export const ticketPage: typeof uk.ticketPage = {
  title: 'E-ticket',
  description: 'A ticket to the forum with its code for the entrance.',
  states: {
    valid: 'This ticket is valid',
    used: (moment) => `Used ${moment}, Kyiv time`,
    cancelled: 'This ticket is not valid',
  },
  moment: (date, time) => `on ${date} at ${time}`,
  code: (name) => `Code of the ticket: ${name}`,
  nobody: 'Participant of the forum',
  atTheDoor: 'Show the code at the entrance, on the screen or printed. It admits one person, once.',
  usedText: 'Somebody has already been admitted with this code.',
  cancelledText:
    'The order was cancelled or refunded, or the seat was given to somebody else: this ticket will not be accepted at the entrance.',
  kind: 'Ticket',
  date: 'Date',
  place: 'Place',
  order: 'Order',
  pdf: 'Download PDF',
  keepSecret: 'Please keep the address of this page to yourself: whoever has the code can enter with it.',
}

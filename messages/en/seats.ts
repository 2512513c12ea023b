// Words of a seat that changes hands.
import type * as uk from '../uk/seats.ts'

export const ownChange: typeof uk.ownChange = {
  open: 'Give to somebody else',
  until: (date) => `You can give a ticket to somebody else until the end of ${date}.`,
  always: 'You can give a ticket to somebody else.',
  title: 'Who will come with this ticket?',
  text: (name) =>
    `A new ticket with a new code will arrive by mail. The ticket that ${name} has now will be void, and we will write about it.`,
  emailHint: 'Leave it empty if the ticket should come to you',
  submit: 'Give the ticket',
  back: 'Change nothing',
  done: (name) => `The ticket is now in the name of ${name}. We are sending it by mail.`,
  why: {
    given: 'This ticket was given to one person, so you cannot pass it on yourself. Please write to the organisers.',
    over: 'The order is not paid, or was cancelled, so there is nothing to give.',
    tooLate: 'Tickets can no longer be passed on here: the forum is about to begin. Please write to the organisers.',
    void: 'This ticket is not valid any more, so it cannot be passed on.',
    entered: 'Somebody has already come in with this ticket, so it cannot be passed on.',
    tooMany: 'Tickets of this order were passed on too often today. Try again tomorrow, or write to the organisers.',
    refused: 'We could not save this on our side. Everything that you typed is still here: please try again in a minute.',
  },
}

export const sharedSeats: typeof uk.sharedSeats = {
  title: 'Invitation to the forum',
  description: 'Say who gets seats at the forum.',
  heading: '{giver} invites to the forum',
  noGiver: 'Invitation to the forum',
  left: 'Seats left: {left} of {seats}. You can name people until the end of {until}.',
  lead: 'Give the name and e-mail of each person: the ticket goes there at once, and there is nothing to pay. Leave the other lines empty.',
  person: 'Person {number}',
  submit: 'Send the tickets',
  made: 'Tickets sent: {made}.',
  known: 'Had a ticket by this link before: {known}.',
  closed: 'Seats can no longer be taken by this link. If this is a mistake, write to whoever sent it to you.',
  full: 'All seats of this link are taken.',
  secret: 'Whoever has this address can take a seat: pass it on only to those whom you invite.',
  faults: {
    nobody: 'Name at least one person.',
    soldOut:
      'There are not that many seats any more: {left} left. Nobody was named, and everything that you typed is still here.',
    closed: 'The link was closed meanwhile: nobody was named.',
    refused: 'We could not save this on our side. Everything that you typed is still here: please try again in a minute.',
  },
}

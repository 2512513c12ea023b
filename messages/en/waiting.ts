// Words of the waiting list: its form, the page of one who waits, its letters.
import type * as uk from '../uk/waiting.ts'

export const waiting: typeof uk.waiting = {
  title: 'Waiting list',
  summary: (ticket) => `“${ticket}” tickets are sold out. Leave your e-mail: as soon as seats are free, we hold them for you.`,
  description: 'Tickets are sold out? Leave your e-mail: as soon as seats are free, we hold them for you.',
  heading: 'Join the list',
  seats: 'How many seats',
  consent: 'I agree to the use of these data to tell me about free seats.',
  consentNeeded: 'Without this consent we cannot tell you',
  submit: 'Join the list',
  sentHeading: 'Check your mail',
  sent: 'We have sent a letter. Open its address and confirm that you wait for seats.',
  steps: [
    'Confirm your e-mail: the address for it is in the letter.',
    'As soon as seats are free, we write in the order of the list and hold them for you.',
    'If they are not ordered in time, they go to the next ones. You can leave the list at any time.',
  ],
  noKind: 'Choose the ticket that you wait for on the page of tickets: a link stands beside each that is sold out.',
  toTickets: 'To the tickets',
  hasSeats: 'These tickets can be bought again.',
  toOrder: 'Order',
  page: {
    title: 'Your place in the list',
    kind: (ticket, seats) => `Ticket “${ticket}”, seats: ${seats}.`,
    asked: { heading: 'Confirm that you wait', text: 'Without it no seats are offered to you.' },
    waiting: {
      heading: 'You are on the list',
      text: (before) =>
        before === 0
          ? 'Nobody is before you. We write as soon as seats are free.'
          : `People before you: ${before}. We write as soon as it is your turn.`,
    },
    offered: {
      heading: 'Seats wait for you',
      text: (until) => `They are held for you until ${until}, Kyiv time.`,
    },
    taken: { heading: 'You have ordered these seats', text: 'The address of the order is in the letter about it.' },
    calledOff: {
      heading: 'The order was cancelled',
      text: 'You had ordered these seats, but the order was called off or refunded. You can join the list again.',
    },
    missed: { heading: 'The time is over', text: 'The seats went to the next ones. You can join the list again.' },
    left: { heading: 'You have left the list', text: 'No more letters about these seats will come. You can join again.' },
    removed: { heading: 'You were taken off the list', text: 'The organisers did it. If this is a mistake, write to them.' },
    confirm: 'Yes, I wait',
    leave: 'Leave the list',
    byCard: 'Order and pay by card',
    byBank: 'Order by invoice',
    again: 'Join the list again',
    failed: 'It could not be stored on our side. Press the button again in a minute.',
  },
  mail: {
    joined: {
      subject: (ticket) => `Waiting for “${ticket}” tickets`,
      text: (ticket) =>
        `You asked to be told when “${ticket}” seats are free. Open the page and confirm; you can leave the list there, too:`,
      ignore: 'If you did not ask for this, do nothing: no more letters will come.',
    },
    offer: {
      subject: (ticket) => `Seats are free: “${ticket}”`,
      text: (ticket, seats, until) =>
        `“${ticket}” seats are free. We hold for you: ${seats}, until ${until}, Kyiv time. Order them here:`,
      leave: 'If you do not need them any more, leave the list on the same page: the seats go to the next ones.',
    },
  },
}

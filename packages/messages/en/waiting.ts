// Words of the waiting list: its form, the page of one who waits, its letters.
import type * as uk from '../uk/waiting.ts'

export const waiting: typeof uk.waiting = {
  title: 'Waiting list',
  summary: (ticket) => `“${ticket}” tickets are sold out. Leave your email: as soon as seats are free, we hold them for you.`,
  description: 'Tickets sold out? Leave your email: as soon as seats are free, we hold them for you.',
  heading: 'Join the list',
  seats: 'How many seats',
  consent: 'I agree to the use of this data to tell me when seats become free.',
  submit: 'Join the list',
  sentHeading: 'Check your email',
  sent: 'We have sent you an email. Open its link to confirm your place in the list.',
  steps: [
    'Confirm your email address with the link that we have sent you.',
    'As soon as seats are free, we write to you in the order of the list and hold them for you.',
    'If you do not order in time, the seats go to the next person. You can leave the list at any time.',
  ],
  noKind: 'First choose a ticket on the tickets page: there is a link beside each one that is sold out.',
  toTickets: 'See the tickets',
  hasSeats: 'These tickets are on sale again.',
  toOrder: 'Order',
  page: {
    title: 'Your place in the list',
    kind: (ticket, seats) => `Ticket “${ticket}”, seats: ${seats}.`,
    asked: { heading: 'Confirm your place in the list', text: 'We offer seats only to those who have confirmed.' },
    waiting: {
      heading: 'You are on the list',
      text: (before) =>
        before === 0
          ? 'You are first in line. We will write as soon as seats are free.'
          : `People ahead of you: ${before}. We will write as soon as it is your turn.`,
    },
    offered: {
      heading: 'Seats are held for you',
      text: (until) => `They are yours to order until ${until}, Kyiv time.`,
    },
    taken: { heading: 'You have ordered these seats', text: 'The link to the order is in the email about it.' },
    calledOff: {
      heading: 'The order was cancelled',
      text: 'You had ordered these seats, but the order was cancelled or refunded. You can join the list again.',
    },
    missed: { heading: 'The offer has expired', text: 'The seats went to the next person. You can join the list again.' },
    left: { heading: 'You have left the list', text: 'We will not write to you about these seats any more. You can join again.' },
    removed: {
      heading: 'You are no longer on the list',
      text: 'The organisers removed you. If this is a mistake, write to them.',
    },
    confirm: 'Yes, keep my place',
    leave: 'Leave the list',
    byCard: 'Order and pay by card',
    byBank: 'Order by invoice',
    again: 'Join the list again',
    failed: 'We could not save this on our side. Press the button again in a minute.',
  },
  mail: {
    joined: {
      subject: (ticket) => `Waiting for “${ticket}” tickets`,
      text: (ticket) =>
        `You asked us to tell you when “${ticket}” seats become free. Open this page to confirm; you can also leave the list there:`,
      ignore: 'If you did not ask for this, do nothing: you will not hear from us again.',
    },
    offer: {
      subject: (ticket) => `Seats are free: “${ticket}”`,
      text: (ticket, seats, until) =>
        `“${ticket}” seats are free. We are holding ${seats} for you until ${until}, Kyiv time. Order here:`,
      leave: 'If you no longer need them, leave the list on the same page: the seats will go to the next person.',
    },
  },
}

export const dayLettersPage: typeof uk.dayLettersPage = {
  title: 'Emails about the course of the forum',
  description: 'Here you can end the emails about the course of the forum.',
  confirmed: {
    heading: 'Emails about the course of the forum',
    text: 'If the forum is interrupted for long, or the day gets a new schedule, we write to your address. Ending these emails does not change your ticket: it stays valid.',
  },
  ended: {
    heading: 'No more of these emails',
    text: 'The site will tell about interruptions and a new schedule of the day. Your ticket stays valid.',
  },
  failed: 'This could not be saved just now. Please try again in a minute.',
  end: 'Send no more',
  again: 'Send them again',
}

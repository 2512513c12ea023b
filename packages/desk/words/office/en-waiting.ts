// Words of the page of the waiting list at the organisers' desk.
import type { ukWaiting } from './uk-waiting.ts'

export const enWaiting: typeof ukWaiting = {
  title: (year) => `Waiting list, forum ${year}`,
  lead: (hours) =>
    `When a ticket is sold out, visitors can join the waiting list. As soon as seats are released, the site emails the next people in line and holds the seats for ${hours} hours (half as long while more than ten people wait, a quarter while more than fifty do); seats that are not ordered go to the next in line. One line, or the mail domain of one company, gets four seats in a turn.`,
  none: 'Nobody is waiting.',
  seats: (seats) => `seats: ${seats}`,
  turn: (turn) => `Waiting, number ${turn}`,
  until: 'until',
  states: {
    asked: 'Not confirmed by email',
    waiting: 'Waiting',
    offered: 'Offered',
    taken: 'Ordered',
    missed: 'Not ordered in time',
    calledOff: 'Order cancelled',
    left: 'Left the list',
    removed: 'Removed',
  },
  remove: 'Remove',
  removed: 'Removed from the list. Seats that were offered go to the next in line.',
}

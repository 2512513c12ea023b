// Words of the page of the waiting list at the organisers' desk.
import type { ukWaiting } from './uk-waiting.ts'

export const enWaiting: typeof ukWaiting = {
  title: (year) => `Waiting list of forum ${year}`,
  lead: (hours) =>
    `Beside a ticket that is sold out the site offers to wait. As soon as seats are free, it writes to the next ones by itself and holds the seats for them for ${hours} hours; what is not ordered goes on.`,
  none: 'Nobody waits.',
  seats: (seats) => `seats: ${seats}`,
  turn: (turn) => `Waits, number ${turn}`,
  until: 'until',
  states: {
    asked: 'Not confirmed from the letter',
    waiting: 'Waits',
    offered: 'Offered',
    taken: 'Ordered',
    missed: 'Not ordered in time',
    left: 'Left by themselves',
    removed: 'Taken off',
  },
  remove: 'Take off',
  removed: 'Taken off the list. Seats that were offered go to the next ones.',
}

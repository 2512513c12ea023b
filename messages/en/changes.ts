import type { Catalogue } from '../catalogue.ts'

export const changes: Catalogue['changes'] = {
  title: 'Changes of the programme',
  titleOf: (year) => `Changes of the ${year} programme`,
  description: (year) => `What changed in the programme of forum ${year}: time, hall, title, people, cancelled and new sessions.`,
  lead: 'A change appears here a few minutes after an editor saved it. Kyiv time.',
  none: 'Nothing has changed yet',
  noneText: 'The programme is as it was announced.',
  subscribe: 'Subscribe to changes (Atom)',
  toProgramme: 'To the programme',
  cancelled: 'Cancelled',
  restored: 'In the programme again',
  isNew: 'New session',
  time: (before, after) => `Time: was ${before}, now ${after}`,
  hall: (before, after) => `Place: was ${before}, now ${after}`,
  renamed: (before) => `Was called “${before}”`,
  joined: (names) => `Joined by ${names}`,
  left: (names) => `Without ${names}`,
  was: (what) => `Was ${what}`,
  noTime: 'without a time',
  noHall: 'without a hall',
  sinceLast: 'Changed since your last visit',
}

// Words of the desk's page of links with seats for partners.
import type * as uk from './uk-links.ts'

export const links: typeof uk.links = {
  title: (year) => `Partner links, forum ${year}`,
  open: 'Partner links',
  openHint: 'The partner enters the guests: give them a link with a number of seats.',
  lead: 'Anybody with the link can enter guests and see how many seats are left; tickets are sent at once. Give it to the partner only.',
  seats: 'Number of seats',
  day: 'Last day',
  make: 'Create the link',
  none: 'No links yet.',
  counts: (taken, seats) => `${taken} of ${seats} taken`,
  until: 'until',
  isClosed: 'closed',
  copy: 'Link (copy it and send it to the partner)',
  close: 'Close the link',
  closeHint: 'No more guests can be added; tickets already sent stay valid.',
  withdraw: 'Close it and cancel all tickets',
  done: {
    made: 'The link is created. You find it below: send it to the partner.',
    closed: 'The link is closed.',
    withdrawn: 'The link is closed, its tickets are cancelled, and the guests are emailed.',
  },
  faults: {
    noKind: 'Choose a ticket type.',
    noAllocation: 'Name the group of seats.',
    noSeats: 'Enter the number of seats: from 1 to 500.',
    notDay: 'Choose the last day: today or later.',
    taken: 'A group of seats with this name exists. Choose another name, for example that of the partner.',
    noReason: 'Enter a reason: it is kept in the journal.',
    overLimit: 'This is more free seats than one person may give away in a day. Ask a colleague or the site operator.',
    stale: 'Not done: something has changed in the meantime. Please check again.',
  },
}

export const linkActions: typeof uk.linkActions = {
  linkMade: 'created a partner link',
  linkClosed: 'closed a partner link',
  claimed: 'added guests through a link',
}

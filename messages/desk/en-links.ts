// Words of the desk's page of links with seats for partners.
import type * as uk from './uk-links.ts'

export const links: typeof uk.links = {
  title: (year) => `Links for partners, ${year}`,
  open: 'A link with seats for a partner',
  openHint: 'The partner names the guests: give them a link with as many seats.',
  lead: 'Whoever has the link names guests and sees how many seats are left; tickets go out at once. Give it to the partner alone.',
  seats: 'How many seats',
  day: 'Last day',
  make: 'Make the link',
  none: 'There are no links yet.',
  counts: (taken, seats) => `${taken} of ${seats} taken`,
  until: 'until',
  isClosed: 'closed',
  copy: 'The link (copy it and send it to the partner)',
  close: 'Close the link',
  closeHint: 'No more guests are named; tickets that were sent stay good.',
  withdraw: 'Close it and take back all tickets',
  done: {
    made: 'The link is made. It stands below: send it to the partner.',
    closed: 'The link is closed.',
    withdrawn: 'The link is closed, its tickets are taken back, and the guests are told.',
  },
  faults: {
    noKind: 'Choose a kind of ticket.',
    noAllocation: 'Say whose seats they are.',
    noSeats: 'Say how many seats: from 1 to 500.',
    notDay: 'Choose the last day: today or later.',
    taken: 'There are seats of that name. Call them otherwise, such as by the name of the partner.',
    noReason: 'Give a reason: it stays in the journal.',
    overLimit: 'These are more free seats than one person may give in a day. Ask a colleague, or the operator of the site.',
    stale: 'Not done: something has changed meanwhile. Look again.',
  },
}

export const linkActions: typeof uk.linkActions = {
  linkMade: 'makes a link for a partner',
  linkClosed: 'closes a link of a partner',
  claimed: 'names guests by a link',
}

// Words of the page that removes all that came from one line or mail domain.
import type { ukSender } from './uk-sender.ts'

export const enSender: typeof ukSender = {
  title: 'Remove all from one sender',
  lead: 'When somebody floods the site with forms or fills the waiting list, remove all of it at once. The site knows a sender by a mail domain or by an internet line: the link “All from this line” is beside a person on the waiting list, on a request and on an unpaid order.',
  label: 'Mail domain or address, for example firm.example',
  submit: 'Show',
  ofLine: 'All from this line',
  ofDomain: (domain) => `All from the domain ${domain}`,
  link: 'Remove all from one sender',
  lineHint:
    'One line can be used by different people: an office, a hotel, a hall, a mobile network. Look at the names before you remove them.',
  lists: {
    places: 'Places on the waiting list',
    requests: 'Requests of media and groups without an answer',
    forms: 'Call-backs and bookings',
    subscriptions: 'Newsletter subscriptions',
    unpaid: 'Unpaid orders',
  },
  counts: {
    places: (number) => `places on the waiting list: ${number}`,
    forms: (number) => `forms: ${number}`,
    unpaid: (number) => `unpaid orders: ${number}`,
  },
  more: (number) => `and ${number} more`,
  what: 'Places leave the waiting list, and seats that were offered go to the next in line. The data of forms are erased for good. Unpaid orders are cancelled. What was paid, and what you have answered, stays.',
  quiet: 'Do not email the buyers about the cancellation',
  remove: 'Remove what is ticked',
  faults: {
    shared: 'This is a mail service that thousands of unconnected people use. Look for the line instead.',
    noDomain: 'Enter a domain, for example firm.example.',
    unknown: 'The line is not known any more: the site remembers it for a month at most, or until the payment.',
    none: 'Nothing of this sender is stored, or all was removed.',
    noneChosen: 'Nothing is ticked.',
    noReason: 'Enter a reason: it stays in the journal.',
  },
  done: 'Removed. Records that have already reached the content service must be deleted there.',
}

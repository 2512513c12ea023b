// Words of the desk's first page and of its list of orders, in English.
import { paperNumbers } from './en-papers.ts'
import { transferNumbers } from './en-transfers.ts'
import type { ukOrders } from './uk-orders.ts'

/** English has one plural form. */
const sameForms = (one: string, many: string) => ({ one, few: many, many })

export const enOrders: typeof ukOrders = {
  home: {
    title: 'To do',
    nothing: 'All done. Have a good day!',
    invoices: (sum) => sameForms(`invoice awaiting payment: ${sum}`, `invoices awaiting payment: ${sum}`),
    endingSoon: sameForms('invoice expires within two days', 'invoices expire within two days'),
    undelivered: sameForms('email or record not delivered', 'emails or records not delivered'),
    late: ({ number, hours }) =>
      `Emails and records that have not gone out yet: ${number}; the oldest has been waiting for ${hours} h. Usually the mail server or the content service does not answer, or a mailbox is full. Nothing is lost and nothing needs to be sent by hand: they go out by themselves. Please tell the site operator.`,
    unreached: (addresses) =>
      `The mail server refuses an address of the organisers: ${addresses}. Emails about orders and requests do not arrive there, only at the other addresses. Please tell the site operator.`,
    scarce: (percent) =>
      `Only ${percent} % of the server’s disk are free. When it is full, the site takes no orders. Please tell the site operator.`,
    unsaved: (hours) =>
      `The backup of the site failed: ${hours === null ? 'there is no whole one yet' : `the last whole one is ${hours} h old`}. Please tell the site operator.`,
    lost: 'The order database is damaged, or is not the one that was here. Nothing is sold or stored, and the desk shows the last it can read. Call the site operator at once: the site’s log and “forum-desk doctor” say what to put back.',
    staffUnanswered: (time) =>
      `Since ${time} the content service has not said who may still open the desk. Whoever is signed in goes on working, also someone whose account was switched off meanwhile. If such a person must be out at once, call the site operator.`,
    heldBack:
      'The new content of the site is not shown: too much of it is gone. The site shows the last good content, and other edits wait, too. If it went by mistake, bring it back in the content service.',
    withheld: 'no right to read',
    acceptContent: 'It is meant so: show the new content',
    books: sameForms(
      'record does not fit the others: see the reconciliation',
      'records do not fit the others: see the reconciliation',
    ),
    paidInVain: sameForms('payment without tickets: to be refunded', 'payments without tickets: to be refunded'),
    owed: sameForms('cancelled order not refunded yet', 'cancelled orders not refunded yet'),
    openRefunds: sameForms('refund not confirmed by the bank yet', 'refunds not confirmed by the bank yet'),
    ...transferNumbers,
    ...paperNumbers,
    latest: 'Latest orders',
    all: 'All orders',
    deeds: 'Recent activity',
    journal: 'Full journal',
  },
  journal: {
    label: 'Entries about orders: number or email',
    none: 'No entries about such orders.',
    older: 'Older entries',
  },
  cancelMany: {
    alike: (number) => `Unpaid orders from this network: ${number}. Look at them and cancel them together`,
    like: (number) => `Unpaid orders from the same network as ${number}`,
    text: 'Tick the orders whose seats should become free, for instance when somebody ordered for fun. An order that is paid in the meantime stays valid.',
    quiet: 'Do not write to the buyers',
    submit: 'Cancel the ticked orders',
    noneChosen: 'No order is ticked.',
    done: (number) => `Orders cancelled: ${number}. Their seats are on sale again.`,
  },
  search: {
    title: 'Orders',
    label: 'Name, company, email, phone or order number',
    submit: 'Search',
    none: 'Nothing found. Try part of the surname, email or number.',
    noneUndelivered: 'No such orders. If something is undelivered, it concerns a request or a record.',
    retryText: (number) =>
      `Given up: ${number} emails and records. When their cause is gone (mail works again, an address is corrected), send them again.`,
    retry: 'Send all undelivered again',
    retried: (number) => `Being sent again: ${number}. Look here in some minutes: what fails again comes back to this list.`,
    cut: (number) => `Showing the first ${number}. Add a word to narrow the search.`,
    count: (number) => `Found: ${number}`,
    ...transferNumbers,
    latest: 'Newest first',
    filter: 'Show',
    everything: 'All orders',
    filters: {
      unpaid: 'Unpaid, card and invoice',
      invoices: 'Unpaid invoices',
      endingSoon: 'Invoices that expire within two days',
      partPaid: 'Paid in part',
      undelivered: 'With undelivered emails',
      paidInVain: 'Paid, without tickets',
      owed: 'Cancelled, not refunded',
      openRefunds: 'With unconfirmed refunds',
      paid: 'Paid',
      over: 'Cancelled and refunded',
    },
  },
}

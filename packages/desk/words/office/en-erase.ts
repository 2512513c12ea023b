// Words of the page that erases a person.
import type { ukErase } from './uk-erase.ts'

export const enErase: typeof ukErase = {
  title: 'Erase a person’s data',
  link: 'Erase a person’s data on request',
  lead: 'When somebody asks for their data to be erased, find them by email or phone. For a name the site first shows who it could be.',
  label: 'Email, phone or name',
  submit: 'Search',
  people: 'Who is it?',
  nobody: 'Nobody has this name. Try part of the surname, or the email.',
  noAddress: (order) => (order ? `no address of their own, order ${order}` : 'no address'),
  found: (who) => `What is stored about ${who}`,
  own: 'Orders of this person',
  ofOthers: 'Orders of others with this person',
  ofOthersHint: 'Only this person is erased; the buyer and other attendees stay.',
  forms: 'Forms and waiting list',
  kinds: {
    callback: 'Call-back request',
    accreditation: 'Media accreditation',
    booking: 'Booking',
    subscription: 'Newsletter subscription',
    groupOrder: 'Group request',
    waiting: 'Place on the waiting list',
  },
  also: 'The same records hold these addresses and phone numbers, too. If they belong to the person, look at them before you erase:',
  what: 'What will be erased',
  gone: 'Name, email, phone, company, position and company code; the texts of forms; stored emails and those that wait; reasons and previous values in the journal of these orders.',
  stays:
    'Kept, because accounting law requires it: numbers, sums, dates and states of orders, payments and refunds. Tickets stay valid, without a name.',
  colleagues: (number) =>
    `Other attendees in this person’s orders: ${number}. Their names and addresses will be erased, too; their tickets stay valid.`,
  unpaid: (numbers) =>
    `Not paid yet: ${numbers}. If the person is not going to pay, cancel the order first: once erased, it cannot be marked as paid, and its seats are held until it expires.`,
  again: 'To erase, type again what you searched for',
  erase: 'Erase for good',
  faults: {
    short: 'Too little to tell people apart: enter the whole email or phone number.',
    none: 'The site stores nothing under this address, or it has been erased already.',
    notSame: 'This is not the same. Nothing was erased: check that this is the right person.',
    changed: 'The data changed in the meantime. Nothing was erased: please look again.',
  },
  done: 'The data of this person on the site has been erased.',
  elsewhere:
    'The site cannot reach the organisers’ mailboxes, downloaded files and backups: delete the data there yourselves. Orders in the content service are emptied within a minute.',
  backups: (oldest) =>
    `Backups on the server still hold the data${oldest ? `; the oldest is of ${oldest}` : ''}. They go when newer ones take their place; the site’s operator can delete them earlier.`,
  earlier: (names) =>
    `Earlier copies of the desk on the server hold the data, too: ${names}. Ask the site’s operator to delete them.`,
  records: 'An administrator of the content service has to delete these records there:',
  erasedRecords: (number) => `forms and places on the waiting list: ${number}`,
}

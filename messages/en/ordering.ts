// Words of the pages of tickets and of forms.
import type * as uk from '../uk/ordering.ts'

export const forms: typeof uk.forms = {
  optional: 'optional',
  needed: 'Please fill in every field that is not marked as optional.',
  next: 'What happens next',
  fields: {
    name: 'Full name',
    position: 'Position',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    consent: 'Consent',
  },
  faults: {
    empty: (field) => `Fill in the field “${field}”`,
    tooLong: (field, max) => `Shorten “${field}” to ${max} characters`,
    notText: (field) => `“${field}” contains characters that cannot be there. Please type it again`,
    notEmail: 'Enter an address like olena@example.com',
    twoAlphabets: 'Some letters of the address are Cyrillic ones that look Latin: type it again with an English keyboard',
    notPhone: 'Enter a phone number, for example +44 20 7946 0000',
    notWebsite: 'Enter the address of a website, for example media.example',
    notNumber: (min, max) => `Enter a number from ${min} to ${max}`,
    notAccepted: 'Without this consent we cannot take your request',
  },
}

export const ticket: typeof uk.ticket = {
  titleOf: (year) => `Tickets for forum ${year}`,
  kinds: 'Kinds of tickets',
  vat: 'VAT included',
  oldPrice: 'Previous price',
  choose: 'Choose this ticket',
  inHall: 'In the hall',
  online: 'Online',
  included: 'What is included',
  soldOut: 'Sold out',
  register: 'How to register',
  ways: {
    card: { title: 'By card', text: 'The ticket comes by e-mail within a minute', page: 'Ticket by card' },
    bank: {
      title: 'By bank details',
      text: 'An invoice with a QR code for companies and individuals',
      page: 'Ticket by invoice',
    },
    form: { title: 'As a group', text: 'One request and one invoice for the whole team', page: 'Tickets for a group' },
  },
  /** Before the name, the code and the address of who sells (law on e-commerce, article 7). */
  seller: 'Seller',
  sellerCode: 'code',
  contact: 'Questions about tickets',
  day: 'When and where',
  date: 'Date',
  place: 'Place',
  route: 'Get directions',
  donationTitle: 'Where the fees go',
  donationText: 'Registration fees go to a veterans’ rehabilitation centre.',
  donationMore: 'Support the centre',
}

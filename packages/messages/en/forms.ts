// Words of forms, of the callback form, and of the pages of thanks.
import type * as uk from '../uk/forms.ts'
import { site } from './frame.ts'

export const form: typeof uk.form = {
  sending: 'Sending…',
  trap: 'Leave this field empty',
  formErrors: {
    again: 'Please press the button once more: we have refreshed the form, and nothing you typed is lost.',
    tooMany:
      'Too many requests are coming from your address. Wait a minute and press the button again: nothing you typed is lost.',
    tooLarge: 'There is too much text to send. Please shorten it and press the button again.',
    refused: 'We could not save your request. Nothing you typed is lost: try again in a minute or call us.',
    unanswered: 'It could not be sent because the connection broke. Nothing you typed is lost: please try again.',
  },
  newTab: site.newTab,
  privacy: site.privacy,
}

export const callback: typeof uk.callback = {
  open: 'Call me back',
  title: 'We call back within an hour',
  text: 'Ask about tickets, groups and partnership. Weekdays, 9:00 to 18:00 Kyiv time.',
  description: 'Leave your name and phone number: we will call and tell you about tickets, groups and partnership.',
  name: 'Name',
  nameExample: 'Olena',
  phone: 'Phone',
  phoneMask: '+38 ### ### ## ##',
  submit: 'Call me back',
  use: 'Your name and number are used for this call only.',
  thanksTitle: 'Thank you, we will call',
  thanks: 'We have your number. We will call within an hour or, in the evening and at weekends, on the next working morning.',
  faults: { name: "Field Name can't be empty", phone: "Field Phone can't be empty" },
}

export const forms: typeof uk.forms = {
  summary: 'Please check',
  links: { press: 'For the press', accreditation: 'Apply for accreditation', subscription: 'Email updates' },
  optional: 'optional',
  needed: 'Please fill in every field that is not marked as optional.',
  next: 'What happens next',
  fields: {
    name: 'Full name',
    position: 'Position',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    consent: 'Consent',
  },
  faults: {
    empty: 'Fill in the field “{field}”',
    tooLong: 'Shorten “{field}” to {max} characters',
    notText: '“{field}” contains characters that cannot be there. Please type it again',
    notPrinted:
      'Tickets and invoices cannot show some of these letters or signs. Enter “{field}” in Latin letters, for example as in a passport',
    notName: 'Write only a name here: in letters, without digits, addresses or sentences. For example: J. R. O’Neil-Smith',
    notEmail: 'Enter an address like olena@example.com',
    twoAlphabets: 'Some letters of the address are Cyrillic ones that look Latin: type it again with an English keyboard',
    notPhone: 'Enter a phone number, for example +44 20 7946 0000',
    shortPhone: 'The number has too few digits. Begin with + and the country code, for example +44 20 7946 0000',
    longPhone: 'The number has too many digits. If these are two numbers, leave one, for example +44 20 7946 0000',
    notWebsite: 'Enter the address of a website, for example media.example',
    notNumber: 'Enter a number from {min} to {max}',
    notAccepted: 'Without this consent we cannot take your request',
  },
}

export const confirmation: typeof uk.confirmation = {
  next: 'What happens next',
  contact: 'If something went wrong',
  contactText: 'Ask the registration desk and give the number of the order or the name it was placed under.',
  /** A group has no order yet. */
  contactGroup: 'Ask the registration desk and give the company or the name in which the request was sent.',
  contactPlain: 'Write to us or call.',
  order: {
    title: 'What happens after an order',
    heading: 'Thank you!',
    summary: 'Here is what happens with your order.',
    steps: [
      {
        title: 'An email to you',
        text: 'The confirmation goes to the address in the order. If it is not there within an hour, look in your spam folder and write to us.',
      },
      {
        title: 'The invoice, if you chose it',
        text: 'The invoice is sent by email. The email says how to keep your seat and by which day to pay.',
      },
      {
        title: 'The ticket, once it is paid',
        text: 'The ticket goes to the same address. At registration it is enough to show it on your screen.',
      },
    ],
  },
}

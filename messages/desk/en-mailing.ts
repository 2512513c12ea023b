// Words of the desk's page of letters to all who have a ticket.
import type * as uk from './uk-mailing.ts'

export const mailing: typeof uk.mailing = {
  title: (year) => `Letters to the attendees of ${year}`,
  lead: 'Everybody whose ticket is good gets the letter, in the language of the order and once only. Read it, send it to yourself, and then to all.',
  kinds: { before: 'Before the forum: when, where, the ticket', after: 'After the forum: thanks and recordings' },
  states: { new: 'Not sent yet', tried: 'Tried on yourself', going: 'On its way', stopped: 'Stopped', done: 'Sent' },
  figures: {
    people: (number) => `to get it: ${number}`,
    delivered: (number) => `sent: ${number}`,
    waiting: (number) => `waiting: ${number}`,
    dead: (number) => `failed: ${number}`,
  },
  own: 'Your own words',
  ownHint: 'They stand in the usual text. Empty: the usual text alone',
  word: 'Save and read',
  sampleTo: 'Your e-mail',
  language: 'Language',
  sample: 'Send it to myself',
  send: (number) => `Send to all (${number})`,
  goOn: 'Send to those who have not got it',
  stop: 'Stop',
  failed: 'Letters that did not arrive stand on the pages of their orders; the command “retry” tries them again.',
  reminders: 'Reminders of invoices',
  remindersText: (days, sent) =>
    days === 0
      ? 'Switched off by the operator of the site.'
      : `The site reminds of an unpaid invoice ${days} days before it runs out, once. Reminders sent: ${sent}.`,
  done: {
    word: () => 'Saved. Read the letter below.',
    sample: (to) => `The letter went to ${to}. Attendees have got nothing yet.`,
    send: () => 'The letters are on their way. You may close the page; load it again to see how many went.',
    stop: (back) => `Stopped. Letters that had not gone yet: ${back}.`,
  },
  faults: {
    notEmail: 'This does not look like an e-mail address.',
    notTried: 'Send this letter to yourself first.',
    nobody: 'Everybody whose ticket is good has got this letter.',
    early: 'The forum has not ended: it is too early for thanks.',
    late: 'The forum is over.',
    going: 'The letter is on its way: stop it first.',
    stale: 'Not done: this letter is not on its way.',
  },
}

export const mailingActions: typeof uk.mailingActions = {
  lettersSent: 'sends letters to attendees',
  lettersStopped: 'stops letters to attendees',
}

// Words of the desk's page of emails to all ticket holders.
import type * as uk from './uk-mailing.ts'

export const mailing: typeof uk.mailing = {
  title: (year) => `Emails to attendees, forum ${year}`,
  lead: 'Everybody with a valid ticket receives the email once, in the language of the order. Read it, send it to yourself, then send it to all.',
  kinds: {
    before: 'Before the forum: time, place, ticket',
    after: 'After the forum: thanks and recordings',
    interrupted: 'The forum is interrupted',
    planned: 'New schedule of the day',
  },
  states: { new: 'Not sent yet', tried: 'Tested', going: 'Sending', stopped: 'Stopped', done: 'Sent' },
  figures: {
    people: (number) => `recipients: ${number}`,
    delivered: (number) => `sent: ${number}`,
    waiting: (number) => `waiting: ${number}`,
    dead: (number) => `failed: ${number}`,
  },
  own: 'Your message',
  ownHint: 'Added to the standard text. Empty: the standard text only',
  word: 'Save and preview',
  sampleTo: 'Your email',
  language: 'Language',
  sample: 'Send to me',
  send: (number) => `Send to all (${number})`,
  goOn: 'Send to those who have not received it',
  stop: 'Stop',
  failed: 'Find emails that failed in “Orders”, filter “With undelivered emails”. There you can also send them again.',
  reminders: 'Invoice reminders',
  remindersText: (days, sent) =>
    days === 0
      ? 'Switched off by the site operator.'
      : `The site sends one reminder of an unpaid invoice ${days} days before it expires. Reminders sent: ${sent}.`,
  done: {
    word: () => 'Saved. Read the email below.',
    sample: (to) => `The email was sent to ${to}. Nothing has been sent to attendees yet.`,
    send: () => 'Sending. You may close this page; reload it to see how many have been sent.',
    stop: (back) => `Stopped. Emails not yet sent: ${back}.`,
  },
  faults: {
    notEmail: 'This does not look like an email address.',
    notTried: 'Send this email to yourself first.',
    nobody: 'Everybody with a valid ticket has received this email.',
    early: 'The forum has not ended yet: it is too early for thanks.',
    late: 'The forum is over.',
    going: 'The email is being sent: stop it first.',
    stale: 'Not done: this email is not being sent.',
  },
}

export const mailingActions: typeof uk.mailingActions = {
  lettersSent: 'started an email to attendees',
  lettersStopped: 'stopped an email to attendees',
}

import type { SubmissionWords } from '../uk/submission.ts'

export const submission: SubmissionWords = {
  accreditation: {
    title: 'Media accreditation',
    summary: 'For journalists, photographers, camera operators and podcast hosts.',
    description: (year) => `Apply for media accreditation: forum ${year}.`,
    heading: 'Application',
    submit: 'Send the application',
    hints: {
      email: 'The press office will answer here',
      comments: 'Filming, interviews, equipment: what you need at the venue',
    },
    consent: 'I agree to the processing of this data to consider my application and for my work at the forum.',
    steps: [
      'An e-mail confirms that we have the application.',
      'The press office considers it and writes to you. Until then you are not accredited.',
      'Accredited media need no ticket: an identity document is enough at the entrance.',
    ],
    closedTitle: 'Accreditation is not open',
    closedText:
      'We are not taking applications at the moment. The next accreditation will be announced in the news; the press office answers questions.',
  },
  booking: {
    title: 'Book a seat',
    summary: 'Tickets are not on sale yet. Leave your contact and we will write to you or call you first.',
    description: (year) => `Book a seat before tickets go on sale: forum ${year}.`,
    heading: 'Booking',
    submit: 'Book',
    hints: {},
    consent: 'I agree to the processing of this data so that the organisers can tell me when tickets go on sale.',
    steps: [
      'An e-mail confirms that you are on the list.',
      'As soon as tickets go on sale, we write to you or call you first.',
      'A booking binds you to nothing and is not a ticket yet.',
    ],
  },
  subscription: {
    title: 'E-mail updates',
    summary: 'Programme, speakers, tickets: we write only when there is something to say.',
    description: 'Subscribe to the forum’s e-mail updates: programme, speakers, tickets.',
    heading: 'Subscription',
    submit: 'Subscribe',
    hints: {},
    consent: 'I agree to receive the forum’s e-mail updates at this address. I can unsubscribe at any time.',
    steps: [
      'An e-mail confirms the subscription.',
      'To unsubscribe, reply to any of them with the word “unsubscribe”.',
      'We never share your address.',
    ],
  },
  groupOrder: {
    summary: 'One request and one invoice for the whole team. The names of the participants may follow later.',
    description: (year) => `Request tickets for a group: forum ${year}.`,
    heading: 'Group request',
    submit: 'Send the request',
    hints: { participants: 'From 2 to 500', name: 'Whom to contact about the request' },
    consent: 'I agree to the processing of this data to handle the group’s request.',
    steps: [
      'An e-mail confirms that we have the request.',
      'The registration desk calls or writes to you and settles the tickets and their price.',
      'We send one invoice to the company and, once it is paid, a ticket to each participant.',
    ],
  },
}

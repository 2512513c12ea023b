// Words of pages with a form, of what follows when one was sent, and of the page on which a subscription is confirmed and ended.
import type * as uk from '../uk/submissions.ts'

export const submission: typeof uk.submission = {
  accreditation: {
    title: 'Media accreditation',
    summary: 'For journalists, photographers, camera operators and podcast hosts.',
    until: (day) => `Apply by ${day}.`,
    kit: 'Press kit',
    description: (year) => `Apply for media accreditation: forum ${year}.`,
    heading: 'Application',
    submit: 'Send the application',
    labels: {
      firstname: 'First name',
      lastname: 'Last name',
      media: 'Media outlet',
      website: 'Website of the outlet',
      comments: 'Comments',
    },
    hints: {
      email: 'The press office will answer here',
      comments: 'Filming, interviews, equipment: what you need at the venue',
    },
    consent: 'I agree to the processing of this data to consider my application and for my work at the forum.',
    steps: [
      'An email confirms that we have the application.',
      'The press office considers it and writes to you. Until then you are not accredited.',
      'Accredited media need no ticket: an identity document is enough at the entrance.',
    ],
    overTitle: 'Accreditation is closed',
    overText: (day) => `Applications were taken until ${day}. The press office answers questions.`,
    closedTitle: 'Accreditation is not open',
    closedText:
      'We are not taking applications at the moment. The next accreditation will be announced in the news; the press office answers questions.',
  },
  booking: {
    title: 'Book a seat',
    summary: 'Leave your details and you will hear from us first.',
    description: (year) => `Book a seat before tickets go on sale: forum ${year}.`,
    heading: 'Booking',
    submit: 'Book',
    labels: {},
    hints: {},
    consent: 'I agree to the processing of this data so that the organisers can tell me when tickets go on sale.',
    steps: [
      'An email confirms that you are on the list.',
      'As soon as tickets go on sale, we write to you or call you first.',
      'A booking commits you to nothing and is not a ticket yet.',
    ],
  },
  subscription: {
    title: 'Email updates',
    summary: 'Programme, speakers, tickets: we write only when there is something to say.',
    description: 'Subscribe to the forum’s email updates: programme, speakers, tickets.',
    heading: 'Subscription',
    submit: 'Subscribe',
    labels: {},
    hints: {},
    consent: 'I agree to receive the forum’s email updates at this address. I can unsubscribe at any time.',
    steps: [
      'We will send you an email. Follow its link to confirm the subscription.',
      'The same link lets you unsubscribe.',
      'We never share your address.',
    ],
  },
  groupOrder: {
    summary: 'One request and one invoice for the whole team. The names of the participants may follow later.',
    description: (year) => `Request tickets for a group: forum ${year}.`,
    heading: 'Group request',
    submit: 'Send the request',
    labels: { participants: 'Number of participants' },
    hints: { participants: 'From 2 to 500', name: 'Whom to contact about the request' },
    consent: 'I agree to the processing of this data to handle the group’s request.',
    steps: [
      'An email confirms that we have the request.',
      'The registration desk calls or writes to you and settles the tickets and their price.',
      'We send one invoice to the company and, once it is paid, a ticket to each participant.',
    ],
  },
}

export const submissionThanks: typeof uk.submissionThanks = {
  accreditation: {
    title: 'What happens after an application for accreditation',
    heading: 'We have it',
    summary: 'Here is what happens with your application.',
    steps: [
      {
        title: 'An email to you',
        text: 'It confirms that we have the application. If it is not there within an hour, look in your spam folder.',
      },
      {
        title: 'An answer from the press office',
        text: 'The press office considers the application and writes to you. Until then you are not accredited.',
      },
      { title: 'At the forum', text: 'Accredited media need no ticket: an identity document is enough at the entrance.' },
    ],
  },
  booking: {
    title: 'What happens after a booking',
    heading: 'You are on the list',
    summary: 'Here is what happens with your booking.',
    steps: [
      {
        title: 'An email to you',
        text: 'It confirms the booking. If it is not there within an hour, look in your spam folder.',
      },
      { title: 'Tickets go on sale', text: 'We write to you or call you before anybody else.' },
      { title: 'You buy a ticket', text: 'A booking commits you to nothing and is not a ticket yet.' },
    ],
  },
  subscription: {
    title: 'What happens after subscribing',
    heading: 'In touch',
    summary: 'An email is on its way to your address. Follow its link to confirm the subscription.',
    steps: [
      {
        title: 'Emails only when there is something to say',
        text: 'We write about the programme, the speakers and tickets. Nothing else.',
      },
      { title: 'Leave whenever you like', text: 'Open the link in the email and press “Unsubscribe”.' },
      { title: 'The latest is on the site', text: 'Everything we have written so far is in the news.' },
    ],
  },
  groupOrder: {
    title: 'What happens after a group request',
    heading: 'Your group',
    summary: 'Here is what happens with your group’s request.',
    steps: [
      {
        title: 'We get in touch',
        text: 'The registration desk calls or writes to the person named in the request and settles the number of participants.',
      },
      {
        title: 'One invoice for all',
        text: 'The company receives a single invoice. The names of the participants may follow later.',
      },
      { title: 'A ticket for each', text: 'Once it is paid, each participant receives a personal ticket by email.' },
    ],
  },
}

export const submissionMail: typeof uk.submissionMail = {
  confirmations: {
    accreditation: (year) => ({
      subject: `Accreditation request received: forum ${year}`,
      paragraphs: [
        'We have received your request for media accreditation. The press office will look at it and write to this address.',
        'Until then the request is not a confirmation of accreditation.',
      ],
    }),
    booking: (year) => ({
      subject: `Booking received: forum ${year}`,
      paragraphs: [
        'We have put you on the list. As soon as tickets go on sale, you will be among the first to hear from us.',
        'The booking commits you to nothing and is not a ticket yet.',
      ],
    }),
    subscription: () => ({
      subject: 'Confirm your subscription to the forum’s news',
      paragraphs: [
        'Somebody, most likely you, has asked us to send the forum’s news to this address. To receive them, open the page of the subscription and confirm it:',
      ],
    }),
    groupOrder: (year) => ({
      subject: `Group request received: forum ${year}`,
      paragraphs: [
        'We have received your request for a group. The organisers will contact you to agree on tickets, the invoice and the list of participants.',
      ],
    }),
  },
  answers: {
    accreditation: {
      asked: (year) => ({
        subject: `A question about your accreditation request: forum ${year}`,
        first: 'We are looking at your request for media accreditation and have a question:',
        last: 'Please reply to this email.',
      }),
      refused: (year) => ({
        subject: `Your accreditation request: forum ${year}`,
        first: 'We are sorry: we cannot accredit you for the forum. The reason:',
        last: 'If this is a misunderstanding, please reply to this email.',
      }),
    },
    groupOrder: {
      asked: (year) => ({
        subject: `A question about your group request: forum ${year}`,
        first: 'We are preparing the invoice for your group and have a question:',
        last: 'Please reply to this email.',
      }),
      refused: (year) => ({
        subject: `Your group request: forum ${year}`,
        first: 'We are sorry: we cannot meet your group request. The reason:',
        last: 'If this is a misunderstanding, please reply to this email.',
      }),
    },
  },
  ended: {
    subject: 'A subscription has ended',
    text: (id) => `The subscriber ended the subscription. Record in “Subscriptions”: ${id}.`,
  },
  notices: {
    callback: () => 'Call-back request',
    accreditation: (year) => `Media accreditation: forum ${year}`,
    booking: (year) => `Booking: forum ${year}`,
    subscription: () => 'News subscription',
    groupOrder: (year) => `Group request: forum ${year}`,
  },
}

export const subscriptionPage: typeof uk.subscriptionPage = {
  title: 'Forum email updates',
  description: 'Here you confirm your subscription to the forum’s email updates, or end it.',
  asked: {
    heading: 'Confirm your subscription',
    text: 'We write to your address only after you confirm it. If it was not you who asked for it, simply close this page.',
  },
  confirmed: {
    heading: 'You are subscribed',
    text: 'We write only when there is something to say: programme, speakers, tickets. You can unsubscribe on this page at any time.',
  },
  ended: { heading: 'You are unsubscribed', text: 'No more of the forum’s news will be sent to your address.' },
  failed: 'This could not be saved just now. Please try again in a minute.',
  confirm: 'Confirm the subscription',
  end: 'Unsubscribe',
  again: 'Subscribe again',
}

export const lostTickets: typeof uk.lostTickets = {
  title: 'No ticket in your mailbox?',
  summary: 'We will send the tickets again to the email address of the order.',
  heading: 'Send the tickets again',
  hint: 'The one given in the order',
  submit: 'Send again',
  sentHeading: 'Check your email',
  sent: 'If there is a paid order with this address, an email with the tickets is on its way.',
  steps: [
    'The email arrives within a few minutes. If it does not, look in your spam folder.',
    'The tickets are on the page of the order, too: its address is in every email we send about it.',
    'If somebody else bought your ticket, ask them to follow these steps.',
  ],
}

import type { Catalogue } from '../catalogue.ts'

export const confirmation: Catalogue['confirmation'] = {
  order: {
    title: 'What happens after an order',
    heading: 'Thank you!',
    summary: 'If you have just placed an order, we have it. This is what happens next.',
    steps: [
      {
        title: 'An e-mail to you',
        text: 'The confirmation goes to the address in the order. If it is not there within an hour, look in your spam folder and write to us.',
      },
      {
        title: 'An invoice, when you pay by bank transfer',
        text: 'The invoice is sent by e-mail. Your seat is kept while the bank processes the payment.',
      },
      {
        title: 'The ticket, once it is paid',
        text: 'The ticket goes to the same address. At registration it is enough to show it on your screen.',
      },
    ],
  },
  group: {
    title: 'What happens after a group request',
    heading: 'Your group',
    summary: 'If you have just sent a request for a group, we have it. This is what happens next.',
    steps: [
      {
        title: 'We get in touch',
        text: 'The registration desk calls or writes to the person named in the request and settles the number of participants.',
      },
      {
        title: 'One invoice for all',
        text: 'The company receives a single invoice. The names of the participants may follow later.',
      },
      { title: 'A ticket for each', text: 'Once it is paid, each participant receives a personal ticket by e-mail.' },
    ],
  },
  subscription: {
    title: 'What happens after subscribing',
    heading: 'In touch',
    summary: 'If you have just subscribed to the forum’s news, your address is noted. This is what happens next.',
    steps: [
      {
        title: 'Letters when there is something to say',
        text: 'We write about the programme, the speakers and tickets. No empty letters.',
      },
      { title: 'Leave whenever you like', text: 'Write to us and we take your address off the list.' },
      { title: 'The latest is on the site', text: 'All that we have written so far is gathered in the news.' },
    ],
  },
  accreditation: {
    title: 'What happens after an application for accreditation',
    heading: 'We have it',
    summary: 'If you have just applied for accreditation, your application has reached us. This is what happens next.',
    steps: [
      {
        title: 'An e-mail to you',
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
    heading: 'You are listed',
    summary: 'If you have just booked a seat, we have your booking. This is what happens next.',
    steps: [
      {
        title: 'An e-mail to you',
        text: 'It confirms the booking. If it is not there within an hour, look in your spam folder.',
      },
      { title: 'Tickets go on sale', text: 'We write to you or call you before anybody else.' },
      { title: 'You buy a ticket', text: 'A booking binds you to nothing and is not a ticket yet.' },
    ],
  },
  next: 'What happens next',
  contact: 'If something went wrong',
  contactText: 'Ask the registration desk and give the number of the order or the name it was placed under.',
  contactPlain: 'Write to us or call.',
  ways: 'In the meantime',
  programme: 'Forum programme',
  speakers: 'Speakers',
  news: 'News',
  home: 'To the home page',
}

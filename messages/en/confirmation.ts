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

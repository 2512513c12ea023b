// Words of the desk's sign-in page and of its errors, in English.
import type { ukEntrance } from './uk-entrance.ts'

export const enEntrance: typeof ukEntrance = {
  entrance: {
    title: 'Sign in for organisers',
    text: 'The desk opens from the content service: sign in there as an organiser and press “Organisers’ desk”.',
    used: 'This sign-in link has been used or has expired: each works once and for one minute. Open the desk from the content service again.',
    ended: 'Your sign-in has ended. Nothing was done.',
    unsentLong:
      'It is too much to be shown here. Sign in in another tab, come back to this page and reload it: the browser sends the form again.',
    unsent: 'What you wrote: copy it before you sign in',
    open: 'Open the content service',
    demo: 'This is a demo: the orders are invented and no email is sent. Anybody may sign in.',
    enterDemo: 'Open the demo',
  },
  problem: {
    notFound: ['Page not found', 'The order may have a different number. Search by name, email or company.'],
    forbidden: ['No access', 'This page is for organisers only.'],
    away: [
      'The desk is not available right now',
      'The order database cannot be reached. Try again in a minute; if that does not help, call the site operator.',
    ],
    broken: [
      'Something went wrong',
      'The site failed, and the error is logged. Check the journal of the order before you repeat the action.',
    ],
    tooMany: ['Too many requests', 'Wait a minute and try again; nothing was done.'],
    tooBig: [
      'This is too much at once',
      'Nothing was done. A list may have at most 500 people, and a file 500 KB: save the table as CSV.',
    ],
    foreign: ['The form came from another site', 'Open the desk again and repeat the action there.'],
  },
}

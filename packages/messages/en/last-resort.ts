// Words of the page that is shown when the app itself cannot answer.
import type * as uk from '../uk/last-resort.ts'

export const lastResort: typeof uk.lastResort = {
  lost: { title: 'Page not found', text: 'The page you are looking for is not found.', home: 'Go to the homepage' },
  unfit: {
    title: 'The request was not accepted',
    text: 'This page cannot be opened that way. Follow its address, or start from the homepage.',
    home: 'Go to the homepage',
  },
  foreign: {
    title: 'The form was not accepted',
    text: 'It can only be sent from a page of this site. Open the page with the form and fill it in there.',
    home: 'Go to the homepage',
  },
  /** The address stands below it. */
  elsewhere: {
    title: 'The form was not accepted',
    text: 'It was sent from another address than the site’s own. Open the site at this address, fill in the form there and send it again:',
    home: 'Go to the homepage',
  },
  refused: {
    title: 'The request was not accepted',
    text: 'Too much was sent. Go back, shorten the text and try again.',
    home: 'Go to the homepage',
  },
  broken: {
    title: 'Something went wrong',
    text: 'We can see this error. Please try again in a minute.',
    home: 'Go to the homepage',
  },
  hurried: {
    title: 'Too many requests at once',
    text: 'More of them come from your network than the site can handle. Please try again in {seconds} s.',
    home: 'Go to the homepage',
  },
  kept: {
    title: 'The form has not been sent yet',
    text: 'Too many requests come from your network. Everything you typed is kept on this page: wait {seconds} s and send it again.',
    home: 'Go to the homepage',
    /** The button that sends a kept form. */
    sendAgain: 'Send again',
  },
  away: {
    title: 'The site is not available now',
    text: 'Its content is still being loaded. Please try again in a minute.',
    home: 'Go to the homepage',
  },
  deskAway: {
    title: 'Technical fault',
    text: 'Orders and tickets cannot be opened just now. None of them is lost: please try again in a few minutes.',
    home: 'Go to the homepage',
  },
}

// Words of the frame of every page, and of what opens in it.
import type * as uk from '../uk/frame.ts'

export const site: typeof uk.site = {
  name: 'Kyiv Economic Forum',
  nameLines: ['Kyiv', 'Economic', 'Forum'],
  skip: 'Skip to content',
  menu: 'Menu',
  mainMenu: 'Main menu',
  languages: 'Site language',
  programme: 'Programme',
  speakers: 'Speakers',
  archive: 'Archive',
  gallery: 'Gallery',
  news: 'News',
  videos: 'Videos',
  about: 'About',
  contacts: 'Contacts',
  photos: 'Photos',
  archiveOf: (year) => `Archive ${year}`,
  edition: (year) => `Forum ${year}`,
  speakersOf: (year) => `Speakers ${year}`,
  programmeOf: (year) => `Programme ${year}`,
  path: 'Breadcrumbs',
  follow: 'Follow us',
  newTab: 'opens in a new tab',
  privacy: 'Privacy policy',
  offer: 'Terms of sale',
  refundTerms: 'Refund terms',
  cookies: 'About cookies',
  accessibility: 'Accessibility',
  openData: 'Open data',
  credit: 'Made in Kyiv by the Pero i Sitka workshop',
  contact: 'Contact',
  notInLanguage: 'this page is not available in this language',
  development: 'Development version: the content may be wrong',
  deskClosedTitle: 'Forms and sales are closed',
  deskClosed:
    'A technical fault: the site cannot take a request or an order at the moment. Everything else works; please write or call us.',
  tickets: 'Tickets',
  registration: 'Participant registration',
  contactUs: 'Contact us',
  allContacts: 'All contacts',
  cookieSettings: 'Cookie settings',
  footerMenu: 'Site sections',
  shortName: 'Kyiv Forum',
  home: 'Home',
}

export const consent: typeof uk.consent = {
  question: 'May we count your visits?',
  explanation:
    'With your consent Google Analytics may see which pages of this site you open and for how long. Without it nothing is sent. Your choice holds for six months; you can change it at the foot of any page.',
  more: 'What exactly?',
  accept: 'Accept',
  decline: 'Decline',
  present: { accepted: 'So far you have accepted.', declined: 'So far you have declined.' },
}

export const errors: typeof uk.errors = {
  notFoundTitle: 'Page not found',
  notFound: 'The page you are looking for is not found',
  faultTitle: 'Something broke on our side',
  fault: 'Please try again in a minute. If that does not help, write to us: our contacts are at the foot of the page.',
  unavailableTitle: 'The site is just waking up',
  unavailable: 'The content has not been loaded yet. Reload the page in a few seconds.',
  askOrganisers: 'If it is urgent, ask the organisers:',
  notAcceptedTitle: 'This page does not accept data',
  notAccepted: 'Nothing was sent. Open the page by its usual link.',
  openPage: 'Open the page',
  goHome: 'Go to the homepage',
  goProgramme: 'See the programme',
  retry: 'Try again',
}

export const share: typeof uk.share = {
  share: 'Share',
  shareItem: (title) => `Share: ${title}`,
  address: 'Page address',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser would not copy it. The address is selected: press Ctrl+C (⌘C on a Mac), or tap it and choose “Copy”.',
  email: 'Email',
  others: 'Other apps',
  close: 'Close',
  copyOf: (field) => `Copy: ${field}`,
  selected: 'Selected: press Ctrl+C (⌘C on a Mac)',
}

export const status: typeof uk.status = {
  loading: 'The page is loading',
  offline: 'You are offline.',
  offlineKept: 'The programme and the pages you have already opened still work.',
  copy: 'This is a saved copy of the page.',
  from: 'As of {time}, Kyiv time.',
  anew: 'Refresh',
  online: 'You are online again.',
  offlineTitle: 'No connection',
  offlineText:
    'You have not opened this page before, and there is no network now. It will open by itself as soon as you are back online.',
  keptPages: 'These pages open offline',
}

export const support: typeof uk.support = {
  open: 'Ticket support',
  title: 'Help with tickets',
  sentence: 'Trouble with a payment, an invoice or the ticket itself? Write or call, whichever suits you.',
  telegrambot: 'Telegram bot',
  whatsapp: 'WhatsApp',
  phone: 'Phone',
  email: 'Email',
  close: 'Close',
}

export const interruption: typeof uk.interruption = {
  kinds: { alert: 'Air-raid alert', pause: 'The forum is paused' },
  pauseInHalls: 'Unplanned break',
  since: (time) => `Interrupted since ${time}.`,
  sinceInHalls: (halls, time) => `Interrupted since ${time}: ${halls}.`,
  toShelter: 'Please go to the shelter.',
  wait: 'We will say here when it goes on.',
  resumes: (time) => `It goes on at ${time}.`,
  drill: 'A drill: this is not a real alert.',
  shelters: 'Shelters',
  shelterSummary: 'Where to go in an air-raid alert. Have a look beforehand: it takes two minutes.',
  shelterDescription: 'The shelters of the forum: where they are, how many places they have, and the way from each hall.',
  places: (count) => `Places: ${count}`,
  forHalls: (halls) => `For people in: ${halls}`,
  forAll: 'For all halls',
  plan: 'Plan of the way',
  shelter: 'Where the shelter is',
  ticket: 'Your ticket stays valid.',
  asOf: 'As of {time}:',
}

// Words of the frame of every page, and of what opens in it: every browser has them.
import type * as uk from '../uk/catalogue.ts'

export const about: typeof uk.about = {
  mission: 'Mission',
  organizers: 'Organisers',
  partners: 'Partners',
}

export const broadcast: typeof uk.broadcast = {
  title: 'Broadcasts',
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

export const donation: typeof uk.donation = {
  title: 'Support the rehabilitation centre',
}

export const errors: typeof uk.errors = {
  notFoundTitle: 'Page not found',
  notFound: 'The page you are looking for is not found',
  faultTitle: 'Something broke on our side',
  fault: 'Please try again in a minute. If that does not help, write to us: our contacts are at the foot of the page.',
  unavailableTitle: 'The site is just waking up',
  unavailable: 'The content has not been loaded yet. Reload the page in a few seconds.',
  askOrganisers: 'If it is urgent, ask the organisers:',
  notAcceptedTitle: 'This page takes no data',
  notAccepted: 'Nothing was sent. Open the page by its ordinary link.',
  openPage: 'Open the page',
  goHome: 'Go to the homepage',
  goProgramme: 'To the programme',
  retry: 'Try again',
}

export const forms: typeof uk.forms = {
  sending: 'Sending…',
  trap: 'Leave this field empty',
  summary: 'Please check',
  formErrors: {
    again: 'Please press the button once more: we have renewed the form, and nothing you typed is lost.',
    tooMany:
      'Too many requests are coming from your address. Wait a minute and press the button again: nothing you typed is lost.',
    tooLarge: 'There is too much text to send. Please shorten it and press the button again.',
    refused: 'We could not save your request. Nothing you typed is lost: try again in a minute or call us.',
    unanswered: 'It could not be sent because the connection broke. Nothing you typed is lost: please try again.',
  },
  callback: {
    open: 'Call me back',
    title: 'We call back within an hour',
    text: 'Leave your number and we will tell you about tickets, groups and partnership. We call on weekdays from 9 to 18, Kyiv time.',
    description: 'Leave your name and phone number: we call back and tell you about tickets, groups and partnership.',
    name: 'Name',
    nameExample: 'Olena',
    phone: 'Phone',
    phoneMask: '+38 ### ### ## ##',
    submit: 'Call me back',
    use: 'Your name and number are used for this call only.',
    thanksTitle: 'Thank you, we will call',
    thanks: 'We have your number. We call within an hour, or on the next working morning if it is evening or the weekend now.',
    faults: { name: "Field Name can't be empty", phone: "Field Phone can't be empty" },
  },
  links: { press: 'For the press', accreditation: 'Apply for accreditation', subscription: 'E-mail updates' },
}

export const home: typeof uk.home = {
  place: 'Venue',
  route: 'Get directions',
}

export const myProgramme: typeof uk.myProgramme = {
  title: 'My programme',
  added: 'In my programme',
  noticeAdded: (title) => `Added: “${title}”`,
  noticeFull: 'Your programme holds 60 events. Take the star off another one.',
  noticeLost: 'This browser keeps nothing: the stars will be gone when the page is closed. Save the link.',
  close: 'Close',
}

export const people: typeof uk.people = {
  portraitOf: (name) => `Portrait of ${name}`,
}

export const photos: typeof uk.photos = {
  albumNotFoundTitle: 'Photo album not found',
  albumNotFound: 'The photo album you are looking for is not found',
}

export const publication: typeof uk.publication = {
  videos: 'Videos',
  duration: 'Duration',
  allVideos: 'All videos',
}

export const reference: typeof uk.reference = {
  materials: 'Materials',
  pages: 'Good to know',
  table: 'Table',
}

export const search: typeof uk.search = {
  title: 'Search',
  label: 'What to find on the site',
  hint: 'A name, a topic, a company',
  open: 'Search the site',
  close: 'Close the search',
  results: 'Results',
  unanswered: 'The site does not answer: check your connection and try again.',
  allResults: 'All results',
  one: {
    session: 'session',
    sideEvent: 'event around the forum',
    person: 'person',
    partner: 'partner',
    post: 'news',
    video: 'video',
    album: 'album',
    material: 'material',
    broadcast: 'broadcast',
    page: 'page',
  },
}

export const share: typeof uk.share = {
  share: 'Share',
  shareItem: (title) => `Share: ${title}`,
  address: 'Address of the page',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser would not copy it. The address is selected: press Ctrl+C (⌘C on a Mac), or tap it and choose “Copy”.',
  email: 'Email',
  others: 'Other apps',
  close: 'Close',
}

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
  offer: 'Public offer',
  refundTerms: 'Refund terms',
  cookies: 'About cookies',
  accessibility: 'Accessibility',
  openData: 'Open data',
  credit: 'Made in Kyiv by Pero i Sitka workshop',
  contact: 'Contact',
  notInLanguage: 'this page does not exist in this language',
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
}

export const status: typeof uk.status = {
  loading: 'The page is loading',
  offline: 'You are offline.',
  offlineKept: 'The programme and the pages you have already opened still work.',
  online: 'You are online again.',
  unreachableTitle: 'The page did not open',
  unreachable: 'The connection seems to have been lost. Check it and try again.',
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

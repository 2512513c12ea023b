// Words of the pages about the forum, of contacts, materials, thanks, search and donations.
import type * as uk from '../uk/reference.ts'

export const about: typeof uk.about = {
  title: 'About the forum',
  supervisors: 'Supervisory board',
  team: 'Team',
  noText: 'The story of the forum is still being written. The organisers will answer your questions.',
  noPeople: 'Names will appear here as soon as they are approved.',
  noPartners: 'This year’s partners have not been announced yet.',
  wholeTeam: 'The whole team',
  allPartners: 'All partners',
  contactUs: 'Contacts',
  teamTitle: 'Who makes the forum',
  teamSummary: 'Those who audit, those who decide and those who carry the chairs.',
  alongside: 'Working alongside',
  noTeam: 'The team has not been announced yet',
  partnersSummary: 'A partner pays for what can be seen: light, interpretation, lunch. The programme is not for sale.',
  partnersEarlier: 'Earlier years',
  partnersCount: { one: 'partner', few: 'partners', many: 'partners' },
}

export const confirmation: typeof uk.confirmation = {
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

export const donation: typeof uk.donation = {
  text: 'The registration fees of the forum’s participants go to a veterans’ rehabilitation centre.',
  raised: (goal) => `raised of ${goal}`,
  missing: (sum) => `${sum} missing`,
  help: 'Whom to ask',
  helpText: 'Tell us what you would like to give: money, equipment or work. We will put you in touch with the centre.',
  toForum: (year) => `Forum ${year}`,
}

export const reference: typeof uk.reference = {
  contacts: 'Contacts',
  contactsSummary: 'Telephone or write to those who know the answer.',
  hours: 'Telephones are answered on weekdays from 9 to 18, Kyiv time.',
  answeredNow: (time: string) => `It is ${time} in Kyiv now: call us.`,
  notAnsweredNow: (time: string) => `It is ${time} in Kyiv now: write, and we answer in the morning of a working day.`,
  aboutTickets: 'Tickets, invoices, refunds',
  aboutPress: 'Accreditation, interviews, pictures',
  toTickets: 'To the tickets',
  groups: 'Whom to ask',
  noContacts: 'Telephone numbers will appear here soon',
  materialsSummary: 'Presentations, reports, press kits and the mark of the forum.',
  noMaterials: 'There are no materials yet',
  noMaterialsText: 'Presentations and reports appear here after the forum.',
  undated: 'No year',
  kinds: {
    presentation: 'Presentations',
    report: 'Reports',
    press_kit: 'For the press',
    brand: 'Mark and style',
    other: 'Other',
  },
  pagesSummary: 'How to get there, what may be filmed, where to take a question.',
  noPages: 'There are no pages yet',
  otherPages: 'More that is good to know',
  noBody: 'The text of this page is still being written.',
}

export const search: typeof uk.search = {
  find: 'Find',
  toFound: 'To what was found',
  nothingText: 'Try a shorter word, another spelling of the name, or a topic. Ukrainian, English and Russian all work.',
  byKind: 'By kind',
  byYear: 'By year',
}

export const share: typeof uk.share = {
  copyOf: (field) => `Copy: ${field}`,
  selected: 'Selected: press Ctrl+C (⌘C on a Mac)',
}

export const status: typeof uk.status = {
  offlineTitle: 'No connection',
  offlineText:
    'You have not opened this page before, and there is no network now. It will open by itself as soon as you are back online.',
  keptPages: 'These open without a network',
}

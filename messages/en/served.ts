// Words that only the server says: what its loaders put into pages, titles and descriptions. No browser loads them.
import type * as uk from '../uk/served.ts'

export const about: typeof uk.about = {
  description: 'Why the forum exists, who supervises it, who organises it and who supports it.',
  teamDescription: 'Supervisory board, organisers and team of the forum: names, duties, contacts.',
  memberDescription: (member, forum) => `${member}: what they answer for at the forum (${forum}).`,
  partnersDescription: (year) => `Partners of forum ${year} by group, and the partners of earlier years.`,
}

export const broadcast: typeof uk.broadcast = {
  description: (year, facts) => `Broadcasts of the ${year} forum: ${facts}.`,
  summary: (facts, date) => `${facts}, ${date}. Kyiv time.`,
  broadcasts: { one: 'broadcast', few: 'broadcasts', many: 'broadcasts' },
  recordings: { one: 'recording', few: 'recordings', many: 'recordings' },
  ends: 'Ends',
  none: 'No broadcasts announced yet',
  noneText: (date) => `The forum begins on ${date}.`,
  noneSeeProgramme: 'The programme shows what will be said and in which room.',
  noneUndated: 'The date of the forum has not been named yet. It will be announced on this site.',
  noneThen: 'There are no broadcasts of this forum',
  noneThenText: 'What remains of it is on the page of the forum.',
  cancelledText: 'It has no broadcasts.',
  at: (date, time) => `${date} at ${time}`,
}

export const changes: typeof uk.changes = {
  description: (year) => `What changed in the programme of forum ${year}: time, hall, title, people, cancelled and new sessions.`,
  restored: 'In the programme again',
  isNew: 'New session',
  isNewSide: 'A new event around the forum',
  time: (before, after) => `Time: was ${before}, now ${after}`,
  hall: (before, after) => `Place: was ${before}, now ${after}`,
  renamed: (before) => `Was called “${before}”`,
  joined: (names) => `Joined by ${names}`,
  left: (names) => `Without ${names}`,
  noTime: 'without a time',
  noHall: 'without a hall',
}

export const confirmation: typeof uk.confirmation = {
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
}

export const dashboard: typeof uk.dashboard = {
  titleOf: (room, year) => `${room}: on now, forum ${year}`,
  description: (year) => `Screen of forum ${year}: what is on now and what comes next.`,
}

export const donation: typeof uk.donation = {
  description: 'The forum’s registration fees go to a veterans’ rehabilitation centre. How else to help.',
}

export const forms: typeof uk.forms = {
  contact: 'Questions',
}

export const forum: typeof uk.forum = {
  description: (title, year) => `${title}: programme, speakers, partners and pictures of the ${year} forum.`,
  cancelledForCovid: 'The 2020 forum was cancelled for COVID-19 reasons',
}

export const home: typeof uk.home = {
  description: 'The annual international economic forum in Kyiv: programme, speakers, partners, news.',
  onAir: (rooms) => `The forum is on: ${rooms} live`,
  seeProgramme: 'See the programme',
  day: 'The day in short',
  partners: 'Partners',
  address: 'Address',
  date: 'Date',
}

export const moments: typeof uk.moments = {
  at: (time) => `at ${time}`,
}

export const myProgramme: typeof uk.myProgramme = {
  description: (year) => `Chosen events of forum ${year} by day, with times, rooms and a word where they overlap.`,
  events: { one: 'event', few: 'events', many: 'events' },
}

export const people: typeof uk.people = {
  titleOf: (year) => `Speakers of forum ${year}`,
  description: (count) => `${count}: names, positions, sessions.`,
  descriptionOf: (year, count) => `Forum ${year}, ${count}: names, positions, sessions.`,
  topics: ['energy', 'defence', 'inflation', 'education', 'drones', 'recovery', 'export', 'taxes'],
  nobodyKnown: 'Who spoke there is not on record',
  moderator: 'Moderator',
  speaker: 'Speaker',
  personDescription: (person, forum) =>
    `${person}: who they are, what they speak about, where and when they are on stage (${forum}).`,
}

export const photos: typeof uk.photos = {
  description: 'Photo albums of all forums: the hall, the stage, the foyer and the people between them.',
  albumTitle: (title) => `${title}: photos`,
}

export const programme: typeof uk.programme = {
  titleOfDay: (year, day) => `Forum ${year} programme: ${day}`,
  description: (year, facts) => `Programme of forum ${year}: ${facts}.`,
  cancelled: 'This forum was cancelled',
  cancelledText: 'It has no programme.',
  rooms: { one: 'room', few: 'rooms', many: 'rooms' },
  hours: { one: 'hour', few: 'hours', many: 'hours' },
  none: 'There is no programme yet',
  noneText: 'We will publish it as soon as the programme council has approved it.',
  found: (events) => `${events} found`,
  moderator: 'Moderated by',
  share: 'Share',
  severalDays: (start, end) => `${start} – ${end}`,
  nextInRoom: 'Next in this hall',
  nextHere: 'Next in the programme',
  kinds: {
    panel: 'Panel',
    keynote: 'Keynote',
    discussion: 'Discussion',
    interview: 'Interview',
    ceremony: 'Ceremony',
    break: 'Break',
  },
  localePath: (language) => `language: ${language}`,
  interpreted: (languages) => `interpretation: ${languages}`,
}

export const publication: typeof uk.publication = {
  newsDescription: 'News of the forum: the programme council, tickets, partners.',
  videosDescription: 'Recordings of talks and panels of all forums.',
}

export const reference: typeof uk.reference = {
  contactsDescription:
    'Telephones and e-mail of the organisers, registration, speakers’ desk and press office; where the forum is.',
  materialsDescription: 'Presentations, reports, press kits and the mark of the forum, by year.',
  pagesDescription: 'Pages about the venue, accessibility, rules and the work of the press at the forum.',
}

export const search: typeof uk.search = {
  titleOf: (query) => `Search: ${query}`,
  description: 'Sessions, speakers of all years, partners, news, videos, materials and pages of the forum.',
  found: { one: 'result', few: 'results', many: 'results' },
  foundFor: (count, query) => `${count} for “${query}”`,
  switchedTo: (query) => `The keyboard seems to have been switched: this is for “${query}”.`,
  near: 'Nothing holds all the words. Here is what holds some of them, or words like them.',
  nothing: (query) => `Nothing was found for “${query}”`,
  maybe: 'Did you mean:',
  often: 'Often looked for:',
  all: 'Everything',
  allYears: 'All years',
  more: (count) => `Show all ${count}`,
  kinds: {
    session: 'Sessions',
    sideEvent: 'Around the forum',
    person: 'People',
    partner: 'Partners',
    post: 'News',
    video: 'Videos',
    album: 'Photos',
    material: 'Materials',
    broadcast: 'Broadcasts',
    page: 'Pages',
  },
  sitePages: {
    tickets: { title: 'Tickets', also: 'buy price cost attend discount' },
    programme: { title: 'Programme', also: 'schedule agenda sessions when halls' },
    speakers: { title: 'Speakers', also: 'who speaks talks' },
    contacts: { title: 'Contacts', also: 'phone mail address reach' },
    accreditation: { title: 'Accreditation', also: 'press journalist media accredited' },
    broadcasts: { title: 'Broadcasts', also: 'live online watch stream' },
    news: { title: 'News', also: 'announcements' },
    photos: { title: 'Photos', also: 'pictures albums' },
    videos: { title: 'Videos', also: 'recordings of talks' },
    partners: { title: 'Partners', also: 'sponsors' },
    materials: { title: 'Materials', also: 'presentations download files' },
    team: { title: 'Team', also: 'organisers supervisory board' },
  },
}

export const site: typeof uk.site = {
  shortName: 'Kyiv Forum',
  home: 'Home',
  forum: 'Forum',
  toTop: 'Back to top',
}

export const ticket: typeof uk.ticket = {
  title: 'Tickets',
  description: (year) => `What tickets for forum ${year} cost, what they include and how to register.`,
  buy: 'Buy a ticket',
  book: 'Book a seat',
  seeArchive: 'See the archive',
  free: 'Free',
  kyivMoment: (date, time) => `${date}, ${time} Kyiv time`,
  until: (moment) => `On sale until ${moment}`,
  untilEndOf: (date) => `On sale until the end of ${date}`,
  reducedUntil: (moment: string) => `At this price until ${moment}`,
  reducedUntilEndOf: (date: string) => `At this price up to and including ${date}`,
  opens: (moment) => `On sale from ${moment}`,
  over: 'No longer on sale',
  subject: (way, year) => `${way}, forum ${year}`,
  wayDescription: (way, year, text) => `${way}, forum ${year}. ${text}.`,
  soonTitle: 'The sale opens soon',
  soonText: 'The opening date will be announced on this page.',
  opensText: (moment) => `Tickets will be on sale from ${moment}.`,
  unannouncedTitle: 'Tickets have not been announced yet',
  unannouncedText: 'Prices and the opening date will appear on this page.',
  notOpenTitle: 'The sale has not opened yet',
  notOpenText: 'Its opening date will appear on this page.',
  pausedTitle: 'The sale is paused',
  pausedText:
    'A technical fault: we cannot take orders at the moment. Your tickets and paid orders are not lost. Please come back a little later, or call us.',
  endedTitle: 'Ticket sales are over',
  endedText: 'If you already have a ticket, see you at the forum.',
  heldText: (year) => `Forum ${year} has already taken place.`,
  closedTitle: 'The sale is closed for the moment',
  closedText: 'The terms of sale are not published yet, so no tickets are sold for now. Please come back later, or ask us.',
  noneTitle: 'No tickets are on sale at the moment',
  noneText: 'Please look in again later.',
}

// Words of the page about feeds, and of the programme on other people's pages. Plain texts: they travel with their page; `{…}` is filled in there.
import type * as uk from '../uk/open-data.ts'

export const openData: typeof uk.openData = {
  title: 'Open data',
  summary: 'The programme in your calendar, in an app or on your own site. All of it updates by itself.',
  description:
    'How to subscribe to the forum’s calendar, open the programme in an app, follow the news as a feed and put the timetable on your site.',
  calendar: 'Calendar',
  calendarText:
    'A subscription follows changes: a session that moves is moved in your calendar, one that is cancelled is marked. A file stays as it was when you saved it.',
  everything: 'All sessions',
  subscribeTo: 'Subscribe: {what}',
  byDay: 'By day',
  byRoom: 'By hall',
  ownCalendars: 'Every session and every speaker has a calendar of their own: the links are on their pages.',
  how: 'If your calendar did not open by itself',
  ways: [
    { name: 'iPhone, iPad, Mac', text: 'Calendar → Add Subscription Calendar, paste the address.' },
    { name: 'Google Calendar', text: 'On a computer: Other calendars → + → From URL, paste the address.' },
    { name: 'Outlook', text: 'Add calendar → Subscribe from web, paste the address.' },
  ],
  apps: 'Conference apps',
  appsText: 'The programme comes in the format that conference apps read: with halls and reminders, and offline.',
  inGiggity: 'Open in Giggity (Android)',
  inOthers: 'EventFahrplan and others: add this address as a programme of your own.',
  none: 'This forum has no programme yet: its calendars will come with the programme.',
  onlyShort: 'Only a short programme is published so far: calendars will appear together with the full one.',
  never: 'The programme of this forum has no calendars.',
  news: 'News feed',
  newsText: 'Atom, for any feed reader.',
  changes: 'Programme changes',
  changesText: 'What was moved, renamed, cancelled or added: Atom, for any feed reader.',
  embedding: 'On your site',
  embeddingText:
    'A frame without scripts or cookies. Copy the line into your page; year, day and hall are chosen in its address (year, day, room).',
  example: 'Example',
  machines: 'For developers',
  machinesText:
    'Scripts of any site may read these files (CORS). One request an hour is enough: what has not changed answers 304. A browser does this by itself; a program on a server needs the header If-None-Match. A session has one identifier in every language, which no edit changes. Pages are described in schema.org’s vocabulary (JSON-LD).',
  terms: 'Terms',
  termsText:
    'The programme, the calendars and the headlines may be shared and adapted freely if the source is named (CC BY 4.0). Portraits, photographs, partners’ logos and the texts of news remain their authors’.',
  licence: 'The CC BY 4.0 licence',
}

export const embed: typeof uk.embed = {
  whole: 'Programme of the {year} forum',
  part: 'Programme of the {year} forum: {part}',
  description: 'The programme of the {year} forum for other sites.',
  nothing: 'No sessions here',
  nothingText: 'The programme has no such forum, day or hall.',
  more: 'The whole programme on the forum’s site',
  newTab: 'Links open in a new tab. Kyiv time.',
}

// Words of events, days and people as pages of every kind show them.
import type * as uk from '../uk/events.ts'

export const broadcast: typeof uk.broadcast = {
  titleOf: (year) => `Broadcasts of the ${year} forum`,
  states: { soon: 'Soon', live: 'Live', ended: 'Ended' },
  hasRecording: 'Recorded',
  next: 'Next',
}

export const changes: typeof uk.changes = {
  cancelled: 'Cancelled',
  moved: 'Moved',
}

export const dashboard: typeof uk.dashboard = {
  days: { one: 'day', few: 'days', many: 'days' },
  hours: 'h',
  minutes: 'min',
}

export const moments: typeof uk.moments = {
  soon: (left) => `In ${left}`,
  ended: 'Ended',
  strip: 'Now and next',
  now: 'Now',
  next: 'Next',
  nothing: 'nothing',
  spoken: (what) => `Now: ${what}`,
  today: 'Today’s programme',
  showOwn: 'My time beside it',
  yourTime: 'your time',
  ownInBrackets: (zone) => `Yours in brackets, ${zone}`,
}

export const myProgramme: typeof uk.myProgramme = {
  star: (title) => `In my programme: ${title}`,
  add: 'Add to my programme',
  overlaps: (title) => `At the same time as “${title}”, which is chosen too`,
  hurries: (title) => `No more than 5 minutes to walk between halls: “${title}”`,
  travels: (title, left) => `“${title}” is elsewhere in Kyiv: ${left} for the way`,
  noTimeToTravel: (title) => `“${title}” is elsewhere in Kyiv: no time for the way`,
}

export const people: typeof uk.people = {
  title: 'Speakers',
  allTitle: 'Speakers of all forums',
  speakers: { one: 'speaker', few: 'speakers', many: 'speakers' },
  countries: { one: 'country', few: 'countries', many: 'countries' },
  fromCountries: (countries) => `from ${countries}`,
  find: 'Find by name, company or topic',
  findHint: 'For example, energy',
  near: 'You may have meant:',
  often: 'Often searched:',
  amongAll: 'Among the speakers of all forums',
  inProgramme: 'In the programme',
  search: 'Search',
  noneMatching: 'No speakers match the filter',
  noneYet: 'No speakers have been announced yet',
  showAll: 'Show everyone',
  onStage: 'On stage',
  elsewhere: 'Elsewhere',
  noSessions: 'The programme has no sessions with this person yet.',
  allSummary: (years) => `From the first forum to the latest: ${years}.`,
  noneYetText: 'Names will appear here as soon as the programme council has approved them.',
}

export const programme: typeof uk.programme = {
  title: 'Programme',
  inKyivTime: 'Kyiv time',
  minutes: { one: 'minute', few: 'minutes', many: 'minutes' },
  kyivTime: 'Kyiv time',
  now: 'Now',
  nowLeft: (left) => `Now, ${left} left`,
  wholeVenue: 'All rooms',
  moderatorTag: 'Moderator',
  calendar: 'Add to calendar',
  subscribe: 'Subscribe in a calendar',
  time: 'Time',
  room: 'Room',
  kyivTimeOf: (date) => `${date}, Kyiv time`,
}

export const search: typeof uk.search = {
  everywhere: 'On the whole site',
}

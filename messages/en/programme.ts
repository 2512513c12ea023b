// Words of the programme and of the pages of its sessions and events.
import type * as uk from '../uk/programme.ts'

export const changes: typeof uk.changes = {
  title: 'Changes of the programme',
  titleOf: (year) => `Changes of the ${year} programme`,
}

export const moments: typeof uk.moments = {
  jump: 'To what is on now',
}

export const myProgramme: typeof uk.myProgramme = {
  elsewhereInKyiv: 'Elsewhere in Kyiv',
}

export const programme: typeof uk.programme = {
  titleOf: (year) => `Programme of forum ${year}`,
  facts: (facts, zone) => `${facts}. ${zone}.`,
  elsewhere: 'Outside the rooms',
  untimed: 'Time to be announced',
  timetable: 'Timetable by room, scrolls sideways',
  events: { one: 'event', few: 'events', many: 'events' },
  noneMatching: 'No events match the filter',
  findIn: 'Search the programme',
  findHint: 'Topic, title, name or company',
  amongSpeakers: 'Among the speakers',
  onOtherDays: 'On other days:',
  anyRoom: 'All rooms',
  anyLanguage: 'All languages',
  workingLanguage: 'Working language',
  showFound: 'Show',
  noneOnDay: 'Nothing on this day matches',
  showAllEvents: 'Show all events',
  days: 'Days',
  until: (time) => `until ${time}`,
  calendarItem: (title) => `Add to calendar: ${title}`,
  allDays: 'All days on one page',
  wholeCalendar: 'Add all events to calendar',
  parallel: 'At the same time',
  neighbours: 'Neighbouring events',
  previousSession: 'Previous event',
  nextSession: 'Next event',
  broadcast: 'Broadcast',
  onStage: 'On stage',
  takingPart: 'Taking part',
  all: 'Full programme',
  materials: 'Materials',
  presentation: 'Presentation',
  place: 'Place',
  outsideVenue: 'Outside the venue of the forum',
  format: 'Format',
  sideEvents: 'Around the forum',
  register: 'Register',
}

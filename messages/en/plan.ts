// Words of one's own programme, of the screens in the halls and of the list of changes.
import type * as uk from '../uk/plan.ts'

export const changes: typeof uk.changes = {
  lead: 'A change appears here a few minutes after an editor saved it. Kyiv time.',
  none: 'Nothing has changed yet',
  noneText: 'The programme is as it was announced.',
  subscribe: 'Subscribe to changes (Atom)',
  toProgramme: 'To the programme',
  was: (what) => `Was ${what}`,
  sinceLast: 'Changed since your last visit',
}

export const dashboard: typeof uk.dashboard = {
  title: (year) => `On now in every room, forum ${year}`,
  left: 'Time left',
  startsIn: 'Starts in',
  toEnd: 'left',
  started: 'Started',
  toStart: 'to start',
  nextAt: (time) => `Next at ${time}`,
  startAt: (time) => `Starts at ${time}`,
  on: (date, time) => `${date}, ${time}`,
  alsoUntil: (time) => `Also until ${time}`,
  also: 'Also on now',
  andMore: (count) => `and ${count} more`,
  roomOver: 'That is all in this room',
  dayOver: 'That is all for today',
  forumOver: 'The forum is over',
  thanks: 'Thank you for being with us.',
  asOf: (time) => `As of ${time}`,
  fault: 'This screen will be back in a moment',
  toRoom: (room) => `Screen of the room: ${room}`,
  roomsInTurn: (from, until, count) => `Rooms ${from}–${until} of ${count}`,
  toAll: 'Screen of all rooms',
}

export const myProgramme: typeof uk.myProgramme = {
  titleOf: (year) => `My programme of forum ${year}`,
  lead: 'Stars are kept in this browser: no account, no registration.',
  empty: 'Nothing here yet',
  emptyText: 'Star events in the programme, on their pages and on those of speakers: they gather here by day.',
  noScripts: 'Setting stars needs scripts. A programme that somebody shared with you opens without them, too.',
  toProgramme: 'To the programme of the forum',
  sharedTitle: 'A programme shared with you',
  sharedNone: 'There is no event behind this link',
  unknown: (count) => `Left out, as the programme has no such events: ${count}.`,
  broken: 'A part of the link was left out: it is cut off, or has more than 60 events.',
  isMine: 'This is your programme.',
  takeOver: 'Make it mine',
  replace: 'Replace my programme',
  addAll: 'Add to mine',
  undo: 'Bring back the one before',
  views: 'View',
  list: 'List',
  grid: 'Grid by room',
  share: 'Link and QR code',
  calendar: 'Calendar file',
  calendarText:
    'A subscription moves an event that was moved and marks one that was cancelled. It does not know stars that are set later: subscribe again.',
  print: 'Print',
  code: 'QR code of this programme',
  codeText: 'Point a camera at it: the programme opens on another device.',
}

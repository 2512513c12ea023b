// Words of speakers: their lists, and the page of one.
import type * as uk from '../uk/people.ts'

export const people: typeof uk.people = {
  portraitOf: (name) => `Portrait of ${name}`,
  title: 'Speakers',
  allTitle: 'Speakers of all forums',
  speakers: { one: 'speaker', few: 'speakers', many: 'speakers' },
  countries: { one: 'country', few: 'countries', many: 'countries' },
  fromCountries: (countries) => `from ${countries}`,
  letters: 'Letters',
  find: 'Find by name, company or topic',
  findHint: 'For example, energy',
  near: 'Did you mean:',
  often: 'Popular searches:',
  amongAll: 'Among the speakers of all forums',
  inProgramme: 'In the programme',
  search: 'Search',
  noneMatching: 'No speakers match the filter',
  noneYet: 'No speakers have been announced yet',
  showAll: 'Show everyone',
  foundOffline: 'You are offline. Found among those already on the page: {count}',
  onStage: 'On stage',
  elsewhere: 'Elsewhere',
  noSessions: 'The programme has no sessions with this person yet.',
  allSummary: (years) => `From the first forum to the latest: ${years}.`,
  noneYetText: 'Names will appear here as soon as the programme council has approved them.',
  titleOf: (year) => `Speakers of the ${year} forum`,
  description: (count) => `${count}: names, positions, sessions.`,
  descriptionOf: (year, count) => `Forum ${year}, ${count}: names, positions, sessions.`,
  topics: ['energy', 'defence', 'inflation', 'education', 'drones', 'recovery', 'export', 'taxes'],
  nobodyKnown: 'There is no record of who spoke',
  /** On the plate of who speaks today. */
  todayAt: (time) => `Today at ${time}`,
  moderator: 'Moderator',
  speaker: 'Speaker',
  personDescription: (person, forum) =>
    `${person}: who they are, what they speak about, where and when they are on stage (${forum}).`,
}

import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  title: 'Speakers',
  allTitle: 'Speakers of all forums',
  titleOf: (year) => `Speakers of forum ${year}`,
  description: (count) => `${count}: names, positions, sessions.`,
  speakers: { one: 'speaker', few: 'speakers', many: 'speakers' },
  countries: { one: 'country', few: 'countries', many: 'countries' },
  fromCountries: (countries) => `from ${countries}`,
  find: 'Find by name or company',
  findHint: 'For example, Kovalska',
  search: 'Search',
  noneMatching: 'No speakers match the filter',
  noneYet: 'No speakers have been announced yet',
  showAll: 'Show everyone',
  portraitOf: (name) => `Portrait of ${name}`,
  onStage: 'On stage',
  elsewhere: 'Elsewhere',
  moderator: 'Moderator',
  speaker: 'Speaker',
  noSessions: 'The programme has no sessions with this person yet.',
  order: 'in the order of the programme council',
  allSummary: (years) => `From the first forum to the latest: ${years}.`,
  noneYetText: 'Names will appear here as soon as the programme council has approved them.',
  personDescription: (person, forum) =>
    `${person}: who they are, what they speak about, where and when they are on stage (${forum}).`,
}

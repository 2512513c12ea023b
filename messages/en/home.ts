// Words of the home page and of a forum's own page.
import type * as uk from '../uk/home.ts'

export const forum: typeof uk.forum = {
  titleOf: (year) => `Forum ${year}`,
  facts: 'When, where and how many',
  date: 'Date',
  place: 'Place',
  attendance: 'Participants',
  cancelled: 'This forum is cancelled',
  programme: 'Programme',
  speakers: 'Speakers',
  partners: 'Partners',
  gallery: 'How it was',
  allPictures: 'All pictures',
  videos: 'Videos',
  allMaterials: 'All materials',
  watch: 'Watch the video',
  allSpeakers: (count) => `All ${count}`,
  allProgramme: (count) => `Full programme, ${count}`,
  editions: 'Other forums',
  previous: 'Previous',
  next: 'Next',
}

export const home: typeof uk.home = {
  units: {
    days: { one: 'day', few: 'days', many: 'days' },
    hours: { one: 'hour', few: 'hours', many: 'hours' },
    minutes: { one: 'minute', few: 'minutes', many: 'minutes' },
    seconds: { one: 'second', few: 'seconds', many: 'seconds' },
  },
  countdown: 'Until the forum starts',
  running: 'The forum is on',
  over: 'This forum is over',
  cancelled: 'This forum was cancelled',
  unannounced: 'The date of the forum is not announced yet',
  aboutEdition: 'About the forum',
  numbers: 'The forum in numbers',
  allSpeakers: (count) => `All ${count}`,
  allProgramme: (count) => `Full programme, ${count}`,
  allPartners: 'All partners',
  allNews: 'All news',
  allVideos: 'All videos',
}

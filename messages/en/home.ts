import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  description: 'The annual international economic forum in Kyiv: programme, speakers, partners, news.',
  units: {
    days: { one: 'day', few: 'days', many: 'days' },
    hours: { one: 'hour', few: 'hours', many: 'hours' },
    minutes: { one: 'minute', few: 'minutes', many: 'minutes' },
    seconds: { one: 'second', few: 'seconds', many: 'seconds' },
  },
  countdown: 'Until the forum starts',
  running: 'The forum is on',
  onAir: (rooms) => `The forum is on: ${rooms} live`,
  over: 'This forum is over',
  cancelled: 'This forum was cancelled',
  seeProgramme: 'See the programme',
  aboutEdition: 'About the forum',
  numbers: 'The forum in numbers',
  allSpeakers: (count) => `All ${count}`,
  day: 'The day in short',
  allProgramme: (count) => `Full programme, ${count}`,
  partners: 'Partners',
  allNews: 'All news',
  allVideos: 'All videos',
  place: 'Venue',
  address: 'Address',
  route: 'Get directions',
  date: 'Date',
}

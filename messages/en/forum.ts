import type { Catalogue } from '../catalogue.ts'

export const forum: Catalogue['forum'] = {
  titleOf: (year) => `Forum ${year}`,
  description: (title, year) => `${title}: programme, speakers, partners and pictures of the ${year} forum.`,
  facts: 'When, where and how many',
  date: 'Date',
  place: 'Place',
  attendance: 'Participants',
  cancelled: 'This forum is cancelled',
  cancelledForCovid: 'The 2020 forum was cancelled for COVID-19 reasons',
  programme: 'Programme',
  speakers: 'Speakers',
  partners: 'Partners',
  gallery: 'How it was',
  pictureOf: (number, of) => `Picture ${number} of ${of}`,
  watch: 'Watch the video',
  allSpeakers: (count) => `All ${count}`,
  allProgramme: (count) => `Full programme, ${count}`,
  editions: 'Other forums',
  previous: 'Previous',
  next: 'Next',
}

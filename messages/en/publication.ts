import type { Catalogue } from '../catalogue.ts'

export const publication: Catalogue['publication'] = {
  news: 'News',
  newsDescription: 'News of the forum: the programme council, tickets, partners.',
  page: 'Page',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  allNews: 'All news',
  readNext: 'Read next',
  source: 'Source',
  noNews: 'There is no news yet',
  videos: 'Videos',
  videosDescription: 'Recordings of talks and panels of all forums.',
  watch: 'Watch the video',
  noVideos: 'There are no videos yet',
  duration: 'Duration',
  withPeople: 'Speakers',
  watchNext: 'Watch next',
  allVideos: 'All videos',
}

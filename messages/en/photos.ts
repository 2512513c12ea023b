import type { Catalogue } from '../catalogue.ts'

export const photos: Catalogue['photos'] = {
  photos: 'Photos',
  description: 'Photo albums of all forums: the hall, the stage, the foyer and the people between them.',
  summary: (albums) => `${albums} from all forums, from the first to the latest.`,
  photosPage: (page) => `Photos, page ${page}`,
  albums: { one: 'album', few: 'albums', many: 'albums' },
  toVideos: 'Watch videos',
  albumTitle: (title) => `${title}: photos`,
  pictures: { one: 'picture', few: 'pictures', many: 'pictures' },
  noAlbums: 'There are no albums yet',
  noPictures: 'Pictures are on their way',
  emptyAlbum: 'The pictures of this album are still being prepared. Please look in again in a few days.',
  albumNotFoundTitle: 'Photo album not found',
  albumNotFound: 'The photo album you are looking for is not found',
  author: 'Photographs:',
  allAlbums: 'All albums',
  picture: (number, count) => `Picture ${number} of ${count}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  wholeAlbum: 'The whole album',
  close: 'Close the viewer',
}

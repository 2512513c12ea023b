import type { Catalogue } from '../catalogue.ts'

export const photos: Catalogue['photos'] = {
  photos: 'Фото',
  description: 'Фотоальбомы всех форумов: зал, сцена, фойе и люди между ними.',
  summary: (albums) => `${albums} со всех форумов, от первого до последнего.`,
  photosPage: (page) => `Фото, страница ${page}`,
  albums: { one: 'альбом', few: 'альбома', many: 'альбомов' },
  toVideos: 'Смотреть видео',
  albumTitle: (title) => `${title}: фото`,
  pictures: { one: 'снимок', few: 'снимка', many: 'снимков' },
  noAlbums: 'Альбомов ещё нет',
  noPictures: 'Снимки ещё готовят',
  emptyAlbum: 'Снимки этого альбома ещё готовят. Загляните через несколько дней.',
  albumNotFoundTitle: 'Фотоальбом не найден',
  albumNotFound: 'Фотоальбом, который вы ищете, не найден',
  author: 'Фотографии:',
  allAlbums: 'Все альбомы',
  picture: (number, count) => `Снимок ${number} из ${count}`,
  previousPicture: 'Предыдущий снимок',
  nextPicture: 'Следующий снимок',
  wholeAlbum: 'Весь альбом',
  close: 'Закрыть просмотр',
}

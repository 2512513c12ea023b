import type { Catalogue } from '../catalogue.ts'

export const publication: Catalogue['publication'] = {
  news: 'Новости',
  newsDescription: 'Новости форума: решения программного совета, билеты, партнёры.',
  page: 'Страница',
  pages: 'Страницы',
  previous: 'Предыдущая',
  next: 'Следующая',
  allNews: 'Все новости',
  readNext: 'Читайте также',
  source: 'Источник',
  noNews: 'Новостей ещё нет',
  videos: 'Видео',
  videosDescription: 'Записи выступлений и панелей всех форумов.',
  watch: 'Смотреть видео',
  noVideos: 'Видео ещё нет',
  duration: 'Длительность',
  withPeople: 'Выступают',
  watchNext: 'Смотрите также',
  allVideos: 'Все видео',
}

// Words of the home page and of a forum's own page.
import type * as uk from '../uk/home.ts'

export const forum: typeof uk.forum = {
  titleOf: (year) => `Форум ${year}`,
  facts: 'Когда, где и сколько',
  date: 'Дата',
  place: 'Место',
  attendance: 'Участников',
  cancelled: 'Этот форум отменён',
  programme: 'Программа',
  speakers: 'Спикеры',
  partners: 'Партнёры',
  gallery: 'Как это было',
  allPictures: 'Все снимки',
  videos: 'Видео',
  allMaterials: 'Все материалы',
  watch: 'Смотреть видео',
  allSpeakers: (count) => `Все ${count}`,
  allProgramme: (count) => `Вся программа, ${count}`,
  editions: 'Другие форумы',
  previous: 'Предыдущий',
  next: 'Следующий',
}

export const home: typeof uk.home = {
  units: {
    days: { one: 'день', few: 'дня', many: 'дней' },
    hours: { one: 'час', few: 'часа', many: 'часов' },
    minutes: { one: 'минута', few: 'минуты', many: 'минут' },
    seconds: { one: 'секунда', few: 'секунды', many: 'секунд' },
  },
  countdown: 'До начала форума',
  running: 'Форум идёт',
  over: 'Этот форум уже прошёл',
  cancelled: 'Этот форум отменён',
  unannounced: 'Дату форума ещё не объявили',
  aboutEdition: 'О форуме',
  numbers: 'Форум в числах',
  allSpeakers: (count) => `Все ${count}`,
  allProgramme: (count) => `Вся программа, ${count}`,
  allPartners: 'Все партнёры',
  allNews: 'Все новости',
  allVideos: 'Все видео',
}

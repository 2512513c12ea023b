import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  description: 'Ежегодный международный экономический форум в Киеве: программа, спикеры, партнёры, новости.',
  units: {
    days: { one: 'день', few: 'дня', many: 'дней' },
    hours: { one: 'час', few: 'часа', many: 'часов' },
    minutes: { one: 'минута', few: 'минуты', many: 'минут' },
    seconds: { one: 'секунда', few: 'секунды', many: 'секунд' },
  },
  countdown: 'До начала форума',
  running: 'Форум идёт',
  onAir: (rooms) => `Форум идёт: в эфире ${rooms}`,
  over: 'Этот форум уже прошёл',
  cancelled: 'Этот форум отменён',
  seeProgramme: 'Смотреть программу',
  aboutEdition: 'О форуме',
  numbers: 'Форум в числах',
  allSpeakers: (count) => `Все ${count}`,
  day: 'День коротко',
  allProgramme: (count) => `Вся программа, ${count}`,
  partners: 'Партнёры',
  allNews: 'Все новости',
  allVideos: 'Все видео',
  place: 'Место',
  address: 'Адрес',
  route: 'Проложить маршрут',
  date: 'Дата',
}

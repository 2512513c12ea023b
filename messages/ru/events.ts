// Words of events, days and people as pages of every kind show them.
import type * as uk from '../uk/events.ts'

export const broadcast: typeof uk.broadcast = {
  titleOf: (year) => `Трансляции форума ${year}`,
  states: { soon: 'Скоро', live: 'В эфире', ended: 'Завершена' },
  hasRecording: 'Есть запись',
  next: 'Далее',
}

export const changes: typeof uk.changes = {
  cancelled: 'Отменено',
  moved: 'Перенесено',
}

export const dashboard: typeof uk.dashboard = {
  days: { one: 'день', few: 'дня', many: 'дней' },
  hours: 'ч',
  minutes: 'мин',
}

export const moments: typeof uk.moments = {
  soon: (left) => `Через ${left}`,
  ended: 'Завершено',
  strip: 'Сейчас и дальше',
  now: 'Сейчас',
  next: 'Дальше',
  nothing: 'ничего',
  spoken: (what) => `Сейчас: ${what}`,
  today: 'Программа сегодня',
  showOwn: 'Рядом моё время',
  yourTime: 'ваше время',
  ownInBrackets: (zone) => `В скобках ваше, ${zone}`,
}

export const myProgramme: typeof uk.myProgramme = {
  star: (title) => `В мою программу: ${title}`,
  add: 'В мою программу',
  overlaps: (title) => `Одновременно с выбранным событием «${title}»`,
  hurries: (title) => `Не больше 5 минут на переход в другой зал или из него: «${title}»`,
  travels: (title, left) => `«${title}» – в другом месте Киева: на дорогу ${left}`,
  noTimeToTravel: (title) => `«${title}» – в другом месте Киева: на дорогу нет времени`,
}

export const people: typeof uk.people = {
  title: 'Спикеры',
  allTitle: 'Спикеры всех форумов',
  speakers: { one: 'спикер', few: 'спикера', many: 'спикеров' },
  countries: { one: 'страны', few: 'стран', many: 'стран' },
  fromCountries: (countries) => `из ${countries}`,
  find: 'Найти по имени, компании или теме',
  findHint: 'Например, энергетика',
  near: 'Возможно, вы искали:',
  often: 'Часто ищут:',
  amongAll: 'Среди спикеров всех форумов',
  inProgramme: 'В программе форума',
  search: 'Искать',
  noneMatching: 'Нет спикеров, соответствующих фильтру',
  noneYet: 'Спикеров ещё не объявили',
  showAll: 'Показать всех',
  onStage: 'На сцене',
  elsewhere: 'Другие страницы',
  noSessions: 'Сессий с этим человеком в программе ещё нет.',
  allSummary: (years) => `От первого форума до последнего: ${years}.`,
  noneYetText: 'Имена появятся здесь, как только их утвердит программный совет.',
}

export const programme: typeof uk.programme = {
  title: 'Программа',
  inKyivTime: 'Время киевское',
  minutes: { one: 'минута', few: 'минуты', many: 'минут' },
  kyivTime: 'Время в Киеве',
  now: 'Сейчас',
  nowLeft: (left) => `Сейчас, ещё ${left}`,
  wholeVenue: 'Все залы',
  moderatorTag: 'Модератор',
  calendar: 'В календарь',
  subscribe: 'Подписаться в календаре',
  time: 'Время',
  room: 'Зал',
  kyivTimeOf: (date) => `${date}, время киевское`,
}

export const search: typeof uk.search = {
  everywhere: 'На всём сайте',
}

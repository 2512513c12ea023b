import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  title: 'Спикеры',
  allTitle: 'Спикеры всех форумов',
  titleOf: (year) => `Спикеры форума ${year}`,
  description: (count) => `${count}: имена, должности, сессии.`,
  speakers: { one: 'спикер', few: 'спикера', many: 'спикеров' },
  countries: { one: 'страны', few: 'стран', many: 'стран' },
  fromCountries: (countries) => `из ${countries}`,
  find: 'Найти по имени или компании',
  findHint: 'Например, Ковальская',
  search: 'Искать',
  noneMatching: 'Нет спикеров, соответствующих фильтру',
  noneYet: 'Спикеров ещё не объявили',
  showAll: 'Показать всех',
  portraitOf: (name) => `Портрет: ${name}`,
  onStage: 'На сцене',
  elsewhere: 'Другие страницы',
  moderator: 'Модератор',
  speaker: 'Спикер',
  noSessions: 'Сессий с этим человеком в программе ещё нет.',
  order: 'в порядке, который составил программный совет',
}

import type { Catalogue } from '../catalogue.ts'

export const changes: Catalogue['changes'] = {
  title: 'Изменения программы',
  titleOf: (year) => `Изменения программы ${year}`,
  description: (year) => `Что изменилось в программе форума ${year}: время, зал, название, участники, отменённые и новые сессии.`,
  lead: 'Изменение появляется здесь через несколько минут после того, как редактор его сохранил. Время киевское.',
  none: 'Изменений ещё не было',
  noneText: 'Программа такая, какой её объявили.',
  subscribe: 'Подписаться на изменения (Atom)',
  toProgramme: 'К программе',
  cancelled: 'Отменено',
  restored: 'Снова в программе',
  isNew: 'Новая сессия',
  time: (before, after) => `Время: было ${before}, стало ${after}`,
  hall: (before, after) => `Место: было ${before}, стало ${after}`,
  renamed: (before) => `Раньше называлась «${before}»`,
  joined: (names) => `Присоединились: ${names}`,
  left: (names) => `Не примут участия: ${names}`,
  was: (what) => `Было ${what}`,
  noTime: 'без времени',
  noHall: 'без зала',
  sinceLast: 'Изменилось с вашего прошлого просмотра',
}

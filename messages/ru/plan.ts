// Words of one's own programme, of the screens in the halls and of the list of changes.
import type * as uk from '../uk/plan.ts'

export const changes: typeof uk.changes = {
  lead: 'Изменение появляется здесь через несколько минут после того, как редактор его сохранил. Время киевское.',
  none: 'Изменений ещё не было',
  noneText: 'Программа такая, какой её объявили.',
  subscribe: 'Подписаться на изменения (Atom)',
  toProgramme: 'К программе',
  was: (what) => `Было ${what}`,
  sinceLast: 'Изменилось с вашего прошлого просмотра',
}

export const dashboard: typeof uk.dashboard = {
  title: (year) => `Что сейчас в залах, форум ${year}`,
  left: 'Осталось',
  startsIn: 'Начало через',
  toEnd: 'до конца',
  started: 'Началось',
  toStart: 'до начала',
  nextAt: (time) => `Далее в ${time}`,
  startAt: (time) => `Начало в ${time}`,
  on: (date, time) => `${date}, ${time}`,
  alsoUntil: (time) => `Также до ${time}`,
  also: 'Также сейчас',
  andMore: (count) => `и ещё ${count}`,
  roomOver: 'Программа в этом зале завершена',
  dayOver: 'На сегодня всё',
  forumOver: 'Форум завершён',
  thanks: 'Спасибо, что были с нами.',
  asOf: (time) => `Данные на ${time}`,
  fault: 'Экран сейчас обновится',
  toRoom: (room) => `Экран зала: ${room}`,
  roomsInTurn: (from, until, count) => `Залы ${from}–${until} из ${count}`,
  toAll: 'Экран всех залов',
}

export const myProgramme: typeof uk.myProgramme = {
  titleOf: (year) => `Моя программа форума ${year}`,
  lead: 'Звёзды хранятся в этом браузере: ни регистрации, ни учётной записи.',
  empty: 'Здесь пока пусто',
  emptyText: 'Отмечайте события звездой в программе, на страницах событий и спикеров: они соберутся здесь по дням.',
  noScripts: 'Чтобы ставить звёзды, нужны скрипты. Программа, которой с вами поделились, открывается и без них.',
  toProgramme: 'К программе форума',
  sharedTitle: 'Программа, которой с вами поделились',
  sharedNone: 'По этой ссылке нет ни одного события',
  unknown: (count) => `Пропущено, потому что в программе таких нет: ${count}.`,
  broken: 'Часть ссылки пропущена: она оборвана, или в ней больше 60 событий.',
  isMine: 'Это ваша программа.',
  takeOver: 'Сделать моей',
  replace: 'Заменить мою программу',
  addAll: 'Добавить к моей',
  undo: 'Вернуть предыдущую',
  views: 'Вид',
  list: 'Список',
  grid: 'Сетка по залам',
  share: 'Ссылка и QR-код',
  calendar: 'Файл для календаря',
  calendarText:
    'Подписка передвинет перенесённое событие и отметит отменённое. Звёзд, поставленных позже, она не знает: подпишитесь снова.',
  print: 'Печатать',
  code: 'QR-код этой программы',
  codeText: 'Наведите камеру: программа откроется на другом устройстве.',
}

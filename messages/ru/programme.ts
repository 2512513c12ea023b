// Words of the programme and of the pages of its sessions and events.
import type * as uk from '../uk/programme.ts'

export const changes: typeof uk.changes = {
  title: 'Изменения программы',
  titleOf: (year) => `Изменения программы ${year}`,
}

export const moments: typeof uk.moments = {
  jump: 'К тому, что сейчас',
}

export const myProgramme: typeof uk.myProgramme = {
  elsewhereInKyiv: 'В другом месте Киева',
}

export const programme: typeof uk.programme = {
  titleOf: (year) => `Программа форума ${year}`,
  facts: (facts, zone) => `${facts}. ${zone}.`,
  elsewhere: 'Вне залов',
  untimed: 'Время уточняется',
  timetable: 'Расписание по залам, листается вбок',
  events: { one: 'событие', few: 'события', many: 'событий' },
  noneMatching: 'Нет событий, соответствующих фильтру',
  findIn: 'Поиск в программе',
  findHint: 'Тема, название, имя или компания',
  amongSpeakers: 'Среди спикеров',
  onOtherDays: 'Есть в другие дни:',
  anyRoom: 'Все залы',
  anyLanguage: 'Все языки',
  workingLanguage: 'Рабочий язык',
  showFound: 'Показать',
  noneOnDay: 'В этот день таких событий нет',
  showAllEvents: 'Показать все события',
  days: 'Дни',
  until: (time) => `до ${time}`,
  calendarItem: (title) => `В календарь: ${title}`,
  allDays: 'Все дни на одной странице',
  wholeCalendar: 'Все события в календарь',
  parallel: 'В это же время',
  neighbours: 'Соседние события',
  previousSession: 'Предыдущее событие',
  nextSession: 'Следующее событие',
  broadcast: 'Трансляция',
  onStage: 'На сцене',
  takingPart: 'Участники',
  all: 'Вся программа',
  materials: 'Материалы',
  presentation: 'Презентация',
  place: 'Место',
  outsideVenue: 'Вне площадки форума',
  format: 'Формат',
  sideEvents: 'Вокруг форума',
  register: 'Зарегистрироваться',
}

// Words of the programme and of the pages of its sessions and events.

/** What changed in the programme: its page, its feed, and beside sessions. */
export const changes = {
  title: 'Зміни програми',
  titleOf: (year: number) => `Зміни програми ${year}`,
}

export const moments = {
  jump: 'До того, що зараз',
}

export const myProgramme = {
  elsewhereInKyiv: 'В іншому місці Києва',
}

export const programme = {
  titleOf: (year: number) => `Програма форуму ${year}`,
  facts: (facts: string, zone: string) => `${facts}. ${zone}.`,
  elsewhere: 'Поза залами',
  untimed: 'Час уточнюється',
  timetable: 'Розклад за залами, гортається вбік',
  events: { one: 'подія', few: 'події', many: 'подій' },
  noneMatching: 'Немає подій, що відповідають фільтрові',
  findIn: 'Пошук у програмі',
  findHint: 'Тема, назва, імʼя або компанія',
  amongSpeakers: 'Серед спікерів',
  onOtherDays: 'Є в інші дні:',
  anyRoom: 'Усі зали',
  anyLanguage: 'Усі мови',
  workingLanguage: 'Робоча мова',
  showFound: 'Показати',
  noneOnDay: 'Цього дня таких подій немає',
  showAllEvents: 'Показати всі події',
  days: 'Дні',
  until: (time: string) => `до ${time}`,
  calendarItem: (title: string) => `До календаря: ${title}`,
  allDays: 'Усі дні на одній сторінці',
  wholeCalendar: 'Усі події до календаря',
  parallel: 'У цей самий час',
  neighbours: 'Сусідні події',
  previousSession: 'Попередня подія',
  nextSession: 'Наступна подія',
  broadcast: 'Трансляція',
  onStage: 'На сцені',
  takingPart: 'Учасники',
  all: 'Уся програма',
  materials: 'Матеріали',
  presentation: 'Презентація',
  place: 'Місце',
  outsideVenue: 'Поза майданчиком форуму',
  format: 'Формат',
  sideEvents: 'Навколо форуму',
  register: 'Зареєструватися',
}

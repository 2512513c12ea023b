// Words of events, days and people as pages of every kind show them.

export const broadcast = {
  titleOf: (year: number) => `Трансляції форуму ${year}`,
  states: { soon: 'Незабаром', live: 'Наживо', ended: 'Завершено' },
  hasRecording: 'Є запис',
  next: 'Далі',
}

/** What changed in the programme: its page, its feed, and beside sessions. */
export const changes = {
  cancelled: 'Скасовано',
  moved: 'Перенесено',
}

export const dashboard = {
  days: { one: 'день', few: 'дні', many: 'днів' },
  hours: 'год',
  minutes: 'хв',
}

export const moments = {
  soon: (left: string) => `Через ${left}`,
  ended: 'Завершено',
  strip: 'Зараз і далі',
  now: 'Зараз',
  next: 'Далі',
  nothing: 'нічого',
  spoken: (what: string) => `Зараз: ${what}`,
  today: 'Програма сьогодні',
  showOwn: 'Поруч мій час',
  yourTime: 'ваш час',
  ownInBrackets: (zone: string) => `У дужках ваш, ${zone}`,
}

export const myProgramme = {
  star: (title: string) => `До моєї програми: ${title}`,
  add: 'До моєї програми',
  overlaps: (title: string) => `Одночасно з обраною подією «${title}»`,
  hurries: (title: string) => `Щонайбільше 5 хвилин на перехід до іншої зали чи з неї: «${title}»`,
  travels: (title: string, left: string) => `«${title}» – в іншому місці Києва: на дорогу ${left}`,
  noTimeToTravel: (title: string) => `«${title}» – в іншому місці Києва: на дорогу немає часу`,
}

export const people = {
  title: 'Спікери',
  allTitle: 'Спікери всіх форумів',
  speakers: { one: 'спікер', few: 'спікери', many: 'спікерів' },
  countries: { one: 'країни', few: 'країн', many: 'країн' },
  fromCountries: (countries: string) => `з ${countries}`,
  find: 'Знайти за імʼям, компанією або темою',
  findHint: 'Наприклад, енергетика',
  near: 'Можливо, ви шукали:',
  often: 'Часто шукають:',
  amongAll: 'Серед спікерів усіх форумів',
  inProgramme: 'У програмі форуму',
  search: 'Шукати',
  noneMatching: 'Немає спікерів, що відповідають фільтрові',
  noneYet: 'Спікерів ще не оголошено',
  showAll: 'Показати всіх',
  onStage: 'На сцені',
  elsewhere: 'Інші сторінки',
  noSessions: 'Сесій із цією людиною ще немає в програмі.',
  allSummary: (years: string) => `Від першого форуму до останнього: ${years}.`,
  noneYetText: 'Імена зʼявляться тут, щойно їх затвердить програмна рада.',
}

export const programme = {
  title: 'Програма',
  inKyivTime: 'Час київський',
  minutes: { one: 'хвилина', few: 'хвилини', many: 'хвилин' },
  kyivTime: 'Час у Києві',
  now: 'Зараз',
  nowLeft: (left: string) => `Зараз, ще ${left}`,
  wholeVenue: 'Усі зали',
  moderatorTag: 'Модератор',
  calendar: 'До календаря',
  subscribe: 'Підписатися в календарі',
  time: 'Час',
  room: 'Зала',
  kyivTimeOf: (date: string) => `${date}, час київський`,
}

/** Of the site's search. `also`: other words by which a page of the site itself is found. */
export const search = {
  everywhere: 'На всьому сайті',
}

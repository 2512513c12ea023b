// Words of one's own programme, of the screens in the halls and of the list of changes.

/** "об 11:00", "о 13:15": as the hour is read aloud. */
const at = (time: string) => (time.startsWith('11') ? `об ${time}` : `о ${time}`)

/** What changed in the programme: its page, its feed, and beside sessions. */
export const changes = {
  lead: 'Зміна зʼявляється тут за кілька хвилин після того, як редактор її зберіг. Час київський.',
  none: 'Змін ще не було',
  noneText: 'Програма така, якою її оголошено.',
  subscribe: 'Підписатися на зміни (Atom)',
  toProgramme: 'До програми',
  was: (what: string) => `Було ${what}`,
  sinceLast: 'Змінилося від вашого минулого перегляду',
}

export const dashboard = {
  title: (year: number) => `Що зараз у залах, форум ${year}`,
  left: 'Залишилося',
  startsIn: 'Початок через',
  toEnd: 'до кінця',
  started: 'Почалося',
  toStart: 'до початку',
  nextAt: (time: string) => `Далі ${at(time)}`,
  startAt: (time: string) => `Початок ${at(time)}`,
  on: (date: string, time: string) => `${date}, ${time}`,
  alsoUntil: (time: string) => `Також до ${time}`,
  also: 'Також зараз',
  andMore: (count: number) => `і ще ${count}`,
  roomOver: 'Програму в цій залі завершено',
  dayOver: 'На сьогодні все',
  forumOver: 'Форум завершено',
  thanks: 'Дякуємо, що були з нами.',
  asOf: (time: string) => `Дані станом на ${time}`,
  fault: 'Екран зараз оновиться',
  toRoom: (room: string) => `Екран зали: ${room}`,
  roomsInTurn: (from: number, until: number, count: number) => `Зали ${from}–${until} з ${count}`,
  toAll: 'Екран усіх зал',
}

export const myProgramme = {
  titleOf: (year: number) => `Моя програма форуму ${year}`,
  lead: 'Зірки зберігаються в цьому браузері: ані реєстрації, ані облікового запису.',
  empty: 'Тут поки порожньо',
  emptyText: 'Позначайте події зіркою у програмі, на сторінках подій і спікерів: вони зберуться тут за днями.',
  noScripts: 'Щоб ставити зірки, потрібні скрипти. Програма, якою з вами поділилися, відкривається й без них.',
  toProgramme: 'До програми форуму',
  sharedTitle: 'Програма, якою з вами поділилися',
  sharedNone: 'За цим посиланням немає жодної події',
  unknown: (count: string) => `Пропущено, бо у програмі таких немає: ${count}.`,
  broken: 'Частину посилання пропущено: воно обірване або в ньому понад 60 подій.',
  isMine: 'Це ваша програма.',
  takeOver: 'Зробити моєю',
  replace: 'Замінити мою програму',
  addAll: 'Додати до моєї',
  undo: 'Повернути попередню',
  views: 'Вигляд',
  list: 'Список',
  grid: 'Сітка за залами',
  share: 'Посилання і QR-код',
  calendar: 'Файл для календаря',
  calendarText:
    'Підписка пересуне перенесену подію і позначить скасовану. Зірок, поставлених пізніше, вона не знає: підпишіться знову.',
  print: 'Друкувати',
  code: 'QR-код цієї програми',
  codeText: 'Наведіть камеру: програма відкриється на іншому пристрої.',
}

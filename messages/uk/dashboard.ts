// Words of the screens in the halls.

/** "об 11:00", "о 13:15": as the hour is read aloud. */
const at = (time: string) => (time.startsWith('11') ? `об ${time}` : `о ${time}`)

export const dashboard = {
  days: { one: 'день', few: 'дні', many: 'днів' },
  hours: 'год',
  minutes: 'хв',
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
  titleOf: (room: string, year: number) => `${room}: що зараз, форум ${year}`,
  description: (year: number) => `Екран форуму ${year}: що відбувається зараз і що буде далі.`,
}

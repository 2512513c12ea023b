// Words of the screens in the halls.

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
  /** `eleven`: before that hour, as it is read aloud. */
  nextAt: { usual: 'Далі о {time}', eleven: 'Далі об {time}' },
  startAt: { usual: 'Початок о {time}', eleven: 'Початок об {time}' },
  on: '{date}, {time}',
  alsoUntil: 'Також до {time}',
  also: 'Також зараз',
  andMore: 'і ще {count}',
  roomOver: 'Програму в цій залі завершено',
  dayOver: 'На сьогодні все',
  forumOver: 'Форум завершено',
  thanks: 'Дякуємо, що були з нами.',
  /** On the screen of a hall, below the moment. */
  interruptedFor: 'Триває {left}',
  asOf: 'Дані станом на {time}',
  toRoom: 'Екран зали: {room}',
  roomsInTurn: 'Зали {from}–{until} з {count}',
  toAll: 'Екран усіх зал',
  titleOf: (room: string, year: number) => `${room}: що зараз, форум ${year}`,
  description: (year: number) => `Екран форуму ${year}: що відбувається зараз і що буде далі.`,
}

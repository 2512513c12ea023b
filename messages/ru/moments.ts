import type { Catalogue } from '../catalogue.ts'

export const moments: Catalogue['moments'] = {
  soon: (left) => `Через ${left}`,
  ended: 'Завершено',
  strip: 'Сейчас и дальше',
  now: 'Сейчас',
  next: 'Дальше',
  nothing: 'ничего',
  at: (time) => `в ${time}`,
  jump: 'К тому, что сейчас',
  spoken: (what) => `Сейчас: ${what}`,
  today: 'Программа сегодня',
  showOwn: 'Рядом моё время',
  yourTime: 'ваше время',
  ownInBrackets: (zone) => `В скобках ваше, ${zone}`,
}

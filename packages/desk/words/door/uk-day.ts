// Words about the running day on the phones at the entrance. Supervisors press; everybody reads.
import { atHour } from '@forum/domain/localisation/at-hour.ts'

const names = { alert: 'Тривога', pause: 'Пауза', goOn: 'Продовжити', undo: 'Скасування' }
const asked = { alert: 'Перервати зараз?', pause: 'Зробити паузу зараз?', goOn: 'Продовжити зараз?' }

type Name = keyof typeof names
type Asked = keyof typeof asked

export const ukDay = {
  open: 'Тривога, пауза, продовження',
  title: 'Форум сьогодні',
  alert: 'Тривога: перервати все',
  pause: 'Пауза в усіх залах',
  oneHall: 'Лише одна зала',
  hallAlert: 'Тривога',
  hallPause: 'Пауза',
  goOn: 'Продовжити зараз',
  isOn: (kind: 'alert' | 'pause', clock: string, halls: string) => `${names[kind]} з ${clock}, ${halls || 'усі зали'}`,
  drill: 'Це навчання, не справжня тривога.',
  pressedBy: (name: string) => `Натиснуто: ${name}.`,
  resumes: (clock: string) => `Продовжимо ${atHour(clock)}.`,
  asOf: (clock: string) => `Так було ${atHour(clock)}. Мережі немає, тож зараз може бути інакше.`,
  calmAsOf: (clock: string) =>
    `${atHour(clock).replace('о', 'О')} нічого не було перервано. Мережі немає, тож зараз може бути інакше.`,
  /** What was pressed, and where. */
  what: (name: Name, hall: string) => (hall === '' ? `«${names[name]}»` : `«${names[name]}» (${hall})`),
  sending: (what: string) => `${what}: передаємо…`,
  notOut: (what: string, clock: string) =>
    `${what}, натиснуто ${atHour(clock)}: ЩЕ НЕ ПЕРЕДАНО. Цього ніхто не бачить: зателефонуйте організаторам.`,
  willGo: 'Якщо мережа зʼявиться за дві хвилини, телефон передасть це сам; потім спитає вас знову.',
  willAsk: 'Минуло більше двох хвилин: само це вже не піде. Коли зʼявиться мережа, телефон спитає вас.',
  askOld: (what: string, clock: string, minutes: number, name: Asked) =>
    `Ви натиснули ${what} ${atHour(clock)}, ${minutes} хв тому, і це не передано. ${asked[name]}`,
  askOvertaken: (what: string, clock: string, name: Asked) =>
    `Ви натиснули ${what} ${atHour(clock)}, а після вас натиснули протилежне. ${asked[name]}`,
  yes: { alert: 'Так, перервати', pause: 'Так, пауза', goOn: 'Так, продовжити' },
  no: 'Ні',
  out: (what: string) => `${what}: передано, сайт і екрани це показують.`,
  undo: 'Скасувати',
  takeBack: 'Не передавати',
  undone: 'Скасовано.',
  already: (name: string, clock: string) => (name === '' ? 'Так уже є.' : `Так уже є: ${name}, ${clock}.`),
  faults: {
    noHall: 'Не зроблено: такої зали в програмі немає.',
    tooLate: 'Хвилина минула: скасувати вже не можна. Натисніть те, що має бути зараз.',
    changed: 'Не скасовано: після вас це змінив хтось інший.',
  },
  asks: {
    alert: (clock: string, source: string) => `Тривога в Києві з ${clock} (${source}). Перервати форум?`,
    clear: (clock: string, source: string) => `Відбій у Києві ${atHour(clock)} (${source}). Продовжити форум?`,
  },
  decline: { alert: 'Ні, не перериваємо', clear: 'Ні, ще не продовжуємо' },
  lost: (what: string, clock: string) =>
    `${what}, натиснуто ${atHour(clock)}, НЕ передано, і з цього телефона вже не піде. Зателефонуйте організаторам.`,
}

// Words of speakers: their lists, and the page of one.
import { atHour } from '@forum/domain/localisation/at-hour.ts'

export const people = {
  portraitOf: (name: string) => `Портрет: ${name}`,
  title: 'Спікери',
  allTitle: 'Спікери всіх форумів',
  speakers: { one: 'спікер', few: 'спікери', many: 'спікерів' },
  countries: { one: 'країни', few: 'країн', many: 'країн' },
  fromCountries: (countries: string) => `з ${countries}`,
  letters: 'Літери',
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
  /** Said by a script when no server answers. */
  foundOffline: 'Немає зв’язку. Серед тих, хто вже на сторінці, знайдено: {count}',
  onStage: 'На сцені',
  elsewhere: 'Інші сторінки',
  noSessions: 'Сесій із цією людиною ще немає в програмі.',
  allSummary: (years: string) => `Від першого форуму до останнього: ${years}.`,
  noneYetText: 'Імена зʼявляться тут, щойно їх затвердить програмна рада.',
  titleOf: (year: number) => `Спікери форуму ${year}`,
  description: (count: string) => `${count}: імена, посади, сесії.`,
  descriptionOf: (year: number, count: string) => `Форум ${year}, ${count}: імена, посади, сесії.`,
  topics: ['енергетика', 'оборона', 'інфляція', 'освіта', 'дрони', 'відбудова', 'експорт', 'податки'],
  nobodyKnown: 'Хто виступав, не записано',
  /** On the plate of who speaks today. */
  todayAt: (time: string) => `Сьогодні ${atHour(time)}`,
  moderator: 'Модератор',
  speaker: 'Спікер',
  personDescription: (person: string, forum: string) =>
    `${person}: хто це, про що говорить, де й коли виступає на сцені (${forum}).`,
}

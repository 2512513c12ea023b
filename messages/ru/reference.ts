// Words of the pages about the forum, of contacts, materials, thanks, search and donations.
import type * as uk from '../uk/reference.ts'

export const about: typeof uk.about = {
  title: 'О форуме',
  supervisors: 'Наблюдательный совет',
  team: 'Команда',
  noText: 'Рассказ о форуме ещё пишем. Вопросы можно задать организаторам.',
  noPeople: 'Имена появятся здесь, как только их утвердят.',
  noPartners: 'Партнёры этого года ещё не объявлены.',
  wholeTeam: 'Вся команда',
  allPartners: 'Все партнёры',
  contactUs: 'Контакты',
  teamTitle: 'Кто делает форум',
  teamSummary: 'Те, кто проверяет, решает и выносит стулья.',
  alongside: 'Рядом работают',
  noTeam: 'Команда ещё не объявлена',
  partnersSummary: 'Партнёр оплачивает видимое: свет, перевод, обед. На программу он не влияет.',
  partnersEarlier: 'Прошлые годы',
  partnersCount: { one: 'партнёр', few: 'партнёра', many: 'партнёров' },
}

export const confirmation: typeof uk.confirmation = {
  next: 'Что дальше',
  contact: 'Если что-то пошло не так',
  contactText: 'Спросите отдел регистрации: назовите номер заказа или имя, на которое он оформлен.',
  contactPlain: 'Напишите нам или позвоните.',
  ways: 'А пока',
  programme: 'Программа форума',
  speakers: 'Спикеры',
  news: 'Новости',
  home: 'На главную',
}

export const donation: typeof uk.donation = {
  text: 'Регистрационные взносы участников форума идут в центр реабилитации ветеранов.',
  raised: (goal) => `собрано из ${goal}`,
  missing: (sum) => `не хватает ${sum}`,
  help: 'К кому обратиться',
  helpText: 'Скажите нам, чем хотите помочь: деньгами, оборудованием или работой. Мы сведём вас с центром.',
  toForum: (year) => `Форум ${year}`,
}

export const reference: typeof uk.reference = {
  contacts: 'Контакты',
  contactsSummary: 'Звоните или пишите тем, кто знает ответ.',
  hours: 'Телефоны работают в будни с 9 до 18 по Киеву.',
  answeredNow: (time: string) => `Сейчас в Киеве ${time}: звоните.`,
  notAnsweredNow: (time: string) => `Сейчас в Киеве ${time}: напишите, ответим утром в рабочий день.`,
  aboutTickets: 'Билеты, счета, возвраты',
  aboutPress: 'Аккредитация, интервью, снимки',
  toTickets: 'К билетам',
  groups: 'Кому звонить',
  noContacts: 'Телефоны скоро появятся здесь',
  materialsSummary: 'Презентации, отчёты, материалы для прессы и знак форума.',
  noMaterials: 'Материалов ещё нет',
  noMaterialsText: 'Презентации и отчёты появляются здесь после форума.',
  undated: 'Без года',
  kinds: {
    presentation: 'Презентации',
    report: 'Отчёты',
    press_kit: 'Для прессы',
    brand: 'Знак и стиль',
    other: 'Другое',
  },
  pagesSummary: 'Как доехать, что можно снимать, куда пойти с вопросом.',
  noPages: 'Страниц ещё нет',
  otherPages: 'Ещё в справке',
  noBody: 'Текст этой страницы ещё пишем.',
}

export const search: typeof uk.search = {
  find: 'Найти',
  toFound: 'К найденному',
  nothingText: 'Попробуйте слово покороче, другую форму имени или тему. Можно писать по-украински, по-английски и по-русски.',
  byKind: 'По виду',
  byYear: 'По году',
}

export const share: typeof uk.share = {
  copyOf: (field) => `Скопировать: ${field}`,
  selected: 'Выделено: нажмите Ctrl+C (на Mac ⌘C)',
}

export const status: typeof uk.status = {
  offlineTitle: 'Нет связи',
  offlineText: 'Эту страницу вы ещё не открывали, а сети сейчас нет. Как только связь вернётся, она откроется сама.',
  keptPages: 'Откроются и без сети',
}

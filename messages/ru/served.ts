// Words that only the server says: what its loaders put into pages, titles and descriptions. No browser loads them.
import type * as uk from '../uk/served.ts'

export const about: typeof uk.about = {
  description: 'Зачем существует форум, кто за ним наблюдает, кто его организует и поддерживает.',
  teamDescription: 'Наблюдательный совет, организаторы и команда форума: имена, обязанности, контакты.',
  memberDescription: (member, forum) => `${member}: за что отвечает на форуме (${forum}).`,
  partnersDescription: (year) => `Партнёры форума ${year} по группам и партнёры прошлых лет.`,
}

export const broadcast: typeof uk.broadcast = {
  description: (year, facts) => `Трансляции форума ${year}: ${facts}.`,
  summary: (facts, date) => `${facts}, ${date}. Время киевское.`,
  broadcasts: { one: 'трансляция', few: 'трансляции', many: 'трансляций' },
  recordings: { one: 'запись', few: 'записи', many: 'записей' },
  ends: 'Конец',
  none: 'Трансляции ещё не объявлены',
  noneText: (date) => `Форум начинается ${date}.`,
  noneSeeProgramme: 'Что и в каком зале будут обсуждать, видно в программе.',
  noneUndated: 'Дату форума ещё не назвали. Новость о ней появится на сайте.',
  noneThen: 'Трансляций этого форума нет',
  noneThenText: 'Всё, что от него осталось, собрано на странице форума.',
  cancelledText: 'Трансляций у него нет.',
  at: (date, time) => `${date} в ${time}`,
}

export const changes: typeof uk.changes = {
  description: (year) => `Что изменилось в программе форума ${year}: время, зал, название, участники, отменённые и новые сессии.`,
  restored: 'Снова в программе',
  isNew: 'Новая сессия',
  isNewSide: 'Новое событие вокруг форума',
  time: (before, after) => `Время: было ${before}, стало ${after}`,
  hall: (before, after) => `Место: было ${before}, стало ${after}`,
  renamed: (before) => `Раньше называлась «${before}»`,
  joined: (names) => `Присоединились: ${names}`,
  left: (names) => `Не примут участия: ${names}`,
  noTime: 'без времени',
  noHall: 'без зала',
}

export const confirmation: typeof uk.confirmation = {
  order: {
    title: 'Что дальше после заказа',
    heading: 'Спасибо!',
    summary: 'Если вы только что оформили заказ, он уже у нас. Вот что будет дальше.',
    steps: [
      {
        title: 'Письмо на вашу почту',
        text: 'Подтверждение приходит на адрес из заказа. Если через час его нет, проверьте «Спам» и напишите нам.',
      },
      {
        title: 'Счёт, если платите по реквизитам',
        text: 'Счёт придёт по электронной почте. Место остаётся за вами, пока банк проводит платёж.',
      },
      {
        title: 'Билет после оплаты',
        text: 'Билет придёт на тот же адрес. На регистрации достаточно показать его с экрана.',
      },
    ],
  },
}

export const dashboard: typeof uk.dashboard = {
  titleOf: (room, year) => `${room}: что сейчас, форум ${year}`,
  description: (year) => `Экран форума ${year}: что происходит сейчас и что будет дальше.`,
}

export const donation: typeof uk.donation = {
  description: 'Регистрационные взносы форума идут в центр реабилитации ветеранов. Как помочь ещё.',
}

export const forms: typeof uk.forms = {
  contact: 'Вопросы',
}

export const forum: typeof uk.forum = {
  description: (title, year) => `${title}: программа, спикеры, партнёры и фото форума ${year} года.`,
  cancelledForCovid: 'Форум 2020 года отменён из-за COVID-19',
}

export const home: typeof uk.home = {
  description: 'Ежегодный международный экономический форум в Киеве: программа, спикеры, партнёры, новости.',
  onAir: (rooms) => `Форум идёт: в эфире ${rooms}`,
  seeProgramme: 'Смотреть программу',
  day: 'День коротко',
  partners: 'Партнёры',
  address: 'Адрес',
  date: 'Дата',
}

export const moments: typeof uk.moments = {
  at: (time) => `в ${time}`,
}

export const myProgramme: typeof uk.myProgramme = {
  description: (year) => `Выбранные события форума ${year} по дням: со временем, залами и предупреждениями о наложениях.`,
  events: { one: 'событие', few: 'события', many: 'событий' },
}

export const people: typeof uk.people = {
  titleOf: (year) => `Спикеры форума ${year}`,
  description: (count) => `${count}: имена, должности, сессии.`,
  descriptionOf: (year, count) => `Форум ${year}, ${count}: имена, должности, сессии.`,
  topics: ['энергетика', 'оборона', 'инфляция', 'образование', 'дроны', 'восстановление', 'экспорт', 'налоги'],
  nobodyKnown: 'Кто выступал, не записано',
  moderator: 'Модератор',
  speaker: 'Спикер',
  personDescription: (person, forum) => `${person}: кто это, о чём говорит, где и когда выступает на сцене (${forum}).`,
}

export const photos: typeof uk.photos = {
  description: 'Фотоальбомы всех форумов: зал, сцена, фойе и люди между ними.',
  albumTitle: (title) => `${title}: фото`,
}

export const programme: typeof uk.programme = {
  titleOfDay: (year, day) => `Программа форума ${year}: ${day}`,
  description: (year, facts) => `Программа форума ${year}: ${facts}.`,
  cancelled: 'Этот форум отменён',
  cancelledText: 'Программы у него нет.',
  rooms: { one: 'зал', few: 'зала', many: 'залов' },
  hours: { one: 'час', few: 'часа', many: 'часов' },
  none: 'Программы ещё нет',
  noneText: 'Мы опубликуем её, как только её утвердит программный совет.',
  found: (events) => `Найдено: ${events}`,
  moderator: 'Модерирует',
  share: 'Поделиться',
  severalDays: (start, end) => `${start} – ${end}`,
  nextInRoom: 'Дальше в этом зале',
  nextHere: 'Дальше в программе',
  kinds: {
    panel: 'Панель',
    keynote: 'Слово',
    discussion: 'Дискуссия',
    interview: 'Интервью',
    ceremony: 'Церемония',
    break: 'Перерыв',
  },
  localePath: (language) => `язык: ${language}`,
  interpreted: (languages) => `перевод: ${languages}`,
}

export const publication: typeof uk.publication = {
  newsDescription: 'Новости форума: решения программного совета, билеты, партнёры.',
  videosDescription: 'Записи выступлений и панелей всех форумов.',
}

export const reference: typeof uk.reference = {
  contactsDescription: 'Телефоны и почта организаторов, регистрации, отдела спикеров и пресс-службы; где пройдёт форум.',
  materialsDescription: 'Презентации, отчёты, пресс-киты и знак форума по годам.',
  pagesDescription: 'Страницы о площадке, доступности, правилах и работе прессы на форуме.',
}

export const search: typeof uk.search = {
  titleOf: (query) => `Поиск: ${query}`,
  description: 'Сессии, спикеры всех лет, партнёры, новости, видео, материалы и страницы форума.',
  found: { one: 'результат', few: 'результата', many: 'результатов' },
  foundFor: (count, query) => `${count} по запросу «${query}»`,
  switchedTo: (query) => `Похоже, раскладка клавиатуры была другая: показываем «${query}».`,
  near: 'Всех слов вместе нигде нет. Вот где есть некоторые из них или похожие.',
  nothing: (query) => `По запросу «${query}» ничего не нашлось`,
  maybe: 'Возможно, вы искали:',
  often: 'Часто ищут:',
  all: 'Всё',
  allYears: 'Все годы',
  more: (count) => `Показать все: ${count}`,
  kinds: {
    session: 'Сессии',
    sideEvent: 'Вокруг форума',
    person: 'Люди',
    partner: 'Партнёры',
    post: 'Новости',
    video: 'Видео',
    album: 'Фото',
    material: 'Материалы',
    broadcast: 'Трансляции',
    page: 'Страницы',
  },
  sitePages: {
    tickets: { title: 'Билеты', also: 'купить цена стоимость участие скидка' },
    programme: { title: 'Программа', also: 'расписание сессии когда залы' },
    speakers: { title: 'Спикеры', also: 'кто выступает докладчики' },
    contacts: { title: 'Контакты', also: 'телефон почта адрес связь' },
    accreditation: { title: 'Аккредитация', also: 'пресса журналист медиа аккредитоваться' },
    broadcasts: { title: 'Трансляции', also: 'вживую онлайн смотреть стрим' },
    news: { title: 'Новости', also: 'объявления' },
    photos: { title: 'Фото', also: 'снимки альбомы' },
    videos: { title: 'Видео', also: 'записи выступлений' },
    partners: { title: 'Партнёры', also: 'спонсоры' },
    materials: { title: 'Материалы', also: 'презентации скачать файлы' },
    team: { title: 'Команда', also: 'организаторы наблюдательный совет' },
  },
}

export const site: typeof uk.site = {
  shortName: 'Экономфорум',
  home: 'Главная',
  forum: 'Форум',
  toTop: 'Наверх',
}

export const ticket: typeof uk.ticket = {
  title: 'Билеты',
  description: (year) => `Сколько стоят билеты на форум ${year}, что в них входит и как зарегистрироваться.`,
  buy: 'Купить билет',
  book: 'Забронировать место',
  seeArchive: 'Смотреть архив',
  free: 'Бесплатно',
  kyivMoment: (date, time) => `${date}, ${time} по Киеву`,
  until: (moment) => `В продаже до ${moment}`,
  untilEndOf: (date) => `В продаже до ${date} включительно`,
  reducedUntil: (moment: string) => `По этой цене до ${moment}`,
  reducedUntilEndOf: (date: string) => `По этой цене до ${date} включительно`,
  opens: (moment) => `Продажа откроется ${moment}`,
  over: 'Продажа завершена',
  subject: (way, year) => `${way}, форум ${year}`,
  wayDescription: (way, year, text) => `${way} на форум ${year}. ${text}.`,
  soonTitle: 'Продажа скоро откроется',
  soonText: 'Дату начала объявим на этой странице.',
  opensText: (moment) => `Продажа билетов откроется ${moment}.`,
  unannouncedTitle: 'Билеты ещё не объявлены',
  unannouncedText: 'Цены и дата начала продажи появятся на этой странице.',
  notOpenTitle: 'Продажа ещё не открыта',
  notOpenText: 'Дата её начала появится на этой странице.',
  pausedTitle: 'Продажа временно приостановлена',
  pausedText:
    'Техническая неисправность: сейчас мы не можем принять заказ. Ваши билеты и оплаченные заказы не потеряны. Загляните немного позже или позвоните нам.',
  endedTitle: 'Продажа билетов завершена',
  endedText: 'Если билет у вас уже есть, ждём вас на форуме.',
  heldText: (year) => `Форум ${year} уже прошёл.`,
  closedTitle: 'Продажа временно закрыта',
  closedText:
    'Условия продажи ещё не опубликованы, поэтому билеты пока не продаём. Загляните на эту страницу позже или спросите нас.',
  noneTitle: 'Сейчас билетов в продаже нет',
  noneText: 'Загляните на эту страницу позже.',
}

// Words that only the server says: what its loaders put into pages, titles and descriptions. No browser loads them.

export const about = {
  description: 'Навіщо існує форум, хто його наглядає, організовує й підтримує.',
  teamDescription: 'Наглядова рада, організатори й команда форуму: імена, обовʼязки, контакти.',
  memberDescription: (member: string, forum: string) => `${member}: за що відповідає у форумі (${forum}).`,
  partnersDescription: (year: number) => `Партнери форуму ${year} за групами та партнери попередніх років.`,
}

export const broadcast = {
  description: (year: number, facts: string) => `Трансляції форуму ${year}: ${facts}.`,
  summary: (facts: string, date: string) => `${facts}, ${date}. Час київський.`,
  broadcasts: { one: 'трансляція', few: 'трансляції', many: 'трансляцій' },
  recordings: { one: 'запис', few: 'записи', many: 'записів' },
  ends: 'Кінець',
  none: 'Трансляцій ще не оголошено',
  noneText: (date: string) => `Форум починається ${date}.`,
  noneSeeProgramme: 'Що і в якій залі говоритимуть, видно у програмі.',
  noneUndated: 'Дати форуму ще не названо. Новини про неї зʼявляться на сайті.',
  noneThen: 'Трансляцій цього форуму немає',
  noneThenText: 'Усе, що від нього лишилося, зібрано на сторінці форуму.',
  cancelledText: 'Трансляцій у нього немає.',
  at: (date: string, time: string) => `${date} о ${time}`,
}

export const changes = {
  description: (year: number) => `Що змінилося в програмі форуму ${year}: час, зала, назва, учасники, скасовані й нові сесії.`,
  restored: 'Знову у програмі',
  isNew: 'Нова сесія',
  isNewSide: 'Нова подія навколо форуму',
  time: (before: string, after: string) => `Час: було ${before}, стало ${after}`,
  hall: (before: string, after: string) => `Місце: було ${before}, стало ${after}`,
  renamed: (before: string) => `Раніше називалася «${before}»`,
  joined: (names: string) => `Приєдналися: ${names}`,
  left: (names: string) => `Не братимуть участі: ${names}`,
  noTime: 'без часу',
  noHall: 'без зали',
}

export const confirmation = {
  order: {
    title: 'Що далі після замовлення',
    heading: 'Дякуємо!',
    summary: 'Якщо ви щойно оформили замовлення, воно вже в нас. Ось що буде далі.',
    steps: [
      {
        title: 'Лист на вашу пошту',
        text: 'Підтвердження приходить на адресу із замовлення. Якщо за годину його немає, перевірте «Спам» і напишіть нам.',
      },
      {
        title: 'Рахунок, коли платите за реквізитами',
        text: 'Рахунок прийде електронною поштою. Місце лишається за вами, доки банк проводить платіж.',
      },
      {
        title: 'Квиток після оплати',
        text: 'Квиток прийде на ту саму адресу. На реєстрації досить показати його з екрана.',
      },
    ],
  },
}

export const dashboard = {
  titleOf: (room: string, year: number) => `${room}: що зараз, форум ${year}`,
  description: (year: number) => `Екран форуму ${year}: що відбувається зараз і що буде далі.`,
}

export const donation = {
  description: 'Реєстраційні внески форуму йдуть до центру реабілітації ветеранів. Як допомогти ще.',
}

export const forms = {
  contact: 'Запитання',
}

export const forum = {
  description: (title: string, year: number) => `${title}: програма, спікери, партнери й фото форуму ${year} року.`,
  cancelledForCovid: 'Форум 2020 року скасовано через COVID-19',
}

export const home = {
  description: 'Щорічний міжнародний економічний форум у Києві: програма, спікери, партнери, новини.',
  onAir: (rooms: string) => `Форум триває: наживо ${rooms}`,
  seeProgramme: 'Дивитися програму',
  day: 'День коротко',
  partners: 'Партнери',
  address: 'Адреса',
  date: 'Дата',
}

export const moments = {
  at: (time: string) => `о ${time}`,
}

export const myProgramme = {
  description: (year: number) => `Обрані події форуму ${year} за днями: із часом, залами й попередженнями про накладки.`,
  events: { one: 'подія', few: 'події', many: 'подій' },
}

export const people = {
  titleOf: (year: number) => `Спікери форуму ${year}`,
  description: (count: string) => `${count}: імена, посади, сесії.`,
  descriptionOf: (year: number, count: string) => `Форум ${year}, ${count}: імена, посади, сесії.`,
  topics: ['енергетика', 'оборона', 'інфляція', 'освіта', 'дрони', 'відбудова', 'експорт', 'податки'],
  nobodyKnown: 'Хто виступав, не записано',
  moderator: 'Модератор',
  speaker: 'Спікер',
  personDescription: (person: string, forum: string) =>
    `${person}: хто це, про що говорить, де й коли виступає на сцені (${forum}).`,
}

export const photos = {
  description: 'Фотоальбоми всіх форумів: зала, сцена, фоє та люди між ними.',
  albumTitle: (title: string) => `${title}: фото`,
}

export const programme = {
  titleOfDay: (year: number, day: string) => `Програма форуму ${year}: ${day}`,
  description: (year: number | string, facts: string) => `Програма форуму ${year}: ${facts}.`,
  cancelled: 'Цей форум скасовано',
  cancelledText: 'Програми в нього немає.',
  rooms: { one: 'зала', few: 'зали', many: 'зал' },
  hours: { one: 'година', few: 'години', many: 'годин' },
  none: 'Програми ще немає',
  noneText: 'Ми опублікуємо її, щойно її затвердить програмна рада.',
  found: (events: string) => `Знайдено: ${events}`,
  moderator: 'Модерує',
  share: 'Поділитися',
  severalDays: (start: string, end: string) => `${start} – ${end}`,
  nextInRoom: 'Далі в цій залі',
  nextHere: 'Далі у програмі',
  kinds: {
    panel: 'Панель',
    keynote: 'Слово',
    discussion: 'Дискусія',
    interview: 'Інтервʼю',
    ceremony: 'Церемонія',
    break: 'Перерва',
  },
  localePath: (language: string) => `мова: ${language}`,
  interpreted: (languages: string) => `переклад: ${languages}`,
}

export const publication = {
  newsDescription: 'Новини форуму: рішення програмної ради, квитки, партнери.',
  videosDescription: 'Записи виступів і панелей усіх форумів.',
}

export const reference = {
  contactsDescription: 'Телефони й пошта організаторів, реєстрації, спікерської та пресслужби; де відбудеться форум.',
  materialsDescription: 'Презентації, звіти, пресматеріали та знак форуму за роками.',
  pagesDescription: 'Сторінки про майданчик, доступність, правила й роботу преси на форумі.',
}

export const search = {
  titleOf: (query: string) => `Пошук: ${query}`,
  description: 'Сесії, спікери всіх років, партнери, новини, відео, матеріали й сторінки форуму.',
  found: { one: 'результат', few: 'результати', many: 'результатів' },
  foundFor: (count: string, query: string) => `${count} за запитом «${query}»`,
  switchedTo: (query: string) => `Схоже, розкладка клавіатури була інша: показуємо «${query}».`,
  near: 'Усіх слів разом ніде немає. Ось де є деякі з них або схожі.',
  nothing: (query: string) => `За запитом «${query}» нічого не знайшлося`,
  maybe: 'Можливо, ви шукали:',
  often: 'Часто шукають:',
  all: 'Усе',
  allYears: 'Усі роки',
  more: (count: string) => `Показати всі: ${count}`,
  kinds: {
    session: 'Сесії',
    sideEvent: 'Навколо форуму',
    person: 'Люди',
    partner: 'Партнери',
    post: 'Новини',
    video: 'Відео',
    album: 'Фото',
    material: 'Матеріали',
    broadcast: 'Трансляції',
    page: 'Сторінки',
  },
  sitePages: {
    tickets: { title: 'Квитки', also: 'купити ціна вартість участь знижка' },
    programme: { title: 'Програма', also: 'розклад сесії коли зали' },
    speakers: { title: 'Спікери', also: 'спікери хто виступає доповідачі' },
    contacts: { title: 'Контакти', also: 'телефон пошта адреса звʼязок' },
    accreditation: { title: 'Акредитація', also: 'преса журналіст медіа акредитуватися' },
    broadcasts: { title: 'Трансляції', also: 'наживо онлайн дивитися стрім' },
    news: { title: 'Новини', also: 'оголошення' },
    photos: { title: 'Фото', also: 'світлини альбоми' },
    videos: { title: 'Відео', also: 'записи виступів' },
    partners: { title: 'Партнери', also: 'спонсори' },
    materials: { title: 'Матеріали', also: 'презентації завантажити файли' },
    team: { title: 'Команда', also: 'організатори наглядова рада' },
  },
}

export const site = {
  /** On a home screen, where a dozen letters have room. */
  shortName: 'Економфорум',
  home: 'Головна',
  forum: 'Форум',
  toTop: 'Угору',
}

export const ticket = {
  title: 'Квитки',
  description: (year: number) => `Скільки коштують квитки на форум ${year}, що в них входить і як зареєструватися.`,
  buy: 'Придбати квиток',
  book: 'Забронювати місце',
  seeArchive: 'Дивитися архів',
  free: 'Безкоштовно',
  kyivMoment: (date: string, time: string) => `${date}, ${time} за Києвом`,
  until: (moment: string) => `У продажу до ${moment}`,
  untilEndOf: (date: string) => `У продажу до ${date} включно`,
  reducedUntil: (moment: string) => `За цією ціною до ${moment}`,
  reducedUntilEndOf: (date: string) => `За цією ціною до ${date} включно`,
  opens: (moment: string) => `Продаж відкриється ${moment}`,
  over: 'Продаж завершено',
  subject: (way: string, year: number) => `${way}, форум ${year}`,
  wayDescription: (way: string, year: number, text: string) => `${way} на форум ${year}. ${text}.`,
  soonTitle: 'Продаж скоро відкриється',
  soonText: 'Дату початку оголосимо на цій сторінці.',
  opensText: (moment: string) => `Продаж квитків відкриється ${moment}.`,
  unannouncedTitle: 'Квитки ще не оголошено',
  unannouncedText: 'Ціни й дата початку продажу зʼявляться на цій сторінці.',
  notOpenTitle: 'Продаж ще не відкрито',
  notOpenText: 'Дата початку продажу зʼявиться на цій сторінці.',
  pausedTitle: 'Продаж тимчасово призупинено',
  pausedText:
    'Технічна несправність: зараз ми не можемо прийняти замовлення. Ваші квитки й сплачені замовлення не втрачено. Зазирніть трохи згодом або зателефонуйте нам.',
  endedTitle: 'Продаж квитків завершено',
  endedText: 'Якщо квиток у вас уже є, чекаємо на вас на форумі.',
  heldText: (year: number) => `Форум ${year} уже відбувся.`,
  closedTitle: 'Продаж тимчасово закрито',
  closedText:
    'Умови продажу ще не опубліковано, тому квитки поки що не продаємо. Завітайте на цю сторінку пізніше або запитайте нас.',
  noneTitle: 'Зараз квитків у продажу немає',
  noneText: 'Завітайте на цю сторінку пізніше.',
}
